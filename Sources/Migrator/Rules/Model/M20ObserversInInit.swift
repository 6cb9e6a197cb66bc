import SwiftSyntax

struct M20ObserversInInit: Rule {
  let id: RuleID = "M20"
  let title = "Assignments in init to variables with observers"
  let explanation = """
    The observers of a tracked variable run for assignments in init once the object is complete. Those of a published one did too, so nothing \
    changes for it. Those of a plain variable did not; where it is tracked, because a view shows it or with --apple-style, they do \
    now (D10).
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
          init() { self.cache = 1 }
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
          init(title: String) { self.title = title }
        }
        struct Screen: View {
          var model: Model
          var body: some View { Text("\\(model.count)" + model.title) }
        }
        """, reports: ["M20"]),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables
    where property.hasObservers && !property.isPublished && migration.project.isTracked(property, options: migration.options) {
      let assignment = migration.project.references(to: property.name, of: property, in: type).first { reference, _ in
        reference.initializer != nil && reference.isAssigned
      }
      guard let assignment else { continue }
      migration.report(
        finding(
          .warning, at: assignment.reference, in: assignment.file,
          "The observers of \(property.name) run for this assignment now, because \(property.name) is tracked.",
          differences: [.d10]))
    }
  }
}

extension DeclReferenceExprSyntax {
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
