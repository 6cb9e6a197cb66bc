import Foundation
import SwiftSyntax

struct M20ObserversInInit: Rule {
  let id: RuleID = "M20"
  let title = "Newly tracked variables in init and deinit"
  let explanation = """
    Within init and deinit a plain variable is its storage: no observers run, it can be read before the object is complete, and deinit may use \
    it whatever actor the class belongs to. A tracked variable is computed. So where a variable that was not published is tracked, because a \
    view shows it or with --apple-style, init and deinit use its storage, _name. An initializer in another file cannot, and in a defer of \
    init language mode 5 ran the observers: there they run now (D10). A published variable was computed before, too.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "published, and plain and not tracked",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0 { didSet { print(count) } }
          var cache = 0 { didSet { print(cache) } }
          init() {
            count = 1
            cache = 1
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var count = 0 { didSet { print(count) } }
          @ObservationIgnored var cache = 0 { didSet { print(cache) } }
          init() {
            count = 1
            cache = 1
          }
        }
        """),
    .rewritten(
      "plain and tracked",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          var cache = 0 { didSet { print(cache) } }
          var other = 0 { didSet { print(other) } }
          init() { self.cache = 1 }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var cache = 0 { didSet { print(cache) } }
          var other = 0 { didSet { print(other) } }
          init() { self._cache = 1 }
        }
        """,
      options: .with { $0.appleStyle = true }, reports: ["M20"]),
    .rewritten(
      "a variable that is tracked because a view shows it",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0
          var title = "" { didSet { print(title) } }
          init(title: String) { self.title = title }
        }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text("\\(model.count)" + model.title) }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var count = 0
          var title = "" { didSet { print(title) } }
          init(title: String) { self._title = title }
        }
        struct Screen: View {
          var model: Model
          var body: some View { Text("\\(model.count)" + model.title) }
        }
        """, reports: ["M20"]),
    .rewritten(
      "reads before the object is complete; closures, functions within and key paths mean the variable",
      before: """
        import SwiftUI
        struct Group {
          var names: [String] = []
          mutating func load() { names.append("a") }
        }
        class Filters: ObservableObject {
          @Published var search = ""
          private(set) var group: Group
          private(set) var all: Set<String> { didSet { group.names = all.sorted() } }
          var title: String
          init() {
            group = Group()
            group.load()
            let fresh = Set(group.names)
            title = [Wrapped()].map(\\.title).joined()
            title += "!"
            all = fresh
            defer { all = ["deferred"] }
            DispatchQueue.main.async { self.all = [] }
            func clear() { all = [] }
            clear()
          }
          convenience init(title: String) {
            self.init()
            self.title = title
            all.insert(title)
          }
          struct Wrapped { var title = "" }
        }
        struct FiltersView: View {
          @ObservedObject var filters: Filters
          var body: some View {
            Text(filters.title + "\\(filters.all.count)")
            ForEach(filters.group.names, id: \\.self) { Text($0) }
          }
        }
        """,
      after: """
        import SwiftUI
        struct Group {
          var names: [String] = []
          mutating func load() { names.append("a") }
        }
        @Observable class Filters {
          var search = ""
          private(set) var group: Group
          private(set) var all: Set<String> { didSet { group.names = all.sorted() } }
          var title: String
          init() {
            group = Group()
            _group.load()
            let fresh = Set(_group.names)
            title = [Wrapped()].map(\\.title).joined()
            _title += "!"
            _all = fresh
            defer { all = ["deferred"] }
            DispatchQueue.main.async { self.all = [] }
            func clear() { all = [] }
            clear()
          }
          convenience init(title: String) {
            self.init()
            self.title = title
            _all.insert(title)
          }
          struct Wrapped { var title = "" }
        }
        struct FiltersView: View {
          var filters: Filters
          var body: some View {
            Text(filters.title + "\\(filters.all.count)")
            ForEach(filters.group.names, id: \\.self) { Text($0) }
          }
        }
        """, reports: ["M20", "M20", "M20"]),
    .rewritten(
      "deinit of a class of the main actor",
      before: """
        import SwiftUI
        @MainActor final class Loader: ObservableObject {
          @Published var count = 0
          private(set) var task: Task<Void, Never>?
          func load() {
            task = Task { self.count += 1 }
            count = 0
          }
          deinit { task?.cancel() }
        }
        struct LoaderView: View {
          @StateObject private var loader = Loader()
          var body: some View { Text(loader.task == nil ? "idle" : "busy \\(loader.count)") }
        }
        """,
      after: """
        import SwiftUI
        @MainActor @Observable final class Loader {
          var count = 0
          private(set) var task: Task<Void, Never>?
          func load() {
            task = Task { self.count += 1 }
            count = 0
          }
          deinit { _task?.cancel() }
        }
        struct LoaderView: View {
          @State private var loader = Loader()
          var body: some View { Text(loader.task == nil ? "idle" : "busy \\(loader.count)") }
        }
        """, reports: ["M20"]),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables
    where !property.isPublished && migration.project.isTracked(property, options: migration.options) {
      let uses = migration.project.references(to: property.name, of: property, in: type).filter { reference, _ in
        reference.meansStorage && migration.project.enclosingType(of: reference) == type
          // An initial value is as good for a variable without observers, and reads better.
          && (property.hasObservers || !reference.isAssigned)
      }
      guard let first = uses.first else { continue }
      var deferred: (reference: DeclReferenceExprSyntax, file: SourceFile)?
      for (reference, file) in uses where file === property.file {
        if property.hasObservers, reference.isDeferredInInit {
          deferred = deferred ?? (reference, file)
          continue
        }
        let hidden = reference.withSelf.id == reference.id && LocalBinding.find("_" + property.name, at: reference) != nil
        migration.replace(reference.baseName, in: file, with: (hidden ? "self._" : "_") + property.name, self)
      }
      if let deferred {
        migration.report(
          finding(
            .warning, at: deferred.reference, in: deferred.file,
            "The observers of \(property.name) run for this defer now, as they did in language mode 5. In mode 6 they did not: there write "
              + "_\(property.name).", differences: [.d10]))
        continue
      }
      if let other = uses.first(where: { $0.file !== property.file && property.hasObservers && $0.reference.isAssigned }) {
        migration.report(
          finding(
            .warning, at: other.reference, in: other.file,
            "The observers of \(property.name) run for this assignment now, because \(property.name) is tracked. Move the initializer into "
              + "\((property.file.path as NSString).lastPathComponent), and set _\(property.name) there.", differences: [.d10]))
      } else {
        migration.report(
          finding(
            .note, at: first.reference, in: first.file,
            "\(property.name) was not published and is tracked. init and deinit use its storage, _\(property.name), as they did before."
          ))
      }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands in a `defer` of an initializer, where observers run in language mode 5.
  fileprivate var isDeferredInInit: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(InitializerDeclSyntax.self), !parent.is(DeinitializerDeclSyntax.self) {
      if parent.is(DeferStmtSyntax.self) { return initializer != nil }
      node = parent
    }
    return false
  }

  /// Whether the name of a stored variable of the class around it stands for the storage: in init and deinit, but not in closures and functions
  /// within these.
  fileprivate var meansStorage: Bool {
    guard parent?.is(KeyPathPropertyComponentSyntax.self) != true else { return false }
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(InitializerDeclSyntax.self) || parent.is(DeinitializerDeclSyntax.self) { return true }
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) { return false }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return false }
      node = parent
    }
    return false
  }

  /// The initializer that runs the reference, not one whose closures may run it later.
  var initializer: InitializerDeclSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let initializer = parent.as(InitializerDeclSyntax.self) { return initializer }
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) { return nil }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      node = parent
    }
    return nil
  }

  /// The reference with `self.` before it, if that is there.
  var withSelf: ExprSyntax {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else { return ExprSyntax(self) }
    return ExprSyntax(member)
  }

  /// Whether it is what an assignment sets, whole.
  var isAssigned: Bool {
    let target = withSelf
    guard let elements = target.parent?.as(ExprListSyntax.self), elements.first?.id == target.id else { return false }
    return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
