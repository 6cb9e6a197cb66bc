// Asks again for images that did not come: later each time, and at once when the page has its connection again.

import { when } from "./Moments.js";

/** @type {Map<EventTarget, number>} */
const failedImages = new Map(); // image → how often it was asked for in vain

addEventListener(
  "error",
  ({ target }) => {
    if (!target.matches?.("img.graphic")) return;
    const count = (failedImages.get(target) ?? 0) + 1;
    failedImages.set(target, count);
    // What is not there after a quarter of an hour comes with the next connection, if ever.
    if (count <= 10) setTimeout(askForImage, 1000 * 2 ** (count - 1), target, count);
  },
  { capture: true },
);

addEventListener("load", ({ target }) => failedImages.delete(target), { capture: true });

/** @param {HTMLImageElement} image @param {number} count */
function askForImage(image, count) {
  if (!image.isConnected) return failedImages.delete(image);
  if (failedImages.get(image) !== count) return;
  // The same address once more is asked for once more.
  image.setAttribute("src", image.getAttribute("src") ?? "");
}

function askForFailedImages() {
  for (const [image, count] of failedImages) askForImage(/** @type {HTMLImageElement} */ (image), count);
}

when("joined", askForFailedImages);

// Some failed before this script was there.
for (const image of document.querySelectorAll("img.graphic")) {
  if (image.complete && image.naturalWidth === 0) image.dispatchEvent(new Event("error"));
}
