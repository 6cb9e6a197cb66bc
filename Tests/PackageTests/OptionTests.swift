import Testing

/// Documentation/Debugging.md has all variables and options, as the sources read them.
@Suite("Options") struct OptionTests {
  private static let page = "Documentation/Debugging.md"
  private static let hostOptions = "Sources/BrowserHosting/HostOptions.swift"

  /// Of each command of `oriel`: the files of its options, and its heading on the page.
  private static let commands = [
    ("CheckCommand", "### oriel check"), ("RunCommand AbsentOptions BuildOptions", "### oriel run"),
    ("PackageCommand AbsentOptions BuildOptions", "### oriel package"),
    ("PreviewCommand BuildOptions", "### oriel preview"), ("Migrate", "### oriel migrate"), ("LintCommand", "### oriel lint"),
  ]

  private static func sources() throws -> [String] {
    try Repository.files(below: "Sources", endingWith: ".swift").map(Repository.text(of:))
  }

  // MARK: Variables

  /// The package's own variables that a source file names as a string.
  private static func ownVariables(in source: String) -> Set<String> {
    Set(source.matches(of: /"((?:ORIEL|SWIFTUI)_[A-Z_]+)"/).map { String($0.1) })
  }

  @Test("the page names each of the package's variables that something reads, and no other")
  func variables() throws {
    let read = try Self.sources().map(Self.ownVariables).reduce(Self.ownVariables(in: try Repository.text(of: "Package.swift"))) {
      $0.union($1)
    }
    #expect(read.count > 20)
    let named = Set(try Repository.text(of: Self.page).matches(of: /\b(?:ORIEL|SWIFTUI)_[A-Z_]+/).map { String($0.0) })
    #expect(named.subtracting(read).isEmpty && read.subtracting(named).isEmpty, "\(named.symmetricDifference(read).sorted())")
  }

  @Test("the page names each variable of others that the sources read")
  func othersVariables() throws {
    let page = try Repository.text(of: Self.page)
    let named = Set(page.matches(of: /`[^`\n]+`/).flatMap { $0.0.matches(of: /\w+/).map { String($0.0) } })
    let read = try Self.sources().flatMap { $0.matches(of: /(?:environment\[|variable\()"(\w+)"/).map { String($0.1) } }
    #expect(Set(read).isSuperset(of: ["HOME", "PATH", "DISPLAY", "NO_COLOR", "XDG_CACHE_HOME"]))
    for name in Set(read) { #expect(named.contains(name), "the page does not name \(name)") }
  }

  // MARK: Options of apps

  @Test("the page's table has each option of apps, and no other")
  func appOptions() throws {
    let table = try Self.options(below: "## Options of apps")
    let parsed = try Self.appOptions()
    #expect(parsed.count > 20)
    #expect(table == parsed, "\(table.symmetricDifference(parsed).sorted())")
  }

  @Test("the variable beside an option is the one that --help says")
  func pairs() throws {
    // Each piece begins with an option, and ends before the next one.
    let help = try #require(try Repository.text(of: Self.hostOptions).text(after: "static func help("))
    let pieces = help.matches(of: /\n\s+(--[a-z-]+)((?s:.*?))(?=\n\s+--|"""\n)/)
    let said = pieces.map { "\($0.1) \($0.2.firstMatch(of: /ORIEL_[A-Z_]+/)?.0 ?? "")" }
    let table = try Self.rows(below: "## Options of apps").map { row in
      "\(row.firstMatch(of: /--[a-z-]+/)?.0 ?? "") \(row.firstMatch(of: /ORIEL_[A-Z_]+/)?.0 ?? "")"
    }
    #expect(Set(said) == Set(table), "\(Set(said).symmetricDifference(table).sorted())")
  }

  private static func appOptions() throws -> Set<String> {
    let cases = try Repository.text(of: hostOptions).matches(of: /\n\s+case ("-[^:]+):/)
    return Set(cases.flatMap { $0.1.matches(of: /"(-[a-z-]+)"/).map { String($0.1) } })
  }

  // MARK: Options of the tool

  @Test("the page's tables have each option of the tool's commands, and no other", arguments: commands)
  func toolOptions(files: String, heading: String) throws {
    let table = try Self.options(below: heading)
    let parsed = try Self.toolOptions(in: files)
    #expect(parsed.count > 4)
    #expect(table == parsed, "\(table.symmetricDifference(parsed).sorted())")
  }

  @Test("each command has its table")
  func commandFiles() throws {
    let declared = try Repository.text(of: "Sources/oriel/Oriel.swift").firstMatch(of: /subcommands: \[([^\]]+)\]/)
    #expect(try #require(declared).1.split(separator: ",").count == Self.commands.count)
  }

  private static func toolOptions(in files: String) throws -> Set<String> {
    try files.split(separator: " ").reduce(into: []) { $0.formUnion(try toolOptions(of: "Sources/oriel/\($1).swift")) }
  }

  /// By the rules of swift-argument-parser: the name of the property, unless another one is given.
  private static func toolOptions(of file: String) throws -> Set<String> {
    var options: Set<String> = []
    for property in try Repository.text(of: file).matches(of: /\n  @(?:Option|Flag)\b((?s:.*?))\n  var (\w+)/) {
      let given = property.1.firstMatch(of: /\.customLong\("([a-z-]+)"\)/)
      let name = given.map { String($0.1) } ?? String(property.2).replacing(/[A-Z]/) { "-" + $0.0.lowercased() }
      options.insert("--\(name)")
      if property.1.contains(".prefixedNo") { options.insert("--no-\(name)") }
    }
    return options
  }

  @Test("the page names no option that does not exist")
  func noOthers() throws {
    var known = try Self.appOptions().union(["--help", "--version"])
    for command in Self.commands { known.formUnion(try Self.toolOptions(in: command.0)) }
    for option in try Repository.text(of: Self.page).matches(of: /[`\s](--[a-z][a-z-]*)/).map({ String($0.1) }) {
      #expect(known.contains(option), "there is no \(option)")
    }
  }

  // MARK: The page

  /// The rows of the table below a heading of the page.
  private static func rows(below heading: String) throws -> [Substring] {
    let section = try #require(try Repository.text(of: page).text(after: "\n\(heading)\n"))
    let end = section.firstMatch(of: /\n##/)?.range.lowerBound ?? section.endIndex
    return section[..<end].split(separator: "\n").filter { $0.hasPrefix("| `-") }
  }

  /// The options in the first column of that table.
  private static func options(below heading: String) throws -> Set<String> {
    Set(
      try rows(below: heading).flatMap { row in
        row.dropFirst().prefix { $0 != "|" }.matches(of: /`(--?[a-z][a-z-]*)/).map { String($0.1) }
      })
  }
}

extension String {
  /// What stands behind the first place that has this text; nil if none has.
  fileprivate func text(after text: String) -> Substring? {
    firstRange(of: text).map { self[$0.upperBound...] }
  }
}
