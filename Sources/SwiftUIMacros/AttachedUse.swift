/// A use of a macro that is attached to a declaration.
struct AttachedUse {
  let attribute: SourceText
  let declaration: SourceText
  /// From the inside to the outside.
  let lexicalContext: [LexicalContext]
  /// The type whose member the declaration is, for macros that give attributes to members.
  var parent: SourceText?
  /// The name that an extension of the declared type has to use, for macros that add extensions.
  var extendedType: String?
}
