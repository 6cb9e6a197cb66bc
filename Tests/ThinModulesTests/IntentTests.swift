import OrielAppIntents
import OrielTipKit
import OrielWidgetKit
import SwiftUICore
import SwiftUITesting
import Synchronization
import Testing

private let performed = Mutex<[String]>([])

private struct Water: AppIntent {
  static let title: LocalizedStringResource = "Water"
  static let description = IntentDescription("Waters a plant.", categoryName: "Plants")
  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plant) with \(\.$liters) liters") { \.$liters }
  }

  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: String
  @Parameter(title: "Liters", default: 2) var liters: Int
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Tools", default: [], size: [.systemSmall: 1]) var tools: [String]

  init() {}
  init(plant: String) { self.plant = plant }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    performed.withLock { $0.append("\(plant) \(liters) \(note ?? "-")") }
    return .result(value: liters, dialog: "Done")
  }
}

private struct Bird: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bird"
  static let defaultQuery = BirdQuery()
  @Property(title: "Name") var name: String
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", image: .init(systemName: "bird")) }

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

private struct BirdQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Bird] { identifiers.map { Bird(id: $0, name: "bird \($0)") } }
  func entities(matching string: String) async throws -> [Bird] { [Bird(id: 0, name: string)] }
}

private enum Season: String, AppEnum {
  case summer, winter
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Season")
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.summer: "Summer"]
}

private struct Configuration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Plant"
  @Parameter(title: "Bird") var bird: Bird?
  @Parameter(title: "Season", default: .summer) var season: Season
  static var parameterSummary: some ParameterSummary {
    When(\.$season, .equalTo, Season.winter) {
      Summary { \.$bird }
    } otherwise: {
      Summary { \.$season }
    }
  }
}

private struct Entry: TimelineEntry { let date: Date }

private struct Provider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func snapshot(for configuration: Configuration, in context: Context) async -> Entry { Entry(date: .now) }
  func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [Entry(date: .now)], policy: .atEnd)
  }
}

private struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "plant", intent: Configuration.self, provider: Provider()) { Text($0.date, style: .date) }
      .configurationDisplayName("Plant").description("A plant").supportedFamilies([.systemSmall]).contentMarginsDisabled()
  }
}

private struct Widgets: WidgetBundle {
  var body: some Widget {
    PlantWidget()
    PlantWidget()
  }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Water(), phrases: ["Water with \(.applicationName)"], shortTitle: "Water", systemImageName: "drop")
  }
}

@MainActor
@Suite("AppIntents and WidgetKit")
struct IntentTests {
  @Test("a button does what its intent says, with the values that the app has set")
  func button() async throws {
    let host = TestHost { Button(intent: Water(plant: "fern")) { Text("Water") } }
    try host.find(.button("Water")).press()
    for _ in 0..<1000 where !performed.withLock({ $0.contains("fern 2 -") }) { await Task.yield() }
    #expect(performed.withLock { $0.contains("fern 2 -") }, "the intent of the button did not run")
  }

  @Test("the app can run an intent itself, and gets its value")
  func call() async throws {
    let intent = Water(plant: "rose")
    intent.liters = 5
    intent.note = "slowly"
    #expect(try await intent().value == 5)
    #expect(performed.withLock { $0.contains("rose 5 slowly") })
    #expect(Shortcuts.appShortcuts.count == 1 && Water.openAppWhenRun == false)
  }

  @Test("nobody can be asked for a value: an intent that wants to ask ends with an error")
  func asking() async {
    await #expect(throws: IntentError.self) { _ = try await Water().$plant.requestValue("Which?") }
    await #expect(throws: IntentError.self) { _ = try await Water().$plant.requestConfirmation(for: "a") }
  }

  @Test("entities and choices have their names")
  func entities() async throws {
    let bird = try #require(try await Bird.defaultQuery.entities(for: [3]).first)
    #expect(bird.name == "bird 3")
    #expect(try await Bird.defaultQuery.suggestedEntities().isEmpty)
    #expect(
      Season.winter.displayRepresentation.title.key == "winter" && Season.summer.displayRepresentation.title.key == "Summer")
    #expect(Configuration().bird == nil)
  }

  @Test("widgets compile, and nothing shows one, which is said")
  func widgets() async throws {
    _ = Widgets().body
    let before = StandIns.uses(of: "WidgetCenter")
    WidgetCenter.shared.reloadAllTimelines()
    #expect(StandIns.uses(of: "WidgetCenter") == before + 1)
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  @Test("a view of a widget that the app shows itself is in all its colors")
  func environment() {
    struct Shown: View {
      @Environment(\.widgetFamily) private var family
      @Environment(\.widgetRenderingMode) private var mode
      var body: some View { Text(family == .systemSmall && mode == .fullColor ? "small" : "other").widgetAccentable() }
    }
    #expect(TestHost { Shown() }.texts == ["small"])
  }
}

@MainActor
@Suite("TipKit", .serialized)
struct TipTests {
  struct Drag: Tip {
    var id: String { "tip test: drag" }
    var title: Text { Text("Drag cards") }
    var message: Text? { Text("Put them in an order.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { [Action(id: "more", title: "More")] }
  }

  struct Screen: View {
    let tip = Drag()
    @State private var last = "none"
    var body: some View {
      VStack {
        Text(last)
        TipView(tip) { action in last = action.id }
      }
    }
  }

  private func wait(_ host: TestHost, for condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() {
      await Task.yield()
      host.turn()
    }
  }

  @Test("a tip is shown once tips are configured, does what the app says, and once closed never comes again")
  func tip() async throws {
    try Tips.resetDatastore()
    let host = TestHost { Screen() }
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    await wait(host) { host.texts.contains("Drag cards") }
    #expect(host.texts.contains("Drag cards") && host.texts.contains("Put them in an order."))
    try host.find(.button("More")).press()
    host.turn()
    #expect(host.texts.contains("more"))
    #expect(Drag().shouldDisplay)
    try host.find(.button("Close")).press()
    host.turn()
    #expect(!host.texts.contains("Drag cards"))
    #expect(Drag().status == .invalidated(.tipClosed))
    #expect(!TestHost { Screen() }.texts.contains("Drag cards"))
    try Tips.resetDatastore()
    await wait(host) { host.texts.contains("Drag cards") }
    #expect(host.texts.contains("Drag cards"))
    Drag().invalidate(reason: .actionPerformed)
    host.turn()
    #expect(!host.texts.contains("Drag cards"))
  }
}
