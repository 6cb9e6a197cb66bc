import SwiftSyntax

struct M34Protocol: Rule {
  let id: RuleID = "M34"
  let title = "Protocols that refine ObservableObject"
  let explanation = """
    A protocol of models refines AnyObject and Observable instead, together with all classes that adopt it. One that asks for publishers \
    keeps its group from being converted.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "with its classes and a generic view",
      before: """
        import SwiftUI
        protocol Counting: ObservableObject { var count: Int { get set } }
        class Counter: Counting { @Published var count = 0 }
        struct Screen<Model: Counting>: View {
          @ObservedObject var model: Model
          var body: some View { Stepper(value: $model.count) { Text("\\(model.count)") } }
        }
        struct Stepper<Label: View>: View {
          init(value: Binding<Int>, @ViewBuilder label: () -> Label) { body = label() }
          var body: Label
        }
        """,
      after: """
        import SwiftUI
        protocol Counting: AnyObject, Observable { var count: Int { get set } }
        @Observable class Counter: Counting { var count = 0 }
        struct Screen<Model: Counting>: View {
          @Bindable var model: Model
          var body: some View { Stepper(value: $model.count) { Text("\\(model.count)") } }
        }
        struct Stepper<Label: View>: View {
          init(value: Binding<Int>, @ViewBuilder label: () -> Label) { body = label() }
          var body: Label
        }
        """),
    .rewritten(
      "a protocol that says AnyObject already",
      before: "protocol Model: AnyObject, ObservableObject {}\nclass Book: Model {}",
      after: "protocol Model: AnyObject, Observable {}\n@Observable class Book: Model {}"),
    .refused(
      "a protocol that asks for a publisher",
      """
      import Combine
      protocol Counting: ObservableObject { var countPublisher: Published<Int>.Publisher { get } }
      class Counter: Counting {
        @Published var count = 0
        var countPublisher: Published<Int>.Publisher { $count }
      }
      """, reports: ["M34"]),
    .refused(
      "a protocol that fixes the publisher's type",
      """
      import Combine
      protocol Model: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {}
      class Counter: Model { @Published var count = 0 }
      """, reports: ["M34"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard type.kind == .protocol else { return [] }
    return type.declarations.compactMap { declaration in
      let text = declaration.node.trimmedDescription
      guard text.contains("Published<") || text.contains("objectWillChange") || text.contains("ObjectWillChangePublisher") else {
        return nil
      }
      return finding(
        .refusal, at: declaration.keywordOrModifier, in: declaration.file,
        "\(type.name) and the classes that adopt it are left as they are, because it asks for publishers of ObservableObject. Ask for "
          + "AnyPublisher, or for the properties alone.", differences: [.d8])
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .protocol else { return }
    for (entry, declaration) in type.ownConformances {
      let saysAnyObject = declaration.inheritedTypes.contains { $0.type.trimmedDescription == "AnyObject" }
      let observable = migration.project.nameOfSystemType("Observable", of: "Observation", at: entry, in: declaration.file)
      migration.replace(entry.type, in: declaration.file, with: saysAnyObject ? observable : "AnyObject, \(observable)", self)
    }
  }
}
