struct M47AmbiguousName: Rule {
  let id: RuleID = "M47"
  let title = "Several types of one name"
  let explanation = """
    Private types of one name in different files are different types, and so are those of programs that lie in folders of one run. A file \
    means its own, else the one in the nearest folder. Where it cannot be told which one a file means, all of them are left.
    """
  // Several files make the cases, so the rule's tests are elsewhere.
  let examples: [RuleExample] = []

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard let (node, file) = project.ambiguousMentions[type], let declaration = type.declarations.first else { return [] }
    let line = file.location(of: node).line
    return [
      finding(
        .refusal, at: declaration.keywordOrModifier, in: declaration.file,
        "\(type.name) is left as it is, because there is another type of this name, and \(file.path), line \(line), may mean either. Migrate "
          + "the folders of different programs one by one.")
    ]
  }
}
