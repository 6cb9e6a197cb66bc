import SwiftSyntax

struct M14Announcement: Rule {
  let id: RuleID = "M14"
  let title = "objectWillChange.send()"
  let explanation = """
    A stored variable that announces itself, in its observers or in the functions that change it, becomes tracked and announces itself from \
    then on; the call goes. Where it cannot be found what is announced, the class is left as it is.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "in an observer",
      before: """
        class Model: ObservableObject {
          var count = 0 { willSet { objectWillChange.send() } }
          var name = "" {
            willSet {
              self.objectWillChange.send()
            }
            didSet { print(name) }
          }
          var other = 0
        }
        """,
      after: """
        @Observable class Model {
          var count = 0
          var name = "" {
            didSet { print(name) }
          }
          @ObservationIgnored var other = 0
        }
        """),
    .rewritten(
      "in functions",
      before: """
        class Model: ObservableObject {
          private var names: [String] = []
          @Published var count = 0
          func add(_ name: String) {
            objectWillChange.send()
            names.append(name)
          }
          func increment() {
            DispatchQueue.main.async {
              self.objectWillChange.send()
            }
            count += 1
          }
        }
        """,
      after: """
        @Observable class Model {
          private var names: [String] = []
          var count = 0
          func add(_ name: String) {
            names.append(name)
          }
          func increment() {
            count += 1
          }
        }
        """, reports: ["M14"]),
    .refused(
      "nothing in sight changes",
      """
      class Model: ObservableObject {
        func refresh() { objectWillChange.send() }
      }
      """, reports: ["M14"]),
    .refused(
      "what changes is in an object that is not observable",
      """
      class Settings { var isOn = false }
      class Model: ObservableObject {
        let other = 1
        var settings = Settings()
        func change() {
          objectWillChange.send()
          settings.isOn = true
        }
      }
      """, reports: ["M14"]),
    .refused(
      "what changes is in an element that is not observable",
      """
      class Entry { var done = false }
      class Log: ObservableObject {
        var entries = [Entry(), Entry()]
        func finish(_ index: Int) {
          objectWillChange.send()
          entries[index].done = true
        }
      }
      """, reports: ["M14"]),
    .refused(
      "the same in a dictionary, behind an optional, in a loop, and in what a function gives, beside what can be tracked",
      """
      class Entry {
        var done = false
        var tags: [String] = []
      }
      class Log: ObservableObject {
        var byName: [String: Entry] = [:]
        var entries: [Entry] = []
        @Published var count = 0
        func entry() -> Entry { entries[0] }
        func finishNamed() { objectWillChange.send(); count += 1; byName["a"]?.done = true }
        func finishFirst() { objectWillChange.send(); count += 1; entries.first?.tags.append("done") }
        func finishAll() { objectWillChange.send(); count += 1; for entry in entries { entry.done = true } }
        func finish() { objectWillChange.send(); count += 1; entry().done = true }
      }
      """, reports: ["M14", "M14", "M14", "M14"]),
    .refused(
      "what changes may be in an object of another module",
      """
      import SwiftUI
      class Model: ObservableObject {
        var formatter = DateFormatter()
        func change() {
          objectWillChange.send()
          formatter.dateFormat = "yyyy"
        }
      }
      """, reports: ["M14"]),
    .refused(
      "what changes is in an object that is left",
      """
      import Combine
      class Settings: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        var filters = 0
      }
      class Filters: ObservableObject {
        @Published var search = ""
        private var settings = Settings()
        func commit() {
          settings.filters += 1
          objectWillChange.send()
        }
      }
      """, reports: ["M16", "M16"]),
    .rewritten(
      "what changes is in values, and in an object that is converted too",
      before: """
        import SwiftUI
        struct Size { var width = 0 }
        class Settings: ObservableObject {
          @Published var count = 0
          var filters = 0
        }
        class Filters: ObservableObject {
          var settings = Settings()
          var sizes = [Size()]
          var byName: [String: Size] = [:]
          var place = (0, 0)
          var components = DateComponents()
          func commit() {
            settings.filters += 1
            sizes[0].width += 1
            byName["a"]?.width = 2
            place.0 = 1
            components.day = 1
            var copy = sizes[0]
            copy.width = 3
            objectWillChange.send()
          }
        }
        """,
      after: """
        import SwiftUI
        struct Size { var width = 0 }
        @Observable class Settings {
          var count = 0
          var filters = 0
        }
        @Observable class Filters {
          var settings = Settings()
          var sizes = [Size()]
          var byName: [String: Size] = [:]
          var place = (0, 0)
          var components = DateComponents()
          func commit() {
            settings.filters += 1
            sizes[0].width += 1
            byName["a"]?.width = 2
            place.0 = 1
            components.day = 1
            var copy = sizes[0]
            copy.width = 3
          }
        }
        """, reports: ["M14"]),
    .refused(
      "another object's announcement is passed on, beside something else",
      """
      import Combine
      class Kid: ObservableObject {
        @Published var n = 0
        private(set) var plain = 0
      }
      class Owner: ObservableObject {
        @Published var title = ""
        private let kid = Kid()
        private var seen = 0
        private var link: AnyCancellable?
        init() { link = kid.objectWillChange.sink { [weak self] _ in self?.seen += 1; self?.objectWillChange.send() } }
      }
      class Other: ObservableObject {
        private let kid = Kid()
        private var seen = 0
        private var link: AnyCancellable?
        init() { link = kid.objectWillChange.sink { [weak self] _ in self?.kidChanges() } }
        private func kidChanges() {
          seen += 1
          objectWillChange.send()
        }
      }
      """, reports: ["M15", "M15", "M14", "M14"]),
    .refused(
      "what changes cannot be tracked",
      """
      class Model: ObservableObject {
        lazy var names: [String] = []
        func add(_ name: String) {
          objectWillChange.send()
          names.append(name)
        }
      }
      """, reports: ["M14"]),
    .refused(
      "from outside",
      """
      class Model: ObservableObject { @Published var count = 0 }
      func poke(_ model: Model) { model.objectWillChange.send() }
      """, reports: ["M14"]),
    .refused(
      "from outside, through a capture",
      """
      class Model: ObservableObject { @Published var count = 0 }
      func poker(of model: Model) -> () -> Void {
        { [weak model] in model?.objectWillChange.send() }
      }
      """, reports: ["M14"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    // A publisher of its own is reason enough (M16).
    guard type.property("objectWillChange") == nil else { return [] }
    return (project.announcements[type] ?? []).compactMap { announcement in
      guard case .refused(let reason) = announcement.outcome else { return nil }
      return finding(
        .refusal, at: announcement.use.node, in: announcement.use.file,
        "\(type.name) is left as it is: \(reason). Make what changes a @Published property, or migrate the class by hand.")
    }
  }

  /// What is announced must be tracked, also where it is another object's.
  func requirements(of type: NominalType, in project: Project, options: MigrationOptions) -> [NominalType] {
    (project.announcements[type] ?? []).flatMap { announcement -> [NominalType] in
      guard case .removed(_, let types) = announcement.outcome else { return [] }
      return types.sorted { $0.name < $1.name }
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    for announcement in migration.project.announcements[type] ?? [] {
      guard case .removed(let properties, _) = announcement.outcome, let statement = announcement.statement else { continue }
      let file = announcement.use.file
      migration.remove(emptiedBy: statement, in: file, self)
      let tracked = properties.filter { !$0.isPublished }
      if !tracked.isEmpty, !(properties.count == 1 && properties[0].hasObservers) {
        migration.report(
          finding(
            .warning, at: statement, in: file,
            "The announcement is gone, because \(tracked.map(\.name).joined(separator: ", ")) is tracked now. Views that read it update "
              + "whenever it changes, also where nothing was announced before."))
      }
    }
  }
}

extension Migration {
  /// Removes a statement, and the observer or the closure that it leaves empty.
  func remove(emptiedBy statement: CodeBlockItemSyntax, in file: SourceFile, _ rule: some Rule) {
    guard statement.parent?.as(CodeBlockItemListSyntax.self)?.count == 1, let container = statement.parent?.parent else {
      return removeLine(of: statement, in: file, rule)
    }
    if let closure = container.as(ClosureExprSyntax.self), closure.isRunOnce, let outer = closure.callGivenTo?.statement,
      case .expr = outer.item
    {
      return remove(emptiedBy: outer, in: file, rule)
    }
    guard let accessor = container.parent?.as(AccessorDeclSyntax.self),
      let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self),
      case .accessors(let accessors) = block.accessors
    else { return removeLine(of: statement, in: file, rule) }
    if accessors.count > 1 { return removeLine(of: accessor, in: file, rule) }
    let start = block.previousToken(viewMode: .sourceAccurate)?.bytes.upperBound ?? block.bytes.lowerBound
    replace(start..<block.bytes.upperBound, in: file, with: "", rule)
  }
}
