import Testing

@Suite("Documents") struct DocumentTests {
  static let documents =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
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
    let path = /(?:Sources|Tests|Examples|Scripts|Documentation|\.ci)\/[A-Za-z0-9_.\/-]*[A-Za-z0-9_\/]/
    for name in try Repository.text(of: document).matches(of: path) {
      #expect(Repository.exists(String(name.0)), "\(document) names \(name.0)")
    }
  }
}
