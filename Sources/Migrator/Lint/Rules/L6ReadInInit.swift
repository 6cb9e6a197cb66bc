import SwiftSyntax

struct L6ReadInInit: LintRule {
  let id: RuleID = "L6"
  let title = "An @Observable model that reads its own property in init"
  let explanation = """
    A view that creates the model while its body is made is seen to read what init reads. It then updates each time that property \
    changes, although it does not show it. Work with a local variable in init, and assign the property once at the end. With @State \
    of the 2026 SDKs, which makes the initial value once and by itself, this does no harm, so only models that a view creates elsewhere, \
    or for older systems, suffer. Only models that a view creates are reported.
    """
  let examples: [LintExample] = [
    .reported(
      "reading and changing in place", lines: [6, 7, 8],
      """
      import SwiftUI
      @Observable class Model {
        var count: Int
        var names: [String] = []
        init(count: Int) {
          self.count = count; if self.count < 0 { self.count = 0 }
          names.append("first")
          self.count += 1
        }
      }
      struct Screen: View {
        @State private var model = Model(count: 1)
        var body: some View { Text("\\(model.count)") }
      }
      """),
    .fine(
      "locals, parameters, what runs later, and what is not tracked",
      """
      import SwiftUI
      @Observable class Model {
        var count: Int
        var double = 0
        @ObservationIgnored var cache = [1: 2]
        let limit = 3
        init(count: Int) {
          var count = count
          count += 1
          self.count = count
          double = count * 2 + limit
          cache[2] = 1
          Task { @MainActor in print(self.count) }
        }
        func print(_ count: Int) {}
      }
      struct Screen: View {
        @State private var model = Model(count: 1)
        var body: some View { Text("\\(model.count)") }
      }
      """),
    .fine(
      "a model that no view creates",
      """
      import SwiftUI
      @Observable class Model {
        var count = 0
        init() { count += 1 }
      }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    let creators = project.viewsByCreatedModel
    return project.types.flatMap { type -> [LintFinding] in
      guard type.kind == .class, type.isObservable, let view = creators[type] else { return [] }
      var lines: Set<Int> = []
      return type.storedVariables.filter { $0.attribute("ObservationIgnored") == nil && !$0.isLazy }.flatMap { property in
        project.references(to: property.name, of: property, in: type).compactMap { reference, file in
          guard reference.isInInitializer, reference.isRead, lines.insert(file.location(of: reference).line).inserted else {
            return nil
          }
          return finding(
            at: reference, in: file,
            "init reads \(property.name), so \(view.name), which creates the \(type.name), may update each time it changes. Work with "
              + "a local variable, and assign \(property.name) from it.")
        }
      }
    }
  }
}

extension Project {
  /// For each `@Observable` class, a view that creates an object of it.
  fileprivate var viewsByCreatedModel: [NominalType: NominalType] {
    var views: [NominalType: NominalType] = [:]
    for contents in contents {
      for call in contents.calls {
        guard let type = createdType(by: call, in: contents.file), type.isObservable, views[type] == nil,
          let view = enclosingType(of: call), isPartOfViews(view)
        else { continue }
        views[type] = view
      }
    }
    return views
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the initializer around it reads the variable there and then: not if it only assigns, and not within a closure.
  fileprivate var isRead: Bool {
    var node = Syntax(self)
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id { node = Syntax(member) }
    if node.parent?.is(KeyPathExprSyntax.self) == true { return false }
    var parent = node.parent
    while let current = parent, !current.is(InitializerDeclSyntax.self) {
      if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) || current.is(KeyPathExprSyntax.self) {
        return false
      }
      parent = current.parent
    }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return true }
    let elements = Array(sequence.elements)
    return !(elements.first?.id == node.id && elements.count > 1 && elements[1].is(AssignmentExprSyntax.self))
  }
}
