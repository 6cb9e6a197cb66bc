import SwiftUI
import SwiftUITesting
import Testing

/// In what a style makes, views of its family have the style around it.
@MainActor @Suite("Styles in styles") struct NestedStyleTests {
  // MARK: Progress views

  private struct Framed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        ProgressView(configuration)
        Text("framed")
      }
    }
  }

  private struct Rebuilt: ProgressViewStyle {
    let word: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        ProgressView(value: configuration.fractionCompleted)
        Text(word)
      }
    }
  }

  @Test("a progress view in a progress view's style has the style around that, and at last the host's")
  func progress() {
    let host = TestHost { ProgressView("Loading", value: 0.5).progressViewStyle(Framed()) }
    #expect(host.texts == ["Loading", "framed"])
    #expect(host.findAll(.progressView()).count == 1)
    let nested = TestHost {
      ProgressView(value: 0.5).progressViewStyle(Rebuilt(word: "inner")).progressViewStyle(Rebuilt(word: "outer"))
    }
    #expect(nested.texts == ["outer", "inner"])
    #expect(nested.findAll(.progressView()).count == 1)
  }

  // MARK: Buttons

  private struct LinkLike: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      NavigationLink {
      } label: {
        configuration.label
      }
    }
  }

  private struct WithHelp: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("Help") {}
        Menu("More") { Button("Item") {} }
        Link("Web", destination: URL(string: "https://example.com")!)
      }
    }
  }

  private struct Marked: ButtonStyle {
    let word: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(word)
      }
    }
  }

  private struct Inner: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Button(configuration)
        Text("inner")
      }
    }
  }

  @Test("buttons, links and menus in a button's style are ordinary ones")
  func ordinary() {
    #expect(TestHost { NavigationStack { Button("Row") {}.buttonStyle(LinkLike()) } }.texts == ["Row"])
    let host = TestHost { Button("Row") {}.buttonStyle(WithHelp()) }
    #expect(host.texts == ["Row", "Help", "More", "Web"])
    #expect(host.findAll(.menu("More")).count == 1)
  }

  @Test("the button of a primitive style has the style around that one, which does what a press does")
  func primitive() throws {
    final class Presses { var count = 0 }
    let presses = Presses()
    let host = TestHost { Button("b") { presses.count += 1 }.buttonStyle(Inner()).buttonStyle(Marked(word: "outer")) }
    #expect(host.texts == ["b", "outer", "inner"])
    try #require(host.findAll(.button()).last).press()
    #expect(presses.count == 1)
    let bordered = TestHost { Button("b") {}.buttonStyle(Inner()).buttonStyle(.bordered) }
    #expect("\(bordered)".contains("style=bordered"))
  }

  @Test("a change of the style around reaches the button inside")
  func change() throws {
    struct Changing: View {
      @State private var word = "one"
      var body: some View {
        Button("Inside") { word = "two" }.buttonStyle(WithInside()).buttonStyle(Marked(word: word))
      }
    }
    struct WithInside: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Button("Other") {}
        }
      }
    }
    let host = TestHost { Changing() }
    #expect(host.texts == ["Inside", "Other", "one"])
    try #require(host.findAll(.button()).first).press()
    host.turn()
    #expect(host.texts == ["Inside", "Other", "two"])
  }

  // MARK: All others

  private struct Toggles: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Marks { Toggle(configuration) } }
  }
  private struct Labels: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Marks { Label(configuration) } }
  }
  private struct Menus: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Marks { Menu(configuration) } }
  }
  private struct Groups: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { Marks { GroupBox(configuration) } }
  }
  private struct Labeled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { Marks { LabeledContent(configuration) } }
  }
  private struct Controls: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { Marks { ControlGroup(configuration) } }
  }
  private struct Gauges: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Marks { Gauge(value: configuration.value) { configuration.label } }
    }
  }
  private struct Disclosures: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Marks {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
          configuration.content
        } label: {
          configuration.label
        }
      }
    }
  }
  private struct Forms: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Marks { Form(configuration) } }
  }

  private struct Marks<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        content
        Text("mark")
      }
    }
  }

  @Test("every family of styles has it so, with one style and with the same twice")
  func families() {
    func marks<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Int {
      TestHost(content).texts.filter { $0 == "mark" }.count
    }
    #expect(marks { Toggle("t", isOn: .constant(true)).toggleStyle(Toggles()) } == 1)
    #expect(marks { Toggle("t", isOn: .constant(true)).toggleStyle(Toggles()).toggleStyle(Toggles()) } == 2)
    #expect(marks { Label("l", systemImage: "star").labelStyle(Labels()) } == 1)
    #expect(marks { Label("l", systemImage: "star").labelStyle(Labels()).labelStyle(Labels()) } == 2)
    #expect(marks { Menu("m") { Button("b") {} }.menuStyle(Menus()) } == 1)
    #expect(marks { Menu("m") { Button("b") {} }.menuStyle(Menus()).menuStyle(Menus()) } == 2)
    #expect(marks { GroupBox("g") { Text("c") }.groupBoxStyle(Groups()) } == 1)
    #expect(marks { GroupBox("g") { Text("c") }.groupBoxStyle(Groups()).groupBoxStyle(Groups()) } == 2)
    #expect(marks { LabeledContent("l", value: "v").labeledContentStyle(Labeled()) } == 1)
    #expect(marks { LabeledContent("l", value: "v").labeledContentStyle(Labeled()).labeledContentStyle(Labeled()) } == 2)
    #expect(marks { ControlGroup { Button("b") {} }.controlGroupStyle(Controls()) } == 1)
    #expect(marks { ControlGroup { Button("b") {} }.controlGroupStyle(Controls()).controlGroupStyle(Controls()) } == 2)
    #expect(marks { Gauge(value: 0.5) { Text("g") }.gaugeStyle(Gauges()) } == 1)
    #expect(marks { Gauge(value: 0.5) { Text("g") }.gaugeStyle(Gauges()).gaugeStyle(Gauges()) } == 2)
    #expect(marks { DisclosureGroup("d") { Text("c") }.disclosureGroupStyle(Disclosures()) } == 1)
    #expect(
      marks { DisclosureGroup("d") { Text("c") }.disclosureGroupStyle(Disclosures()).disclosureGroupStyle(Disclosures()) } == 2)
    #expect(marks { Form { Text("c") }.formStyle(Forms()) } == 1)
    #expect(marks { Form { Text("c") }.formStyle(Forms()).formStyle(Forms()) } == 2)
  }
}
