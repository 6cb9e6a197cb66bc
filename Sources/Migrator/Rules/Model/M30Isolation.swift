import SwiftSyntax

struct M30Isolation: Rule {
  let id: RuleID = "M30"
  let title = "Actors and background threads"
  let explanation = """
    @MainActor, other global actors and nonisolated stay; the order of the attributes does not matter. Nothing warns any more when a tracked \
    variable changes on a background thread (D7). A warning names the places that seem to do that in a class without an actor; @MainActor on the \
    class lets the compiler find them all.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "isolated classes",
      before: """
        import SwiftUI
        @MainActor
        final class Model: ObservableObject {
          @Published var count = 0
          nonisolated init() {}
          func load() async { count = 1 }
        }
        @MainActor class Other: ObservableObject { @Published nonisolated(unsafe) var count = 0 }
        """,
      after: """
        import SwiftUI
        @MainActor
        @Observable final class Model {
          var count = 0
          nonisolated init() {}
          func load() async { count = 1 }
        }
        @MainActor @Observable class Other { nonisolated(unsafe) var count = 0 }
        """),
    .rewritten(
      "changes that may happen in the background",
      before: """
        import Foundation
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0
          func load() async { count = 1 }
          @MainActor func show() async { count = 2 }
          func start() {
            count = 3
            DispatchQueue.global().async { self.count += 1 }
            DispatchQueue.main.async { self.count = 5 }
            Task.detached { self.count = 6 }
          }
          func finish() async {
            await MainActor.run { count = 7 }
          }
        }
        """,
      after: """
        import Foundation
        import SwiftUI
        @Observable class Model {
          var count = 0
          func load() async { count = 1 }
          @MainActor func show() async { count = 2 }
          func start() {
            count = 3
            DispatchQueue.global().async { self.count += 1 }
            DispatchQueue.main.async { self.count = 5 }
            Task.detached { self.count = 6 }
          }
          func finish() async {
            await MainActor.run { count = 7 }
          }
        }
        """, reports: ["M30", "M30", "M30"]),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    let project = migration.project
    guard type.kind == .class, !type.hasActor(in: project) else { return }
    var scopes: Set<SyntaxIdentifier> = []
    for property in type.observableVariables where project.isTracked(property, options: migration.options) {
      guard !property.attributes.contains(where: { $0.lastName == "MainActor" }) else { continue }
      for (reference, file) in project.references(to: property.name, of: property, in: type) where reference.isChanged {
        guard let scope = reference.backgroundScope, scopes.insert(scope).inserted else { continue }
        migration.report(
          finding(
            .warning, at: reference, in: file,
            "\(property.name) may change on a background thread here, and nothing warns of that any more. Put @MainActor on \(type.name), "
              + "or change it on the main actor.", differences: [.d7]))
      }
    }
  }
}

extension NominalType {
  /// Whether the class, or one above it, belongs to a global actor.
  fileprivate func hasActor(in project: Project) -> Bool {
    ([self] + ancestors).contains { type in
      type.declarations.contains { declaration in
        declaration.node.attributes.contains { element in
          guard let attribute = element.as(AttributeSyntax.self) else { return false }
          if attribute.lastName == "MainActor" { return true }
          let declared = project.type(named: attribute.attributeName.path ?? [], in: type.path, from: type.file)
          return declared?.declarations.contains { $0.node.hasAttribute("globalActor") } == true
        }
      }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is what an assignment, compound or not, changes.
  fileprivate var isChanged: Bool {
    let target = withSelf
    guard let elements = target.parent?.as(ExprListSyntax.self), elements.first?.id == target.id, elements.count > 1 else {
      return false
    }
    let second = elements[elements.index(after: elements.startIndex)]
    if second.is(AssignmentExprSyntax.self) { return true }
    guard let name = second.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="].contains(name)
  }

  /// The code around it that runs in the background as far as can be seen: an `async` function without an actor, a detached task, or what a
  /// background queue is given.
  fileprivate var backgroundScope: SyntaxIdentifier? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let function = parent.as(FunctionDeclSyntax.self) {
        let hasActor = function.attributes.contains { $0.as(AttributeSyntax.self)?.lastName.hasSuffix("Actor") == true }
        return function.signature.effectSpecifiers?.asyncSpecifier != nil && !hasActor ? function.id : nil
      }
      if let closure = parent.as(ClosureExprSyntax.self) {
        let call = closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
        return call.hasPrefix("DispatchQueue.global") || call == "Task.detached" ? closure.id : nil
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      node = parent
    }
    return nil
  }
}
