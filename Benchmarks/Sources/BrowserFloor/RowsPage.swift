enum RowsPage {
  static func html(rows: Int) -> String {
    let list = (0..<rows)
      .map { #"<li>Row \#($0) <span id="value-\#($0)">0</span> <button id="plus-\#($0)">+</button></li>"# }
      .joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Rows</title>
      <style>
      html, body { height: 100%; margin: 0; font: 17px system-ui, sans-serif; }
      body { display: flex; flex-direction: column; }
      ul { flex: 1; min-height: 0; margin: 0; overflow: auto; }
      li { min-height: 46px; content-visibility: auto; contain-intrinsic-size: auto 46px; }
      </style>
      <input id="note" aria-label="Note" autocomplete="off">
      <span id="note-text"></span>
      <ul>
      \(list)
      </ul>
      <script>
      const socket = new WebSocket(`ws://${location.host}/socket`);
      const note = document.getElementById("note");
      note.oninput = () => socket.send(":" + note.value);
      document.querySelector("ul").onclick = ({ target }) => {
        if (target.matches("button")) socket.send(target.id.slice("plus-".length));
      };
      socket.onmessage = ({ data }) => {
        const colon = data.indexOf(":");
        const id = colon ? "value-" + data.slice(0, colon) : "note-text";
        document.getElementById(id).textContent = data.slice(colon + 1);
      };
      </script>
      </html>
      """
  }
}
