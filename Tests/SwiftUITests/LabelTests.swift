import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Labels") struct LabelTests {
  @Test("a label has an icon and a title, and is called by its title")
  func parts() throws {
    let host = TestHost { Label("Inbox", systemImage: "tray") }
    let label = try host.find(.role(.label))
    #expect(label.label == "Inbox")
    #expect(label.texts == ["Inbox"])
    #expect(try label.find(.image()).symbolName == "tray")
  }

  @Test("all ways to make a label")
  func initializers() throws {
    let name = "Trash"
    let host = TestHost {
      Label(name, systemImage: "trash")
      Label("Photo", image: "photo-\(name)")
      Label(name.dropFirst(), image: ImageResource(name: "resource", bundle: .main))
      Label {
        Text("Built")
        Text("of views")
      } icon: {
        Circle()
      }
    }
    #expect(host.texts == ["Trash", "Photo", "rash", "Built", "of views"])
    #expect(host.findAll(.image()).count == 3)
  }

  @Test("1.07: where only the icon is seen the title is still the name")
  func iconOnly() throws {
    let host = TestHost {
      Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
      Label("Only words", systemImage: "star").labelStyle(.titleOnly)
    }
    #expect(try host.find(.button("Add")).label == "Add")
    #expect(host.texts == ["Only words"])
  }

  struct Stacked: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
        Text(isEnabled ? "on" : "off")
      }
    }
  }

  struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("[")
      Label(configuration)
      Text("]")
    }
  }

  @Test("a style of one's own makes the view, and reads the environment")
  func custom() throws {
    let host = TestHost {
      Label("Inbox", systemImage: "tray").labelStyle(Stacked()).disabled(true)
    }
    #expect(host.texts == ["Inbox", "off"])
    #expect(try host.find(.image()).symbolName == "tray")
    #expect(throws: (any Error).self) { try host.find(.role(.label)) }
  }

  @Test("a label in a style's view has the style around that one")
  func nested() {
    let host = TestHost {
      Label("a", systemImage: "tray").labelStyle(Framed())
      Label("b", systemImage: "tray").labelStyle(Framed()).labelStyle(Stacked())
    }
    #expect(host.texts == ["[", "a", "]", "[", "b", "on", "]"])
  }

  @Test("buttons with a title and a symbol")
  func buttons() throws {
    var pressed: [String] = []
    let title = "Delete"
    let host = TestHost {
      Button("Add", systemImage: "plus") { pressed.append("add") }
      Button(title, systemImage: "trash", role: .destructive) { pressed.append("delete") }
      Button("Open", image: ImageResource(name: "door", bundle: .main)) { pressed.append("open") }
    }
    for name in ["Add", "Delete", "Open"] { try host.find(.button(name)).press() }
    #expect(pressed == ["add", "delete", "open"])
  }

  @Test("another title changes the title alone")
  func update() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Label("\(count) messages", systemImage: "tray")
        Button("Add") { count += 1 }
      }
    }
    let host = TestHost { Counter() }
    host.resetCounts()
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.texts.first == "1 messages")
    #expect(host.patchCount == 1)
  }
}
