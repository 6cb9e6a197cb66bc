/// What the compiler asks for. What it sends besides is not read here: a newer compiler may send more.
enum CompilerMessage {
  case capability
  case freestanding(MacroReference, FreestandingUse)
  case attached(MacroReference, AttachedUse)
  case library(path: String)
  /// A message of another kind, or one that lacks something; with its name, if it has one.
  case unknown(String?)

  init(_ bytes: [UInt8]) {
    guard case .object(let members)? = JSONReader.value(of: bytes), let message = members.first else {
      self = .unknown(nil)
      return
    }
    self = Self.known(message.name, message.value) ?? .unknown(message.name)
  }

  private static func known(_ name: String, _ content: JSONValue) -> CompilerMessage? {
    switch name {
    case "getCapability": .capability
    case "loadPluginLibrary": .library(path: content["libraryPath"]?.string ?? "")
    case "expandFreestandingMacro":
      // Older compilers leave the role to the plugin, and there is one role for a freestanding macro here.
      if let macro = MacroReference(content, role: "declaration"), let use = FreestandingUse(content) {
        .freestanding(macro, use)
      } else {
        nil
      }
    case "expandAttachedMacro":
      if let macro = MacroReference(content), let use = AttachedUse(content) { .attached(macro, use) } else { nil }
    default: nil
    }
  }
}

/// The macro that a message is about, and which of its roles.
struct MacroReference: Equatable {
  let type: String
  let role: String

  fileprivate init?(_ message: JSONValue, role: String? = nil) {
    guard let type = message["macro"]?["typeName"]?.string, let role = message["macroRole"]?.string ?? role else { return nil }
    self.type = type
    self.role = role
  }
}

extension FreestandingUse {
  fileprivate init?(_ message: JSONValue) {
    guard let syntax = message["syntax"], let source = SourceText(syntax) else { return nil }
    self.source = source
    let line = syntax["location"]?["line"]?.integer ?? 1
    self.line = (1...Int(Int32.max)).contains(line) ? line : 1
    discriminator = message["discriminator"]?.string ?? ""
  }
}

extension AttachedUse {
  fileprivate init?(_ message: JSONValue) {
    guard let attribute = message["attributeSyntax"].flatMap(SourceText.init),
      let declaration = message["declSyntax"].flatMap(SourceText.init)
    else { return nil }
    self.attribute = attribute
    self.declaration = declaration
    lexicalContext = (message["lexicalContext"]?.array ?? []).compactMap(SourceText.init).map(LexicalContext.init)
    parent = message["parentDeclSyntax"].flatMap(SourceText.init)
    extendedType = message["extendedTypeSyntax"]?["source"]?.string
  }
}

extension SourceText {
  fileprivate init?(_ syntax: JSONValue) {
    guard let source = syntax["source"]?.string else { return nil }
    bytes = Array(source.utf8)
    fileName = syntax["location"]?["fileName"]?.string ?? ""
    let offset = syntax["location"]?["offset"]?.integer ?? 0
    self.offset = (0...Int(Int32.max)).contains(offset) ? offset : 0
  }
}
