struct M25NoClass: Rule {
  let id: RuleID = "M25"
  let title = "Observable objects that are no classes"
  let explanation = """
    @Observable is for classes. An actor, or whatever else conforms to ObservableObject, is left.
    """
  let examples: [RuleExample] = [
    .refused(
      "an actor",
      """
      import Combine
      actor Model: ObservableObject { var count = 0 }
      """, reports: ["M25"])
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard let declaration = type.declarations.first, ![.class, .protocol].contains(type.kind) else { return [] }
    return [
      finding(
        .refusal, at: declaration.node.introducer, in: declaration.file,
        "\(type.name) is left as it is: @Observable is only for classes, and this is \(type.kind == .struct ? "a" : "an") \(type.kind.rawValue)."
      )
    ]
  }
}
