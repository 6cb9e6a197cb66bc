import SwiftSyntax

struct V7ObservedObjectInitializer: Rule {
  let id: RuleID = "V7"
  let title = "ObservedObject(wrappedValue:) in code"
  let explanation = """
    _model = ObservedObject(wrappedValue: value) becomes model = value where the property needs no wrapper any more, and \
    _model = Bindable(value) where it has bindings.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "without bindings",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          @ObservedObject var model: Model
          @ObservedObject var other: Model
          init(model: Model, second: Model) {
            _model = ObservedObject(wrappedValue: model)
            self._other = .init( initialValue: second /* given */ )
          }
          init(_ given: Model) {
            _model = ObservedObject<Model>(initialValue: given)
            _other = SwiftUI.ObservedObject.init(wrappedValue: given)
          }
          var body: some View { Text(model.name + other.name) }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Screen: View {
          var model: Model
          var other: Model
          init(model: Model, second: Model) {
            self.model = model
            self.other = second /* given */
          }
          init(_ given: Model) {
            model = given
            other = given
          }
          var body: some View { Text(model.name + other.name) }
        }
        """),
    .rewritten(
      "with bindings",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          @ObservedObject var model: Model
          init(model: Model) {
            _model = ObservedObject(wrappedValue: model)
          }
          init(_ given: Model) {
            self._model = .init(initialValue: given)
          }
          init(_ given: Model?, isNew: Bool) {
            _model = isNew ? ObservedObject(wrappedValue: Model()) : ObservedObject(initialValue: given!)
          }
          var body: some View { TextField("", text: $model.name) }
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        struct Screen: View {
          @Bindable var model: Model
          init(model: Model) {
            _model = Bindable(model)
          }
          init(_ given: Model) {
            self._model = .init(given)
          }
          init(_ given: Model?, isNew: Bool) {
            _model = isNew ? Bindable(Model()) : Bindable(given!)
          }
          var body: some View { TextField("", text: $model.name) }
        }
        """),
    .rewritten(
      "a binding without a property",
      before: """
        class Model: ObservableObject { @Published var name = "" }
        @MainActor func field(_ model: Model) -> some View {
          TextField("", text: ObservedObject(wrappedValue: model).projectedValue.name)
        }
        """,
      after: """
        @Observable class Model { var name = "" }
        @MainActor func field(_ model: Model) -> some View {
          TextField("", text: Bindable(model).projectedValue.name)
        }
        """),
    .untouched(
      "an object of another package",
      """
      import Library
      struct Screen: View {
        @ObservedObject var model: LibraryModel
        init(model: LibraryModel) { _model = ObservedObject(wrappedValue: model) }
        var body: some View { Text("") }
      }
      """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for (property, _) in migration.observing("ObservedObject", in: contents) {
      let needsBindable = property.needsBindable(in: migration.project)
      for use in property.storageUses(in: migration.project) {
        guard case .initialized(let call) = use.kind else { continue }
        if needsBindable {
          makeBindable(call, in: use.file, migration)
        } else {
          assignObject(to: property, use, call, migration)
        }
      }
    }
    // Those that are assigned to a property are done.
    for call in contents.calls where call.wrapperName?.text == "ObservedObject" && !call.isAssignedToStorage {
      guard let value = ExprSyntax(call).wrapperCall?.arguments.first?.expression,
        let type = migration.project.type(of: value, in: contents.file).nominal, migration.isConverted(type)
      else { continue }
      makeBindable(call, in: contents.file, migration)
    }
  }

  /// `_model = ObservedObject(wrappedValue: value)` → `model = value`
  private func assignObject(
    to property: ObservingProperty, _ use: StorageUse, _ call: FunctionCallExprSyntax, _ migration: Migration
  ) {
    guard let value = call.arguments.first?.expression, let name = use.expression.lastToken(viewMode: .sourceAccurate) else {
      return
    }
    let isQualified = use.expression.is(MemberAccessExprSyntax.self)
    let isShadowed = LocalBinding.find(property.property.name, at: use.expression) != nil
    let target = property.property.binding.pattern.trimmedDescription
    migration.replace(name, in: use.file, with: isShadowed && !isQualified ? "self.\(target)" : target, self)
    migration.replace(call.bytes.lowerBound..<value.bytes.lowerBound, in: use.file, with: "", self)
    guard let parenthesis = call.rightParen, let last = parenthesis.previousToken(viewMode: .sourceAccurate) else { return }
    // Comments about the value stay.
    var end = parenthesis.bytes.lowerBound
    for piece in (Array(last.trailingTrivia) + Array(parenthesis.leadingTrivia)).reversed() {
      guard piece.isWhitespace else { break }
      end -= piece.sourceLength.utf8Length
    }
    migration.replace(end..<parenthesis.bytes.upperBound, in: use.file, with: "", self)
  }

  /// `ObservedObject(wrappedValue: value)` → `Bindable(value)`, `.init(wrappedValue: value)` → `.init(value)`
  private func makeBindable(_ call: FunctionCallExprSyntax, in file: SourceFile, _ migration: Migration) {
    if let name = call.wrapperName { migration.replace(name, in: file, withSystemType: "Bindable", self) }
    guard let argument = call.arguments.first, let label = argument.label else { return }
    migration.replace(label.bytes.lowerBound..<argument.expression.bytes.lowerBound, in: file, with: "", self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is all that is assigned to `_model`.
  fileprivate var isAssignedToStorage: Bool {
    guard let sequence = parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.last?.id == ExprSyntax(self).id, let target = sequence.elements.first, target.isAssigned
    else { return false }
    let name = target.as(MemberAccessExprSyntax.self)?.declName.baseName ?? target.as(DeclReferenceExprSyntax.self)?.baseName
    return name?.text.hasPrefix("_") == true
  }
}
