import SwiftSyntax

/// What the reports, the options and the tests call a rule by: a letter for the side, models or views, and a number.
package struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let description: String

  package init(stringLiteral value: String) { description = value }
  package init(_ value: String) { description = value }

  /// Models before views, by number, and `M5` before `M5b`.
  package static func < (one: RuleID, other: RuleID) -> Bool { one.order < other.order }

  private var order: (Substring, Int, Substring) {
    let number = description.dropFirst().prefix(while: \.isNumber)
    return (description.prefix(1), Int(number) ?? 0, description.dropFirst(1 + number.count))
  }
}

/// One rule of the migration: what it looks for, what it makes of it, and the examples that explain and test it.
package protocol Rule: Sendable {
  var id: RuleID { get }
  /// What the rule is about, in a few words.
  var title: String { get }
  /// What it does and why, for `oriel migrate --explain`.
  var explanation: String { get }
  /// Cases that the rule changes, and cases that it must leave alone. Each is a test.
  var examples: [RuleExample] { get }

  /// Types that can only be converted together, because one's declaration mentions the other's.
  func links(in project: Project, options: MigrationOptions) -> [(NominalType, NominalType)]
  /// Reasons not to convert an observable object. One is enough to leave its whole group.
  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding]
  /// Types that must be converted if `type` is.
  func requirements(of type: NominalType, in project: Project, options: MigrationOptions) -> [NominalType]
  /// Changes what declares a converted type.
  func convert(_ type: NominalType, in migration: Migration)
  /// Changes what uses converted types in one file.
  func convertUses(in contents: FileContents, in migration: Migration)
  /// Changes the imports of a file that other rules have changed, given its new tree.
  func convertImports(in contents: FileContents, result: SourceFileSyntax, in migration: Migration)
}

extension Rule {
  package func links(in project: Project, options: MigrationOptions) -> [(NominalType, NominalType)] { [] }
  package func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] { [] }
  package func requirements(of type: NominalType, in project: Project, options: MigrationOptions) -> [NominalType] { [] }
  package func convert(_ type: NominalType, in migration: Migration) {}
  package func convertUses(in contents: FileContents, in migration: Migration) {}
  package func convertImports(in contents: FileContents, result: SourceFileSyntax, in migration: Migration) {}

  /// A finding of this rule.
  func finding(
    _ severity: Finding.Severity, at node: some SyntaxProtocol, in file: SourceFile, _ message: String,
    differences: [BehaviorDifference] = []
  ) -> Finding {
    Finding(
      rule: id, severity: severity, path: file.path, location: file.location(of: node), message: message,
      differences: differences)
  }
}

/// A case that a rule is about, with what the migrator makes of it.
package struct RuleExample: Sendable {
  package let title: String
  package let before: String
  /// The same text if the migrator leaves it alone.
  package let after: String
  package let options: MigrationOptions
  /// The findings' rules in order of place, this rule's own if nothing else is said; empty if nothing is reported.
  package let reports: [RuleID]

  /// A case that the migrator rewrites.
  static func rewritten(
    _ title: String, before: String, after: String, options: MigrationOptions = MigrationOptions(), reports: [RuleID] = []
  ) -> RuleExample {
    RuleExample(title: title, before: before, after: after, options: options, reports: reports)
  }

  /// A case that the migrator leaves as it is, and says why in a finding of the given rules.
  static func refused(
    _ title: String, _ source: String, options: MigrationOptions = MigrationOptions(), reports: [RuleID]
  ) -> RuleExample {
    RuleExample(title: title, before: source, after: source, options: options, reports: reports)
  }

  /// A case that is none of the rule's business.
  static func untouched(_ title: String, _ source: String, options: MigrationOptions = MigrationOptions()) -> RuleExample {
    RuleExample(title: title, before: source, after: source, options: options, reports: [])
  }
}

/// What the caller may choose.
package struct MigrationOptions: Sendable {
  /// Convert only the groups of these types and what must follow; all types if empty.
  package var types: [String] = []
  /// Track plain stored properties too, as Apple's article does, instead of keeping exactly what was published.
  package var appleStyle = false
  package var bridge = Bridge.published
  /// Convert although a deployment target is older than Observation.
  package var ignoresDeploymentTargets = false

  /// What goes on being a publisher.
  package enum Bridge: Sendable {
    /// Nothing: a type whose publishers are used is left as it is.
    case nothing
    /// Properties whose `$property` is used.
    case published
    /// Those, and `objectWillChange` where something subscribes to it.
    case everything
  }

  package init() {}

  /// The options, changed by a closure.
  static func with(_ change: (inout MigrationOptions) -> Void) -> MigrationOptions {
    var options = MigrationOptions()
    change(&options)
    return options
  }
}
