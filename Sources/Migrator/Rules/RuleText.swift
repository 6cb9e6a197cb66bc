/// What the rules say about themselves, for `--list-rules`, `--explain` and reports.
package enum RuleText {
  /// One line for each rule.
  package static func list() -> String {
    table(Rules.all.map { ($0.id, $0.title) })
  }

  /// One line for each rule of the linter.
  package static func listOfLintRules() -> String {
    table(LintRules.all.map { ($0.id, $0.title) })
  }

  private static func table(_ rules: [(id: RuleID, title: String)]) -> String {
    let width = rules.map(\.id.description.count).max() ?? 0
    return rules.map { id, title in
      id.description + String(repeating: " ", count: width + 2 - id.description.count) + title + "\n"
    }.joined()
  }

  /// A lint rule's explanation and its examples, with the lines that it reports.
  package static func explanation(of rule: any LintRule) -> String {
    var text = "\(rule.id): \(rule.title)\n\n\(rule.explanation)\n"
    for example in rule.examples {
      text += "\nExample: \(example.title)\n\n\(indented(example.source))\n"
      if example.lines.isEmpty {
        text += "\n  is in order.\n"
      } else {
        let lines = example.lines.map(String.init).joined(separator: ", ")
        text += "\n  is reported in line \(lines)"
        text += example.fixed == example.source ? ".\n" : ", and becomes\n\n\(indented(example.fixed))\n"
      }
    }
    return text
  }

  /// The rule's explanation and its examples.
  package static func explanation(of rule: any Rule) -> String {
    var text = "\(rule.id): \(rule.title)\n\n\(rule.explanation)\n"
    for example in rule.examples {
      text += "\nExample: \(example.title)\n\n\(indented(example.before))\n"
      text +=
        example.after == example.before
        ? "\n  stays as it is\(reasons(of: example)).\n" : "\n  becomes\n\n\(indented(example.after))\n"
    }
    return text
  }

  static func markdown(of rule: any Rule) -> String {
    var text = rule.explanation + "\n"
    for example in rule.examples {
      text += "\n**\(example.title)**\n\n```swift\n\(example.before)\n```\n"
      text +=
        example.after == example.before
        ? "\nstays as it is\(reasons(of: example)).\n" : "\nbecomes\n\n```swift\n\(example.after)\n```\n"
    }
    return text
  }

  private static func reasons(of example: RuleExample) -> String { example.reports.isEmpty ? "" : ", with a remark" }

  private static func indented(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
