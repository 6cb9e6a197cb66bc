struct M24LocalClass: Rule {
  let id: RuleID = "M24"
  let title = "Classes within functions"
  let explanation = """
    The macro cannot be attached to a class that is declared within a function. Move the class out of it.
    """
  let examples: [RuleExample] = [
    .refused(
      "in a function and in a closure",
      """
      import Combine
      func make() {
        class Model: ObservableObject { @Published var count = 0 }
        _ = Model()
      }
      let make2 = {
        enum Names { class Model: ObservableObject {} }
        _ = Names.Model()
      }
      """, reports: ["M24", "M24"]),
    .refused(
      "a subclass in a function",
      """
      import Combine
      class Model: ObservableObject { @Published var count = 0 }
      func make() {
        class Special: Model { @Published var title = "" }
        _ = Special()
      }
      """, reports: ["M24"]),
    .rewritten(
      "a class in a type in an extension",
      before: "enum Names {}\nextension Names {\n  struct Inner {\n    class Model: ObservableObject {}\n  }\n}",
      after: "enum Names {}\nextension Names {\n  struct Inner {\n    @Observable class Model {}\n  }\n}"),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    type.declarations.filter { $0.isLocal && $0.kind == .class }.map { declaration in
      finding(
        .refusal, at: declaration.node.introducer, in: declaration.file,
        "\(type.name) is left as it is: a macro cannot be attached to a class that is declared within a function. Move it out.")
    }
  }
}
