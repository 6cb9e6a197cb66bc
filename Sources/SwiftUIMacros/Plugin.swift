import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct SwiftUIMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self, EntryDefaultValueMacro.self, PreviewMacro.self, PreviewableMacro.self,
  ]
}
