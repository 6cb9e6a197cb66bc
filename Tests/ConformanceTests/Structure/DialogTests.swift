// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Structure 5.3: alerts and dialogs") struct DialogTests {
  struct Asking: View {
    let log: Log
    @State private var isShown = false
    @State private var name = ""

    var body: some View {
      Button("Open") { isShown = true }
        .alert("Rename", isPresented: log.binding("isShown", $isShown)) {
          TextField("Name", text: log.binding("name", $name))
          Button("Cancel", role: .cancel) { log("cancelled") }
          Button("Rename it") { log("renamed \(name)") }.disabled(name == "no")
          Button("Again") { isShown = true }
        } message: {
          Text("Now \(name)")
        }
    }
  }

  @Test("A button of an alert writes false, and then runs its action, in one turn (5.31, 5.32)")
  func order() throws {
    let log = Log()
    let host = TestHost { Asking(log: log) }
    try host.press("Open")
    #expect(try host.find(.alert("Rename")).buttonTitles == ["Cancel", "Rename it", "Again"])
    host.resetCounts()
    try host.press("Rename it")
    #expect(log.take() == ["isShown = false", "renamed "])
    #expect(host.findAll(.alert()).isEmpty)
    #expect(host.commits.count == 1)
  }

  @Test("An action that asks for the same alert again gets a new one (5.33)")
  func again() throws {
    let host = TestHost { Asking(log: Log()) }
    try host.press("Open")
    let first = try host.find(.alert())
    try host.press("Again")
    #expect(host.findAll(.alert()).count == 1)
    #expect(throws: ElementUnusable.self) { try first.confirm() }
  }

  @Test("A text field among the actions writes while a person types; the message follows; Return does the default button (5.37)")
  func field() throws {
    let log = Log()
    let host = TestHost { Asking(log: log) }
    try host.press("Open")
    try host.find(.textField("Name")).edit("Ann")
    host.turn()
    #expect(try host.find(.alert()).message == "Now Ann")
    #expect(log.take() == ["name = Ann"])
    try host.find(.textField("Name")).submit()
    host.turn()
    #expect(log.take() == ["isShown = false", "renamed Ann"])
    #expect(host.findAll(.alert()).isEmpty)
  }

  @Test("A disabled button of an alert does nothing (5.46)")
  func disabled() throws {
    let host = TestHost { Asking(log: Log()) }
    try host.press("Open")
    try host.find(.textField("Name")).edit("no")
    host.turn()
    #expect(throws: ElementUnusable.self) { try host.find(.button("Rename it")).press() }
  }

  @Test("Escape is the button to cancel (5.35)")
  func escape() throws {
    let log = Log()
    let host = TestHost { Asking(log: log) }
    try host.press("Open")
    try host.dismiss(.alert())
    #expect(log.take() == ["isShown = false", "cancelled"])
    let strict = TestHost {
      Text("").alert("Which?", isPresented: .constant(true)) {
        Button("One") {}
        Button("Other") {}
      }
    }
    #expect(throws: ElementUnusable.self) { try strict.find(.alert()).dismiss() }
  }

  @Test("An alert without actions has one that says OK, and none to cancel is added to others (5.31)")
  func systemButton() throws {
    struct Presenter: View {
      @State private var isShown = true
      @State private var hasButton = false
      var body: some View {
        Text("").alert("Done", isPresented: $isShown) { if hasButton { Button("Fine") {} } }
        Text("").onReceive(Just(1)) { _ in }
      }
    }
    let host = TestHost { Presenter() }
    #expect(try host.find(.alert("Done")).buttonTitles == ["OK"])
    #expect(try host.find(.alert("Done")).message == nil)
    try host.dismiss(.alert())
    #expect(host.findAll(.alert()).isEmpty)
    let other = TestHost { Text("").alert("Done", isPresented: .constant(true)) { Button("Fine") {} } }
    #expect(try other.find(.alert()).buttonTitles == ["Fine"])
  }

  struct Presenting: View {
    let log: Log
    @State private var isShown = false
    @State private var data: Int?

    var body: some View {
      Button("Show") { isShown = true }
      Button("Load") { data = 1 }
        .alert("About", isPresented: $isShown, presenting: data) { data in
          Button("Use \(data)") { log("used \(data)") }
          Button("Change") {}
        } message: { data in
          Text("It is \(data)")
        }
        .onReceive(changes.subject) { data = data.map { $0 + 1 } }
    }

    let changes: PresentationOrderTests.Trigger
  }

  @Test("An alert about data comes when there are data; what they are later changes nothing (5.30)")
  func presenting() throws {
    let log = Log()
    let trigger = PresentationOrderTests.Trigger()
    let host = TestHost { Presenting(log: log, changes: trigger) }
    try host.press("Show")
    #expect(host.findAll(.alert()).isEmpty)
    try host.press("Load")
    #expect(try host.find(.alert("About")).message == "It is 1")
    trigger.subject.send()
    host.turn()
    #expect(try host.find(.alert("About")).message == "It is 1")
    try host.press("Use 1")
    #expect(log.take() == ["used 1"])
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
    var recoverySuggestion: String? { "Try again" }
  }

  @Test("An alert about an error has its description as title, and comes only with an error (5.38)")
  func error() throws {
    struct Presenter: View {
      let error: Failure?
      var body: some View {
        Text("").alert(isPresented: .constant(true), error: error) { _ in
          Button("Retry") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      }
    }
    #expect(try TestHost { Presenter(error: Failure()) }.find(.alert("It failed")).message == "Try again")
    #expect(TestHost { Presenter(error: nil) }.findAll(.alert()).isEmpty)
    let plain = TestHost { Text("").alert(isPresented: .constant(true), error: Failure()) {} }
    #expect(try plain.find(.alert("It failed")).buttonTitles == ["OK"])
  }

  @Test("Of several alerts one is on screen at a time; the next comes when it has gone (5.39)", arguments: [true, false])
  func several(isOld: Bool) throws {
    struct Presenter: View {
      let isOld: Bool
      @State private var first = true
      @State private var second = true
      var body: some View {
        if isOld {
          Text("").alert(isPresented: $first) { Alert(title: Text("first")) }
            .alert(isPresented: $second) { Alert(title: Text("second")) }
        } else {
          Text("").alert("first", isPresented: $first) {}.alert("second", isPresented: $second) {}
        }
      }
    }
    let host = TestHost { Presenter(isOld: isOld) }
    #expect(host.findAll(.alert("first")).count == 1 && host.findAll(.alert()).count == 1)
    try host.press("OK")
    #expect(host.findAll(.alert("second")).count == 1 && host.findAll(.alert()).count == 1)
    try host.press("OK")
    #expect(host.findAll(.alert()).isEmpty)
  }

  @Test("An alert that is a value has its buttons; an item with another id is another alert (5.40)")
  func values() throws {
    struct Presenter: View {
      let log: Log
      let changes: PresentationOrderTests.Trigger
      @State private var item: PresentedSheetTests.Item? = .init(id: 1)
      var body: some View {
        Text("").alert(item: log.binding("item", $item)) { item in
          Alert(
            title: Text("Delete \(item.id)?"), message: Text("For ever"),
            primaryButton: .destructive(Text("Delete")) { log("deleted \(item.id)") }, secondaryButton: .cancel())
        }
        .onReceive(changes.subject) { item = .init(id: 2) }
      }
    }
    let log = Log()
    let trigger = PresentationOrderTests.Trigger()
    let host = TestHost { Presenter(log: log, changes: trigger) }
    #expect(try host.find(.alert("Delete 1?")).buttonTitles == ["Delete", "Cancel"])
    trigger.subject.send()
    host.turn()
    #expect(try host.find(.alert("Delete 2?")).message == "For ever")
    try host.press("Delete")
    #expect(log.take() == ["item = nil", "deleted 2"])
  }

  @Test("An alert that is a value is made only when it is to be shown")
  func lazily() throws {
    struct Presenter: View {
      let log: Log
      @State private var isShown = false
      @State private var error: String?
      var body: some View {
        Button("Fail") {
          error = "why"
          isShown = true
        }
        .alert(isPresented: $isShown) { Alert(title: Text(error!)) }
        .confirmationDialog("Ask", isPresented: .constant(false)) { Button(error!) {} }
      }
    }
    let host = TestHost { Presenter(log: Log()) }
    try host.press("Fail")
    #expect(host.findAll(.alert("why")).count == 1)
  }

  struct Choosing: View {
    let log: Log
    var visibility = Visibility.automatic
    var hasCancel = false
    @State private var isShown = true

    var body: some View {
      Text("").confirmationDialog("Colour", isPresented: log.binding("isShown", $isShown), titleVisibility: visibility) {
        Button("Red") { log("red") }
        Button("Blue", role: .destructive) { log("blue") }
        if hasCancel { Button("Never", role: .cancel) { log("never") } }
      } message: {
        Text("Which one?")
      }
    }
  }

  @Test("A confirmation dialog has a button to cancel by itself, or its own; the title is hidden unless it is wanted (5.41)")
  func confirmation() throws {
    let log = Log()
    let host = TestHost { Choosing(log: log) }
    #expect(try host.find(.dialog("Colour")).buttonTitles == ["Red", "Blue", "Cancel"])
    #expect(!host.texts.contains("Colour") && host.texts.contains("Which one?"))
    try host.dismiss(.dialog())
    #expect(log.take() == ["isShown = false"])
    let other = TestHost { Choosing(log: log, visibility: .visible, hasCancel: true) }
    #expect(other.texts.contains("Colour"))
    #expect(try other.find(.dialog()).buttonTitles == ["Red", "Blue", "Never"])
    try other.dismiss(.dialog())
    #expect(log.take() == ["isShown = false", "never"])
  }

  @Test("An action sheet is such a dialog (5.43)")
  func actionSheet() throws {
    struct Presenter: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        Text("").actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Photo"), message: Text("From where?"),
            buttons: [.default(Text("Camera")) { log("camera") }, .destructive(Text("Remove")), .cancel()])
        }
      }
    }
    let log = Log()
    let host = TestHost { Presenter(log: log) }
    #expect(host.texts.contains("Photo") && host.texts.contains("From where?"))
    #expect(try host.find(.dialog("Photo")).buttonTitles == ["Camera", "Remove", "Cancel"])
    try host.press("Camera")
    #expect(log.take() == ["camera"])
    #expect(host.findAll(.dialog()).isEmpty)
  }

  @Test("An alert of a view in a sheet, and one of the sheet's presenter, is above the sheet (5.44)", arguments: [true, false])
  func aboveSheet(isInside: Bool) throws {
    struct Presenter: View {
      let isInside: Bool
      @State private var asks = false
      var body: some View {
        Text("").sheet(isPresented: .constant(true)) {
          Button("Ask") { asks = true }
            .alert("Inside", isPresented: isInside ? $asks : .constant(false)) {}
        }
        .alert("Outside", isPresented: isInside ? .constant(false) : $asks) {}
      }
    }
    let host = TestHost { Presenter(isInside: isInside) }
    try host.press("Ask")
    #expect(host.element.children.suffix(2).map(\.role.description) == ["sheet", "alert"])
    try host.press("OK")
    #expect(host.findAll(.sheet).count == 1)
  }

  @Test(
    "In an action dismiss is the presenter's; looks of its surroundings, and whether they are enabled, are not the dialog's (5.47)"
  )
  func environment() throws {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      @State private var asks = true
      var body: some View {
        Text("sheet").alert("Sure?", isPresented: $asks) { Leave() }.buttonStyle(.borderedProminent)
      }
    }
    struct Leave: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
    struct Presenter: View {
      @State private var isShown = true
      var body: some View { Text("").sheet(isPresented: $isShown) { Content() }.disabled(true) }
    }
    let host = TestHost { Presenter() }
    try host.press("Leave")
    #expect(host.findAll(.sheet).isEmpty && host.findAll(.alert()).isEmpty)
  }
}
