import Foundation
import Testing

@Suite("Messages of the compiler") struct MacroPluginTests {
  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("the plugin speaks version 7 of the protocol, and has no more features")
  func capability() throws {
    for message in ["{\"getCapability\":{\"capability\":{\"protocolVersion\":7}}}", " { \"getCapability\" : { } } \n"] {
      let answer = try object(MacroPlugin.answer(to: Array(message.utf8)))
      let capability = try #require((answer["getCapabilityResult"] as? [String: Any])?["capability"] as? [String: Any])
      #expect(capability["protocolVersion"] as? Int == 7)
      #expect(capability["features"] as? [String] == [])
    }
  }

  @Test("it loads no library, and says so")
  func library() throws {
    let answer = try object(
      MacroPlugin.answer(to: Array("{\"loadPluginLibrary\":{\"libraryPath\":\"/a.so\",\"moduleName\":\"A\"}}".utf8)))
    let result = try #require(answer["loadPluginLibraryResult"] as? [String: Any])
    #expect(result["loaded"] as? Bool == false)
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    #expect((diagnostics.first?["message"] as? String)?.contains("'/a.so' is not loaded") == true)
  }

  @Test(
    "a message that it does not know is answered with an error that says which",
    arguments: [
      ("{\"unloadPluginLibrary\":{}}", "'unloadPluginLibrary'"), ("{\"expandAttachedMacro\":{}}", "'expandAttachedMacro'"),
      ("{\"expandAttachedMacro\":null}", "'expandAttachedMacro'"),
      ("{\"expandFreestandingMacro\":[1]}", "'expandFreestandingMacro'"),
      ("{}", "without a name"), ("[]", "without a name"), ("", "without a name"), ("{\"expandAtt", "without a name"),
      ("\u{0}", "without a name"),
    ])
  func unknown(message: String, name: String) throws {
    let answer = try Compiler.answer(to: Data(message.utf8))
    #expect(answer.expandedSource == nil)
    #expect(
      answer.diagnostics.map(\.message) == [
        "The macros of SwiftUI do not understand the compiler's message \(name): they are for Swift 6.3"
      ])
    #expect(answer.diagnostics.map(\.position) == [Compiler.Position(fileName: "", offset: 0)])
  }

  @Test(
    "a macro or a role that does not exist is an error at its use",
    arguments: [("OtherMacro", "peer"), ("EntryMacro", "member"), ("EntryDefaultValueMacro", "peer"), ("PreviewMacro", "peer")])
  func missingMacro(type: String, role: String) throws {
    let use = MacroUse(declaration: "@Entry var a = 1", surroundings: [], type: type)
    let answer = try use.answer(role)
    #expect(answer.expandedSource == nil)
    #expect(answer.diagnostics.map(\.message) == ["The macros of SwiftUI have no '\(type)' with the role '\(role)'"])
    #expect(answer.diagnostics.flatMap(\.highlights).map(use.text) == ["@Entry"])
  }

  @Test("keys that are absent or null, and keys that nobody knows, do no harm")
  func lenience() throws {
    let syntax = "{\"kind\":\"declaration\",\"source\":\"@Entry var a: Int?\\u000a\"}"
    for context in [
      "", ",\"lexicalContext\":null", ",\"lexicalContext\":[]", ",\"lexicalContext\":[{\"new\":[true,false,-1.5e3]}]",
    ] {
      let message = """
        {"expandAttachedMacro":{"macro":{"typeName":"EntryMacro","new":{}},"macroRole":"peer","attributeSyntax":\(syntax),
        "declSyntax":\(syntax),"parentDeclSyntax":null,"new":[1,{"a":"\\ud83c\\udf4e"}]\(context)}}
        """
      let answer = try Compiler.answer(to: Data(message.utf8))
      #expect(answer.diagnostics.map { $0.message.hasPrefix("@Entry var 'a' stands in no type") } == [true])
      let range = Compiler.Answer.Range(fileName: "", startOffset: 0, endOffset: 18)
      #expect(answer.diagnostics.map(\.highlights) == [[range]])
    }
  }

  @Test("an offset that no file has is none", arguments: ["9223372036854775807", "-1", "1.5", "\"1\"", "null"])
  func offset(offset: String) throws {
    let syntax = "{\"source\":\"@Entry let a = 1\",\"location\":{\"offset\":\(offset)}}"
    let message = """
      {"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"macroRole":"peer","attributeSyntax":\(syntax),
      "declSyntax":\(syntax)}}
      """
    let answer = try Compiler.answer(to: Data(message.utf8))
    #expect(answer.diagnostics.map(\.position) == [Compiler.Position(fileName: "", offset: 7)])
  }

  @Test("messages go over a connection one after the other, until its end or an empty message")
  func connection() throws {
    for end in [[], [UInt8](repeating: 0, count: 8), [5, 0, 0, 0, 0, 0, 0, 0, 1], [1, 2], [UInt8](repeating: 0xFF, count: 12)]
      as [[UInt8]]
    {
      let pipe = Pipe()
      let writing = MessageConnection(input: -1, output: pipe.fileHandleForWriting.fileDescriptor)
      let reading = MessageConnection(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
      let messages = [Array("{}".utf8), [UInt8](repeating: 7, count: 300)]
      for message in messages { #expect(writing.send(message)) }
      try pipe.fileHandleForWriting.write(contentsOf: end)
      try pipe.fileHandleForWriting.close()
      for message in messages { #expect(reading.receive() == message) }
      #expect(reading.receive() == nil)
      #expect(!reading.send([1]))
    }
  }

  @Test("what is read of JSON, and what is written, is what Foundation reads and writes")
  func json() throws {
    let text = "a \"quoted\" \\ / \u{1} \u{1F} \u{7F} \n\r\t é 日本 \u{1F34E} \u{2028}"
    let value: JSONValue = ["text": .string(text), "list": [.number(-12), .boolean(true), .null, []], "": [:]]
    let read = try object(value.text)
    #expect(read["text"] as? String == text)
    #expect((read["list"] as? [Any])?.count == 4)
    for options in [JSONEncoder.OutputFormatting.prettyPrinted, .withoutEscapingSlashes, []] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = options
      #expect(JSONReader.value(of: Array(try encoder.encode([text]))) == [.string(text)])
    }
    #expect(JSONReader.value(of: value.text) == value)
    #expect(
      JSONReader.value(of: Array(#"["\u00e9\ud83c\udf4e\ud83c\u0041\udf4e\/\b\f"]"#.utf8)) == [
        "é\u{1F34E}\u{FFFD}A\u{FFFD}/\u{8}\u{C}"
      ])
    for text in [
      "[1,]", "{\"a\"}", "{\"a\":}", "[\"\\x\"]", "[\"\\u12\"]", "[\"\\u+123\"]", "\"", "nul", "1 2", "-", "[1", "{,}", "+1e",
    ] {
      #expect(JSONReader.value(of: Array(text.utf8)) == nil, "\(text)")
    }
    #expect(JSONReader.value(of: [UInt8](repeating: UInt8(ascii: "["), count: 100_000)) == nil)
  }
}
