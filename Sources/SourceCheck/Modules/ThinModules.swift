import Migrator
import SwiftIfConfig
import SwiftSyntax

/// Modules of this package that stand for modules of Apple's, under these names, in targets that import them.
///
/// The compiler knows them as the others by `-module-alias`. A target gets those alone that its sources import: what it asks
/// `canImport` for
/// and imports nowhere is not there, as before.
package enum ThinModules {
  /// The names of modules here, by those of Apple's.
  package static let names = [
    "AppIntents": "OrielAppIntents", "AppKit": "OrielAppKit", "BackgroundTasks": "OrielBackgroundTasks", "Cocoa": "OrielCocoa",
    "CoreGraphics": "OrielCoreGraphics", "CoreLocation": "OrielCoreLocation", "CoreSpotlight": "OrielCoreSpotlight",
    "CoreTransferable": "OrielCoreTransferable", "LocalAuthentication": "OrielLocalAuthentication", "Network": "OrielNetwork",
    "OSLog": "OrielOSLog", "PhotosUI": "OrielPhotosUI", "StoreKit": "OrielStoreKit", "TipKit": "OrielTipKit",
    "UIKit": "OrielUIKit", "UniformTypeIdentifiers": "OrielUniformTypeIdentifiers",
    "UserNotifications": "OrielUserNotifications", "WidgetKit": "OrielWidgetKit", "os": "OrielOS",
  ]

  /// What files name of modules that they do not import: on Apple's platforms these come with SwiftUI. A test compares with the
  /// modules.
  package static let broughtBySwiftUI: [String: Set<String>] = [
    "AppKit": [
      "NSApp", "NSAppearance", "NSApplication", "NSApplicationDelegate", "NSApplicationDelegateAdaptor", "NSBitmapImageRep",
      "NSColor",
      "NSColorSpace", "NSEvent", "NSFont", "NSImage", "NSPasteboard", "NSResponder", "NSRunningApplication", "NSScreen",
      "NSWindow", "NSWorkspace",
    ],
    "UIKit": [
      "UIAccessibility", "UIApplication", "UIApplicationDelegate", "UIApplicationDelegateAdaptor",
      "UIBlurEffect", "UIColor", "UIDevice", "UIEdgeInsets", "UIFont", "UIGraphicsImageRenderer",
      "UIGraphicsImageRendererFormat", "UIImage", "UIImpactFeedbackGenerator",
      "UINotificationFeedbackGenerator", "UIPasteboard", "UIRectCorner", "UIRectEdge", "UIResponder", "UIScene", "UIScreen",
      "UISelectionFeedbackGenerator", "UITraitCollection", "UIUserInterfaceStyle", "UIView", "UIViewRepresentable",
      "UIViewRepresentableContext", "UIVisualEffect", "UIVisualEffectView", "UIWindow", "UIWindowScene",
    ],
    "UniformTypeIdentifiers": ["UTType"],
  ]

  /// The products of this package that a target with these modules takes.
  package static func products(for modules: Set<String>) -> [String] { modules.compactMap { names[$0] }.sorted() }

  /// What the compiler has to be told of them.
  package static func flags(for modules: Set<String>) -> [String] {
    modules.sorted().flatMap { module in names[module].map { ["-module-alias", "\(module)=\($0)"] } ?? [] }
  }

  /// Whether a name is one of those that come with SwiftUI.
  static func declares(_ name: String) -> Bool { broughtBySwiftUI.values.contains { $0.contains(name) } }

  /// Which of them files of one target import.
  ///
  /// - Parameters:
  ///   - files: With their conditions answered for `platform`.
  ///   - isOwn: Whether the target is the app's own. There an import counts, too, that stands behind `canImport`. Targets of
  ///   packages that are built as
  ///     for Linux choose by such conditions between systems, and what they chose is left to them.
  ///   - platform: What the target is built as. The modules of another system's views count only where a file imports them
  ///   without a condition.
  ///   - conditions: What is true in their conditions.
  package static func imported(
    by files: [SourceFile], isOwn: Bool, platform: AppPlatform, conditions: Set<String> = []
  ) -> Set<String> {
    let plain = files.reduce(into: Set<String>()) { $0.formUnion(AppModules.imports(of: $1)) }.intersection(names.keys)
    guard isOwn || platform != .linux, files.contains(where: { $0.text.contains("#if") }) else { return plain }
    let present = Set(names.keys).subtracting(platform.foreignModules).union(plain)
    let configuration = LinuxConfiguration(
      modules: present.union(usualModules), languageVersion: "6", compilerVersion: "6.3"
    ).with(conditions: conditions)
    let found = files.reduce(into: plain) { found, file in
      guard file.text.contains("#if") else { return }
      found.formUnion(imports(of: file, configuration))
      // Who only asks, in an app for that system, is answered as there.
      let system: String? = platform == .linux || platform == .watchos ? nil : platform == .macos ? "AppKit" : "UIKit"
      if let system, file.text.contains(#/canImport\(\s*(?:UIKit|AppKit)\s*\)/#) { found.insert(system) }
    }
    return found.intersection(present)
  }

  private static let usualModules: Set = ["SwiftUI", "Combine", "Foundation"]

  /// The modules that a file imports in an app, with its conditions answered for a system.
  ///
  /// - Parameter known: Further modules that can be imported.
  static func imports(
    of file: SourceFile, as platform: AppPlatform, known: Set<String>, conditions: Set<String>
  ) -> Set<String> {
    guard file.text.contains("#if") else { return AppModules.imports(of: file) }
    let present = Set(names.keys).subtracting(platform.foreignModules).union(usualModules).union(known)
    let configuration = LinuxConfiguration(modules: present, languageVersion: "6", compilerVersion: "6.3")
    return imports(of: file, configuration.with(conditions: conditions))
  }

  /// The modules that a file imports where it is compiled.
  static func imports(of file: SourceFile, _ configuration: LinuxConfiguration) -> Set<String> {
    let visitor = ImportVisitor(viewMode: .sourceAccurate, configuration: configuration)
    visitor.walk(file.tree)
    return visitor.modules
  }

  /// Modules that come with SwiftUI on Apple's platforms, and whose names files of an app's target use without an import.
  ///
  /// - Parameters:
  ///   - files: With their conditions answered.
  ///   - imported: What files of the target import.
  package static func broughtBySwiftUI(to files: [SourceFile], besides imported: Set<String>) -> Set<String> {
    let usual = LinuxConfiguration(
      modules: imported.union(usualModules), languageVersion: "6", compilerVersion: "6.3")
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
