import SwiftSyntax

struct V21ReadsNothing: Rule {
  let id: RuleID = "V21"
  let title = "Views that show what is not tracked"
  let explanation = """
    Before, any change of the object evaluated the view again, and with it everything that body reads: properties that are not published, the \
    time, settings. Now only the tracked properties that body reads do (D1). Views that may have relied on this are reported.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "properties that were never published",
      before: """
        class Clock: ObservableObject {
          @Published var ticks = 0
          var zone = ""
          let name = "clock"
          var now: String { "\\(Date())" }
          var title: String { "\\(ticks) ticks" }
          func reset() { zone = "" }
        }
        struct Stale: View {
          @ObservedObject var clock: Clock
          var body: some View { Text(clock.zone + clock.now + clock.title) }
        }
        struct Fresh: View {
          @ObservedObject var clock: Clock
          var body: some View {
            Text(clock.title + clock.name).onAppear { print(clock.zone) }
            Button("") { clock.reset() }
            Button(action: { print(clock.zone) }) { Text("") }
          }
        }
        """,
      after: """
        @Observable class Clock {
          var ticks = 0
          var zone = ""
          let name = "clock"
          var now: String { "\\(Date())" }
          var title: String { "\\(ticks) ticks" }
          func reset() { zone = "" }
        }
        struct Stale: View {
          var clock: Clock
          var body: some View { Text(clock.zone + clock.now + clock.title) }
        }
        struct Fresh: View {
          var clock: Clock
          var body: some View {
            Text(clock.title + clock.name).onAppear { print(clock.zone) }
            Button("") { clock.reset() }
            Button(action: { print(clock.zone) }) { Text("") }
          }
        }
        """, reports: ["V21"]),
    .rewritten(
      "the object is not used, or only handed on beside the time",
      before: """
        class Clock: ObservableObject { @Published var ticks = 0 }
        struct Idle: View {
          @ObservedObject var clock: Clock
          var body: some View { Text("") }
        }
        struct Timed: View {
          @StateObject private var clock = Clock()
          var body: some View {
            Text("\\(Date())")
            Face(clock: clock)
          }
        }
        struct Face: View {
          @ObservedObject var clock: Clock
          var body: some View { Text("\\(clock.ticks)") }
        }
        """,
      after: """
        @Observable class Clock { var ticks = 0 }
        struct Idle: View {
          var clock: Clock
          var body: some View { Text("") }
        }
        struct Timed: View {
          @State private var clock = Clock()
          var body: some View {
            Text("\\(Date())")
            Face(clock: clock)
          }
        }
        struct Face: View {
          var clock: Clock
          var body: some View { Text("\\(clock.ticks)") }
        }
        """, reports: ["V21", "V21"]),
    .rewritten(
      "an object that announces nothing never had the view shown anew",
      before: """
        class Clock: ObservableObject {
          var zone = ""
          var now: String { "\\(Date())" }
        }
        struct Idle: View {
          @ObservedObject var clock: Clock
          var body: some View { Text("") }
        }
        struct Stale: View {
          @ObservedObject var clock: Clock
          var body: some View { Text(clock.zone + clock.now) }
        }
        """,
      after: """
        @Observable class Clock {
          @ObservationIgnored var zone = ""
          var now: String { "\\(Date())" }
        }
        struct Idle: View {
          var clock: Clock
          var body: some View { Text("") }
        }
        struct Stale: View {
          var clock: Clock
          var body: some View { Text(clock.zone + clock.now) }
        }
        """),
    .rewritten(
      "what announces itself by hand is tracked",
      before: """
        class Clock: ObservableObject {
          var ticks = 0 { willSet { objectWillChange.send() } }
          var zone: String {
            get { UserDefaults.standard.string(forKey: "zone") ?? "" }
            set {
              objectWillChange.send()
              UserDefaults.standard.set(newValue, forKey: "zone")
            }
          }
        }
        struct Screen: View {
          @ObservedObject var clock: Clock
          var body: some View { Text("\\(clock.ticks) " + clock.zone) }
        }
        """,
      after: """
        @Observable class Clock {
          var ticks = 0
          var zone: String {
            get { access(keyPath: \\.zone); return UserDefaults.standard.string(forKey: "zone") ?? "" }
            set {
              withMutation(keyPath: \\.zone) { UserDefaults.standard.set(newValue, forKey: "zone") }
            }
          }
        }
        struct Screen: View {
          var clock: Clock
          var body: some View { Text("\\(clock.ticks) " + clock.zone) }
        }
        """),
    .rewritten(
      "what a plain class holds",
      before: """
        class Board { var cells = 0 }
        class Game: ObservableObject {
          @Published var moves = 0
          let board = Board()
          func move() { board.cells += 1; moves += 1 }
        }
        struct Screen: View {
          @ObservedObject var game: Game
          var body: some View { Text("\\(game.board.cells)") }
        }
        struct Counter: View {
          @ObservedObject var game: Game
          var body: some View { Text("\\(game.moves)") }
        }
        """,
      after: """
        class Board { var cells = 0 }
        @Observable class Game {
          var moves = 0
          let board = Board()
          func move() { board.cells += 1; moves += 1 }
        }
        struct Screen: View {
          var game: Game
          var body: some View { Text("\\(game.board.cells)") }
        }
        struct Counter: View {
          var game: Game
          var body: some View { Text("\\(game.moves)") }
        }
        """, reports: ["V21"]),
    .rewritten(
      "computed properties and functions over plain objects, static and global variables, beside what is tracked",
      before: """
        class Cache {
          var hits = 0
          var shown: String { "\\(hits)" }
        }
        enum Config { nonisolated(unsafe) static var level = 1 }
        final class Store {
          nonisolated(unsafe) static let shared = Store()
          var items = 0
        }
        class Model: ObservableObject {
          private let cache = Cache()
          let other = Cache()
          @Published var tick = 0
          var hits: String { cache.shown }
          var level: String { "\\(Config.level) \\(tick)" }
          func items(_ text: String) -> String { text + "\\(Store.shared.items)" }
          func hit() { cache.hits += 1; Config.level += 1; tick += 1 }
        }
        struct Hits: View {
          @ObservedObject var model: Model
          var body: some View { Text(model.hits + "\\(model.other.hits)"); Button("hit") { model.hit() } }
        }
        struct Level: View {
          @ObservedObject var model: Model
          var body: some View { Text("level \\(model.level)" + model.hits) }
        }
        struct Items: View {
          @ObservedObject var model: Model
          var body: some View { Text(model.items("items")) }
        }
        """,
      after: """
        class Cache {
          var hits = 0
          var shown: String { "\\(hits)" }
        }
        enum Config { nonisolated(unsafe) static var level = 1 }
        final class Store {
          nonisolated(unsafe) static let shared = Store()
          var items = 0
        }
        @Observable class Model {
          private let cache = Cache()
          let other = Cache()
          var tick = 0
          var hits: String { cache.shown }
          var level: String { "\\(Config.level) \\(tick)" }
          func items(_ text: String) -> String { text + "\\(Store.shared.items)" }
          func hit() { cache.hits += 1; Config.level += 1; tick += 1 }
        }
        struct Hits: View {
          var model: Model
          var body: some View { Text(model.hits + "\\(model.other.hits)"); Button("hit") { model.hit() } }
        }
        struct Level: View {
          var model: Model
          var body: some View { Text("level \\(model.level)" + model.hits) }
        }
        struct Items: View {
          var model: Model
          var body: some View { Text(model.items("items")) }
        }
        """, reports: ["V21", "V21", "V21", "V21"]),
    .rewritten(
      "handed on alone",
      before: """
        class Clock: ObservableObject { @Published var ticks = 0 }
        struct Owner: View {
          @StateObject private var clock = Clock()
          var body: some View { Text("").environmentObject(clock) }
        }
        """,
      after: """
        @Observable class Clock { var ticks = 0 }
        struct Owner: View {
          @State private var clock = Clock()
          var body: some View { Text("").environment(clock) }
        }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties(in: contents) where property.owner.buildsBody {
      guard let type = property.isConverted(in: migration), migration.project.announcesAnything(type) else { continue }
      let reads = ViewReads(
        property.property, in: property.owner, of: type, in: migration.project, appleStyle: migration.options.appleStyle)
      for message in messages(for: property, type, reads) {
        migration.report(finding(.warning, at: property.property.node, in: contents.file, message, differences: [.d1]))
      }
    }
  }

  private func messages(for property: ObservingProperty, _ type: NominalType, _ reads: ViewReads) -> [String] {
    let (view, name) = (property.owner.name, property.property.name)
    if !reads.isMentioned {
      return [
        "\(view) does not use \(name), but was evaluated again whenever it changed. That ends. If the view relied on it, read in its "
          + "body what it depends on; otherwise remove the property."
      ]
    }
    var messages: [String] = []
    let own = reads.untracked.filter { $0.outside == [$0.member] }
    let beyond = reads.untracked.filter { $0.outside != [$0.member] }
    if !own.isEmpty {
      let hasLazy = own.contains { type.property($0.member)?.isLazy == true }
      messages.append(
        "\(view) reads \(own.map { "\(name).\($0.member)" }.joined(separator: ", ")), which nothing tracks. Until now it was shown anew "
          + "whenever a published property of \(type.name) changed. If it must stay up to date, publish it before the migration"
          + (hasLazy ? ", with a value from the beginning." : ", or remove @ObservationIgnored after it."))
    }
    if !beyond.isEmpty {
      let list = beyond.map { "\(name).\($0.member), which depends on \($0.outside.joined(separator: ", "))" }
      messages.append(
        "\(view) reads \(list.joined(separator: "; ")). Nothing tracks that. Until now it was shown anew whenever a published property of "
          + "\(type.name) changed. If it must stay up to date, make what it depends on a published property, or the class that has it "
          + "observable.")
    }
    if !reads.held.isEmpty {
      let list = reads.held.map { "\(name).\($0)" }.joined(separator: ", ")
      messages.append(
        "\(view) reads \(list), and nothing tracks the class that has it. Until now the view was shown anew whenever \(type.name) announced "
          + "anything. If it must stay up to date, make that class observable.")
    }
    if messages.isEmpty, reads.tracked.isEmpty, let outside = property.owner.outsideState {
      messages.append(
        "\(view) reads nothing tracked of \(name), but uses \(outside), which was read anew whenever \(name) changed. That ends. If it must "
          + "stay up to date, read a tracked property that changes with it.")
    }
    return messages
  }
}

extension NominalType {
  /// A name in the body of a view that stands for something that changes without telling.
  fileprivate var outsideState: String? {
    for property in properties where property.isComputed {
      guard let accessors = property.binding.accessorBlock else { continue }
      if let token = accessors.tokens(viewMode: .sourceAccurate).first(where: \.namesOutsideState) { return token.text }
    }
    return nil
  }
}
