/// What the rules say about themselves, for `--list-rules`, `--explain` and reports.
package enum RuleText {
  /// One line for each rule.
  package static func list() -> String {
    let width = Rules.all.map(\.id.description.count).max() ?? 0
    return Rules.all.map { rule in
      rule.id.description + String(repeating: " ", count: width + 2 - rule.id.description.count) + rule.title + "\n"
    }.joined()
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
