import SwiftSyntax

/// The code that runs because another object announces a change: closures of pipelines, and the functions that these call.
///
/// What such code announces is more than what it changes itself.
struct OthersChanges {
  /// What makes a piece of code run.
  struct Cause {
    /// The object's type, nil if it cannot be told.
    let type: NominalType?
    /// Whether it is any change of the object, not that of one property.
    let isWholeObject: Bool
  }

  private var causes: [SyntaxIdentifier: [Cause]] = [:]
  private let project: Project

  init(_ project: Project) {
    self.project = project
    for use in project.publisherUses where !use.isSelf {
      switch use.kind {
      case .objectWillChange: follow(use.node, use.file, Cause(type: use.type, isWholeObject: true))
      case .property: follow(use.node, use.file, Cause(type: use.type, isWholeObject: false))
      case .send, .assignment: break
      }
    }
    for use in project.unknownPublisherUses where use.name == "objectWillChange" {
      follow(use.node, use.file, Cause(type: nil, isWholeObject: true))
    }
  }

  /// What makes the code around a node run.
  func causes(of node: some SyntaxProtocol) -> [Cause] {
    var found: [Cause] = []
    var node = Syntax(node)
    while let parent = node.parent {
      if let known = causes[parent.id] { found += known }
      node = parent
    }
    return found
  }

  // MARK: Following

  /// Looks upwards from a publisher for what its pipeline is given.
  private mutating func follow(_ publisher: ExprSyntax, _ file: SourceFile, _ cause: Cause) {
    var pending: [(code: Syntax, file: SourceFile)] = []
    var node = Syntax(publisher)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        let closures = [call.trailingClosure] + call.additionalTrailingClosures.map(\.closure)
        for closure in closures { if let closure, closure.id != node.id { pending.append((Syntax(closure), file)) } }
        for argument in call.arguments where argument.expression.position != node.position {
          if argument.expression.is(ClosureExprSyntax.self) || argument.expression.namesFunction {
            pending.append((Syntax(argument.expression), file))
          }
        }
      }
      node = parent
    }
    var seen: Set<SyntaxIdentifier> = []
    while let (code, file) = pending.popLast() {
      guard seen.insert(code.id).inserted else { continue }
      causes[code.id, default: []].append(cause)
      let finder = CalledNames(viewMode: .sourceAccurate)
      finder.walk(code)
      for reference in finder.found {
        for function in project.functions(meantBy: reference, in: file) { pending.append((Syntax(function.node), function.file)) }
      }
    }
  }
}

extension ExprSyntax {
  /// Whether the expression may name a function: `changed`, `self.changed`, `model.changed`.
  fileprivate var namesFunction: Bool { self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self) }
}

extension Project {
  /// The functions of the sources that a name may mean.
  fileprivate func functions(meantBy reference: DeclReferenceExprSyntax, in file: SourceFile) -> [Function] {
    let name = reference.baseName.identifierText
    let type: NominalType?
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      guard let base = member.base else { return [] }
      type = self.type(of: base, in: file).nominal
    } else {
      guard LocalBinding.find(name, at: reference) == nil else { return [] }
      type = enclosingType(of: reference)
    }
    guard let type else { return names.globalFunction(name, from: file).map { [$0] } ?? [] }
    return ([type] + type.ancestors + type.descendants).flatMap { $0.functions.filter { $0.name == name } }
  }
}

/// Finds the names that code mentions.
private final class CalledNames: SyntaxVisitor {
  var found: [DeclReferenceExprSyntax] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}
