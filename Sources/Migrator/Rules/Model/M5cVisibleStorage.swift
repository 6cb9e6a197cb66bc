struct M5cVisibleStorage: Rule {
  let id: RuleID = "M5c"
  let title = "Attributes that the hidden storage must not have"
  let explanation = """
    The macro copies a tracked variable's attributes to its private storage, where @usableFromInline and @_spi do not compile. A class that \
    publishes such a variable is left. What was not published is ignored and may keep them.
    """
  let examples: [RuleExample] = [
    .refused(
      "a published variable",
      """
      import SwiftUI
      public class Model: ObservableObject { @usableFromInline @Published var count = 0 }
      public class Other: ObservableObject { @_spi(Tests) @Published public var count = 0 }
      """, reports: ["M5c", "M5c"]),
    .rewritten(
      "a plain one",
      before: "import SwiftUI\npublic class Model: ObservableObject { @usableFromInline var count = 0 }",
      after: "import SwiftUI\n@Observable public class Model { @ObservationIgnored @usableFromInline var count = 0 }"),
    .rewritten(
      "a plain one in Apple's style",
      before: "import SwiftUI\npublic class Model: ObservableObject { @usableFromInline var count = 0 }",
      after: "import SwiftUI\n@Observable public class Model { @ObservationIgnored @usableFromInline var count = 0 }",
      options: .with { $0.appleStyle = true }, reports: ["M5c"]),
    .rewritten(
      "attributes that compile",
      before: "import SwiftUI\nclass Model: ObservableObject { @available(*, deprecated) @Published var count = 0 }",
      after: "import SwiftUI\n@Observable class Model { @available(*, deprecated) var count = 0 }"),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    type.observableVariables.compactMap { property in
      guard property.isPublished, let attribute = property.attributeForVisibleStorage else { return nil }
      return finding(
        .refusal, at: attribute, in: property.file,
        "\(type.name) is left as it is: @\(attribute.lastName) on \(property.name) would be copied to private storage, which does not "
          + "compile. Put it on a computed property instead.")
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class, migration.options.appleStyle else { return }
    for property in type.observableVariables {
      guard case .plain = migration.project.storage(of: property), let attribute = property.attributeForVisibleStorage else {
        continue
      }
      migration.report(
        finding(
          .warning, at: attribute, in: property.file,
          "\(property.name) is not tracked, because @\(attribute.lastName) would be copied to private storage, which does not compile."
        ))
    }
  }
}
