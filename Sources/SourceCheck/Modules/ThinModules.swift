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
    "ActivityKit": "OrielActivityKit", "AppIntents": "OrielAppIntents",
    "AuthenticationServices": "OrielAuthenticationServices", "CoreHaptics": "OrielCoreHaptics",
    "WatchConnectivity": "OrielWatchConnectivity",
    "AppKit": "OrielAppKit", "AudioToolbox": "OrielAudioToolbox",
    "AVFoundation": "OrielAVFoundation", "AVKit": "OrielAVKit", "AVFAudio": "OrielAVFAudio",
    "BackgroundTasks": "OrielBackgroundTasks", "Charts": "OrielCharts", "Cocoa": "OrielCocoa",
    "CoreGraphics": "OrielCoreGraphics", "CoreLocation": "OrielCoreLocation", "CoreSpotlight": "OrielCoreSpotlight",
    "CoreTransferable": "OrielCoreTransferable", "CryptoKit": "OrielCryptoKit", "LocalAuthentication": "OrielLocalAuthentication",
    "MapKit": "OrielMapKit",
    "Network": "OrielNetwork",
    "OSLog": "OrielOSLog", "PhotosUI": "OrielPhotosUI", "Security": "OrielSecurity", "Sparkle": "OrielSparkle",
    "LaunchAtLogin": "OrielLaunchAtLogin", "StoreKit": "OrielStoreKit",
    "TipKit": "OrielTipKit",
    "UIKit": "OrielUIKit", "UniformTypeIdentifiers": "OrielUniformTypeIdentifiers",
    "UserNotifications": "OrielUserNotifications", "WidgetKit": "OrielWidgetKit", "os": "OrielOS",
  ]

  /// Classes of UIKit's that are here for `appearance()` alone: who makes one, or shows it, needs what is absent.
  package static let onlyForLooks: Set = [
    "UICollectionView", "UIControl", "UINavigationBar", "UIPageControl", "UIRefreshControl", "UIScrollView", "UISearchBar",
    "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITabBar", "UITableView", "UITableViewCell", "UITextField",
    "UITextView", "UIToolbar", "UIBarButtonItem",
  ]

  /// Packages that nothing can be built of here and that many apps take, by their identities: a module of this package stands
  /// for theirs.
  package static let packages = [
    "sparkle": "Sparkle", "launchatlogin": "LaunchAtLogin", "launchatlogin-legacy": "LaunchAtLogin",
    "launchatlogin-modern": "LaunchAtLogin",
  ]

  /// Packages that reach into views of UIKit and AppKit, with their modules: their imports and their modifiers go.
  package static let introspectingPackages = ["swiftui-introspect": ["SwiftUIIntrospect", "Introspect"]]
  static let introspectingModules = Set(introspectingPackages.values.joined())

  /// Whether nothing is built of a package, by its identity or by what targets call its product.
  package static func leavesOut(package identity: String?, product: String) -> Bool {
    guard let identity = identity?.lowercased() else { return introspectingModules.contains(product) }
    return packages[identity] != nil || introspectingPackages[identity] != nil
  }

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
      "UIAccessibility", "UIActivityIndicatorView", "UIApplication", "UIApplicationDelegate", "UIApplicationDelegateAdaptor",
      "UIBlurEffect", "UIColor", "UIDevice", "UIEdgeInsets", "UIFont", "UIGraphicsImageRenderer",
      "UIGraphicsImageRendererFormat", "UIImage", "UIImpactFeedbackGenerator",
      "UINotificationFeedbackGenerator", "UIPasteboard", "UIRectCorner", "UIRectEdge", "UIResponder", "UIScene", "UIScreen",
      "UISelectionFeedbackGenerator", "UITraitCollection", "UIUserInterfaceStyle", "UIView", "UIViewRepresentable",
      "UIViewRepresentableContext", "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance", "UITextChecker",
      "UICollectionView", "UINavigationBar",
      "UIPageControl", "UIRefreshControl", "UIScrollView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStepper",
      "UISwitch", "UITabBar", "UITableView", "UITableViewCell", "UITextField", "UITextView", "UIToolbar", "UIBarButtonItem",
      "UIVisualEffect", "UIVisualEffectView", "UIWindow", "UIWindowScene",
    ],
    "UniformTypeIdentifiers": ["UTType"],
    "UserNotifications": [
      "UNAuthorizationOptions", "UNAuthorizationStatus", "UNCalendarNotificationTrigger", "UNError",
      "UNMutableNotificationContent", "UNNotification", "UNNotificationAction", "UNNotificationActionOptions",
      "UNNotificationCategory", "UNNotificationCategoryOptions", "UNNotificationContent", "UNNotificationDefaultActionIdentifier",
      "UNNotificationDismissActionIdentifier", "UNNotificationInterruptionLevel", "UNNotificationPresentationOptions",
      "UNNotificationRequest", "UNNotificationResponse", "UNNotificationSetting", "UNNotificationSettings",
      "UNNotificationSound", "UNNotificationSoundName", "UNNotificationTrigger", "UNTimeIntervalNotificationTrigger",
      "UNUserNotificationCenter", "UNUserNotificationCenterDelegate",
    ],
  ]

  /// What files name of a module of Foundation's that is one of its own on this platform alone. On Apple's platforms it comes
  /// with Foundation.
  static let broughtByFoundation: [String: Set<String>] = [
    "FoundationXML": ["XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"]
  ]

  /// The products of this package that a target with these modules takes.
  package static func products(for modules: Set<String>) -> [String] { modules.compactMap { names[$0] }.sorted() }

  /// What the compiler has to be told of them.
  package static func flags(for modules: Set<String>) -> [String] {
    modules.sorted().flatMap { module in names[module].map { ["-module-alias", "\(module)=\($0)"] } ?? [] }
  }

  /// Whether a name is one of those that come with SwiftUI or Foundation.
  static func declares(_ name: String) -> Bool {
    broughtBySwiftUI.values.contains { $0.contains(name) } || broughtByFoundation.values.contains { $0.contains(name) }
  }

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
    var present = Set(names.keys).subtracting(platform.foreignModules)
    // Who has written another way, with the whole of it, goes that way.
    if files.contains(where: { $0.text.contains(#/import\s+Crypto\b/#) }) { present.remove("CryptoKit") }
    present.formUnion(plain)
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

  /// Modules that come with SwiftUI or Foundation on Apple's platforms, and whose names files of an app's target use without an
  /// import.
  ///
  /// - Parameters:
  ///   - files: With their conditions answered.
  ///   - imported: What files of the target import.
  package static func broughtBySwiftUI(to files: [SourceFile], besides imported: Set<String>) -> Set<String> {
    let usual = LinuxConfiguration(
      modules: imported.union(usualModules), languageVersion: "6", compilerVersion: "6.3")
    // Who has a type of that name means that one.
    let foundation = broughtByFoundation.mapValues { names in
      names.filter { name in files.allSatisfy { !$0.text.contains(name) || !declares(name, in: $0) } }
    }
    var missing = broughtBySwiftUI.merging(foundation) { $1 }
    var found: Set<String> = []
    for file in files where !missing.isEmpty {
      let imports = AppModules.imports(of: file)
      // Each of the two brings the third.
      let own = imports.isDisjoint(with: ["AppKit", "UIKit"]) ? imports : imports.union(["UniformTypeIdentifiers"])
      let candidates = missing.filter { module, names in
        !own.contains(module) && names.contains { file.text.contains($0) }
      }
      // Whatever of Apple's a file imports brings Foundation.
      let present = candidates.filter { module, _ in
        imports.contains("SwiftUI") || (broughtByFoundation[module] != nil && !imports.isEmpty)
      }
      guard !present.isEmpty else { continue }
      let visitor = NameVisitor(viewMode: .sourceAccurate, configuration: usual)
      visitor.walk(file.tree)
      for (module, names) in present where !names.isDisjoint(with: visitor.names) {
        found.insert(module)
        missing[module] = nil
      }
    }
    return found
  }

  private static func declares(_ name: String, in file: SourceFile) -> Bool {
    file.text.matches(of: #/\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/#).contains { $0.output.1 == name }
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
