struct M23ObservationName: Rule {
  let id: RuleID = "M23"
  let title = "A type with the name Observation"
  let explanation = """
    What @Observable adds to a class mentions the module Observation. Where the sources declare a type of that name, this does not compile.
    """
  let examples: [RuleExample] = [
    .refused(
      "in the module",
      """
      import SwiftUI
      struct Observation { var date: Date }
      class Model: ObservableObject { @Published var all: [Observation] = [] }
      """, reports: ["M23"]),
    .refused(
      "in a type around the class",
      """
      import SwiftUI
      enum Weather {
        struct Observation {}
        class Model: ObservableObject { @Published var all: [Observation] = [] }
      }
      """, reports: ["M23"]),
    .rewritten(
      "elsewhere, and other names like it",
      before: """
        import SwiftUI
        enum Weather { struct Observation {} }
        struct Observable {}
        class Model: ObservableObject { @Published var all: [Weather.Observation] = [] }
        """,
      after: """
        import SwiftUI
        enum Weather { struct Observation {} }
        struct Observable {}
        @Observable class Model { var all: [Weather.Observation] = [] }
        """),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard type.kind == .class, let declaration = type.declarations.first, project.hidesObservation(from: type) else { return [] }
    return [
      finding(
        .refusal, at: declaration.node.introducer, in: declaration.file,
        "\(type.name) is left as it is: a type is called Observation, which hides the module that the macro needs. Rename the type."
      )
    ]
  }
}

extension Project {
  /// Whether the name of the module `Observation` means something else within a type.
  fileprivate func hidesObservation(from type: NominalType) -> Bool {
    if alias(["Observation"], from: type.file) != nil { return true }
    guard let found = self.type(named: ["Observation"], in: type.path, from: type.file) else { return false }
    if found.module == type.module { return true }
    let isImported = type.declarations.contains { declaration in
      contents(of: declaration.file)?.imports.contains { $0.path.first?.name.text == found.module } == true
    }
    return isImported && found.declarations.contains { $0.node.modifiers.contains { $0.name.text == "public" } }
  }
}
