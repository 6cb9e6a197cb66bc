/// The macros of SwiftData that are attached to declarations.
enum DataMacros {
  /// Nothing where no such macro is among them.
  static func expansion(of macro: MacroReference, _ use: AttachedUse) -> Expansion? {
    switch (macro.type, macro.role) {
    case ("ModelMacro", "member"): ModelMacro.members(use)
    case ("ModelMacro", "memberAttribute"): ModelMacro.memberAttribute(use)
    case ("ModelMacro", "extension"): ModelMacro.extensions(use)
    case ("PersistedPropertyMacro", "accessor"): PersistedPropertyMacro.accessors(use)
    case ("PersistedPropertyMacro", "peer"): PersistedPropertyMacro.peers(use)
    case ("TransientPropertyMacro", "accessor"): TransientPropertyMacro.accessors(use)
    case ("TransientPropertyMacro", "peer"): TransientPropertyMacro.peers(use)
    // `@Model` reads them; by themselves they add nothing.
    case ("PropertyMarkMacro", "peer"): .nothing
    case ("QueryMacro", "accessor"): QueryMacro.accessors(use)
    case ("QueryMacro", "peer"): QueryMacro.peers(use)
    case ("ModelActorMacro", "member"): ModelActorMacro.members(use)
    case ("ModelActorMacro", "extension"): ModelActorMacro.extensions(use)
    default: nil
    }
  }
}
