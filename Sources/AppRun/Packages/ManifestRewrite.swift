import Foundation
import Migrator
import SourceCheck
import SwiftSyntax

/// A package's own manifest with the addresses of other packages as the folders in which they are, so that none is fetched and all see the same.
struct ManifestRewrite {
  /// The packages that have folders beside this one's.
  let present: Set<String>
  /// Those that the targets need: others go.
  let needed: Set<String>
  /// Those that the package manager has from the library: their addresses stay.
  let library: Set<String>
  /// The version that the manifest is written for.
  let tools: SemanticVersion

  func text(of manifest: String, path: String) -> String {
    let file = SourceFile(path: path, text: manifest)
    let finder = PackageCallFinder(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    finder.walk(file.tree)
    var bytes = Array(manifest.utf8)
    for call in finder.calls.reversed() {
      guard let identity = call.identity, !library.contains(identity) else { continue }
      if !needed.contains(identity), let element = call.node.parent?.as(ArrayElementSyntax.self) {
        bytes.replaceSubrange(Self.range(of: element), with: [])
      } else if present.contains(identity) {
        let kept = call.node.arguments.filter { ["name", "traits"].contains($0.label?.text) }
        let own = kept.first { $0.label?.text == "name" }?.expression.trimmedDescription
        // A product that is named in one word is looked for in the package of just that name, capitals included.
        let implied = tools < SemanticVersion(5, 2, 0) ? nil : call.name?.swiftLiteral
        let name = (own ?? implied).map { "name: \($0), " } ?? ""
        let traits = kept.first { $0.label?.text == "traits" }.map { ", traits: \($0.expression.trimmedDescription)" } ?? ""
        let text = ".package(\(name)path: \("../\(identity)".swiftLiteral)\(traits))"
        bytes.replaceSubrange(Self.range(of: call.node), with: text.utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether lines behind a manifest can change its package: it has a name at the top level.
  static func hasPackage(_ manifest: String) -> Bool { manifest.contains(#/(?m)^(?:let|var)\s+package\b/#) }
}

private final class PackageCallFinder: SyntaxVisitor {
  struct Call {
    let node: FunctionCallExprSyntax
    let address: String?

    /// The last part of the address.
    var name: String? {
      address?.split { $0 == "/" || $0 == ":" }.last.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : String($0) }
    }
    var identity: String? { address.map(PackageReference.identity) }
  }

  var calls: [Call] = []
  /// Where the manifest is, which paths go out from.
  private let folder: String

  init(folder: String) {
    self.folder = folder
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let argument = node.arguments.first { ["url", "path"].contains($0.label?.text) }
    guard name == "package", let argument else { return .visitChildren }
    var address = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    // A path may end in dots, and is known by the folder that it leads to.
    if argument.label?.text == "path" { address = address.map { PackageLayout.absolute($0, in: folder) } }
    calls.append(Call(node: node, address: address))
    return .skipChildren
  }
}
