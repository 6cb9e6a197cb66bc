import Migrator
import SwiftIfConfig
import SwiftSyntax

/// Which names of a module's sources are known to be absent here, and why. Of any other name nothing is known, and what it leads to stays an error.
struct AbsentNames: Sendable {
  /// What the module's own sources declare.
  let declared: Set<String>
  let library: LibraryNames
  /// What files declare that the person has left out.
  var leftOut: Set<String> = []

  /// A name that is absent, with the reason.
  struct Absent: Equatable {
    let name: String
    let reason: String
    /// Whether it tells who somebody is, what was paid, or what may be trusted.
    let isOfTrust: Bool
  }

  /// The first absent name in a part of a file; nil for a part with none.
  ///
  /// - Parameter imports: What the file imports.
  func first(in node: some SyntaxProtocol, imports: Set<String>) -> Absent? {
    let finder = Finder(configuration: Self.configuration) { absent($0, imports: imports) }
    finder.walk(node)
    return finder.found
  }

  /// Why a name is absent in a file that imports these modules.
  func absent(_ name: String, imports: Set<String>) -> Absent? {
    guard library.isKnown, name.first?.isUppercase == true, !declared.contains(name) else { return nil }
    // What was in it nobody looks at: it may have been a check.
    if leftOut.contains(name) { return Absent(name: name, reason: "Its file is left out.", isOfTrust: true) }
    guard let family = LinuxLimits.family(of: name), Self.mayName(family, imports, name),
      !library.declares(name) || ThinModules.onlyForLooks.contains(name)
    else {
      return nil
    }
    return Absent(name: name, reason: family.reason, isOfTrust: !family.modules.isDisjoint(with: Self.modulesOfTrust))
  }

  /// Why a module cannot be imported; nil if it can, or if nothing is known of it.
  static func reason(forModule name: String) -> String? {
    ThinModules.names[name] == nil && name != "Darwin" ? LinuxLimits.reason(forModule: name) : nil
  }

  /// Whether a file means Apple's type by a name. One of a package may begin alike, so Apple's needs an import of its module, but for what comes with
  /// SwiftUI.
  private static func mayName(_ family: LinuxLimits.Family, _ imports: Set<String>, _ name: String) -> Bool {
    let isOfSystem = name.hasPrefix("UI") || name.hasPrefix("NS")
    let asked = isOfSystem ? imports : imports.subtracting(systems)
    return !family.modules.isDisjoint(with: asked)
      || isOfSystem && imports.contains("SwiftUI") && !family.modules.isDisjoint(with: systems)
  }

  private static let systems: Set = ["UIKit", "UIKitCore", "AppKit", "Cocoa"]
  private static let modulesOfTrust: Set = [
    "AuthenticationServices", "CryptoKit", "LocalAuthentication", "DeviceCheck", "Security", "StoreKit", "PassKit",
  ]

  static let configuration = LinuxConfiguration(
    modules: Set(ThinModules.names.keys).union(["SwiftUI", "Combine", "Foundation"]), languageVersion: "6", compilerVersion: "6.3"
  )

  private final class Finder: ActiveSyntaxVisitor {
    let absent: (String) -> Absent?
    var found: Absent?

    init(configuration: LinuxConfiguration, absent: @escaping (String) -> Absent?) {
      self.absent = absent
      super.init(viewMode: .sourceAccurate, configuration: configuration)
    }

    private func note(_ name: String) -> SyntaxVisitorContinueKind {
      found = found ?? absent(name)
      return found == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { note(node.name.identifierText) }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "appearance",
        ThinModules.onlyForLooks.contains(node.baseName.text)
      {
        return .visitChildren
      }
      if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .visitChildren }
      return note(node.baseName.identifierText)
    }
  }
}
