import SwiftSyntax

struct M43ManagedObject: Rule {
  let id: RuleID = "M43"
  let title = "Objects of Core Data, SwiftData and Realm"
  let explanation = """
    These classes are observed by their own means, and their storage is not Swift's. They are left.
    """
  let examples: [RuleExample] = [
    .refused(
      "conformances of managed objects",
      """
      import Library
      class Item: NSManagedObject, ObservableObject {}
      class Task: Object, ObservableObject {}
      @Model class Note: ObservableObject {}
      """, reports: ["M43", "M43", "M43"]),
    .untouched(
      "views of managed objects",
      """
      import Library
      import SwiftUI
      class Item: NSManagedObject {}
      struct Screen: View {
        @ObservedObject var item: Item
        var body: some View { Text("") }
      }
      """),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    ([type] + type.ancestors).flatMap(\.declarations).filter(\.isManagedObject).compactMap { declaration in
      finding(
        .refusal, at: declaration.node.introducer, in: declaration.file,
        "\(type.name) is left as it is: it is an object of Core Data, SwiftData or Realm, which is observed in its own way.")
    }
  }
}

extension TypeDeclaration {
  /// Whether the class is stored by Core Data, SwiftData or Realm.
  fileprivate var isManagedObject: Bool {
    guard kind == .class else { return false }
    if node.hasAttribute("Model") { return true }
    let names = ["NSManagedObject", "Object", "EmbeddedObject", "RealmSwiftObject", "RLMObject"]
    return inheritedTypes.first?.type.lastName.map(names.contains) == true
  }
}
