/// `#Preview`: declares a preview where such are built, which is where `ORIEL_PREVIEWS` is defined; in all other builds it leaves nothing
/// behind. Its arguments, and with them the body, have been type-checked before it is expanded.
enum PreviewMacro {
  static func expansion(_ use: FreestandingUse) -> Expansion {
    var scanner = SourceScanner(use.source.bytes)
    // Attributes may stand before the name.
    while scanner.upcoming.kind != .pound {
      guard scanner.upcoming.kind != .end else { return .nothing }
      scanner.next()
    }
    let line = use.line + use.source.bytes[..<scanner.upcoming.range.lowerBound].count { $0 == 0x0A }
    scanner.next()
    scanner.next()
    while [.moduleSelector, .period].contains(scanner.upcoming.kind) {
      scanner.next()
      scanner.next()
    }
    let arguments = use.source.bytes[scanner.position...]
    return Expansion(
      source: """
        #if ORIEL_PREVIEWS
        struct \(use.uniqueName("Preview")): SwiftUICore._PreviewDeclaration {
          static var _path: Swift.String { \(literal(use.source.fileName)) }
          static var _line: Swift.Int { \(line) }
          static func _make() -> SwiftUICore.Preview {
            SwiftUICore.Preview\(PreviewBody.withProperties(arguments))
          }
        }
        #endif
        """)
  }

  private static func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar == "\"" || scalar == "\\" ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"\(scalars.joined())\""
  }
}

/// `@Previewable`: marks a dynamic property in the body of a `#Preview`. In an ordinary build it is a local variable there, and nothing
/// runs; where previews are built `PreviewMacro` makes it a property of a view.
enum PreviewableMacro {
  static func peers(_ use: AttachedUse) -> Expansion {
    if use.lexicalContext.contains(.macro("Preview")) { return .nothing }
    return .misuse(.error("@Previewable goes on a variable in the body of '#Preview': remove it here", at: use.attribute))
  }
}
