import SwiftSyntax

/// What code does with the storage of an observing property, `_model`.
struct StorageUse {
  enum Kind {
    /// `_model = ObservedObject(wrappedValue: value)`, with the call; `.init` counts too.
    case initialized(FunctionCallExprSyntax)
    /// `_model = ` something else.
    case assigned
    /// `_model.wrappedValue`
    case object(MemberAccessExprSyntax)
    /// `_model.projectedValue`
    case projection(MemberAccessExprSyntax)
    case other
  }

  let kind: Kind
  /// `_model` or `self._model`
  let expression: ExprSyntax
  let file: SourceFile

  init(_ reference: DeclReferenceExprSyntax, in file: SourceFile) {
    let expression = reference.withBase
    self.expression = expression
    self.file = file
    if let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id {
      switch member.declName.baseName.text {
      case "wrappedValue": kind = .object(member)
      case "projectedValue": kind = .projection(member)
      default: kind = .other
      }
    } else if let value = expression.assignedValue {
      kind = value.wrapperCall.map { .initialized($0) } ?? .assigned
    } else {
      kind = expression.isAssigned ? .assigned : .other
    }
  }
}

extension ObservingProperty {
  /// What is done with `_model`.
  func storageUses(in project: Project) -> [StorageUse] {
    project.references(to: "_" + property.name, of: property, in: owner).map { StorageUse($0.reference, in: $0.file) }
  }

  /// Whether an `@ObservedObject` becomes `@Bindable`, because its projection or its wrapper is used. Otherwise it needs no
  /// wrapper.
  func needsBindable(in project: Project) -> Bool {
    if attribute.arguments != nil || !project.projections(of: property, in: owner).isEmpty { return true }
    return storageUses(in: project).contains { use in
      switch use.kind {
      case .initialized, .object: false
      case .assigned, .projection, .other: true
      }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// The reference with what stands before its dot: `self.$model` for `$model`.
  var withBase: ExprSyntax {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id { return ExprSyntax(member) }
    return ExprSyntax(self)
  }
}

extension ExprSyntax {
  private var assignment: SequenceExprSyntax? {
    guard let sequence = parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.first?.id == id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return sequence
  }

  /// Whether something is assigned to the expression.
  var isAssigned: Bool { assignment != nil }

  /// What is assigned to the expression, if it is a single operand.
  var assignedValue: ExprSyntax? {
    guard let assignment, assignment.elements.count == 3 else { return nil }
    return assignment.elements.last
  }

  /// The expression if it makes a wrapper of an observed object of one value: `StateObject(wrappedValue: model)`.
  var wrapperCall: FunctionCallExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let label = call.arguments.first?.label?.text, ["wrappedValue", "initialValue"].contains(label)
    else { return nil }
    if call.wrapperName != nil { return call }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text == "init" ? call : nil
  }
}

extension FunctionCallExprSyntax {
  /// The name of an observing wrapper that the call makes one of.
  var wrapperName: TokenSyntax? {
    var callee = calledExpression
    if let initializer = callee.as(MemberAccessExprSyntax.self), initializer.declName.baseName.text == "init",
      let base = initializer.base
    {
      callee = base
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    let name: TokenSyntax? =
      if let member = callee.as(MemberAccessExprSyntax.self) {
        member.base?.trimmedDescription == "SwiftUI" ? member.declName.baseName : nil
      } else {
        callee.as(DeclReferenceExprSyntax.self)?.baseName
      }
    return name.flatMap { ["StateObject", "ObservedObject", "EnvironmentObject"].contains($0.text) ? $0 : nil }
  }
}
