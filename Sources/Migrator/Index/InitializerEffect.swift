import SwiftSyntax

extension NominalType {
  /// The first thing that an initializer of the class does besides filling in its properties, as it is written; nil if there is
  /// none.
  var initializerEffect: String? {
    var type: NominalType? = self
    var seen: Set<NominalType> = []
    while let current = type, seen.insert(current).inserted {
      for initializer in current.initializers {
        if let effect = initializer.body.flatMap({ Syntax($0).firstEffect }) { return effect }
      }
      type = current.superclass
    }
    return nil
  }
}

extension Syntax {
  /// The first call in the tree that does more than make a value.
  fileprivate var firstEffect: String? {
    if let call = self.as(FunctionCallExprSyntax.self), call.isEffect {
      return call.calledExpression.trimmedDescription.firstLine
    }
    for child in children(viewMode: .sourceAccurate) {
      if let effect = child.firstEffect { return effect }
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isEffect: Bool {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      return name.first?.isUppercase != true || ["Task", "Timer", "Thread"].contains(name)
    }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    let name = member.declName.baseName.identifierText
    // `super.init`, `.init`, `Library.Model()` and what only computes a value.
    return name != "init" && name.first?.isUppercase != true
      && !["map", "filter", "sorted", "joined", "compactMap", "reversed", "enumerated", "prefix", "dropFirst", "random"].contains(
        name)
  }
}

extension String {
  /// The first line, and a sign that there are more.
  var firstLine: String {
    let lines = split(whereSeparator: \.isNewline)
    return lines.count > 1 ? lines[0] + " …" : self
  }
}
