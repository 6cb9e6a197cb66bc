import Migrator
import SwiftSyntax

/// Delegates of applications and scenes, which apps had before there was `App`. They need UIKit, and are left out: `oriel run` makes an
/// `App` around the view that they show.
package enum AppDelegates {
  private static let protocols: Set = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate", "WKExtensionDelegate",
  ]

  /// Whether a file has classes of delegates and nothing else.
  package static func isDelegate(_ file: SourceFile) -> Bool {
    var hasDelegate = false
    for item in file.tree.statements where !item.item.is(ImportDeclSyntax.self) {
      guard isDelegate(item) else { return false }
      hasDelegate = true
    }
    return hasDelegate
  }

  /// Whether a declaration is the class of a delegate.
  package static func isDelegate(_ item: CodeBlockItemSyntax) -> Bool {
    let inherited = item.item.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
    return inherited?.contains { protocols.contains($0.type.trimmedDescription) } == true
  }
}
