import Testing

/// The way of a change from a write to a patch: which files it goes through, and that these know no feature by name.
@Suite("Stations") struct StationTests {
  private static let architecture = "Documentation/Architecture.md"

  /// A hop of the way: `file:function`.
  private struct Hop {
    let file: String
    let function: String
  }

  /// The lines of the page that name a file and a function, from "The way of a change" to the next heading.
  private static func hops() throws -> [Hop] {
    let section = try Repository.section("## The way of a change", of: architecture)
    return section.matches(of: /`([A-Za-z\/]+\.(?:swift|js)):(\w+)`/).map { Hop(file: String($0.1), function: String($0.2)) }
  }

  @Test("each hop of the way of a change is a function in the file that the page names")
  func way() throws {
    let hops = try Self.hops()
    #expect(hops.count >= 10)
    // Each file names what comes next.
    for (hop, next) in zip(hops, hops.dropFirst()) where hop.file != next.file && !next.file.hasSuffix(".js") {
      #expect(
        try Repository.text(of: "Sources/\(hop.file)").contains(next.function), "\(hop.file) does not go on to \(next.function)")
    }
    for hop in hops {
      let text = try Repository.text(of: "Sources/\(hop.file)")
      let declaration = try Regex("(func|var|set|case|subscript) ?`?\(hop.function)\\b|^  \(hop.function)(: |\\()")
        .anchorsMatchLineEndings()
      #expect(text.contains(declaration), "\(hop.file) has no \(hop.function)")
    }
  }

  @Test("fewer than a dozen files lie between a property and the characters on the screen")
  func length() throws {
    #expect(Set(try Self.hops().map(\.file)).count < 12)
  }

  /// What must be able to come and go without a change of the stations.
  private static var features: Regex<Substring> {
    #/(?i)appstorage|storedentry|externalchanges|\btransitions?\b|\bsheets?\b|textfield|text field|scenestorage|\blazy|environment|preference|\btasks?\b|\bgaps?\b|\bslider|\bbutton/#
  }

  @Test(
    "no station names a feature",
    arguments: [
      "Combine/Published.swift", "SwiftUICore/Model/StateSlot.swift", "SwiftUICore/Reactive/Invalidation.swift",
      "SwiftUICore/Turn/UpdateCycle.swift", "SwiftUICore/Evaluation/EvaluatingNode.swift", "SwiftUICore/Tree/Reconciler.swift",
      "SwiftUICore/Reactive/ReactiveNode.swift", "SwiftUICore/Reactive/DependencyList.swift",
      "SwiftUICore/Reactive/DirtyQueue.swift",
      "SwiftUICore/Turn/PendingWork.swift", "SwiftUICore/Turn/ChangedGraphs.swift",
      "SwiftUICore/Reactive/ReactiveGraph.swift", "BrowserHosting/CommitEncoder.swift", "BrowserHosting/Session.swift",
    ])
  func stations(file: String) throws {
    for line in try Repository.text(of: "Sources/\(file)").split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(!line.contains(Self.features), "\(file): \(line)")
    }
  }

  @Test("a graph holds a dozen properties of its own, and no file of the sources is longer than 400 lines")
  func sizes() throws {
    let graph = try Repository.text(of: "Sources/SwiftUICore/Turn/ViewGraph.swift")
    let properties = graph.matches(
      of: /\n  (?:package |private |weak |fileprivate )*(?:let|var) \w+(?:: [^={\n]+)?(?: = [^{\n]+)?\n/)
    #expect(properties.count <= 12)
    for module in ["Combine", "SwiftUICore", "BrowserHosting", "SwiftUI", "SwiftUITesting"] {
      for file in Repository.files(below: "Sources/\(module)", endingWith: ".swift") {
        #expect(try Repository.text(of: file).split(separator: "\n", omittingEmptySubsequences: false).count <= 401, "\(file)")
      }
    }
  }
}
