struct M22HiddenStorageName: Rule {
  let id: RuleID = "M22"
  let title = "Hidden storage that would not compile"
  let explanation = """
    What @Observable tracks as name is stored in _name. If the class has a member _name already, or if name is a keyword in \
    back-ticks, or if the type is opaque, that does not compile. Variables that were not published and that --apple-style would track get @ObservationIgnored instead; \
    a class that publishes such a variable is left.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "in Apple's style",
      before: """
        class Model: ObservableObject {
          var count = 0
          var _count = 1
          var name = ""
          private func _name() {}
          var total: Int { get { _total } set { _total = newValue } }
          private var _total = 0
        }
        """,
      after: """
        @Observable class Model {
          @ObservationIgnored var count = 0
          var _count = 1
          @ObservationIgnored var name = ""
          private func _name() {}
          var total: Int { get { _total } set { _total = newValue } }
          private var _total = 0
        }
        """,
      options: .with { $0.appleStyle = true }, reports: ["M22", "M22"]),
    .rewritten(
      "untracked variables need no other storage",
      before: "class Model: ObservableObject {\n  var count = 0\n  var _count = 1\n}",
      after: "@Observable class Model {\n  @ObservationIgnored var count = 0\n  @ObservationIgnored var _count = 1\n}"),
    .refused(
      "published in one branch of an #if, stored by hand in the other",
      """
      import Combine
      class Model: ObservableObject {
        #if canImport(UIKit)
          @Published var count = 0
        #else
          private var _count = 0
          var count: Int { _count }
        #endif
      }
      """, reports: ["M22"]),
    .rewritten(
      "an opaque type in Apple's style",
      before: "import SwiftUI\nclass Model: ObservableObject { var title: some StringProtocol = \"\" }",
      after: "import SwiftUI\n@Observable class Model { @ObservationIgnored var title: some StringProtocol = \"\" }",
      options: .with { $0.appleStyle = true }, reports: ["M22"]),
    .refused(
      "a keyword",
      """
      import Combine
      class Model: ObservableObject { @Published var `default` = 0 }
      """, reports: ["M22"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    type.observableVariables.compactMap { property in
      guard property.isPublished, let reason = reason(property, of: type, in: project) else { return nil }
      return finding(.refusal, at: property.binding, in: property.file, "\(type.name) is left as it is: \(reason)")
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class, migration.options.appleStyle else { return }
    for property in type.observableVariables {
      guard case .plain = migration.project.storage(of: property), let reason = reason(property, of: type, in: migration.project)
      else {
        continue
      }
      migration.report(
        finding(
          .warning, at: property.binding, in: property.file,
          "\(property.name) is not tracked: \(reason) Then remove @ObservationIgnored if views must follow it."))
    }
  }

  /// Why the variable cannot be tracked, and what to do.
  private func reason(_ property: Property, of type: NominalType, in project: Project) -> String? {
    let name = property.name
    if property.needsBackticks {
      return "\(name) is a keyword, and the storage that the macro makes for it does not compile. Rename it."
    }
    if property.hasOpaqueType {
      return "the type of \(name) is opaque, and the macro's storage would have another one. Write a type."
    }
    guard project.hiddenStorageRival(of: property) != nil else { return nil }
    return "the storage of \(name) would be called _\(name), which \(type.name) has already. Rename that."
  }
}
