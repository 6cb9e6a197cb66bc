import Foundation

/// One run of the migrator over files: finds and reads them, plans, and knows the changes. Nothing is written until `write` is
/// called.
package struct MigrateRun {
  package let migration: Migration
  /// The files that change.
  package let changes: [Change]
  /// What was wrong with the input. Whatever else there is was migrated.
  package private(set) var problems: [InputProblem]
  /// Whether the changes have been written.
  package private(set) var isWritten = false

  /// What `verify` found.
  package private(set) var verification: Verification?

  /// One file that changes.
  package struct Change {
    package let file: SourceFile
    package let edits: [Edit]
    package let newText: String

    package var diff: UnifiedDiff { UnifiedDiff(path: file.path, text: file.text, edits: edits) }
  }

  /// How far a run is.
  package enum Progress: Sendable {
    case reading(Double)
    case migrating(Double)
  }

  /// Reads and migrates, in memory.
  ///
  /// - Parameter progress: Called from any thread.
  /// - Throws: `OverlappingEdits` if rules contradict each other, `UnknownTypes` if `options.types` names types that are not
  /// there.
  package init(
    paths: [String], options: MigrationOptions = MigrationOptions(), progress: @Sendable (Progress) -> Void = { _ in }
  ) throws {
    let finder = FileFinder(paths: paths)
    let reader = SourceReader(finder.files) { progress(.reading(Double($0) / Double(finder.files.count))) }
    problems = finder.problems + reader.problems
    let project = Project(files: reader.files)
    let migration = Migration(project, options: options) { progress(.migrating($0)) }
    self.migration = migration
    if let error = UnknownTypes(migration) { throw error }
    changes = try project.files.compactMap { file in
      let edits = try file.effective(migration.edits(of: file))
      guard !edits.isEmpty else { return nil }
      let text = try file.applying(edits)
      return text.utf8.elementsEqual(file.text.utf8) ? nil : Change(file: file, edits: edits, newText: text)
    }
  }

  package var report: Report {
    var report = Report(migration, changes: changes, problems: problems)
    report.isWritten = isWritten
    report.verification = verification
    return report
  }

  /// Compiles and tests copies of the sources, before and after the migration.
  package mutating func verify(products: URL, log: (String) -> Void = { _ in }) throws {
    verification = try Verification(self, products: products, log: log)
  }

  /// All changes as one diff.
  package var diff: String { changes.map(\.diff.text).joined() }

  /// Writes the changes. Files that cannot be written are problems, and the others are written.
  ///
  /// If git does not have a file, or not its changes, nothing at all is written, unless `allowDirty`.
  package mutating func write(allowDirty: Bool = false) {
    let result = FileWriter.write(changes.map { ($0.file, $0.newText) }, allowDirty: allowDirty)
    problems += result.problems
    isWritten = result.written != nil
  }
}

/// Names of types that were asked for and are not there.
package struct UnknownTypes: Error, CustomStringConvertible {
  package let names: [String]
  /// The observable objects that there are.
  package let known: [String]

  /// What has the macro already is known, though there is nothing to do.
  init?(_ migration: Migration) {
    let done = migration.project.types.filter(\.isObservable)
    names = migration.plan.unknownNames.filter { name in !done.contains { $0.name == name || $0.path.last == name } }
    known = Set(migration.project.observableObjects.map(\.name)).sorted()
    if names.isEmpty { return nil }
  }

  package var description: String {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    guard !known.isEmpty else { return "There is no ObservableObject named \(list), nor any other." }
    let shown = known.prefix(50).joined(separator: ", ")
    return
      "There is no ObservableObject named \(list). There are: \(shown)\(known.count > 50 ? " and \(known.count - 50) more" : "")."
  }
}
