/// `#Preview`: leaves nothing behind. Its arguments, and with them the body, have been type-checked before it is expanded.
enum PreviewMacro {
  static let expansion = Expansion.nothing
}

/// `@Previewable`: marks a dynamic property in the body of a `#Preview`, where it is an ordinary local variable.
enum PreviewableMacro {
  static func peers(_ use: AttachedUse) -> Expansion {
    if use.lexicalContext.contains(.macro("Preview")) { return .nothing }
    return .misuse(.error("@Previewable goes on a variable in the body of '#Preview': remove it here", at: use.attribute))
  }
}
