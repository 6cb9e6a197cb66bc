import Migrator
import SwiftIfConfig
import SwiftSyntax

/// Modules of this package that stand for modules of Apple's, under these names, in targets that import them.
///
/// The compiler knows them as the others by `-module-alias`. A target gets those alone that its sources import: what it asks `canImport` for
/// and imports nowhere is not there, as before.
package enum ThinModules {
  /// The names of modules here, by those of Apple's.
  package static let names = [
    "AppKit": "OrielAppKit", "CoreGraphics": "OrielCoreGraphics", "CoreTransferable": "OrielCoreTransferable",
    "OSLog": "OrielOSLog", "PhotosUI": "OrielPhotosUI", "StoreKit": "OrielStoreKit", "UIKit": "OrielUIKit",
    "UniformTypeIdentifiers": "OrielUniformTypeIdentifiers",
    "UserNotifications": "OrielUserNotifications", "os": "OrielOS",
  ]

  /// What files name of modules that they do not import: on Apple's platforms these come with SwiftUI. A test compares with the modules.
  package static let broughtBySwiftUI: [String: Set<String>] = [
    "AppKit": [
      "NSApp", "NSAppearance", "NSApplication", "NSApplicationDelegate", "NSApplicationDelegateAdaptor", "NSColor", "NSFont",
      "NSImage", "NSPasteboard", "NSResponder", "NSScreen", "NSWorkspace",
    ],
    "UIKit": [
      "UIAccessibility", "UIApplication", "UIApplicationDelegate", "UIApplicationDelegateAdaptor",
      "UIBlurEffect", "UIColor", "UIDevice", "UIEdgeInsets", "UIFont", "UIImage", "UIImpactFeedbackGenerator",
      "UINotificationFeedbackGenerator", "UIPasteboard", "UIRectCorner", "UIRectEdge", "UIResponder", "UIScreen",
      "UISelectionFeedbackGenerator", "UITraitCollection", "UIUserInterfaceStyle", "UIView", "UIViewRepresentable",
      "UIViewRepresentableContext", "UIVisualEffect", "UIVisualEffectView",
    ],
    "UniformTypeIdentifiers": ["UTType"],
  ]

  /// The products of this package that a target with these modules takes.
  package static func products(for modules: Set<String>) -> [String] { modules.compactMap { names[$0] }.sorted() }

  /// What the compiler has to be told of them.
  package static func flags(for modules: Set<String>) -> [String] {
    modules.sorted().flatMap { module in names[module].map { ["-module-alias", "\(module)=\($0)"] } ?? [] }
  }

  /// Which of them files of one target import.
  ///
  /// - Parameter isOwn: Whether the target is the app's own. There an import counts, too, that stands behind `canImport`, but for those of UIKit and
  ///   AppKit: whoever asks for these uses their views, which are not here, and has something else for who has none. Targets of packages choose by such
  ///   conditions between systems, and what they chose for Linux is left to them.
  package static func imported(by files: [SourceFile], isOwn: Bool) -> Set<String> {
    let plain = files.reduce(into: Set<String>()) { $0.formUnion(AppModules.imports(of: $1)) }.intersection(names.keys)
    guard isOwn, files.contains(where: { $0.text.contains("canImport") }) else { return plain }
    let present = Set(names.keys).subtracting(["UIKit", "AppKit"]).union(plain)
    let configuration = LinuxConfiguration(
      modules: present.union(["SwiftUI", "Combine", "Foundation"]), languageVersion: "6", compilerVersion: "6.3")
    let found = files.reduce(into: plain) { found, file in
      let visitor = ImportVisitor(viewMode: .sourceAccurate, configuration: configuration)
      visitor.walk(file.tree)
      found.formUnion(visitor.modules)
    }
    return found.intersection(present)
  }

  /// Modules that come with SwiftUI on Apple's platforms, and whose names files of an app's target use without an import.
  ///
  /// - Parameter imported: What files of the target import.
  package static func broughtBySwiftUI(to files: [SourceFile], besides imported: Set<String>) -> Set<String> {
    let usual = LinuxConfiguration(
      modules: imported.union(["SwiftUI", "Combine", "Foundation"]), languageVersion: "6", compilerVersion: "6.3")
    var missing = broughtBySwiftUI
    var found: Set<String> = []
    for file in files where !missing.isEmpty {
      let imports = AppModules.imports(of: file)
      // Each of the two brings the third.
      let own = imports.isDisjoint(with: ["AppKit", "UIKit"]) ? imports : imports.union(["UniformTypeIdentifiers"])
      let candidates = missing.filter { module, names in
        !own.contains(module) && names.contains { file.text.contains($0) }
      }
      guard imports.contains("SwiftUI"), !candidates.isEmpty else { continue }
      let visitor = NameVisitor(viewMode: .sourceAccurate, configuration: usual)
      visitor.walk(file.tree)
      for (module, names) in candidates where !names.isDisjoint(with: visitor.names) {
        found.insert(module)
        missing[module] = nil
      }
    }
    return found
  }

  /// What files use, but for what stands in branches that are not compiled.
  private final class NameVisitor: ActiveSyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.baseName.text)
      return .visitChildren
    }
  }

  private final class ImportVisitor: ActiveSyntaxVisitor {
    var modules: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let module = node.path.first?.name.text { modules.insert(module) }
      return .skipChildren
    }

    // Imports stand at the top.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
