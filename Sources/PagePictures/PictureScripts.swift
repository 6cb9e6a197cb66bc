/// What runs in pages when pictures of them are taken and compared.
package enum PictureScripts {
  /// Waits until a page of the browser host has its socket, is laid out with the window's fonts and shows all its images; then stops what moves.
  /// Gives the place of a view that is as large as it wants to be, or null.
  ///
  /// The names are those of the page's script: see Sources/BrowserHosting/Resources.
  package static let settle = """
    (async () => {
      const limit = performance.now() + 15000;
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
      const until = async (isSo) => {
        while (!isSo()) {
          if (performance.now() > limit) throw new Error("the page has not come to rest within 15 seconds");
          await new Promise((done) => setTimeout(done, 4));
        }
      };
      const isQuiet = () => typeof outbox === "object" && outbox.socket?.readyState === WebSocket.OPEN && outbox.unacknowledged.length === 0
        && !telling && fontQueue.length === 0;
      await until(() => document.readyState === "complete" && isQuiet());
      const style = new CSSStyleSheet();
      style.replaceSync("*, ::before, ::after { transition: none !important; caret-color: transparent !important; scrollbar-width: none !important; }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
      await document.fonts.ready;
      let quiet = performance.now();
      let rest = document.body.innerHTML.length;
      await until(() => {
        const length = document.body.innerHTML.length;
        if (!isQuiet() || length !== rest) quiet = performance.now();
        rest = length;
        return performance.now() - quiet > 60;
      });
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      for (const animation of document.getAnimations()) {
        try {
          animation.finish();
        } catch {
          animation.pause();
          animation.currentTime = 0;
        }
      }
      document.activeElement?.blur?.();
      await frame();
      const box = document.querySelector('[data-identifier="oriel-preview-size"]')?.getBoundingClientRect();
      return box && box.width >= 1 && box.height >= 1
        ? { x: Math.floor(box.x), y: Math.floor(box.y), width: Math.ceil(box.width), height: Math.ceil(box.height), scale: 1 } : null;
    })()
    """

  /// Compares two pictures, as base64. Gives how many pixels differ, and a picture in which these are red and the others faint.
  static func compare(_ old: String, _ new: String) -> String {
    """
    (async () => {
      const read = async (text) => {
        const image = await createImageBitmap(await (await fetch("data:image/png;base64," + text)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d", { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [old, now] = [await read("\(old)"), await read("\(new)")];
      const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      const result = context.createImageData(width, height);
      const [a, b, c] = [new Uint32Array(old.data.buffer), new Uint32Array(now.data.buffer), new Uint32Array(result.data.buffer)];
      let pixels = 0;
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const before = x < old.width && y < old.height ? a[y * old.width + x] : undefined;
          const after = x < now.width && y < now.height ? b[y * now.width + x] : undefined;
          if (before === after) {
            const place = 4 * (y * now.width + x);
            const gray = Math.round(255 - (255 - (now.data[place] + now.data[place + 1] + now.data[place + 2]) / 3) / 5);
            c[y * width + x] = 0xff000000 | gray << 16 | gray << 8 | gray;
          } else {
            pixels += 1;
            c[y * width + x] = 0xff2020e0;
          }
        }
      }
      context.putImageData(result, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
      let text = "";
      for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
      return { pixels, picture: btoa(text) };
    })()
    """
  }
}
