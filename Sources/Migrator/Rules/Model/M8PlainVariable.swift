import SwiftSyntax

struct M8PlainVariable: Rule {
  let id: RuleID = "M8"
  let title = "Stored variables without @Published"
  let explanation = """
    What was not published stays untracked: the variable gets @ObservationIgnored. Otherwise views would begin to depend on it, and updates \
    could come where none came before. But a variable that a view's body reads, directly or through what it calls, stays as it is and is \
    tracked, if the object announces anything: each announcement showed the view anew with it. One that the same code changes is \
    ignored nevertheless, since the view would show itself anew for ever. With --apple-style all variables are tracked, as in Apple's \
    article.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a cache",
      before: """
        class Model: ObservableObject {
          @Published var count = 0
          private var cache: [Int: String] = [:]
          let id = 1
          static var shared = Model()
          var double: Int { count * 2 }
        }
        """,
      after: """
        @Observable class Model {
          var count = 0
          @ObservationIgnored private var cache: [Int: String] = [:]
          let id = 1
          static var shared = Model()
          var double: Int { count * 2 }
        }
        """),
    .rewritten(
      "attributes that do not matter",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @available(*, deprecated)
          var old = 0
          @MainActor private var cache = 0
          weak var delegate: AnyObject?
          unowned(unsafe) var owner: AnyObject
          init(owner: AnyObject) { self.owner = owner }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          @ObservationIgnored @available(*, deprecated)
          var old = 0
          @ObservationIgnored @MainActor private var cache = 0
          @ObservationIgnored weak var delegate: AnyObject?
          @ObservationIgnored unowned(unsafe) var owner: AnyObject
          init(owner: AnyObject) { self.owner = owner }
        }
        """),
    .rewritten(
      "an #if between the attributes",
      before: """
        class Model: ObservableObject {
          #if DEBUG
            @available(*, deprecated)
          #endif
          private var old = 0
          #if DEBUG
            var log: [String] = []
          #endif
        }
        """,
      after: """
        @Observable class Model {
          #if DEBUG
            @available(*, deprecated)
          #endif
          @ObservationIgnored private var old = 0
          #if DEBUG
            @ObservationIgnored var log: [String] = []
          #endif
        }
        """),
    .rewritten(
      "what views show, directly, through computed properties, functions, other types and bindings",
      before: """
        import SwiftUI
        class Loader: ObservableObject {
          @Published var items: [String] = []
          var isLoading = false
          var score = 0, best = 0
          var failures = 0
          var name = ""
          private var log: [String] = []
          var cache: [Int: String] = [:]
          var status: String { "\\(score) \\(failures)" }
          func text(_ index: Int) -> String {
            if let known = cache[index] { return known }
            cache[index] = items[index]
            return items[index]
          }
          func load() { isLoading = true; log.append("load"); best = 1 }
        }
        struct Summary {
          let loader: Loader
          var title: String { loader.status }
        }
        struct Screen: View {
          @ObservedObject var loader: Loader
          var body: some View {
            if loader.isLoading { Text("…") }
            Text(Summary(loader: loader).title + loader.text(0))
            TextField("", text: $loader.name)
            Button("Load", action: loader.load)
            Button("Log") { print(loader.best) }
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Loader {
          var items: [String] = []
          var isLoading = false
          var score = 0
          @ObservationIgnored var best = 0
          var failures = 0
          var name = ""
          @ObservationIgnored private var log: [String] = []
          @ObservationIgnored var cache: [Int: String] = [:]
          var status: String { "\\(score) \\(failures)" }
          func text(_ index: Int) -> String {
            if let known = cache[index] { return known }
            cache[index] = items[index]
            return items[index]
          }
          func load() { isLoading = true; log.append("load"); best = 1 }
        }
        struct Summary {
          let loader: Loader
          var title: String { loader.status }
        }
        struct Screen: View {
          @Bindable var loader: Loader
          var body: some View {
            if loader.isLoading { Text("…") }
            Text(Summary(loader: loader).title + loader.text(0))
            TextField("", text: $loader.name)
            Button("Load", action: loader.load)
            Button("Log") { print(loader.best) }
          }
        }
        """, reports: ["M8", "M8", "M8", "M8"]),
    .rewritten(
      "an object that announces nothing never showed a view anew",
      before: """
        import SwiftUI
        class Model: ObservableObject { var count = 0 }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text("\\(model.count)") }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model { @ObservationIgnored var count = 0 }
        struct Screen: View {
          var model: Model
          var body: some View { Text("\\(model.count)") }
        }
        """),
    .rewritten(
      "what views show through subscripts, calls, operators, loops, texts, key paths and closures",
      before: """
        import SwiftUI
        protocol Board { subscript(place: Int) -> Int { get } }
        struct Points: View {
          let board: any Board
          var body: some View { Text("\\(board[0])") }
        }
        final class Match: ObservableObject, Board, CustomStringConvertible, Equatable, Sequence {
          @Published private(set) var turn = 0
          private var cells = ["", ""]
          private var points = [0]
          private var words = "start"
          private var code = 1
          private var steps = [0]
          private var level = 0
          private var bonus = 0
          private var name = ""
          private var log: [String] = []
          subscript(row: Int, column: Int) -> String { cells[row + column] }
          subscript(place: Int) -> Int { points[place] }
          var description: String { words }
          static func == (a: Match, b: Match) -> Bool { a.code == b.code }
          func callAsFunction() -> Int { level }
          func makeIterator() -> IndexingIterator<[Int]> { steps.makeIterator() }
          func play() { turn += 1; log.append("play"); bonus += 1; words = "played"; cells[0] = "x" }
          static let bonusPath = \\Match.bonus
          static let title: (Match) -> String = { $0.name }
        }
        struct Square: View {
          @ObservedObject var match: Match
          let other: Match
          private let path = Match.bonusPath
          var body: some View {
            Button(match[0, 1]) { match.play() }
            Text("\\(match)" + (match != other ? "same" : "other") + Match.title(match))
            Text(match.map { "\\($0)" }.joined() + "\\(match()) \\(match[keyPath: path])")
          }
        }
        """,
      after: """
        import SwiftUI
        protocol Board { subscript(place: Int) -> Int { get } }
        struct Points: View {
          let board: any Board
          var body: some View { Text("\\(board[0])") }
        }
        @Observable final class Match: Board, CustomStringConvertible, Equatable, Sequence {
          private(set) var turn = 0
          private var cells = ["", ""]
          private var points = [0]
          private var words = "start"
          private var code = 1
          private var steps = [0]
          private var level = 0
          private var bonus = 0
          private var name = ""
          @ObservationIgnored private var log: [String] = []
          subscript(row: Int, column: Int) -> String { cells[row + column] }
          subscript(place: Int) -> Int { points[place] }
          var description: String { words }
          static func == (a: Match, b: Match) -> Bool { a.code == b.code }
          func callAsFunction() -> Int { level }
          func makeIterator() -> IndexingIterator<[Int]> { steps.makeIterator() }
          func play() { turn += 1; log.append("play"); bonus += 1; words = "played"; cells[0] = "x" }
          static let bonusPath = \\Match.bonus
          static let title: (Match) -> String = { $0.name }
        }
        struct Square: View {
          var match: Match
          let other: Match
          private let path = Match.bonusPath
          var body: some View {
            Button(match[0, 1]) { match.play() }
            Text("\\(match)" + (match != other ? "same" : "other") + Match.title(match))
            Text(match.map { "\\($0)" }.joined() + "\\(match()) \\(match[keyPath: path])")
          }
        }
        """, reports: Array(repeating: "M8", count: 8)),
    .refused(
      "what a view shows cannot be tracked",
      """
      import SwiftUI
      class Model: ObservableObject {
        @Published var count = 0
        var `default` = ""
        func change() { `default` = "changed" }
      }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.default) }
      }
      """, reports: ["M8"]),
    .rewritten(
      "tracked in Apple's style",
      before: "class Model: ObservableObject {\n  var cache = 0\n}",
      after: "@Observable class Model {\n  var cache = 0\n}",
      options: .with { $0.appleStyle = true }),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    type.observableVariables.compactMap { property in
      switch project.storage(of: property) {
      case .plain, .listed:
        obstacle(of: property, of: type, because: "the storage that @Observable makes for it would not compile", in: project)
      default: nil
      }
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables {
      guard case .plain = migration.project.storage(of: property),
        !migration.project.redundantCancellables.contains(ObjectIdentifier(property))
      else { continue }
      if !migration.project.isTracked(property, options: migration.options) { migration.ignore(property, self) }
    }
    for property in type.observableVariables { noteIfShown(property, of: type, in: migration) }
  }

  private func noteIfShown(_ property: Property, of type: NominalType, in migration: Migration) {
    let project = migration.project
    guard !migration.options.appleStyle, let read = project.shownVariables[ObjectIdentifier(property)],
      !project.announcedProperties.contains(ObjectIdentifier(property))
    else { return }
    let line = read.file.location(of: read.place).line
    migration.report(
      finding(
        .note, at: property.node, in: property.file,
        "\(property.name) was not published and is tracked, because \(read.view.name) shows it (\(read.file.path), line \(line)): every "
          + "announcement of \(type.name) brought it up to date. Add @ObservationIgnored if no view need follow it."))
  }
}
