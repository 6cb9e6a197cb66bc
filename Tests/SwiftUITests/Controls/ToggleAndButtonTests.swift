import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Toggles and buttons") struct ToggleAndButtonTests {
  final class Log {
    var entries: [String] = []
  }

  struct Source {
    var isOn: Binding<Bool>
  }

  struct Three: View {
    @State var values: [Bool]
    let log: Log
    var body: some View {
      Toggle(
        "All",
        sources: values.indices.map { index in
          Source(
            isOn: Binding(
              get: { values[index] },
              set: {
                log.entries.append("W(\($0))")
                values[index] = $0
              }))
        }, isOn: \.isOn)
    }
  }

  @Test("1.22, 1.23 sources that differ are mixed, and a tap turns each of them on")
  func mixed() throws {
    let log = Log()
    let host = TestHost { Three(values: [true, false, true], log: log) }
    #expect(try host.find(.toggle("All")).isMixed)
    try host.find(.toggle("All")).toggle()
    host.turn()
    #expect(log.entries == ["W(true)", "W(true)", "W(true)"])
    #expect(try host.find(.toggle("All")).isOn)
    #expect(try !host.find(.toggle("All")).isMixed)
    try host.find(.toggle("All")).toggle()
    host.turn()
    #expect(log.entries.suffix(3) == ["W(false)", "W(false)", "W(false)"])
  }

  @Test("1.22 without sources nothing is off")
  func noSources() throws {
    let host = TestHost { Three(values: [], log: Log()) }
    #expect(try host.find(.toggle("All")).isOn)
  }

  @Test("1.24 a style of the app gets the state as a binding")
  func toggleStyle() throws {
    struct CheckStyle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Text(configuration.isOn ? "☑" : "☐")
            configuration.label
          }
        }
      }
    }
    struct Subject: View {
      @State var isOn = false
      var body: some View { Toggle("Milk", isOn: $isOn).toggleStyle(CheckStyle()) }
    }
    let host = TestHost { Subject() }
    #expect(host.findAll(.toggle()).isEmpty)
    try host.find(.button("☐ Milk")).press()
    host.turn()
    _ = try host.find(.button("☑ Milk"))
  }

  @Test("a style that shows the toggle again shows it as around the style")
  func nestedStyle() throws {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("framed")
          Toggle(configuration)
        }
      }
    }
    struct Subject: View {
      @State var isOn = false
      var body: some View { Toggle("Milk", isOn: $isOn).toggleStyle(Framed()) }
    }
    let host = TestHost { Subject() }
    try host.find(.toggle("Milk")).toggle()
    host.turn()
    #expect(try host.find(.toggle("Milk")).isOn)
    #expect(host.findAll(.text("framed")).count == 1)
  }

  struct Pressed: ButtonStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
      log.entries.append("\(configuration.isPressed)")
      return configuration.label
    }
  }

  @Test("1.11, 1.13 a style hears when a press begins and ends, and leaving runs no action")
  func pressing() throws {
    let log = Log()
    let host = TestHost { Button("Go") { log.entries.append("action") }.buttonStyle(Pressed(log: log)) }
    #expect(log.entries == ["false"])
    try host.find(.button("Go")).hold()
    host.turn()
    try host.find(.button("Go")).hold()
    host.turn()
    #expect(log.entries == ["false", "true"])
    try host.find(.button("Go")).hold(false)
    host.turn()
    #expect(log.entries == ["false", "true", "false"])
    try host.find(.button("Go")).hold()
    host.turn()
    try host.find(.button("Go")).press()
    host.turn()
    #expect(log.entries.suffix(3) == ["true", "action", "false"])
  }

  @Test("1.10 a primitive style triggers the action, each time that it is asked to")
  func primitive() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
    let log = Log()
    let host = TestHost { Button("Go") { log.entries.append("action") }.buttonStyle(Twice()) }
    try host.find(.text("Go")).tap()
    host.turn()
    #expect(log.entries == ["action", "action"])
  }

  @Test("1.02, 1.78 a button in a disabled view stays disabled")
  func disabled() throws {
    let host = TestHost { VStack { Button("Go") {}.disabled(false) }.disabled(true) }
    #expect(throws: ElementUnusable.self) { try host.find(.button("Go")).press() }
    #expect(throws: ElementUnusable.self) { try host.find(.button("Go")).hold() }
  }
}
