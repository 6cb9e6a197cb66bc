import SwiftSyntax

struct V22EscapingReads: Rule {
  let id: RuleID = "V22"
  let title = "Reads in closures that run later"
  let explanation = """
    What body reads is tracked while it runs. A closure that a queue, a task or a subscription runs later is not part of that: if a view reads \
    the object's properties nowhere else, it no longer updates for them (D1).
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a queue",
      before: """
        class Model: ObservableObject { @Published var count = 0 }
        struct Logged: View {
          @ObservedObject var model: Model
          var body: some View {
            let _ = DispatchQueue.main.async { print(model.count) }
            Text("")
          }
        }
        """,
      after: """
        @Observable class Model { var count = 0 }
        struct Logged: View {
          var model: Model
          var body: some View {
            let _ = DispatchQueue.main.async { print(model.count) }
            Text("")
          }
        }
        """, reports: ["V22"]),
    .rewritten(
      "body reads it too",
      before: """
        class Model: ObservableObject { @Published var count = 0 }
        struct Logged: View {
          @ObservedObject var model: Model
          var body: some View {
            let _ = DispatchQueue.main.async { print(model.count) }
            Text("\\(model.count)")
          }
        }
        """,
      after: """
        @Observable class Model { var count = 0 }
        struct Logged: View {
          var model: Model
          var body: some View {
            let _ = DispatchQueue.main.async { print(model.count) }
            Text("\\(model.count)")
          }
        }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties(in: contents) where property.owner.buildsBody {
      guard let type = property.isConverted(in: migration) else { continue }
      let reads = ViewReads(
        property.property, in: property.owner, of: type, in: migration.project, appleStyle: migration.options.appleStyle
      ).tracked
      guard !reads.isEmpty, reads.allSatisfy(\.runsLater) else { continue }
      migration.report(
        finding(
          .warning, at: reads[0], in: contents.file,
          "\(property.owner.name) reads \(property.property.name) only in closures that run later, where reads are not tracked, so it no longer "
            + "updates when \(type.name) changes. Read what the view depends on in its body.", differences: [.d1]))
    }
  }
}

extension SyntaxProtocol {
  /// Whether the node stands in a closure that runs after the code around it.
  fileprivate var runsLater: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), node.id != call.calledExpression.id {
        let name =
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        if ["async", "asyncAfter", "Task", "detached", "scheduledTimer", "sink", "addObserver", "UIHostingController"].contains(
          name)
        {
          return true
        }
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return false }
      node = parent
    }
    return false
  }
}
