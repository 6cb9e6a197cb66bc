import SwiftSyntax

struct M35GenericConstraint: Rule {
  let id: RuleID = "M35"
  let title = "Generic parameters that are ObservableObjects"
  let explanation = """
    A constraint to ObservableObject becomes one to AnyObject and Observable, if all types that are put in for the parameter are converted \
    with it. If one of them is left, or cannot be told, all of them are.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a generic view",
      before: """
        import SwiftUI
        class Book: ObservableObject { @Published var title = "" }
        struct Screen<Model: ObservableObject>: View {
          @ObservedObject var model: Model
          var body: some View { Text("") }
        }
        @MainActor func screen() -> some View { Screen(model: Book()) }
        func show<Model>(_ model: Model) where Model: ObservableObject & Identifiable {}
        """,
      after: """
        import SwiftUI
        @Observable class Book { var title = "" }
        struct Screen<Model: AnyObject & Observable>: View {
          var model: Model
          var body: some View { Text("") }
        }
        @MainActor func screen() -> some View { Screen(model: Book()) }
        func show<Model>(_ model: Model) where Model: ObservableObject & Identifiable {}
        """, reports: ["M35"]),
    .refused(
      "a type that cannot be told",
      """
      import SwiftUI
      import Library
      class Book: ObservableObject { @Published var title = "" }
      struct Screen<Model: ObservableObject>: View {
        @ObservedObject var model: Model
        var body: some View { Text("") }
      }
      @MainActor func screens() {
        _ = Screen(model: Book())
        _ = Screen(model: makeModel())
      }
      """, reports: ["M35"]),
  ]

  func links(in project: Project, options: MigrationOptions) -> [(NominalType, NominalType)] {
    project.argumentsByParameter.flatMap { parameter, arguments in arguments.types.map { (parameter, $0) } }
  }

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard let arguments = project.argumentsByParameter[type],
      let parameter = project.observableParameters.values.first(where: { $0.type == type })
    else { return [] }
    let (types, areAllKnown) = (arguments.types, arguments.areAllKnown)
    let left = types.first { !$0.isObservableObject }
    guard types.isEmpty || !areAllKnown || left != nil else { return [] }
    let reason =
      left.map { "\($0.name), which is put in for it, is not converted" }
      ?? (types.isEmpty ? "nothing in sight is put in for it" : "a type that is put in for it cannot be told")
    return [
      finding(
        .refusal, at: parameter.constraints[0], in: parameter.file,
        "The constraint, and the classes that are put in for it, are left as they are, because \(reason).")
    ]
  }

  func convertUses(in contents: FileContents, in migration: Migration) {
    for parameter in migration.project.observableParameters.values
    where parameter.file === contents.file && migration.isConverted(parameter.type) {
      for constraint in parameter.constraints {
        let observable = migration.project.nameOfSystemType("Observable", of: "Observation", at: constraint, in: contents.file)
        migration.replace(constraint, in: contents.file, with: "AnyObject & \(observable)", self)
      }
    }
  }
}
