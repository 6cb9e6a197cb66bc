import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// What the controls of a page say to assistive technology, and how much is sent when one of many changes.
@MainActor @Suite("Controls in pages") struct ControlNamesTests {
  private func html<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let graph = ViewGraph(host: nil)
    graph.mount(content())
    var html = ""
    for child in graph.root.children { DOMMapping.node(for: child, in: DOMPlace()).writeHTML(to: &html) }
    return html
  }

  private func expect(
    _ parts: [String], in html: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for part in parts { #expect(html.contains(part), "\(part) in \(html)", sourceLocation: sourceLocation) }
  }

  @Test("7.28, 7.29: a button is a button, a link is a link with its address")
  func buttons() {
    expect(["<button", #"type="button""#, ">Go<"], in: html { Button("Go") {} })
    expect([#"data-role="destructive""#], in: html { Button("Delete", role: .destructive) {} })
    expect(["<a ", #"href="https://swift.org""#], in: html { Link("Swift", destination: URL(string: "https://swift.org")!) })
    expect(
      ["<a ", #"href="https://swift.org""#], in: html { Text("[Swift](https://swift.org)") })
  }

  @Test("7.03: browsers open addresses of the web, of mail and of telephones, and no files and no code")
  func addresses() throws {
    for address in ["https://a.b", "http://a.b", "mailto:a@b.c", "tel:1", "sms:1"] {
      #expect(try #require(URL(string: address)).isOpenedByBrowsers)
    }
    for address in ["file:///etc/passwd", "javascript:alert(1)", "data:text/html,a"] {
      #expect(try !#require(URL(string: address)).isOpenedByBrowsers)
      #expect(!html { Link("a", destination: URL(string: address)!) }.contains("href="))
    }
  }

  @Test("7.30: a toggle is a switch, a checkbox, or mixed")
  func toggles() {
    let on = html { Toggle("Sound", isOn: .constant(true)) }
    expect([#"type="checkbox""#, #"role="switch""#, "checked", "Sound"], in: on)
    let box = html { Toggle("Sound", isOn: .constant(false)).toggleStyle(.checkbox) }
    expect([#"type="checkbox""#], in: box)
    #expect(!box.contains("switch"))
    struct Source {
      let isOn: Binding<Bool>
    }
    let sources = [Source(isOn: .constant(true)), Source(isOn: .constant(false))]
    expect([#"aria-checked="mixed""#], in: html { Toggle("All", sources: sources, isOn: \.isOn) })
  }

  @Test("1.39, 7.31, 7.32: a picker is a native list or radio buttons, named by its label, with the texts of its options")
  func pickers() {
    let menu = html {
      Picker("Flavor", selection: .constant(1)) {
        Label("Mint", systemImage: "leaf").tag(1)
        Text("Lemon").tag(2)
      }
    }
    expect(["<select", "aria-labelledby=\"label-", "<option", ">Mint</option>", ">Lemon</option>"], in: menu)
    let segments = html {
      Picker("Flavor", selection: .constant(1)) { Text("Mint").tag(1) }.pickerStyle(.segmented)
    }
    expect([#"data-style="segmented""#, #"role="radiogroup""#, #"type="radio""#], in: segments)
  }

  @Test("7.33, 7.34, 7.36: steppers, sliders and dates are named fields and buttons")
  func values() {
    let stepper = html { Stepper("Guests", value: .constant(2), in: 0...4) }
    expect([#"role="group""#, "aria-labelledby", #"aria-label="Increment""#, #"aria-label="Decrement""#], in: stepper)
    expect(["<label", #"type="range""#, "Volume"], in: html { Slider(value: .constant(0.5)) { Text("Volume") } })
    let date = html { DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date) }
    expect(["<label", #"type="date""#, "Day"], in: date)
  }

  @Test("7.35, 6.24, 1.72: fields have names, prompts and the keys that they ask for; secure ones hide the text")
  func fields() {
    let field = html {
      TextField("Name", text: .constant("Ada"), prompt: Text("Your name")).submitLabel(.search).keyboardType(.emailAddress)
    }
    expect(
      ["<label", #"type="text""#, #"placeholder="Your name""#, #"enterkeyhint="search""#, #"inputmode="email""#], in: field)
    expect([#"type="password""#], in: html { SecureField("Password", text: .constant("")) })
    expect(["<textarea"], in: html { TextEditor(text: .constant("")) })
  }

  @Test("7.37: progress and gauges say where they stand, and nothing where nobody knows")
  func progress() {
    expect([#"role="progressbar""#, #"aria-valuenow="25""#], in: html { ProgressView("Load", value: 0.25) })
    let unknown = html { ProgressView("Load") }
    expect([#"role="progressbar""#], in: unknown)
    #expect(!unknown.contains("aria-valuenow"))
    expect([#"aria-label="Progress""#], in: html { ProgressView(value: 0.25) })
    expect([#"role="meter""#, #"aria-valuenow="50""#], in: html { Gauge(value: 0.5) { Text("Fuel") } })
  }

  @Test("7.39, 7.41: a heading has its level; a section is a group")
  func headings() {
    let heading = html { Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3) }
    expect([#"role="heading""#, #"aria-level="3""#], in: heading)
    expect(
      [#"role="group""#, "section-header", #"role="heading" aria-level="2""#],
      in: html { List { Section("Fruit") { Text("Apple") } } })
  }

  @Test("7.40: lists and forms are lists of items")
  func lists() {
    expect([#"role="list""#, #"role="listitem""#], in: html { List { Text("A") } })
    expect([#"role="list""#, #"role="listitem""#], in: html { Form { Text("A") } })
  }

  @Test("7.42, 7.43: links to pages are buttons, a title is the first heading, and the way back is a button")
  func navigation() {
    let stack = html { NavigationStack { NavigationLink("Go") { Text("page") }.navigationTitle("Fruit") } }
    expect(["<button", "<header", "<h1", ">Fruit</h1>", #"class="back""#], in: stack)
  }

  @Test("7.44, 7.52: tabs are tabs, of which one is selected; a badge is told")
  func tabs() {
    let tabs = html {
      TabView {
        Text("a").tabItem { Text("A") }.badge(3)
        Text("b").tabItem { Text("B") }
      }
    }
    expect(
      [#"role="tablist""#, #"role="tab""#, #"aria-selected="true""#, #"aria-selected="false""#, #"data-badge="3""#], in: tabs)
  }

  @Test("7.46, 7.47, 7.48: sheets and dialogs are dialogs, named by their titles; menus say that they are some")
  func presentation() {
    expect(["<dialog", #"class="sheet""#], in: html { Text("a").sheet(isPresented: .constant(true)) { Text("b") } })
    let alert = html {
      Text("a").alert("Title", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text("Message")
      }
    }
    expect([#"role="alertdialog""#, "aria-labelledby", "aria-describedby"], in: alert)
    let menu = html { Menu("More") { Button("Item") {} } }
    expect([#"aria-haspopup="menu""#, #"aria-expanded="false""#, #"role="menu""#], in: menu)
  }

  @Test("7.49: what opens and closes says whether it is open")
  func disclosure() {
    expect([#"aria-expanded="false""#], in: html { DisclosureGroup("More") { Text("a") } })
    expect([#"aria-expanded="true""#], in: html { DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") } })
  }

  @Test("7.51: what a swipe offers stands as buttons in the row")
  func swipes() {
    let list = html { List { Text("Row").swipeActions { Button("Delete", role: .destructive) {} } } }
    expect([#"data-edge="trailing""#, "swipe-actions", ">Delete<"], in: list)
  }

  @Test("7.19, 7.53, 7.54: changes are told, hints and help are descriptions, and the outermost label counts")
  func details() {
    expect([#"aria-live="polite""#], in: html { Text("0").accessibilityAddTraits(.updatesFrequently) })
    expect([#"aria-description="Opens""#], in: html { Button("Go") {}.accessibilityHint("Opens") })
    let several = html { Button("Go") {}.accessibilityLabel("inner").accessibilityLabel("outer") }
    expect([#"aria-label="outer""#], in: several)
    #expect(!several.contains("inner"))
    expect([#"title="Goes on""#], in: html { Button("Go") {}.help("Goes on") })
  }

  private final class Collector: SwiftUICore.Host {
    var messages: [String] = []
    private var definitions = DOMDefinitions()
    let rowLimit: RowLimit? = nil

    func scheduleTurn(of graph: ViewGraph) {}

    func commit(_ commit: Commit, of graph: ViewGraph) {
      messages.append(String(buffer: CommitEncoder.message(number: 3, event: 2, commit, nil, &definitions)))
    }
  }

  struct Settings: View {
    @Observable final class Model {
      var values = (0..<1000).map { _ in false }
    }

    @Bindable var model: Model
    var body: some View {
      Form { ForEach(0..<1000) { Row(name: "No. \($0)", isOn: $model.values[$0]) } }
    }
  }

  struct Row: View {
    let name: String
    @Binding var isOn: Bool
    var body: some View { Toggle(name, isOn: $isOn) }
  }

  @Test("of a form of a thousand controls one that changes is one short message")
  func thousandControls() throws {
    let model = Settings.Model()
    let host = Collector()
    let graph = ViewGraph(host: nil)
    graph.host = host
    graph.mount(Settings(model: model))
    host.messages = []
    model.values[500] = true
    #expect(graph.turn())
    #expect(!graph.turn())
    let message = try #require(host.messages.first)
    #expect(host.messages.count == 1)
    #expect(message.utf8.count < 150, "\(message)")
  }
}
