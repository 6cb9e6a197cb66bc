/// The plugin as the compiler sees it: a function from messages to messages.
enum MacroPlugin {
  /// The version of the compiler's protocol that is spoken here.
  private static let protocolVersion = 7

  /// The answer to a message. There is one to each, whatever is in its bytes: an error that the compiler shows, if nothing else.
  static func answer(to message: [UInt8]) -> [UInt8] {
    answer(to: CompilerMessage(message)).text
  }

  private static func answer(to message: CompilerMessage) -> JSONValue {
    switch message {
    case .capability:
      ["getCapabilityResult": ["capability": ["protocolVersion": .number(protocolVersion), "features": []]]]
    case .freestanding(let macro, let use): expansion(of: macro, use).answer
    case .attached(let macro, let use): expansion(of: macro, use).answer
    case .library(let path):
      [
        "loadPluginLibraryResult": [
          "loaded": .boolean(false),
          "diagnostics": [Diagnostic.error("The macros of SwiftUI are a program of their own, and '\(path)' is not loaded").json],
        ]
      ]
    case .unknown(let name):
      Expansion.failure(
        .error(
          "The macros of SwiftUI do not understand the compiler's message \(name.map { "'\($0)'" } ?? "without a name"): "
            + "they are for Swift 6.3")
      ).answer
    }
  }

  private static func expansion(of macro: MacroReference, _ use: FreestandingUse) -> Expansion {
    switch (macro.type, macro.role) {
    case ("PreviewMacro", "declaration"): PreviewMacro.expansion(use)
    case ("ModelConstraintMacro", "declaration"): .nothing
    default: .failure(.error(macro.isMissing, at: use.source))
    }
  }

  private static func expansion(of macro: MacroReference, _ use: AttachedUse) -> Expansion {
    switch (macro.type, macro.role) {
    case ("EntryMacro", "accessor"): EntryMacro.accessors(use)
    case ("EntryMacro", "peer"): EntryMacro.peers(use)
    case ("EntryDefaultValueMacro", "accessor"): EntryDefaultValueMacro.accessors(use)
    case ("PreviewableMacro", "peer"): PreviewableMacro.peers(use)
    default: DataMacros.expansion(of: macro, use) ?? .failure(.error(macro.isMissing, at: use.attribute))
    }
  }
}

extension MacroReference {
  fileprivate var isMissing: String { "The macros of SwiftUI have no '\(type)' with the role '\(role)'" }
}

// MARK: Messages

extension Expansion {
  fileprivate var answer: JSONValue {
    let source = source.map { JSONValue.string($0) } ?? .null
    return ["expandMacroResult": ["expandedSource": source, "diagnostics": .array(diagnostics.map(\.json))]]
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    let fixIts = fixIt.map { fixIt in
      let change: JSONValue = ["range": place.json, "newText": .string(fixIt.replacement)]
      return ["message": .string(fixIt.message), "changes": [change]] as JSONValue
    }
    return [
      "message": .string(message), "severity": .string(severity.rawValue),
      "position": ["fileName": .string(place.fileName), "offset": .number(place.range.lowerBound)],
      "highlights": place == .nowhere ? [] : [place.json], "notes": [], "fixIts": .array([fixIts].compactMap(\.self)),
    ]
  }
}

extension Diagnostic.Place {
  fileprivate var json: JSONValue {
    ["fileName": .string(fileName), "startOffset": .number(range.lowerBound), "endOffset": .number(range.upperBound)]
  }
}
