/// A run of `oriel lint` over files and folders.
package struct LintRun {
  package private(set) var lint: Lint
  private let paths: [String]
  /// What was wrong with the input. The other files were looked through.
  package private(set) var problems: [InputProblem]
  /// The paths of the files that `fix` has written.
  package private(set) var writtenFiles: [String] = []

  /// Reads and looks through everything, in memory.
  package init(paths: [String]) {
    self.paths = paths
    let finder = FileFinder(paths: paths)
    let reader = SourceReader(finder.files)
    problems = finder.problems + reader.problems
    lint = Lint(Project(files: reader.files))
  }

  /// Writes the files with the fix-its. Files that cannot be written are problems, and the others are written.
  ///
  /// If git does not have a file, or not its changes, nothing at all is written, unless `allowDirty`.
  package mutating func fix(allowDirty: Bool = false) throws {
    let changes = try lint.project.files.compactMap { file -> (file: SourceFile, text: String)? in
      let text = try lint.result(for: file)
      return text.utf8.elementsEqual(file.text.utf8) ? nil : (file, text)
    }
    let result = FileWriter.write(changes, allowDirty: allowDirty)
    problems += result.problems
    writtenFiles = result.written ?? []
    // What is left now, at the places where it is now.
    if !writtenFiles.isEmpty { lint = LintRun(paths: paths).lint }
  }

  package var report: LintReport { LintReport(self) }
}
