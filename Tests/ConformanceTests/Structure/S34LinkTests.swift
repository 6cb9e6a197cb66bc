import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("3.4: Links") struct S34LinkTests {
  let log = Log()

  struct Logged: View {
    let log: Log
    init(log: Log) {
      self.log = log
      log("init")
    }
    var body: some View {
      let _ = log("body")
      Text("logged")
    }
  }

  @Test("3.39: the body of a destination runs when it is pushed, whatever has been made before")
  func lazyBody() throws {
    let host = TestHost { [log] in NavigationStack { NavigationLink("Go") { Logged(log: log) } } }
    #expect(!log.entries.contains("body"))
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(log.entries.filter { $0 == "body" } == ["body"])
  }

  @Test("3.40: a disabled link cannot be followed")
  func disabled() throws {
    let host = TestHost { NavigationStack { NavigationLink("Go") { Text("page") }.disabled(true) } }
    #expect(throws: ElementUnusable.self) { try host.find(.navigationLink("Go")).push() }
    let empty = TestHost { NavigationStack { NavigationLink("Go", value: nil as Int?) } }
    #expect(throws: ElementUnusable.self) { try empty.find(.navigationLink("Go")).push() }
  }

  struct Old: View {
    let log: Log
    @State private var isActive = false
    @State private var selection: Int?
    var body: some View {
      Button("Program") { isActive = true }
      Button("Select") { selection = 2 }
      NavigationView {
        VStack {
          NavigationLink("Active", isActive: $isActive) { Text("active") }
          NavigationLink("First", tag: 1, selection: $selection) { Text("first") }
          NavigationLink("Second", tag: 2, selection: $selection) { Text("second") }
        }
      }
      .onChange(of: isActive) { log("active \(isActive)") }
      .onChange(of: selection) { log("selection \(selection ?? 0)") }
    }
  }

  @Test("3.41: isActive is true while its page is there, a selection is the tag")
  func oldForms() throws {
    let host = TestHost { Old(log: log) }
    try host.find(.navigationLink("Active")).push()
    host.turn()
    #expect(host.texts.last == "active")
    try host.back()
    host.turn()
    try host.find(.navigationLink("First")).push()
    host.turn()
    #expect(host.texts.last == "first")
    try host.back()
    host.turn()
    #expect(log.entries == ["active true", "active false", "selection 1", "selection 0"])
    try host.find(.button("Program")).press()
    host.turn()
    #expect(host.texts.last == "active")
    try host.back()
    host.turn()
    try host.find(.button("Select")).press()
    host.turn()
    #expect(host.texts.last == "second")
  }

  struct Rows: View {
    @State private var rows = [1, 2]
    @State private var isActive = true
    let isBound: Bool
    var body: some View {
      Button("Delete") { rows = [2] }
      NavigationStack {
        ForEach(rows, id: \.self) { row in
          if isBound, row == 1 {
            NavigationLink("Row 1", isActive: $isActive) { Text("page 1") }
          } else {
            NavigationLink("Row \(row)") { Text("page \(row)") }
          }
        }
      }
    }
  }

  @Test("3.43: the page of a link stays when its row goes")
  func rowGoes() throws {
    let host = TestHost { Rows(isBound: false) }
    try host.find(.navigationLink("Row 1")).push()
    host.turn()
    try host.find(.button("Delete")).press()
    host.turn()
    #expect(host.texts == ["Delete", "page 1"])
  }

  @Test("3.44: the page of a link with a binding goes with its row")
  func boundRowGoes() throws {
    let host = TestHost { Rows(isBound: true) }
    #expect(host.texts == ["Delete", "page 1"])
    try host.find(.button("Delete")).press()
    host.turn()
    #expect(host.texts == ["Delete", "Row 2"])
  }

  @Test("3.45: a link without an indicator says so")
  func indicator() throws {
    let host = TestHost {
      NavigationStack { NavigationLink("Go") { Text("page") }.navigationLinkIndicatorVisibility(.hidden) }
    }
    #expect(host.description.contains("navigationLink “Go” plain"))
  }

  @Test("a link outside of a stack does nothing and warns")
  func outside() throws {
    let host = TestHost { NavigationLink("Go", value: 1) }
    try host.find(.navigationLink("Go")).push()
    #expect(host.warnings.contains { $0.contains("outside of a NavigationStack") })
  }
}
