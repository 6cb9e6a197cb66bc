/// A use of a macro that is attached to a declaration.
struct AttachedUse {
  let attribute: SourceText
  let declaration: SourceText
  /// From the inside to the outside.
  let lexicalContext: [LexicalContext]
}
