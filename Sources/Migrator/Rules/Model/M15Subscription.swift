import SwiftSyntax

struct M15Subscription: Rule {
  let id: RuleID = "M15"
  let title = "Subscriptions to objectWillChange"
  let explanation = """
    A pipeline that only passes a nested object's changes on is removed with its cancellable, if both classes are converted: what a view \
    reads in nested objects is tracked. Any other subscriber keeps a class from being converted. With --bridge the class becomes \
    @Observable and stays an ObservableObject, whose publisher its properties feed.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a nested object's changes are passed on",
      before: """
        import Combine
        class Child: ObservableObject { @Published var count = 0 }
        class Parent: ObservableObject {
          @Published var child = Child()
          private var cancellable: AnyCancellable?
          init() {
            // Views of the parent show the child.
            cancellable = child.objectWillChange.sink { [weak self] _ in
              self?.objectWillChange.send()
            }
          }
        }
        """,
      after: """
        import Observation
        @Observable class Child { var count = 0 }
        @Observable class Parent {
          var child = Child()
        }
        """, reports: ["M15"]),
    .rewritten(
      "what is emptied goes with the blank lines around it, unless it says more",
      before: """
        import Combine
        class Child: ObservableObject { @Published var count = 0 }
        class First: ObservableObject {
          private var cancellable: AnyCancellable?

          private var other: AnyCancellable?

          @Published var child = Child()

          /// Observes the child.
          init() {
            cancellable = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
            other = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
          }

          func read() {}
        }
        class Second: ObservableObject {
          @Published var child = Child()
          private var cancellable: AnyCancellable?
          static let shared = Second()

          private init() {
            cancellable = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
          }
        }
        """,
      after: """
        import Observation
        @Observable class Child { var count = 0 }
        @Observable class First {
          var child = Child()

          func read() {}
        }
        @Observable class Second {
          var child = Child()
          static let shared = Second()

          private init() {
          }
        }
        """, reports: ["M15", "M15", "M15"]),
    .rewritten(
      "many nested objects, one property of each",
      before: """
        import Combine
        class Child: ObservableObject { @Published var count = 0 }
        class Parent: ObservableObject {
          @Published var children: [Child] = []
          private var cancellables: Set<AnyCancellable> = []
          func observe() {
            children.forEach { child in
              child.$count.dropFirst().sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
            }
            print(children)
          }
        }
        """,
      after: """
        import Observation
        @Observable class Child { var count = 0 }
        @Observable class Parent {
          var children: [Child] = []
          func observe() {
            print(children)
          }
        }
        """, reports: ["M15"]),
    .rewritten(
      "a function that does nothing else goes with its calls",
      before: """
        import Combine
        class Child: ObservableObject { @Published var count = 0 }
        class Parent: ObservableObject {
          @Published var children: [Child] {
            didSet { observe() }
          }
          private var subscriptions: [AnyCancellable] = []

          init(_ children: [Child]) {
            self.children = children
            observe()
          }

          private func observe() {
            subscriptions = children.map { child in
              child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
            }
          }
        }
        """,
      after: """
        import Observation
        @Observable class Child { var count = 0 }
        @Observable class Parent {
          var children: [Child]

          init(_ children: [Child]) {
            self.children = children
          }
        }
        """, reports: ["M15"]),
    .refused(
      "another subscriber",
      """
      import Combine
      class Model: ObservableObject { @Published var count = 0 }
      func observe(_ model: Model) -> AnyCancellable { model.objectWillChange.sink { print("changes") } }
      """, reports: ["M15"]),
    .rewritten(
      "another subscriber, with a bridge",
      before: """
        import Combine
        class Model: ObservableObject {
          @Published var count = 0
          @Published var name = "" {
            didSet { print(name) }
          }
          let id = 1
        }
        func observe(_ model: Model) -> AnyCancellable { model.objectWillChange.sink { print("changes") } }
        """,
      after: """
        import Combine
        import Observation
        @Observable class Model: ObservableObject {
          @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
          var count = 0 { willSet { objectWillChange.send() } }
          var name = "" {
            willSet { objectWillChange.send() }
            didSet { print(name) }
          }
          let id = 1
        }
        func observe(_ model: Model) -> AnyCancellable { model.objectWillChange.sink { print("changes") } }
        """, options: .with { $0.bridge = .everything }, reports: ["M15"]),
  ]

  func links(in project: Project, options: MigrationOptions) -> [(NominalType, NominalType)] {
    project.forwardings.compactMap { owner, use, _, _ in
      if case .objectWillChange = use.kind { (owner, use.type) } else { nil }
    }
  }

  func requirements(of type: NominalType, in project: Project, options: MigrationOptions) -> [NominalType] {
    project.forwardings.filter { $0.owner == type }.map(\.use.type)
  }

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    let uses = project.subscriptions(to: type).filter { !$0.isReceivedByView }
    guard options.bridge != .everything || !type.canBeBridged else { return [] }
    return uses.map {
      finding(
        .refusal, at: $0.node, in: $0.file,
        "\(type.name) is left as it is, because this uses its objectWillChange. With --bridge it becomes @Observable and stays an "
          + "ObservableObject; or use withObservationTracking here.", differences: [.d8])
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    let project = migration.project
    var removed: Set<SyntaxIdentifier> = []
    for (owner, use, statement, _) in project.forwardings where owner == type && removed.insert(statement.id).inserted {
      migration.removeLine(of: statement, in: use.file, self)
      migration.report(
        finding(
          .note, at: statement, in: use.file,
          "Passing on the changes of \(use.type.name) is not needed any more: what views read in it is tracked.",
          differences: [.d11]))
    }
    for function in type.functions where !removed.isEmpty {
      removeIfEmpty(function, without: removed, in: migration)
    }
    for property in type.storedVariables where project.redundantCancellables.contains(ObjectIdentifier(property)) {
      migration.removeLine(of: property.node, in: property.file, self)
    }
    if project.isBridged(type, options: migration.options) { bridge(type, in: migration) }
  }

  /// Removes a private function that has only passed changes on, with its calls, if all of them are statements of their own.
  private func removeIfEmpty(_ function: Function, without removed: Set<SyntaxIdentifier>, in migration: Migration) {
    guard let statements = function.node.body?.statements, !statements.isEmpty,
      statements.allSatisfy({ removed.contains($0.id) }),
      function.node.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
      let references = migration.project.contents(of: function.file)?.referencesByName[function.name]
    else { return }
    let calls = references.map { reference -> CodeBlockItemSyntax? in
      var callee = Syntax(reference)
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
        callee = Syntax(member)
      }
      return callee.parent?.as(FunctionCallExprSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
    }
    guard calls.allSatisfy({ $0 != nil }) else { return }
    migration.removeLine(of: function.node, in: function.file, self)
    for call in calls { if let call { migration.remove(emptiedBy: call, in: function.file, self) } }
  }

  /// Keeps the object an `ObservableObject` beside being observable.
  private func bridge(_ type: NominalType, in migration: Migration) {
    guard let declaration = type.declarations.first else { return }
    let file = declaration.file
    migration.report(
      finding(
        .note, at: declaration.keywordOrModifier, in: file,
        "\(type.name) stays an ObservableObject beside being @Observable, for what subscribes to its objectWillChange."))
    let line = "@ObservationIgnored let objectWillChange = ObservableObjectPublisher()"
    migration.insert(line, asFirstMemberOf: declaration, self)
    for property in type.storedVariables where property.isPublished {
      migration.say("objectWillChange.send()", beforeSetting: property, self)
    }
  }
}

extension PublisherUse {
  /// Whether the publisher is given to `onReceive`.
  var isReceivedByView: Bool {
    var parent = node.parent
    while let current = parent, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "onReceive",
        !call.calledExpression.bytes.contains(node.bytes.lowerBound)
          || call.arguments.first?.bytes.contains(node.bytes.lowerBound) == true
      {
        return true
      }
      parent = current.parent
    }
    return false
  }
}

extension NominalType {
  /// Whether a dual conformance can be written for it: a class on its own.
  var canBeBridged: Bool {
    kind == .class && superclass == nil && subclasses.isEmpty && declarations.count == 1
  }
}

extension Project {
  /// What subscribes to the `objectWillChange` of a type's objects, but for what only passes it on.
  func subscriptions(to type: NominalType) -> [PublisherUse] {
    (publisherUsesByType[type] ?? []).filter { use in
      guard case .objectWillChange = use.kind else { return false }
      return forwardingOwners[use.node.id] == nil
    }
  }

  /// Whether a type keeps its conformance to `ObservableObject`.
  func isBridged(_ type: NominalType, options: MigrationOptions) -> Bool {
    options.bridge == .everything && type.canBeBridged && !subscriptions(to: type).isEmpty
  }

  /// The properties that hold nothing but subscriptions which go.
  func findRedundantCancellables() -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    for (owner, _, statement, _) in forwardings {
      for property in owner.storedVariables
      where property.binding.trimmedDescription.contains("Cancellable") && property.node.bindings.count == 1 {
        let uses = references(to: property.name, of: property, in: owner)
        let removed = forwardings.filter { $0.owner == owner }.map(\.statement.bytes)
        guard uses.contains(where: { statement.bytes.contains($0.reference.bytes.lowerBound) }) else { continue }
        if uses.allSatisfy({ use in removed.contains { $0.contains(use.reference.bytes.lowerBound) } }) {
          result.insert(ObjectIdentifier(property))
        }
      }
    }
    return result
  }
}

extension Migration {
  /// Adds a line before the first member of a type.
  func insert(_ line: String, asFirstMemberOf declaration: TypeDeclaration, _ rule: some Rule) {
    let file = declaration.file
    let block = declaration.node.memberBlock
    let brace = block.leftBrace
    if let first = block.members.first, first.leadingTrivia.containsNewline {
      insert(
        file.lineEnding + file.indentation(of: first) + line, at: brace.endPositionBeforeTrailingTrivia.utf8Offset, in: file, rule
      )
    } else {
      insert(
        " " + line + (block.members.isEmpty ? " " : ";"), at: brace.endPositionBeforeTrailingTrivia.utf8Offset, in: file, rule)
    }
  }
}
