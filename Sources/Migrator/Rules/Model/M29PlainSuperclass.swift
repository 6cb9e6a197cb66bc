struct M29PlainSuperclass: Rule {
  let id: RuleID = "M29"
  let title = "Superclasses that are not observable"
  let explanation = """
    The class is converted; what the superclass stores is not tracked, as it was not published either. A superclass of the sources that \
    publishes variables without being an ObservableObject itself prevents the conversion: its subclass announced their changes.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a class of Foundation",
      before: """
        import Foundation
        import SwiftUI
        class Model: NSObject, ObservableObject {
          @Published var count = 0
          override init() { super.init() }
        }
        """,
      after: """
        import Foundation
        import SwiftUI
        @Observable class Model: NSObject {
          var count = 0
          override init() { super.init() }
        }
        """),
    .rewritten(
      "a class of the sources that stores something",
      before: """
        import SwiftUI
        class Base { var cache = 0 }
        class Empty { let id = 0 }
        class Model: Base, ObservableObject { @Published var count = 0 }
        class Other: Empty, ObservableObject { @Published var count = 0 }
        """,
      after: """
        import SwiftUI
        class Base { var cache = 0 }
        class Empty { let id = 0 }
        @Observable class Model: Base { var count = 0 }
        @Observable class Other: Empty { var count = 0 }
        """, reports: ["M29"]),
    .refused(
      "published variables of the superclass",
      """
      import SwiftUI
      class Base { @Published var title = "" }
      class Model: Base, ObservableObject { @Published var count = 0 }
      """, reports: ["M29"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard type.kind == .class else { return [] }
    return type.ancestors.filter { !$0.isObservableObject }.flatMap(\.storedVariables).filter(\.isPublished).map { property in
      finding(
        .refusal, at: property.binding, in: property.file,
        "\(type.name) is left as it is: it announces changes of \(property.name), which its superclass publishes without being an "
          + "ObservableObject. Make the superclass an ObservableObject first.")
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class, let superclass = type.superclass, !superclass.isObservableObject, !superclass.isObservable,
      let declaration = type.observableDeclarations.first, let entry = declaration.inheritedTypes.first,
      let variable = ([superclass] + superclass.ancestors).flatMap(\.storedVariables).first
    else { return }
    migration.report(
      finding(
        .note, at: entry, in: declaration.file,
        "\(variable.name), and whatever else \(superclass.name) stores, is not tracked. It was not published before either."))
  }
}
