import SwiftSyntax

/// A place where an object must be an `ObservableObject`, and that no rule can rewrite. A class whose objects may come there stays.
struct RequiredObject {
  enum Kind {
    /// It is handed on as an `ObservableObject` of whatever class.
    case existential
    /// It stands for an associated type with that constraint.
    case associatedType
    /// Its class cannot be told.
    case untold
  }

  let kind: Kind
  /// The types that may come here; nil if it may be each class that the file sees.
  let types: Set<NominalType>?
  let node: Syntax
  let file: SourceFile
  /// Why, as the end of a sentence that begins with the type's name: "this is …".
  let reason: String

  /// Whether a type must stay for this.
  func concerns(_ type: NominalType, in project: Project) -> Bool {
    types?.contains(type) ?? (type.kind == .class && project.sees(type.module, from: file.module))
  }
}

extension Rule {
  /// The obstacles that places of one kind are to the conversion of a type.
  func obstacles(of kind: RequiredObject.Kind, to type: NominalType, in project: Project, advice: String) -> [Finding] {
    project.requiredObjects.filter { $0.kind == kind && $0.concerns(type, in: project) }.map {
      finding(
        .refusal, at: $0.node, in: $0.file, "\(type.name) is left as it is, because \($0.reason). \(advice)", differences: [.d8])
    }
  }
}

/// What objects an expression holds, as far as the sources tell.
struct HeldObjects {
  private(set) var types: Set<NominalType> = []
  private(set) var isUntold = false

  /// The types, or nil if there may be others.
  var all: Set<NominalType>? { isUntold ? nil : types }

  mutating func add(_ expression: ExprSyntax, in project: Project, _ file: SourceFile) {
    switch expression.kind {
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .closureExpr,
      .regexLiteralExpr, .keyPathExpr:
      return
    default: break
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { add(element.expression, in: project, file) }
    } else if let dictionary = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return }
      for element in elements { add(element.value, in: project, file) }
    } else if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { add(element.expression, in: project, file) }
    } else {
      add(project.type(of: expression, in: file))
    }
  }

  private mutating func add(_ type: StaticType) {
    switch type {
    case .instance(let found), .existential(let found): if found.isObservableObject { types.insert(found) }
    case .optional(let inner), .array(let inner): add(inner)
    case .external, .metatype: break
    case .unknown: isUntold = true
    }
  }
}
