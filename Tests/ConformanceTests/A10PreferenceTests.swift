import SwiftUI
import SwiftUITesting
import Testing

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Title: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension View {
  fileprivate func saying(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

@MainActor @Suite("A10: Preferences") struct A10PreferenceTests {
  private final class Log {
    var entries: [[String]] = []
  }

  @Test("children's values are reduced in view-tree order; views without one contribute nothing", .behaviour(149))
  func reduction() throws {
    struct Names3: View {
      let log: Log
      @State private var order = ["b", "c", "d"]
      var body: some View {
        VStack {
          Text("none")
          Text("a").saying("a")
          HStack { ForEach(order, id: \.self) { Text($0).saying($0) } }
          Text("e").saying("e")
        }
        .onPreferenceChange(Names.self) { log.entries.append($0) }
        Button("Reverse") { order.reverse() }
        Button("Add") { order.insert("x", at: 1) }
      }
    }
    #expect(Title.defaultValue == nil)
    let log = Log()
    let host = TestHost { Names3(log: log) }
    try host.find(.button("Reverse")).press()
    host.turn()
    try host.find(.button("Add")).press()
    host.turn()
    #expect(log.entries == [["a", "b", "c", "d", "e"], ["a", "d", "c", "b", "e"], ["a", "d", "x", "c", "b", "e"]])
  }

  @Test(
    "onPreferenceChange runs once at the beginning, and then only when the value is not equal",
    .behaviour(150, assuming: "As newer systems do: at the beginning also with the default value."))
  func change() throws {
    struct Changing: View {
      let log: Log
      @State private var name = "a"
      @State private var count = 0
      var body: some View {
        Text("\(count)").saying(name).onPreferenceChange(Names.self) { log.entries.append($0) }
        Text("none").onPreferenceChange(Title.self) { log.entries.append([$0 ?? "no title"]) }
        Button("Count") { count += 1 }
        Button("Rename") { name = "b" }
      }
    }
    let log = Log()
    let host = TestHost { Changing(log: log) }
    #expect(log.entries == [["a"], ["no title"]])
    try host.find(.button("Count")).press()
    host.turn()
    #expect(log.entries.count == 2)
    try host.find(.button("Rename")).press()
    host.turn()
    #expect(log.entries.dropFirst(2) == [["b"]])
  }

  @Test(
    "an action that changes its own preference runs twice in a turn; the third call is dropped with a warning",
    .behaviour(151, assuming: "The budget is that of onChange."))
  func loop() throws {
    struct Loop: View {
      @State private var count = 0
      @State private var calls = 0
      @State private var isOn = false
      var body: some View {
        Text("\(calls) calls")
          .preference(key: Names.self, value: ["\(isOn ? count : -1)"])
          .onPreferenceChange(Names.self) { _ in
            guard isOn else { return }
            count += 1
            calls += 1
          }
        Button("On") { isOn = true }
      }
    }
    let host = TestHost { Loop() }
    try host.find(.button("On")).press()
    host.turn()
    #expect(host.texts.first == "2 calls")
    #expect(host.warnings == ["Bound preference Names tried to update multiple times per frame. (in Loop)"])
  }

  @Test(
    "what is nearer to the root counts: it replaces or transforms what comes from below; a removed view contributes nothing",
    .behaviour(152, assuming: "A value replaces those inside it."))
  func order() throws {
    struct Nested: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          VStack { Text("hidden by the outer one").saying("inner") }.saying("outer")
          VStack { Text("x").saying("x") }.transformPreference(Names.self) { $0.append("transformed") }
          if isShown { Text("y").saying("y") }
        }
        .onPreferenceChange(Names.self) { log.entries.append($0) }
        Button("Hide") { isShown = false }
      }
    }
    let log = Log()
    let host = TestHost { Nested(log: log) }
    try host.find(.button("Hide")).press()
    host.turn()
    #expect(log.entries == [["outer", "x", "transformed", "y"], ["outer", "x", "transformed"]])
  }

  @Test("a change of one value reaches the reader past views that are not evaluated")
  func locality() throws {
    struct Leaf: View {
      @State private var name = "a"
      var body: some View { Button(name) { name += "a" }.saying(name) }
    }
    struct Middle: View {
      var body: some View { VStack { Leaf() } }
    }
    let log = Log()
    let host = TestHost { VStack { Middle() }.onPreferenceChange(Names.self) { log.entries.append($0) } }
    host.resetCounts()
    try host.find(.button("a")).press()
    host.turn()
    #expect(log.entries == [["a"], ["aa"]])
    #expect(host.evaluations(of: Middle.self) == 0 && host.evaluations(of: Leaf.self) == 1)
  }
}
