import SwiftSyntax

struct M18AssignToPublished: Rule {
  let id: RuleID = "M18"
  let title = "assign(to: &$property)"
  let explanation = """
    A pipeline that ends in a published property ends in a closure that sets the property. The subscription is kept in the class's set of \
    cancellables, which it gets if it has none; before, it lived as long as the property's publisher.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "with a set of cancellables",
      before: """
        import Combine
        class Model: ObservableObject {
          @Published var count = 0
          private var subscriptions = Set<AnyCancellable>()
          init(_ counts: AnyPublisher<Int, Never>) {
            counts.map { $0 + 1 }
              .assign(to: &$count)
          }
        }
        """,
      after: """
        import Combine
        import Observation
        @Observable class Model {
          var count = 0
          @ObservationIgnored private var subscriptions = Set<AnyCancellable>()
          init(_ counts: AnyPublisher<Int, Never>) {
            counts.map { $0 + 1 }
              .sink { [weak self] in self?.count = $0 }.store(in: &subscriptions)
          }
        }
        """, reports: ["M18"]),
    .rewritten(
      "without one",
      before: """
        import Combine
        class Model: ObservableObject {
          @Published var count = 0
          init(_ counts: AnyPublisher<Int, Never>) { counts.assign(to: &self.$count) }
        }
        """,
      after: """
        import Combine
        import Observation
        @Observable class Model {
          @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
          var count = 0
          init(_ counts: AnyPublisher<Int, Never>) { counts.sink { [weak self] in self?.count = $0 }.store(in: &self.cancellables) }
        }
        """, reports: ["M18"]),
    .rewritten(
      "beside parameters of the same names",
      before: """
        import Combine
        class Model: ObservableObject {
          @Published var count: Int
          private var subscriptions = Set<AnyCancellable>()
          init(count: Int, _ counts: AnyPublisher<Int, Never>, subscriptions: Int) {
            self.count = count
            counts.assign(to: &$count)
          }
        }
        """,
      after: """
        import Combine
        import Observation
        @Observable class Model {
          var count: Int
          @ObservationIgnored private var subscriptions = Set<AnyCancellable>()
          init(count: Int, _ counts: AnyPublisher<Int, Never>, subscriptions: Int) {
            self.count = count
            counts.sink { [weak self] in self?.count = $0 }.store(in: &self.subscriptions)
          }
        }
        """, reports: ["M18"]),
    .rewritten(
      "in closures, and in functions within functions",
      before: """
        import Combine
        import SwiftUI
        class Model: ObservableObject {
          @Published var a = 1
          var bag: Set<AnyCancellable> = []
          var others: [String: Set<AnyCancellable>] = [:]
          init(_ values: AnyPublisher<Int, Never>) {
            DispatchQueue.main.async { values.assign(to: &self.$a) }
            func inner() { values.assign(to: &$a) }
            inner()
          }
        }
        """,
      after: """
        import Combine
        import SwiftUI
        @Observable class Model {
          var a = 1
          @ObservationIgnored var bag: Set<AnyCancellable> = []
          @ObservationIgnored var others: [String: Set<AnyCancellable>] = [:]
          init(_ values: AnyPublisher<Int, Never>) {
            DispatchQueue.main.async { values.sink { [weak self] in self?.a = $0 }.store(in: &self.bag) }
            func inner() { values.sink { [weak self] in self?.a = $0 }.store(in: &bag) }
            inner()
          }
        }
        """, reports: ["M18", "M18"]),
    .refused(
      "another object's property",
      """
      import Combine
      class Model: ObservableObject { @Published var count = 0 }
      func feed(_ model: Model, _ counts: AnyPublisher<Int, Never>) { counts.assign(to: &model.$count) }
      """, reports: ["M18"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    project.publisherUses.compactMap { use in
      guard case .assignment = use.kind, use.type == type, !use.isSelf || use.assignCall == nil else { return nil }
      return finding(
        .refusal, at: use.node, in: use.file,
        "\(type.name) is left as it is, because a pipeline ends in its property. Use sink and set the property in its closure.")
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    let uses = (migration.project.publisherUsesByType[type] ?? []).filter {
      if case .assignment = $0.kind { true } else { false }
    }
    guard !uses.isEmpty else { return }
    let sets = type.storedVariables.filter { $0.isSetOfCancellables && migration.project.storage(of: $0).isPlain }
    var own: (name: String, isUsedElsewhere: Bool)?
    for use in uses {
      guard case .assignment(let property) = use.kind, let call = use.assignCall,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      else { continue }
      let name: String
      if let visible = sets.first(where: { $0.isVisible(in: use.file) }) {
        name = visible.name
      } else {
        name =
          own?.name ?? ["cancellables", "assignments", "assignedValues"].first { type.property($0) == nil }
          ?? "propertyAssignments"
        let isElsewhere = type.declarations.first?.file !== use.file
        own = (name, isElsewhere || own?.isUsedElsewhere == true)
      }
      let needsSelf =
        use.node.is(MemberAccessExprSyntax.self) || use.node.isInClosure || LocalBinding.find(name, at: use.node) != nil
      migration.replace(
        member.declName.bytes.lowerBound..<call.bytes.upperBound, in: use.file,
        with: "sink { [weak self] in self?.\(property.name) = $0 }.store(in: &\(needsSelf ? "self." : "")\(name))", self)
      migration.report(
        finding(
          .warning, at: member.declName, in: use.file,
          "The subscription now ends with the object, or when \(name) is emptied, and no longer with the property's publisher."))
    }
    if let own, let declaration = type.declarations.first {
      let access = own.isUsedElsewhere ? "" : "private "
      migration.insert(
        "@ObservationIgnored \(access)var \(own.name): Set<AnyCancellable> = []", asFirstMemberOf: declaration, self)
    }
  }
}

extension Property {
  /// Whether it is a variable of the type `Set<AnyCancellable>`.
  fileprivate var isSetOfCancellables: Bool {
    let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.trimmedDescription
    return ["Set<AnyCancellable>", "Set<AnyCancellable>()", "Set<AnyCancellable>.init()"].contains(
      type?.filter { !$0.isWhitespace })
  }

  /// Whether code of another file sees it.
  fileprivate func isVisible(in other: SourceFile) -> Bool {
    other === file || !node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

extension Storage {
  /// Whether the variable has neither a wrapper nor anything else about it.
  fileprivate var isPlain: Bool { if case .plain = self { true } else { false } }
}

extension SyntaxProtocol {
  /// Whether the node stands in a closure within its member.
  fileprivate var isInClosure: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if parent.is(ClosureExprSyntax.self) { return true }
      node = parent
    }
    return false
  }
}

extension PublisherUse {
  /// The call `assign(to: &$property)` that the use is the argument of.
  fileprivate var assignCall: FunctionCallExprSyntax? {
    guard let argument = node.parent?.parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "assign"
    else { return nil }
    return call
  }
}
