import SwiftSyntax

struct V13EnvironmentObjectModifier: Rule {
  let id: RuleID = "V13"
  let title = ".environmentObject(_:)"
  let explanation = """
    An object of a converted class is put into the environment with environment(_:). The static type counts there: what a view reads by \
    Model.self must be put in as a Model, not as a subclass or a protocol.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "local objects, shared ones and new ones",
      before: """
        import SwiftUI
        class Model: ObservableObject { static let shared = Model() }
        @MainActor func screens() {
          let model = Model()
          _ = Text("").environmentObject(model)
          _ = Text("").environmentObject(Model.shared)
          _ = Text("").environmentObject( Model() )
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model { static let shared = Model() }
        @MainActor func screens() {
          let model = Model()
          _ = Text("").environment(model)
          _ = Text("").environment(Model.shared)
          _ = Text("").environment( Model() )
        }
        """),
    .rewritten(
      "expressions of all kinds",
      before: """
        class Base: ObservableObject {}
        final class Owner {
          let model = Base()
          let any: AnyObject = Base()
          var optional: Base?
          func make(_ count: Int) -> Base { Base() }
          static func shared() -> Base { Base() }
        }
        @MainActor func screens(owner: Owner, models: [Base], isNew: Bool, make: () -> Void) {
          let text = Text("")
          _ = text.environmentObject(owner.model)
          _ = text.environmentObject(owner.optional ?? Base())
          _ = text.environmentObject(isNew ? Base() : owner.model)
          _ = text.environmentObject(owner.optional!)
          _ = text.environmentObject(owner.make(1))
          _ = text.environmentObject(Owner.shared())
          _ = text.environmentObject(owner.any as! Base)
          _ = text.environmentObject({ Base() }())
          _ = models.map { text.environmentObject($0) }
          _ = ForEach(0..<models.count) { index in text.environmentObject(models[index]) }
          for model in models { _ = text.environmentObject(model) }
          if let model = owner.optional { _ = text.environmentObject(model).environmentObject(Base()) }
          guard let last = models.last else { return }
          _ = text.environmentObject(last)
        }
        """,
      after: """
        @Observable class Base {}
        final class Owner {
          let model = Base()
          let any: AnyObject = Base()
          var optional: Base?
          func make(_ count: Int) -> Base { Base() }
          static func shared() -> Base { Base() }
        }
        @MainActor func screens(owner: Owner, models: [Base], isNew: Bool, make: () -> Void) {
          let text = Text("")
          _ = text.environment(owner.model)
          _ = text.environment(owner.optional ?? Base())
          _ = text.environment(isNew ? Base() : owner.model)
          _ = text.environment(owner.optional!)
          _ = text.environment(owner.make(1))
          _ = text.environment(Owner.shared())
          _ = text.environment(owner.any as! Base)
          _ = text.environment({ Base() }())
          _ = models.map { text.environment($0) }
          _ = ForEach(0..<models.count) { index in text.environment(models[index]) }
          for model in models { _ = text.environment(model) }
          if let model = owner.optional { _ = text.environment(model).environment(Base()) }
          guard let last = models.last else { return }
          _ = text.environment(last)
        }
        """),
    .rewritten(
      "what a pattern binds",
      before: """
        import SwiftUI
        class Manager: ObservableObject {}
        class Book: ObservableObject {}
        enum Route {
          case home
          case settings(Manager)
          case reader(Int, book: Book?)
        }
        @MainActor @ViewBuilder func screen(_ route: Route, others: [Route], managers: [Manager]) -> some View {
          switch route {
          case .home: Text("")
          case .settings(let manager): Text("").environmentObject(manager)
          case let .reader(_, book: book?): Text("").environmentObject(book)
          default: Text("")
          }
          if case Route.settings(let manager)? = others.first { Text("").environmentObject(manager) }
          ForEach(Array(managers.enumerated()), id: \\.offset) { index, manager in
            Text("\\(index)").environmentObject(manager)
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Manager {}
        @Observable class Book {}
        enum Route {
          case home
          case settings(Manager)
          case reader(Int, book: Book?)
        }
        @MainActor @ViewBuilder func screen(_ route: Route, others: [Route], managers: [Manager]) -> some View {
          switch route {
          case .home: Text("")
          case .settings(let manager): Text("").environment(manager)
          case let .reader(_, book: book?): Text("").environment(book)
          default: Text("")
          }
          if case Route.settings(let manager)? = others.first { Text("").environment(manager) }
          ForEach(Array(managers.enumerated()), id: \\.offset) { index, manager in
            Text("\\(index)").environment(manager)
          }
        }
        """),
    .rewritten(
      "scenes and the delegate of an app",
      before: """
        import SwiftUI
        import Library
        class Model: ObservableObject {}
        final class Delegate: NSObject { let model = Model() }
        @main
        struct Main: App {
          @UIApplicationDelegateAdaptor(Delegate.self) var delegate
          var body: some Scene {
            WindowGroup { Text("") }.environmentObject(delegate.model)
          }
        }
        """,
      after: """
        import SwiftUI
        import Library
        @Observable class Model {}
        final class Delegate: NSObject { let model = Model() }
        @main
        struct Main: App {
          @UIApplicationDelegateAdaptor(Delegate.self) var delegate
          var body: some Scene {
            WindowGroup { Text("") }.environment(delegate.model)
          }
        }
        """),
    .untouched(
      "an object of another package",
      """
      import SwiftUI
      import Library
      @MainActor func screen() -> some View { Text("").environmentObject(LibraryModel()) }
      """),
    .refused(
      "an object of unknown type",
      """
      import SwiftUI
      import Library
      @MainActor func screen() -> some View { Text("").environmentObject(makeModel()) }
      """, reports: ["V13"]),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for (call, name, type) in migration.project.injections(in: contents) {
      switch type {
      case .existential(let nominal) where migration.isConverted(nominal):
        warn(
          at: call, in: contents, migration,
          "This object is of the type any \(nominal.name), and environment needs a class. Put it in as the class that the views read."
        )
      case .unknown:
        warn(
          at: call, in: contents, migration,
          "The type of this object cannot be told from the sources, so environmentObject stays. If its class is converted, write "
            + "environment instead.")
      default:
        if let nominal = type.nominal, migration.isConverted(nominal) {
          migration.replace(name, in: contents.file, with: "environment", self)
        }
      }
    }
  }

  private func warn(at call: FunctionCallExprSyntax, in contents: FileContents, _ migration: Migration, _ message: String) {
    let place = call.arguments.first.map(Syntax.init) ?? Syntax(call)
    migration.report(finding(.warning, at: place, in: contents.file, message))
  }
}

extension Project {
  /// The calls of `environmentObject` in a file, with the modifier's name and the type of the object.
  func injections(in contents: FileContents) -> [(FunctionCallExprSyntax, TokenSyntax, StaticType)] {
    contents.calls.compactMap { call in
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.arguments.count == 1,
        member.declName.baseName.text == "environmentObject", let object = call.arguments.first?.expression
      else { return nil }
      return (call, member.declName.baseName, type(of: object, in: contents.file))
    }
  }
}
