import SwiftSyntax

struct M7Tuple: Rule {
  let id: RuleID = "M7"
  let title = "Stored tuples"
  let explanation = """
    The variables of var (a, b) = (1, 2) are never tracked, and @ObservationIgnored does not compile there. They were not published, so they \
    stay. In Apple's style, which tracks everything, a warning says that these are not.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "left as it is",
      before: "class Model: ObservableObject {\n  var (a, b) = (1, 2)\n}",
      after: "@Observable class Model {\n  var (a, b) = (1, 2)\n}"),
    .rewritten(
      "in Apple's style",
      before: "class Model: ObservableObject {\n  var (a, b) = (1, 2)\n  static var (c, d) = (1, 2)\n}",
      after: "@Observable class Model {\n  var (a, b) = (1, 2)\n  static var (c, d) = (1, 2)\n}",
      options: .with { $0.appleStyle = true }, reports: ["M7"]),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class, migration.options.appleStyle else { return }
    for declaration in type.observableDeclarations {
      for member in declaration.node.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
          !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
          let binding = variable.bindings.first(where: { $0.pattern.is(TuplePatternSyntax.self) })
        else { continue }
        migration.report(
          finding(
            .warning, at: variable, in: declaration.file,
            "\(binding.pattern.names.joined(separator: " and ")) are not tracked, because they are declared as a tuple. Declare each of "
              + "them by itself if views must follow them."))
      }
    }
  }
}
