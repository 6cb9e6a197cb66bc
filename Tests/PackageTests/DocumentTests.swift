import Testing

@Suite("Documents") struct DocumentTests {
  static let documents =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Examples/README.md"]
    + Repository.files(below: "Documentation", endingWith: ".md")

  @Test("every relative link leads to a file", arguments: documents)
  func links(document: String) throws {
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    for link in try Repository.text(of: document).matches(of: /\]\(([^)#]+)(?:#[^)]*)?\)/) {
      let target = String(link.1)
      if target.contains("://") { continue }
      #expect(Repository.exists(folder.isEmpty ? target : "\(folder)/\(target)"), "\(document) links to \(target)")
    }
  }

  @Test("every link to a part of a page leads to one of its headings", arguments: documents)
  func parts(document: String) throws {
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    for link in try Repository.text(of: document).matches(of: /\]\(([^)#:]*)#([^)]+)\)/) {
      let target = link.1.isEmpty ? document : folder.isEmpty ? String(link.1) : "\(folder)/\(link.1)"
      guard target.hasSuffix(".md") else { continue }
      #expect(try Self.parts(of: target).contains(String(link.2)), "\(document) links to \(target)#\(link.2)")
    }
  }

  /// What the headings of a page are called in links: small letters, digits and hyphens.
  private static func parts(of page: String) throws -> Set<String> {
    let text = try Repository.text(of: page).replacing(/\n```(?s:.*?)\n```/, with: "")
    return Set(
      text.matches(of: /(?:^|\n)#+ ([^\n]+)/).map { heading in
        heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
      })
  }

  @Test("the page for whoever writes a host names all that a host gets and is asked, and its example stays small")
  func writingAHost() throws {
    let page = try Repository.text(of: "Documentation/WritingAHost.md")
    for (file, pattern) in [
      ("Host", #/\n  (?:func|var) (\w+)/#), ("HostRequest", #/\n  case (\w+)/#), ("Patch", #/\n  case (\w+)\(/#),
    ] {
      let names = try Repository.text(of: "Sources/SwiftUICore/Elements/\(file).swift").matches(of: pattern).map { String($0.1) }
      #expect(names.count > 5, "\(file).swift")
      for name in names { #expect(page.contains("`\(name)"), "\(file) has \(name)") }
    }
    let example = try Repository.text(of: "Examples/PrintedLines/PrintedLinesHost.swift")
    #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
    #expect(try !Repository.text(of: "Examples/PrintedLines/ShoppingApp.swift").contains("Host("))
  }

  @Test(
    "pages for whoever uses or changes the package are where a reader looks",
    arguments: ["Debugging", "Sharing", "Decisions", "Releasing", "WritingAHost"])
  func linked(page: String) throws {
    let links = [
      "README.md": "(Documentation/\(page).md)", "CONTRIBUTING.md": "(Documentation/\(page).md)",
      "Documentation/Architecture.md": "(\(page).md)",
    ]
    #expect(try links.contains { try Repository.text(of: $0.key).contains($0.value) }, "nothing leads to \(page).md")
  }

  @Test("a page that a newcomer reads first is short", arguments: [("README.md", 70), ("Documentation/Architecture.md", 150)])
  func length(page: String, limit: Int) throws {
    let lines = try Repository.text(of: page).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= limit)
    for line in lines where !line.hasPrefix("|") { #expect(line.count <= 150, "\(page): \(line)") }
  }

  @Test("README's test is a test of the examples")
  func readmeTest() throws {
    let code = try #require(try Repository.text(of: "README.md").firstMatch(of: #/```swift\n(let host (?s:.*?)\n)```/#)).1
    let tests = try Repository.text(of: "Tests/ExampleTests/FirstTests.swift").replacing(/\n +/, with: "\n")
    let isThere = tests.contains("\n\(code)}")
    #expect(isThere)
  }

  @Test("README shows the two commands, and each program and command that a document runs exists", arguments: documents)
  func commands(document: String) throws {
    let text = try Repository.text(of: document)
    if document == "README.md" { #expect(text.firstRange(of: "```\nswift run BookReader\nScripts/test\n```") != nil) }
    let targets = Set(
      try Repository.text(of: "Package.swift").matches(of: /executableTarget\(\s*name: "(\w+)"/).map { String($0.1) })
    let tool = try Repository.text(of: "Sources/oriel/Oriel.swift")
    let subcommands = try #require(tool.firstMatch(of: /subcommands: \[([^\]]+)\]/)).1
    let commands = Set(subcommands.matches(of: /(\w+?)(?:Command)?\.self/).map { $0.1.lowercased() })
    for run in text.matches(of: /swift run (?:-c release )?(\w+)(?: ([a-z]+))?/) where run.1 != "MyApp" {
      #expect(targets.contains(String(run.1)), "\(document): \(run.0)")
      if run.1 == "oriel", let command = run.2 { #expect(commands.contains(String(command)), "\(document): \(run.0)") }
    }
  }

  @Test("the page on the examples has each of them")
  func examples() throws {
    let page = try Repository.text(of: "Examples/README.md")
    let apps = Set(Repository.files(below: "Examples", endingWith: "App.swift").map { String($0.split(separator: "/")[1]) })
    #expect(apps.count > 5)
    #expect(apps == Set(page.matches(of: /\n\| \[`(\w+)`\]/).map { String($0.1) }))
  }

  @Test("the code on the page on what visitors share is code of a test")
  func sharingPage() throws {
    let tests = try Repository.files(below: "Tests/BrowserHostingTests", endingWith: ".swift").map(Repository.text(of:))
    let blocks = try Repository.text(of: "Documentation/Sharing.md").matches(of: #/```swift\n((?s:.*?))```/#).map(\.1)
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(tests.contains { $0.contains(block) }, "no file of Tests/BrowserHostingTests says\n\(block)") }
  }

  @Test("all programs say one version")
  func version() throws {
    let said = try [
      ("Sources/BrowserHosting/AppVersion.swift", /oriel = "([^"]+)"/),
      ("Sources/Migrator/Report/Report.swift", /toolVersion = "([^"]+)"/),
      ("Documentation/MigrationReport.md", /"name": "oriel", "version": "([^"]+)"/),
    ].map { try #require(try Repository.text(of: $0.0).firstMatch(of: $0.1), "\($0.0) says no version").1 }
    #expect(Set(said).count == 1, "\(said)")
  }

  @Test("the page on testing begins with a test that runs, and each test on it is one that runs")
  func testingPage() throws {
    let page = try Repository.text(of: "Documentation/Testing.md")
    let tests = try Repository.files(below: "Tests/ExampleTests", endingWith: ".swift").map(Repository.text(of:))
    let blocks = page.matches(of: #/```swift\n((?s:.*?))\n```/#).map(\.1)
    #expect(blocks.first?.contains("@Test") == true)
    for block in blocks where block.contains("@Test") {
      #expect(tests.contains { $0.contains(block) }, "no file of Tests/ExampleTests says\n\(block)")
    }
  }

  @Test("every path in this package that is named exists", arguments: documents)
  func paths(document: String) throws {
    let path =
      /(?:Sources|Tests|Examples|Scripts|Documentation|Deployment|Benchmarks|Plugins|\.ci)\/[A-Za-z0-9_.\/-]*[A-Za-z0-9_\/]/
    for name in try Repository.text(of: document).matches(of: path) {
      #expect(Repository.exists(String(name.0)), "\(document) names \(name.0)")
    }
  }
}
