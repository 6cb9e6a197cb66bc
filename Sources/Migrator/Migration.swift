import SwiftSyntax

/// One run: the sources, what is converted, the edits and the findings.
///
/// Writes nothing by itself. The rules decide everything, in the order of their ids; this type gathers what they say.
package final class Migration {
  package let project: Project
  package let options: MigrationOptions
  package let plan: ConversionPlan
  package private(set) var findings: [Finding] = []
  private var edits: [ObjectIdentifier: [Edit]] = [:]
  private var removals: [ObjectIdentifier: LineRemovals] = [:]
  private var removedNodes: Set<SyntaxIdentifier> = []
  private(set) lazy var bridgedProperties = findBridgedProperties()
  /// What stored properties have to say before they are set, in the order in which rules ask for it.
  private(set) var willSetStatements: [(property: Property, statements: [String], rule: any Rule)] = []

  /// Plans and carries out the migration of a project, in memory.
  ///
  /// - Parameter progress: Called with the part of the rules that is done, from 0 to 1.
  package init(
    _ project: Project, options: MigrationOptions = MigrationOptions(), rules: [any Rule] = Rules.all,
    progress: (Double) -> Void = { _ in }
  ) {
    self.project = project
    self.options = options
    plan = ConversionPlan(project, rules: rules, options: options)
    let converted = project.observableObjects.filter(plan.isConverted)
    for (index, rule) in rules.enumerated() {
      progress(Double(index) / Double(rules.count))
      for type in converted { rule.convert(type, in: self) }
      for contents in project.contents { rule.convertUses(in: contents, in: self) }
    }
    removeEmptyInitializers(of: converted)
    removeLines()
    writeObservers()
    // What the new texts still mention decides about their imports. Parsing them again is half of the work of a run.
    let changed = project.contents.compactMap { contents in
      (try? result(for: contents.file)).flatMap { $0 == contents.file.text ? nil : (contents, $0) }
    }
    let trees = concurrentMap(changed.map(\.1)) { SourceFile.tree(of: Array($0.utf8)) }
    for ((contents, _), tree) in zip(changed, trees) {
      for rule in rules { rule.convertImports(in: contents, result: tree, in: self) }
    }
    removeLines()
    let asked = options.types.isEmpty
    for group in plan.groups where !group.obstacles.isEmpty {
      if asked || group.members.contains(where: { options.types.contains($0.name) || options.types.contains($0.path.last!) }) {
        findings += group.obstacles
      }
    }
    var seen: Set<Finding> = []
    findings = findings.filter { seen.insert($0).inserted }
      .sorted { ($0.path, $0.location, $0.rule) < ($1.path, $1.location, $1.rule) }
  }

  /// The text of a file after the migration; the text that it has if nothing changes.
  package func result(for file: SourceFile) throws -> String {
    guard let edits = edits[ObjectIdentifier(file)] else { return file.text }
    return try file.applying(edits)
  }

  /// The edits of one file, in the order in which the rules made them.
  package func edits(of file: SourceFile) -> [Edit] { edits[ObjectIdentifier(file)] ?? [] }

  // MARK: For rules

  func isConverted(_ type: NominalType) -> Bool { plan.isConverted(type) }

  func report(_ finding: Finding) { findings.append(finding) }

  func replace(_ range: Range<Int>, in file: SourceFile, with text: String, _ rule: some Rule) {
    edits[ObjectIdentifier(file), default: []].append(Edit(range: range, replacement: text, rule: rule.id))
  }

  func replace(_ node: some SyntaxProtocol, in file: SourceFile, with text: String, _ rule: some Rule) {
    replace(node.bytes, in: file, with: text, rule)
  }

  func insert(_ text: String, at offset: Int, in file: SourceFile, _ rule: some Rule) {
    replace(offset..<offset, in: file, with: text, rule)
  }

  /// Inserts a text that stands before whatever else is inserted at the same place.
  func insertFirst(_ text: String, at offset: Int, in file: SourceFile, _ rule: some Rule) {
    edits[ObjectIdentifier(file), default: []].insert(Edit(range: offset..<offset, replacement: text, rule: rule.id), at: 0)
  }

  func insert(_ text: String, before node: some SyntaxProtocol, in file: SourceFile, _ rule: some Rule) {
    insert(text, at: node.bytes.lowerBound, in: file, rule)
  }

  /// Makes a stored property say something before it is set.
  func say(_ statement: String, beforeSetting property: Property, _ rule: some Rule) {
    if let index = willSetStatements.firstIndex(where: { $0.property === property }) {
      willSetStatements[index].statements.append(statement)
    } else {
      willSetStatements.append((property, [statement], rule))
    }
  }

  /// Removes a node with the white space after it.
  func remove(_ node: some SyntaxProtocol, in file: SourceFile, _ rule: some Rule) {
    replace(node.bytesWithSpaceAfter, in: file, with: "", rule)
  }

  /// Removes a whole statement or declaration with its line, and the comments directly above it.
  func removeLine(of node: some SyntaxProtocol, in file: SourceFile, _ rule: some Rule) {
    removedNodes.insert(node.id)
    if let lines = file.lines(of: node) {
      removals[ObjectIdentifier(file), default: LineRemovals()].add(lines, rule.id)
    } else {
      replace(node.bytesWithSpaceAfter, in: file, with: "", rule)
    }
  }

  /// Removes the initializers of converted classes that have become empty.
  private func removeEmptyInitializers(of types: [NominalType]) {
    for type in types {
      for declaration in type.declarations {
        for initializer in declaration.initializers where project.isReplaceable(initializer, of: type, without: removedNodes) {
          removeLine(of: initializer, in: declaration.file, M15Subscription())
        }
      }
    }
  }

  /// Turns the lines that go into edits.
  private func removeLines() {
    for contents in project.contents {
      guard let removed = removals.removeValue(forKey: ObjectIdentifier(contents.file)) else { continue }
      edits[ObjectIdentifier(contents.file), default: []] += removed.edits(in: contents.file)
    }
  }

  /// Removes one entry of an inheritance clause, and the colon with the last of them.
  func remove(_ entry: InheritedTypeSyntax, from declaration: TypeDeclaration, _ rule: some Rule) {
    guard let clause = declaration.node.inheritanceClause else { return }
    let entries = Array(clause.inheritedTypes)
    let file = declaration.file
    guard let index = entries.firstIndex(where: { $0.id == entry.id }) else { return }
    if clause.hasCommentInside {
      // Comments stay where they are, so only the tokens go.
      replace(entry.type.bytes, in: file, with: "", rule)
      if let comma = entry.trailingComma ?? (index > 0 ? entries[index - 1].trailingComma : nil) {
        replace(comma.bytesWithSpaceAfter, in: file, with: "", rule)
      }
      if entries.count == 1 { replace(clause.colon.bytesWithSpaceAfter, in: file, with: "", rule) }
    } else if entries.count == 1 {
      let start = clause.previousToken(viewMode: .sourceAccurate)?.bytes.upperBound ?? clause.bytes.lowerBound
      replace(start..<entry.type.bytes.upperBound, in: file, with: "", rule)
    } else if index == entries.count - 1 {
      replace(entries[index - 1].type.bytes.upperBound..<entry.type.bytes.upperBound, in: file, with: "", rule)
    } else {
      replace(entry.bytes.lowerBound..<entries[index + 1].bytes.lowerBound, in: file, with: "", rule)
    }
  }
}
