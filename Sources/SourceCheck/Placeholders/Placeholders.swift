import Foundation
import Migrator
import SwiftIfConfig
import SwiftSyntax

/// Placeholders for what uses names that are known to be absent here: in a copy of a source, on the same lines.
///
/// No value is made up. What could allow something, or has an effect that others rely on, throws or stays an error (see
/// `FunctionPlaceholder`).
package struct Placeholders: Sendable {
  /// One place.
  package struct Place: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// An import of a module that is absent goes.
      case module
      /// A view of another framework is a box.
      case view
      /// An extension of an absent type goes.
      case `extension`
      /// The body of a function says so, and returns or throws.
      case function
      /// A modifier that reaches into views of another framework goes.
      case modifier
    }

    package var path: String
    package var line: Int
    package var kind: Kind
    /// The declaration.
    package var name: String
    /// The absent name that it uses.
    package var absent: String
    package var reason: String

    /// What has become of it, in a line.
    package var text: String {
      switch kind {
      case .module: "import \(name) is left out. \(reason)"
      case .view: "\(name) is a box, for it needs \(absent). \(reason)"
      case .extension: "the extension of \(name) is left out. \(reason)"
      case .modifier: "\(name) is left out. \(reason)"
      case .function: "\(name) does nothing but say so, for it needs \(absent). \(reason)"
      }
    }
  }

  /// What is said of them, in lines.
  ///
  /// - Parameter whole: Where they are, if not in the app's own sources.
  package static func notes(of places: [Place], in whole: String? = nil) -> [String] {
    guard !places.isEmpty else { return [] }
    let count = places.count == 1 ? "1 placeholder stands" : "\(places.count) placeholders stand"
    let suffix = whole.map { " in \($0)" } ?? ""
    return ["\(count)\(suffix) for what is absent here. --strict makes none."]
      + places.map { "\($0.path):\($0.line): \($0.text)" }
  }

  private let absent: AbsentNames
  private let configuration: LinuxConfiguration

  /// - Parameters:
  ///   - files: The module's files, with their conditions answered.
  ///   - leftOut: Files that the person has left out: what they declare is absent.
  ///   - conditions: What is true in their conditions.
  package init(
    _ files: [SourceFile], library: LibraryNames, leftOut: [SourceFile] = [], conditions: Set<String> = []
  ) {
    let configuration = AbsentNames.configuration.with(conditions: conditions)
    let uses = concurrentMap(files) { SymbolUses($0, configuration: configuration) }
    let gone = concurrentMap(leftOut) { SymbolUses($0, configuration: AbsentNames.configuration).declared.names }
    self.configuration = configuration
    absent = AbsentNames(
      declared: uses.reduce(into: []) { $0.formUnion($1.declared.names) }, library: library,
      leftOut: gone.reduce(into: []) { $0.formUnion($1) })
  }

  /// A file with its placeholders, and where they are; nil for a file with none.
  package func replaced(in file: SourceFile) -> (text: String, places: [Place])? {
    guard absent.library.isKnown, file.parseError == nil else { return nil }
    let visitor = PlaceholderVisitor(file, absent, configuration)
    visitor.walk(file.tree)
    guard !visitor.places.isEmpty else { return nil }
    let text = visitor.text
    // What does not parse any more would hide the person's own mistakes.
    guard SourceFile(path: file.path, text: text).parseError == nil else { return nil }
    return (text, visitor.places)
  }
}

/// Walks a file, and replaces what is compiled.
private final class PlaceholderVisitor: ActiveSyntaxVisitor {
  private let file: SourceFile
  private let absent: AbsentNames
  private let imports: Set<String>
  private let lines: SourceTrim
  private var edits: [(range: Range<Int>, text: String)] = []
  var places: [Placeholders.Place] = []

  init(_ file: SourceFile, _ absent: AbsentNames, _ configuration: LinuxConfiguration) {
    self.file = file
    self.absent = absent
    lines = SourceTrim(file)
    imports = ThinModules.imports(of: file, configuration)
    super.init(viewMode: .sourceAccurate, configuration: configuration)
  }

  /// The file with all edits: what goes is blank, and no line moves.
  var text: String {
    var bytes = Array(file.text.utf8)
    for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let rest = bytes[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
      let free = rest.prefix { $0 == UInt8(ascii: " ") }.count
      bytes.replaceSubrange(range, with: Array(text.utf8) + rest.dropFirst(min(free, text.utf8.count)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func note(_ node: some SyntaxProtocol, _ kind: Placeholders.Place.Kind, _ name: String, _ found: AbsentNames.Absent) {
    places.append(
      Placeholders.Place(
        path: file.path, line: line(of: node), kind: kind, name: name, absent: found.name, reason: found.reason))
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func first(in node: some SyntaxProtocol) -> AbsentNames.Absent? { absent.first(in: node, imports: imports) }

  // MARK: Declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name.identifierText, !absent.library.declaresModule(name) else { return .skipChildren }
    let isIntrospecting = ThinModules.introspectingModules.contains(name)
    guard let reason = isIntrospecting ? Self.introspection : AbsentNames.reason(forModule: name) else { return .skipChildren }
    edits.append((range(of: node), ""))
    note(node, .module, name, .init(name: name, reason: reason, isOfTrust: false))
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    replaceView(node, name: node.name.identifierText) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let found = first(in: node.extendedType) {
      edits.append((range(of: node), ""))
      note(node, .extension, found.name, found)
      return .skipChildren
    }
    // One that is for types which are absent, or for what an absent framework calls, goes as well.
    let called = node.inheritanceClause?.inheritedTypes.lazy.filter { $0.type.trimmedDescription.hasSuffix("Delegate") }
    if let found = node.genericWhereClause.flatMap({ first(in: $0) }) ?? called?.compactMap({ self.first(in: $0.type) }).first {
      edits.append((range(of: node), ""))
      note(node, .extension, node.extendedType.trimmedDescription, found)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, let found = first(in: body), first(in: node.with(\.body, nil)) == nil else {
      return imports.isDisjoint(with: ThinModules.introspectingModules) ? .skipChildren : .visitChildren
    }
    guard let placeholder = FunctionPlaceholder(node, found) else { return .skipChildren }
    let name =
      "\(node.name.identifierText)(\(node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    note(node, .function, name, found)
    let place = "\((file.path as NSString).lastPathComponent):\(line(of: node))"
    let statements = placeholder.statements(place: place, name: name, found)
    edits.append((body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset..<body.rightBrace.position.utf8Offset, statements))
    return .skipChildren
  }

  private static let introspection = "It reaches into views of UIKit and AppKit, which are not here."

  /// `field.introspect(.textField, on: .iOS(.v17)) { … }` becomes `field`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !imports.isDisjoint(with: ThinModules.introspectingModules),
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text.hasPrefix("introspect")
    else { return .visitChildren }
    edits.append(
      (member.period.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, ""))
    let name = ".\(member.declName.baseName.text)"
    note(node, .modifier, name, .init(name: name, reason: Self.introspection, isOfTrust: false))
    if let base = member.base { walk(base) }
    return .skipChildren
  }

  // MARK: Views of other frameworks

  private static let representables: Set = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]
  private static let requirements: Set = [
    "makeUIView", "updateUIView", "dismantleUIView", "makeUIViewController", "updateUIViewController",
    "dismantleUIViewController",
    "makeNSView", "updateNSView", "dismantleNSView", "makeNSViewController", "updateNSViewController",
    "dismantleNSViewController",
    "makeCoordinator", "sizeThatFits",
  ]

  /// Makes a box of a representable whose properties and initializers need nothing that is absent. All others stay.
  private func replaceView(_ node: StructDeclSyntax, name: String) -> Bool {
    guard let inherited = node.inheritanceClause?.inheritedTypes,
      let kind = inherited.first(where: { Self.representables.contains($0.type.trimmedDescription) }),
      let found = first(in: node), !inherited.contains(where: { $0.id != kind.id && first(in: $0) != nil }),
      !inherited.contains(where: { ["View", "SwiftUI.View"].contains($0.type.trimmedDescription) })
    else { return false }
    var removed: [Syntax] = []
    for item in node.memberBlock.members {
      if let function = item.decl.as(FunctionDeclSyntax.self), Self.requirements.contains(function.name.text) {
        removed.append(Syntax(item))
      } else if let variable = item.decl.as(VariableDeclSyntax.self), variable.isStored {
        // The initializers that others call keep all properties.
        if first(in: item) != nil { return false }
      } else if item.decl.is(InitializerDeclSyntax.self) {
        if first(in: item) != nil { return false }
      } else if item.decl.declaredNames.contains("body") {
        return false
      } else if first(in: item) != nil || item.decl.namesContext {
        removed.append(Syntax(item))
      }
    }
    guard let place = removed.first else { return false }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let access = isPublic ? "public " : ""
    let content = node.shownContent ?? ""
    let box = "_PlaceholderBox(\(name.swiftLiteral), \(found.reason.swiftLiteral)) { \(content) }"
    let body = "\(access)var body: some SwiftUI.View { \(box) }"
    edits.append((range(of: kind.type), "SwiftUI.View"))
    for item in removed { edits.append((range(of: item), item.id == place.id ? body : "")) }
    note(node, .view, name, found)
    return true
  }
}

extension String {
  /// The text as a literal of Swift's. It has no line breaks.
  var swiftLiteral: String { "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}

extension VariableDeclSyntax {
  /// Whether the value has room in the type: it has no accessors, or observers.
  fileprivate var isStored: Bool {
    bindings.allSatisfy { binding in
      guard let accessors = binding.accessorBlock?.accessors else { return true }
      guard case .accessors(let list) = accessors else { return false }
      return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension DeclSyntax {
  /// Whether it names what only representables have.
  fileprivate var namesContext: Bool {
    tokens(viewMode: .sourceAccurate).contains { ["Context", "Coordinator"].contains($0.text) }
  }
}

extension StructDeclSyntax {
  /// The view that a property holds, or a closure that makes it; nil where there is none.
  fileprivate var shownContent: String? {
    let views = genericParameterClause?.parameters.filter { $0.inheritedType?.trimmedDescription.hasSuffix("View") == true }
    let names = Set((views ?? []).map(\.name.text))
    for item in memberBlock.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type.trimmedDescription
      else { continue }
      if names.contains(type) { return name }
      if names.contains(where: { type == "() -> \($0)" }) { return name + "()" }
    }
    return nil
  }
}
