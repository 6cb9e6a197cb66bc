import SwiftUI

extension Screen {
  static let focus = Screen("Focus and keys", .gestures, words: "keyboard shortcut field arrow accessibility adjustable") {
    FocusScreen()
  }
}

struct FocusScreen: View {
  private enum Field: Hashable { case name, place, code }

  @FocusState private var field: Field?
  @State private var name = ""
  @State private var place = ""
  @State private var number = 3
  @State private var pressed = "No key yet"
  @State private var saved = 0
  @State private var code = ""
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Sample("The focus goes where the app wants it") {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder).focused($field, equals: .name)
          .onSubmit { field = .place }
        TextField("Place", text: $place).textFieldStyle(.roundedBorder).focused($field, equals: .place)
        HStack {
          Button("Edit the name") { field = .name }
          Button("Done") { field = nil }
        }
        if code.count < 2 {
          TextField("Code of two digits", text: $code).textFieldStyle(.roundedBorder).focused($field, equals: .code)
        }
        Text("Focus: \(field == .name ? "name" : field == .place ? "place" : "none")")
      }
      Sample("Arrow keys, while it has the focus") {
        Text(pressed).padding().background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
          .focusable()
          .onKeyPress(keys: [.upArrow, .downArrow]) { press in
            pressed = press.key == .upArrow ? "Up" : "Down"
            return .handled
          }
      }
      Sample("A shortcut") {
        Button("Save \(saved)") { saved += 1 }.keyboardShortcut("s")
      }
      Sample("Whether the page is used, seen or hidden") { Text("Scene: \(String(describing: phase))") }
      Sample("More and less, with the arrow keys or by assistive technology") {
        Text(String(repeating: "★", count: number)).accessibilityLabel("Stars").accessibilityValue("\(number)")
          .accessibilityAdjustableAction { direction in
            number = min(max(number + (direction == .increment ? 1 : -1), 1), 5)
          }
      }
    }
  }
}
