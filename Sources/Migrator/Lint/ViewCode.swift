import SwiftSyntax

extension Project {
  /// Whether SwiftUI keeps the type's state: it is a view, an app, a scene or something else with a place in the tree of views.
  func isPartOfViews(_ type: NominalType) -> Bool { viewTypes.contains(type) }

  /// Whether the type, or a class that it inherits from, has the `@Observable` macro.
  func isTracked(_ type: NominalType) -> Bool { type.lineage.contains(where: \.isObservable) }

  /// Whether the type conforms to `ObservableObject`, be it `@Observable` too.
  func conformsToObservableObject(_ type: NominalType) -> Bool {
    type.lineage.contains { ancestor in
      ancestor.isObservableObject || !ancestor.ownConformances.isEmpty || ancestor.protocols.contains(where: \.isObservableObject)
    }
  }

  /// Whether the type or a class that it inherits from may conform to protocols that the sources do not show.
  func mayConformElsewhere(_ type: NominalType) -> Bool {
    type.lineage.contains { ancestor in
      ancestor.everywhere.contains { declaration in
        declaration.inheritedTypes.contains { inherited in
          inherited.type.conformanceParts.contains { name, _ in
            guard let last = name.last, !NominalType.plainProtocols.contains(last) else { return false }
            return self.type(named: name, in: Array(ancestor.path.dropLast()), from: ancestor.file) == nil
          }
        }
      }
    }
  }

  /// The class whose object the expression creates, or nil if it does not, or if the sources do not tell.
  func createdClass(by expression: ExprSyntax, of property: Property) -> NominalType? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
      guard member.declName.baseName.text == "init", case .instance(let type) = self.type(of: property), type.kind == .class
      else {
        return nil
      }
      return type
    }
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
    let created = callee?.declName.baseName.text == "init" ? callee?.base : call.calledExpression
    guard let created, case .metatype(let type) = self.type(of: created, in: property.file), type.kind == .class else {
      return nil
    }
    return type
  }

  /// Whether the node stands in code that describes what is shown: within a view's `body`, or in a member that returns a view,
  /// and not in what runs later, such as a button's action.
  func isShown(_ node: some SyntaxProtocol) -> Bool {
    guard let owner = enclosingType(of: node), isPartOfViews(owner) else { return false }
    var child = Syntax(node)
    while let parent = child.parent {
      if let closure = parent.as(ClosureExprSyntax.self), closure.runsLater { return false }
      if parent.is(InitializerDeclSyntax.self) || parent.is(DeinitializerDeclSyntax.self) { return false }
      if let function = parent.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type.isView == true }
      if let variable = parent.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) == true {
        return variable.bindings.first?.typeAnnotation?.type.isView == true && variable.bindings.first?.accessorBlock != nil
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return false }
      child = parent
    }
    return false
  }
}

extension NominalType {
  /// The type and the classes that it inherits from.
  var lineage: [NominalType] {
    var found: [NominalType] = []
    var type: NominalType? = self
    while let current = type, !found.contains(current) {
      found.append(current)
      type = current.superclass
    }
    return found
  }

  /// Well-known protocols and classes that say nothing of how changes are told.
  static let plainProtocols: Set<String> = [
    "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable",
    "CustomStringConvertible",
    "CustomDebugStringConvertible", "NSObject", "NSObjectProtocol", "AnyObject", "Observable", "Error", "CaseIterable",
  ]

  /// The protocols that give a type a place in the tree of views.
  static let viewProtocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "DynamicProperty", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "ToolbarContent", "Commands",
  ]
}

extension TypeSyntax {
  /// Whether the type as it is written is one that `body` or a part of it has.
  fileprivate var isView: Bool {
    if let some = self.as(SomeOrAnyTypeSyntax.self) {
      return some.constraint.conformanceParts.contains {
        ["View", "Scene", "ToolbarContent", "Commands"].contains($0.name.last)
      }
    }
    return lastName == "AnyView"
  }
}

extension ClosureExprSyntax {
  private static let laterLabels: Set<String> = [
    "action", "perform", "onEditingChanged", "onCommit", "onDismiss", "primaryAction", "set", "onIncrement", "onDecrement",
  ]
  private static let laterCalls: Set<String> = [
    "Button", "Task", "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "task", "onChange", "onReceive",
    "onSubmit",
    "onDelete", "onMove", "onHover", "onEnded", "onChanged", "updating", "onDrop", "onDrag", "onOpenURL", "refreshable",
    "asyncAfter",
    "async", "sink", "withAnimation", "onContinueUserActivity", "onKeyPress", "detached", "onPreferenceChange",
    "simultaneousGesture",
    "onCommand", "onExitCommand", "onMoveCommand", "onPlayPauseCommand", "dropDestination", "Binding", "onInsert",
  ]

  /// Whether the closure is an action: called later, not while the view's body is made.
  var runsLater: Bool {
    if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return Self.isLater(element.label.text)
    }
    if let argument = parent?.as(LabeledExprSyntax.self) {
      if let label = argument.label?.text { return Self.isLater(label) }
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.isCallOfLaterCode == true
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id else { return false }
    // `Button(action:) { label }`: the closure at the end is what is shown.
    if call.arguments.contains(where: { $0.label?.text == "action" }) { return false }
    if call.calledName == "Button", call.additionalTrailingClosures.isEmpty == false || !call.arguments.isEmpty {
      return true
    }
    return call.isCallOfLaterCode
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called.
  var calledName: String? {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  fileprivate var isCallOfLaterCode: Bool { calledName.map { ClosureExprSyntax.isLaterCall($0) } ?? false }
}

extension ClosureExprSyntax {
  /// Whether an argument of this label is an action.
  static func isLater(_ label: String) -> Bool {
    laterLabels.contains(label) || label.isNameOfEvent || label.hasSuffix("Action") || label.lowercased().hasSuffix("handler")
  }

  fileprivate static func isLaterCall(_ name: String) -> Bool { laterCalls.contains(name) || name.isNameOfEvent }
}

extension String {
  /// Whether the name is one of what happens when something else does: `onSelect`, `didTap`, `completion`.
  fileprivate var isNameOfEvent: Bool {
    if self == "completion" || self == "then" { return true }
    return ["on", "did", "will"].contains { prefix in
      hasPrefix(prefix) && dropFirst(prefix.count).first?.isUppercase == true
    }
  }
}
