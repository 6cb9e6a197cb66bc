import SwiftSyntax

struct M19PublishedStorage: Rule {
  let id: RuleID = "M19"
  let title = "Initializing the storage of @Published"
  let explanation = """
    _name = Published(initialValue: value) in an initializer becomes name = value, which initializes the tracked variable. Any other use of \
    _name needs the property wrapper, so the class is left.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "each way to write it",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var a: Int
          @Published var b: [String]
          @Published var c: Int?
          @Published private(set) var d: Double
          init(a: Int, b names: [String] = []) {
            _a = Published(initialValue: a)
            self._b = Published<[String]>(wrappedValue: names + ["last"])
            _c = .init(initialValue: nil)  // nothing yet
            _d = Combine.Published(
              initialValue: 1.5
            )
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var a: Int
          var b: [String]
          var c: Int?
          private(set) var d: Double
          init(a: Int, b names: [String] = []) {
            self.a = a
            self.b = names + ["last"]
            c = nil  // nothing yet
            d = 1.5
          }
        }
        """),
    .rewritten(
      "before super.init",
      before: """
        import SwiftUI
        class Base: ObservableObject { init() {} }
        class Model: Base {
          @Published var count: Int
          override init() {
            _count = Published(initialValue: 1)
            super.init()
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Base { init() {} }
        @Observable class Model: Base {
          var count: Int
          override init() {
            count = 1
            super.init()
          }
        }
        """),
    .refused(
      "the wrapper is used for something else",
      """
      import SwiftUI
      class Model: ObservableObject {
        @Published var count: Int
        init(_ count: Published<Int>) { _count = count }
      }
      """, reports: ["M19"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    storageReferences(of: type, in: project).compactMap { property, reference, file in
      guard PublishedInitialization(of: reference) == nil else { return nil }
      return finding(
        .refusal, at: reference, in: file,
        "\(type.name) is left as it is: _\(property.name) is used as a Published, which there is no more for a tracked variable. Use "
          + "\(property.name) itself.")
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    for (property, reference, file) in storageReferences(of: type, in: migration.project) {
      guard let initialization = PublishedInitialization(of: reference) else { continue }
      let isHidden = initialization.hasNoBase && LocalBinding.find(property.name, at: reference) != nil
      migration.replace(reference.baseName, in: file, with: (isHidden ? "self." : "") + property.writtenName, self)
      let (call, value) = (initialization.call.bytes, initialization.value.bytes)
      migration.replace(call.lowerBound..<value.lowerBound, in: file, with: "", self)
      migration.replace(value.upperBound..<call.upperBound, in: file, with: "", self)
    }
  }

  private func storageReferences(
    of type: NominalType, in project: Project
  ) -> [(Property, DeclReferenceExprSyntax, SourceFile)] {
    guard type.kind == .class else { return [] }
    return type.observableVariables.filter(\.isPublished).flatMap { property in
      project.references(to: "_" + property.name, of: property, in: type).map { (property, $0.reference, $0.file) }
    }
  }
}

/// `_name = Published(initialValue: value)`
private struct PublishedInitialization {
  let call: FunctionCallExprSyntax
  let value: ExprSyntax
  let hasNoBase: Bool

  init?(of reference: DeclReferenceExprSyntax) {
    var target = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      target = ExprSyntax(member)
    }
    guard let sequence = target.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[0].id == target.id, elements[1].is(AssignmentExprSyntax.self),
      let call = elements[2].as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.additionalTrailingClosures.isEmpty,
      call.arguments.count == 1, let argument = call.arguments.first,
      ["initialValue", "wrappedValue"].contains(argument.label?.text), call.calledExpression.isPublishedInitializer
    else { return nil }
    self.call = call
    value = argument.expression
    hasNoBase = target.is(DeclReferenceExprSyntax.self)
  }
}

extension ExprSyntax {
  /// `Published`, `Published<Int>`, `Combine.Published`, `.init`
  fileprivate var isPublishedInitializer: Bool {
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.isPublishedInitializer }
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text == "Published" }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    let name = member.declName.baseName.text
    return name == "Published" || name == "init" && (member.base == nil || member.base?.isPublishedInitializer == true)
  }
}
