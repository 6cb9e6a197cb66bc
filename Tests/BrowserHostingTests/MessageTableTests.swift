import Foundation
import SwiftUICore
import Testing

@testable import BrowserHosting

/// What app and page say to each other is what Tests/Script/Messages.d.ts says.
@Suite("The table of messages") struct MessageTableTests {
  /// A message: its name, the kinds of what comes with it, and an example if it comes from the page.
  struct Message: CustomTestStringConvertible, Sendable {
    let name: String
    let kinds: [String]
    let example: String?
    var testDescription: String { name }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  private static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The texts of all files in a folder.
  private static func texts(in folder: String, endingWith suffix: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { text(of: "\(folder)/\($0)") }.joined()
  }

  private static func messages(_ direction: String) -> [Message] {
    let table =
      text(of: "Tests/Script/Messages.d.ts").split(separator: "\ninterface \(direction) {\n").last?.split(separator: "\n}").first
      ?? ""
    return table.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: #/  "?([~\w]+)"?: \[(.*)\];(?: // (.*))?/#).map { match in
        // A kind may have commas in it.
        let kinds = " \(match.2)".split(separator: #/(?:^|,) (?:\.\.\.)?\w+\??: /#).map(String.init)
        return Message(name: String(match.1), kinds: kinds.filter { $0 != " " }, example: match.3.map(String.init))
      }
    }
  }

  static let fromApp = messages("FromApp")
  static let fromPage = messages("FromPage")

  @Test("the table is read") func table() {
    #expect(Self.fromApp.count == 38 && Self.fromPage.count > 50)
    #expect(Self.fromApp.first { $0.name == "b" }?.kinds == ["Id", "number", "Record<string, string>"])
  }

  // MARK: From the app

  /// What the sources write for each message: its name, and how what comes with it is written.
  private static func written() -> [String: [String]] {
    let sources =
      text(of: "Sources/BrowserHosting/CommitEncoder.swift") + text(of: "Sources/BrowserHosting/MotionEncoder.swift")
      + text(of: "Sources/BrowserHosting/DOM/DOMPlacement.swift")
    var messages: [String: [String]] = [:]
    var name: String?
    for line in sources.split(separator: "\n") {
      if let found = line.firstMatch(of: /(?:json|\$0)\.string\("([~\w]+)"\)/) {
        name = String(found.1)
        messages[String(found.1)] = []
      } else if line.contains("case ") || line.contains("func ") || line.contains("return") || line.hasPrefix("  }") {
        name = nil
      } else if let current = name {
        let kinds = [
          ("json.string(", "string"), ("json.number(", "number"), ("json.boolean(", "boolean"), ("json.object(", "Record"),
          (".write(to: &", "Description"), ("json.array", "[]"),
        ]
        guard let kind = kinds.first(where: { line.contains($0.0) })?.1 else { continue }
        messages[current]?.append(kind)
        // What is in an array is described by its type.
        if kind == "[]" { name = nil }
      }
    }
    return messages
  }

  @Test("the app says what the table has, and nothing else")
  func names() {
    #expect(Set(Self.written().keys) == Set(Self.fromApp.map(\.name)))
  }

  @Test(
    "what comes with a message of the app is of the kinds in the table",
    arguments: fromApp.filter { !["l", "window"].contains($0.name) })
  func kinds(message: Message) {
    let kinds = message.kinds.map { kind in
      switch kind {
      case "Id", "number": "number"
      case "string", "string | null": "string"
      case "boolean", "Description": kind
      case "AnimationDescription | null", "AnimationDescription": "Description"
      case "Record<string, string>": "Record"
      default: kind.hasSuffix("[]") ? "[]" : kind
      }
    }
    #expect(Self.written()[message.name] == kinds)
  }

  @Test("the script handles what the table has", arguments: fromApp)
  func handled(message: Message) {
    let handlers = PageScript.files.values.joined().split(separator: "handle({").dropFirst().map {
      $0.split(separator: "\n});\n").first ?? ""
    }
    let handler = try! Regex("(?:^|[\\s{\"])\(message.name)\"?(?:\\(|:)")
    #expect(handlers.contains { $0.contains(handler) })
  }

  // MARK: From the page

  @Test("the app takes what the table has, and nothing else")
  func taken() {
    let own = Self.text(of: "Sources/BrowserHosting/ClientEvent.swift").matches(of: /(?:name == |case \()"(\w+)"/).map {
      String($0.1)
    }
    #expect(Set(DOMCatalogue.events.keys).union(own).union(["part"]) == Set(Self.fromPage.map(\.name)))
  }

  @Test("the example of each message is one that the app takes; with less or more it takes none", arguments: fromPage)
  func examples(message: Message) throws {
    let example = try #require(message.example)
    guard example.hasPrefix("[") else { return }
    func take(_ text: String) -> ClientMessage? { try? ClientMessage("[1,0,\"\(message.name)\"\(text)]") }
    let values = try #require(try JSONSerialization.jsonObject(with: Data(example.utf8)) as? [Any])
    #expect(values.count == message.kinds.count)
    for (value, kind) in zip(values, message.kinds) {
      switch kind {
      case "string": #expect(value is String)
      case "boolean": #expect(value is Bool)
      default: #expect((value as? NSNumber) != nil && ["Id", "number"].contains(kind))
      }
    }
    let inside = example.dropFirst().dropLast()
    #expect(take(",\(inside)") != nil)
    #expect(take(",\(inside),0") == nil)
    let fewer = try values.dropLast().map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed), as: UTF8.self)
    }
    #expect(take(fewer.map { ",\($0)" }.joined()) == nil)
  }

  @Test("each message is said by the script, or named by the app's markup", arguments: fromPage)
  func said(message: Message) {
    let said = "\"\(message.name)\""
    let markup = ["Elements", "Effects"].map { Self.texts(in: "Sources/BrowserHosting/\($0)", endingWith: ".swift") }.joined()
    let isNamed = markup.contains(try! Regex("\"data-(?:edit|change|event)\", \(said)"))
    #expect(PageScript.files.values.contains { $0.contains(said) } || isNamed)
  }

  // MARK: Both

  @Test("app and page agree on the version")
  func version() {
    #expect(PageScript.files["Scene"]?.contains("\n  version: \(PageProtocol.version),\n") == true)
    #expect(PageScript.files["Connection"]?.contains("code === \(PageProtocol.closeCode) ") == true)
  }

  @Test("the document has a line for each message, with what comes with it, and for no other")
  func document() {
    let document = Self.text(of: "Documentation/Protocol.md")
    for (section, messages) in [("## From the app", Self.fromApp), ("## From the page", Self.fromPage)] {
      let part = document.split(separator: section).dropFirst().first?.split(separator: "\n## ").first ?? ""
      let lines = part.matches(of: /\n\| `([~\w]+)` \| ([^|]*) \| ([^|]+) \|/)
      #expect(lines.map { String($0.1) }.sorted() == messages.map(\.name).sorted())
      for line in lines {
        let count = messages.first { $0.name == line.1 }?.kinds.count
        #expect(line.2.split(separator: ", ").count == count, "\(line.1): \(line.2)")
      }
    }
    for (question, answer) in Self.text(of: "Tests/Script/Messages.d.ts").matches(of: /\n  (\w+): "(\w+)";/).map({ ($0.1, $0.2) })
    {
      #expect(document.contains("| `\(question)` |") && document.contains("answers with `\(answer)`"))
    }
    #expect(document.contains("Version \(PageProtocol.version)."))
  }

  @Test("the limits in the document are those of the code") @MainActor
  func limits() {
    let document = Self.text(of: "Documentation/Protocol.md")
    let limits: [(String, Int)] = [
      ("KB of a frame from the page", WebSocketConnection.frameLimit / 1024),
      ("KB of a message from the page", WebSocketConnection.messageLimit / 1024),
      ("KB of a part from the app", SocketLink.partLimit / 1024),
      ("MB that are not sent", SocketLink.unsentLimit / 1024 / 1024),
      ("MB of commits that are kept", Session.keptBytesLimit / 1024 / 1024),
    ]
    for (words, number) in limits { #expect(document.contains("\(number) \(words)"), "\(number) \(words)") }
  }
}
