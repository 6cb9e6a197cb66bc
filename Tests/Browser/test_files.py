"""Files in and out, drag and drop, and pasting."""

import base64

import pytest
from pages import open_page, settle
from playwright.sync_api import expect

# Drops things on a node as the desktop does, or what is dragged in the page: what a browser tells of them, and the events in their order.
DROP = """async ([on, name, type, text, source]) => {
  const find = (attribute, words) => [...document.querySelectorAll(`[${attribute}]`)].find((node) => node.textContent.includes(words));
  const node = find("data-drop", on);
  const data = new DataTransfer();
  if (name) data.items.add(new File([text], name, { type }));
  else if (text) data.setData("text/plain", text);
  const { left, top } = node.getBoundingClientRect();
  const event = (kind, target = node) => {
    const it = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data, clientX: left + 5, clientY: top + 5 });
    target.dispatchEvent(it);
  };
  if (source) event("dragstart", find("data-drag", source));
  event("dragenter");
  event("dragover");
  event("drop");
  if (source) event("dragend", find("data-drag", source));
}"""


@pytest.fixture
def app(serve, new_page):
    def app(**options):
        page = new_page(**options)
        open_page(page, serve("TransferApp").url)
        return page

    return app


def drop(page, on, name=None, kind=None, text=None, source=None):
    page.evaluate(DROP, [on, name, kind, text, source])


@pytest.mark.firefox
def test_files_are_imported(app, tmp_path):
    page = app()
    files = []
    for name, text in [("a.txt", "Milk"), ("ä b.txt", "Tea")]:
        (tmp_path / name).write_text(text)
        files.append(tmp_path / name)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import").click()
    assert chooser.value.is_multiple()
    chooser.value.set_files(files)
    expect(page.get_by_text("Imported: a.txt=Milk, ä b.txt=Tea")).to_be_visible()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


@pytest.mark.firefox
def test_an_import_is_cancelled(app):
    page = app()
    with page.expect_file_chooser():
        page.get_by_role("button", name="Import").click()
    expect(page.get_by_role("alertdialog", name="Choose Files")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Imported: cancelled")).to_be_visible()


def test_a_file_of_another_type_is_refused_with_its_reason(app, tmp_path):
    page = app()
    (tmp_path / "a.png").write_bytes(b"png")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import").click()
    chooser.value.set_files(tmp_path / "a.png")
    expect(page.get_by_text("'a.png' is of another type")).to_be_visible()
    page.get_by_role("button", name="OK").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Imported: cancelled")).to_be_visible()


@pytest.mark.firefox
def test_a_document_is_stored(app):
    page = app()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    assert download.value.suggested_filename == "Note.txt"
    assert download.value.path().read_text() == "exported"


@pytest.mark.firefox
def test_a_photo_is_chosen(app, tmp_path):
    page = app()
    pixel = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    (tmp_path / "dot.png").write_bytes(pixel)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Photo").click()
    chooser.value.set_files(tmp_path / "dot.png")
    expect(page.get_by_text(f"Imported: {len(pixel)} bytes")).to_be_visible()


def test_a_view_is_dragged_with_the_mouse(app):
    page = app()
    source, target = page.get_by_text("Drag me"), page.get_by_text("Basket")
    start, end = source.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, start["y"] + 20, steps=4)
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
    page.mouse.move(end["x"] + 22, end["y"] + 20, steps=2)
    expect(page.get_by_text("over", exact=True)).to_be_visible()
    page.mouse.move(end["x"] + 25, end["y"] + 20, steps=2)
    page.mouse.up()
    expect(page.get_by_text("Dropped: an apple")).to_be_visible()
    expect(page.get_by_text("away", exact=True)).to_be_visible()
    # What may be dragged is still tapped.
    source.click()
    expect(page.get_by_role("button", name="Apple 1")).to_be_visible()


@pytest.mark.firefox
def test_files_and_texts_are_dropped_from_outside(app):
    page = app()
    drop(page, "Images", "cat.png", "image/png", "png")
    expect(page.get_by_text("Dropped: cat.png")).to_be_visible()
    # Neither of these is an image.
    drop(page, "Images", "a.txt", "text/plain", "text")
    drop(page, "Images", text="text")
    settle(page)
    expect(page.get_by_text("Dropped: cat.png")).to_be_visible()
    drop(page, "Basket", text="a text")
    expect(page.get_by_text("Dropped: a text")).to_be_visible()


@pytest.mark.firefox
def test_what_is_dragged_in_the_page_is_dropped_where_it_is_taken(app):
    page = app()
    drop(page, "Basket", source="Drag me")
    expect(page.get_by_text("Dropped: an apple")).to_be_visible()
    expect(page.get_by_text("away", exact=True)).to_be_visible()
    drop(page, "Images", source="Drag me")
    settle(page)
    expect(page.get_by_text("Dropped: an apple")).to_be_visible()


def test_the_keys_copy_and_paste(app):
    page = app()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_text("Pad", exact=True).click()
    page.keyboard.press("Control+c")
    settle(page)
    page.wait_for_function("async () => (await navigator.clipboard.readText()) === 'a pear'")
    page.keyboard.press("Control+v")
    expect(page.get_by_text("Pasted: pad a pear")).to_be_visible()
    page.get_by_role("button", name="Paste").click()
    expect(page.get_by_text("Pasted: a pear", exact=True)).to_be_visible()
