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
          init(_ counts: AnyPublisher<Int, Never>) { counts.sink { [weak self] in self?.count = $0 }.store(in: &cancellables) }
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
    let set = type.storedVariables.first { $0.binding.trimmedDescription.contains("Set<AnyCancellable>") }
    let name = set?.name ?? (type.property("cancellables") == nil ? "cancellables" : "assignments")
    if set == nil, let declaration = type.declarations.first {
      migration.insert("@ObservationIgnored private var \(name): Set<AnyCancellable> = []", asFirstMemberOf: declaration, self)
    }
    for use in uses {
      guard case .assignment(let property) = use.kind, let call = use.assignCall,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      else { continue }
      let set = LocalBinding.find(name, at: use.node) == nil ? name : "self." + name
      migration.replace(
        member.declName.bytes.lowerBound..<call.bytes.upperBound, in: use.file,
        with: "sink { [weak self] in self?.\(property.name) = $0 }.store(in: &\(set))", self)
      migration.report(
        finding(
          .warning, at: member.declName, in: use.file,
          "The subscription now ends with the object, or when \(name) is emptied, and no longer with the property's publisher."))
    }
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
