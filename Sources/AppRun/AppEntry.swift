import Migrator
import SourceCheck
import SwiftSyntax

/// How an app begins.
enum AppEntry: Equatable {
  /// A type is marked `@main`, or there is a `main.swift`.
  case main
  /// A scene delegate, as apps had before there was `App`, shows a view.
  case sceneDelegate(RootView)

  /// The view that a scene delegate shows.
  struct RootView: Equatable {
    /// The statements before it that it needs.
    var statements: [String]
    var expression: String
    /// The modules that the delegate's file imports, and Linux may have.
    var imports: [String]
    /// The files of the application's and the scenes' delegates, which need UIKit.
    var delegateFiles: Set<String>
  }

  /// Nil for a module that is no app.
  init?(_ files: [SourceFile]) {
    if files.contains(where: { $0.path.hasSuffix("/main.swift") || $0.path == "main.swift" || Self.hasMainType($0) }) {
      self = .main
      return
    }
    var delegates: Set<String> = []
    var root: RootView?
    for file in files where AppDelegates.isDelegate(file) {
      delegates.insert(file.path)
      root = root ?? Self.rootView(in: file)
    }
    guard var root else { return nil }
    root.delegateFiles = delegates
    self = .sceneDelegate(root)
  }

  /// Whether a type is marked `@main`, but for a delegate of the application: it needs UIKit, which begins there.
  static func hasMainType(_ file: SourceFile) -> Bool {
    file.tree.statements.contains { statement in
      guard statement.item.asProtocol((any WithAttributesSyntax).self)?.attributes.hasMain == true else { return false }
      return !AppDelegates.isDelegate(statement)
    }
  }

  private static func rootView(in file: SourceFile) -> RootView? {
    let finder = RootViewFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    guard let call = finder.call, let argument = call.arguments.first else { return nil }
    var needed = Self.names(in: argument.expression)
    var statements: [String] = []
    // From the call outwards, each block's statements before the one that the call is in, the last one first.
    var node = Syntax(call)
    while let parent = node.parent, !node.is(ClassDeclSyntax.self) {
      if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
        for earlier in list.reversed() where earlier.position < item.position {
          if let variable = earlier.item.as(VariableDeclSyntax.self) {
            guard !needed.isDisjoint(with: variable.bindings.compactMap(Self.name)) else { continue }
            statements.insert(variable.trimmedDescription, at: 0)
            needed.formUnion(Self.names(in: variable))
          } else if let (name, value) = Self.assignment(earlier), needed.remove(name) != nil {
            // To a property of the delegate.
            statements.insert("let \(name) = \(value.trimmedDescription)", at: 0)
            needed.formUnion(Self.names(in: value))
          }
        }
      }
      node = parent
    }
    // Properties of the delegate, each behind those that it needs.
    for member in node.as(ClassDeclSyntax.self)?.memberBlock.members.reversed() ?? [] {
      for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] where binding.initializer != nil {
        guard let name = Self.name(of: binding), needed.remove(name) != nil else { continue }
        statements.insert("let \(binding.with(\.accessorBlock, nil).trimmedDescription)", at: 0)
        needed.formUnion(Self.names(in: binding))
      }
    }
    let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
    // There is no delegate any more.
    func withoutDelegate(_ text: String) -> String { text.replacing(#/\bself\./#, with: "") }
    return RootView(
      statements: statements.map(withoutDelegate), expression: withoutDelegate(argument.expression.trimmedDescription),
      imports: imports.filter { !["UIKit", "AppKit", "WatchKit", "SwiftUI"].contains($0) }, delegateFiles: [])
  }

  private static func name(of binding: PatternBindingSyntax) -> String? {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// What `name = value` or `self.name = value` assigns.
  private static func assignment(_ item: CodeBlockItemSyntax) -> (name: String, value: ExprSyntax)? {
    guard let parts = item.item.as(SequenceExprSyntax.self)?.elements, parts.count == 3, let target = parts.first,
      let value = parts.last, parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    if let name = target.as(DeclReferenceExprSyntax.self) { return (name.baseName.text, value) }
    guard let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" else { return nil }
    return (member.declName.baseName.text, value)
  }

  private static func names(in node: some SyntaxProtocol) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).compactMap { if case .identifier(let name) = $0.tokenKind { name } else { nil } })
  }
}

private final class RootViewFinder: SyntaxVisitor {
  var call: FunctionCallExprSyntax?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if call == nil, name.hasSuffix("HostingController") || name.hasSuffix("HostingView"),
      node.arguments.first?.label?.text == "rootView"
    {
      call = node
    }
    return call == nil ? .visitChildren : .skipChildren
  }
}
