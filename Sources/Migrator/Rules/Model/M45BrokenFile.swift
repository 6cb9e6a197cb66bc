struct M45BrokenFile: Rule {
  let id: RuleID = "M45"
  let title = "Types in files that do not parse"
  let explanation = """
    A file with a syntax error is reported and left alone. The types that it names are left too, because what it does with them cannot be \
    known and would not be changed with them.
    """
  // A file that does not parse comes out as it is whatever the rule does, so the rule's tests are elsewhere.
  let examples: [RuleExample] = []

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard let name = type.path.last, let broken = project.namesInBrokenFiles[name],
      let declaration = type.declarations.first, project.sees(type.module, from: broken.module), let error = broken.parseError
    else { return [] }
    return [
      finding(
        .refusal, at: declaration.keywordOrModifier, in: declaration.file,
        "\(type.name) is left as it is, because \(broken.path), line \(error.location.line), does not parse and names it. Mend that file, "
          + "then migrate again.")
    ]
  }
}
