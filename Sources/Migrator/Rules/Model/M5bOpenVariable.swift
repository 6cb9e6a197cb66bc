struct M5bOpenVariable: Rule {
  let id: RuleID = "M5b"
  let title = "open variables"
  let explanation = """
    The macro copies open to the private storage of a tracked variable, which does not compile. A variable that nothing in the sources \
    overrides becomes public; if something does, the class is left.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "nothing overrides it",
      before: """
        import SwiftUI
        open class Model: ObservableObject {
          @Published open var count = 0
          @Published open private(set) var title = ""
          open var cache = 0
          public init() {}
        }
        """,
      after: """
        import SwiftUI
        @Observable open class Model {
          public var count = 0
          public private(set) var title = ""
          @ObservationIgnored open var cache = 0
          public init() {}
        }
        """, reports: ["M5b", "M5b"]),
    .refused(
      "a subclass overrides it",
      """
      import SwiftUI
      open class Model: ObservableObject {
        @Published open var count = 0
      }
      class Special: Model {}
      class Last: Special {
        override var count: Int { didSet {} }
      }
      """, reports: ["M5b"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    openVariables(of: type, in: project, options).compactMap { property in
      guard type.descendants.contains(where: { $0.overrides(property.name) }) else { return nil }
      return finding(
        .refusal, at: property.binding, in: property.file,
        "\(type.name) is left as it is: \(property.name) is open, which does not compile for a tracked variable, and a subclass overrides "
          + "it. Make it public and let the subclass override a function that didSet calls.")
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    for property in openVariables(of: type, in: migration.project, migration.options) {
      guard let modifier = property.node.modifiers.first(where: { $0.name.text == "open" && $0.detail == nil }) else { continue }
      migration.replace(modifier.name, in: property.file, with: "public", self)
      migration.report(
        finding(
          .warning, at: property.binding, in: property.file,
          "\(property.name) is public now instead of open, because open does not compile for a tracked variable. Other modules cannot "
            + "override it any more."))
    }
  }

  private func openVariables(of type: NominalType, in project: Project, _ options: MigrationOptions) -> [Property] {
    guard type.kind == .class else { return [] }
    return type.observableVariables.filter { property in
      property.node.modifiers.contains { $0.name.text == "open" && $0.detail == nil }
        && project.isTracked(property, options: options)
    }
  }
}

extension NominalType {
  fileprivate func overrides(_ name: String) -> Bool { properties.contains { $0.name == name && $0.isOverride } }
}
