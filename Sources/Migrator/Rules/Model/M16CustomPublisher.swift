struct M16CustomPublisher: Rule {
  let id: RuleID = "M16"
  let title = "An objectWillChange of the class's own"
  let explanation = """
    A class that declares objectWillChange itself has decided by hand what it announces and when. It is left as it is. To migrate it, remove \
    the declaration and make @Published what announces itself.
    """
  let examples: [RuleExample] = [
    .refused(
      "a subject",
      """
      import Combine
      class Model: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        var count = 0 { willSet { objectWillChange.send() } }
      }
      """, reports: ["M16"])
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    type.properties.filter { $0.name == "objectWillChange" && !$0.isStatic }.map {
      finding(
        .refusal, at: $0.node, in: $0.file,
        "\(type.name) is left as it is, because it has an objectWillChange of its own. Remove it and make @Published what it announces, "
          + "then migrate again.")
    }
  }
}
