import SwiftSyntax

struct M13ComputedProperty: Rule {
  let id: RuleID = "M13"
  let title = "Computed properties that announce changes in their setter"
  let explanation = """
    A computed property over UserDefaults, a key chain or another store is not tracked by itself. Where its setter says \
    objectWillChange.send(), the getter tells Observation of the read with access(keyPath:), and the setter changes the value within \
    withMutation(keyPath:_:).
    """
  let examples: [RuleExample] = [
    .rewritten(
      "over UserDefaults",
      before: """
        import SwiftUI
        class Settings: ObservableObject {
          var name: String {
            get { UserDefaults.standard.string(forKey: "name") ?? "" }
            set {
              objectWillChange.send()
              UserDefaults.standard.set(newValue, forKey: "name")
            }
          }
          var size: Int {
            get { UserDefaults.standard.integer(forKey: "size") }
            set { self.objectWillChange.send(); UserDefaults.standard.set(newValue, forKey: "size") }
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Settings {
          var name: String {
            get { access(keyPath: \\.name); return UserDefaults.standard.string(forKey: "name") ?? "" }
            set {
              withMutation(keyPath: \\.name) { UserDefaults.standard.set(newValue, forKey: "name") }
            }
          }
          var size: Int {
            get { access(keyPath: \\.size); return UserDefaults.standard.integer(forKey: "size") }
            set { withMutation(keyPath: \\.size) { UserDefaults.standard.set(newValue, forKey: "size") } }
          }
        }
        """),
    .rewritten(
      "longer accessors, in an extension",
      before: """
        import SwiftUI
        final class Settings: ObservableObject { private(set) var store: [String: Int] = [:] }
        extension Settings {
          public var size: Int {
            get {
              // The standard size is 12.
              if let size = store["size"] { return size }
              return 12
            }
            set {
              guard newValue > 0 else { return }
              self.objectWillChange.send()
              let old = store["size"]

              if old != newValue {
                store["size"] = newValue // Keep it.
              }
            }
          }
          var last: Int? {
            get {
              store["last"]
            }
            set {
              store["last"] = newValue
              objectWillChange.send()
            }
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable final class Settings { @ObservationIgnored private(set) var store: [String: Int] = [:] }
        extension Settings {
          public var size: Int {
            get {
              access(keyPath: \\.size)
              // The standard size is 12.
              if let size = store["size"] { return size }
              return 12
            }
            set {
              guard newValue > 0 else { return }
              withMutation(keyPath: \\.size) {
                let old = store["size"]

                if old != newValue {
                  store["size"] = newValue // Keep it.
                }
              }
            }
          }
          var last: Int? {
            get {
              access(keyPath: \\.last)
              return store["last"]
            }
            set {
              withMutation(keyPath: \\.last) { store["last"] = newValue }
            }
          }
        }
        """),
    .refused(
      "announced later",
      """
      import SwiftUI
      class Settings: ObservableObject {
        var store = 0
        var size: Int {
          get { store }
          set {
            store = newValue
            DispatchQueue.main.async { self.objectWillChange.send() }
          }
        }
      }
      """, reports: ["M13"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    announcing(type, in: project).filter { AnnouncingSetter($0.property, $0.accessor) == nil }.map { property, _, reference in
      finding(
        .refusal, at: reference, in: property.file,
        "\(type.name) is left as it is: \(property.name) announces its changes in a way that cannot be rewritten. Call "
          + "objectWillChange.send() once, directly in its setter.")
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    for (property, accessor, _) in announcing(type, in: migration.project) {
      guard let setter = AnnouncingSetter(property, accessor) else { continue }
      convert(setter.getter, of: property, in: migration)
      convert(setter, of: property, in: migration)
    }
  }

  private func convert(_ getter: CodeBlockItemListSyntax, of property: Property, in migration: Migration) {
    guard let first = getter.first, let brace = getter.parent?.as(CodeBlockSyntax.self)?.leftBrace else { return }
    let file = property.file
    let access = "access(keyPath: \\.\(property.writtenName))"
    if first.leadingTrivia.containsNewline || brace.trailingTrivia.containsNewline {
      migration.insert(
        file.lineEnding + file.indentation(of: first) + access, at: brace.endPositionBeforeTrailingTrivia.utf8Offset, in: file,
        self)
    } else {
      migration.insert(access + "; ", before: first, in: file, self)
    }
    if getter.count == 1, !ReturnFinder.finds(in: first) { migration.insert("return ", before: first, in: file, self) }
  }

  private func convert(_ setter: AnnouncingSetter, of property: Property, in migration: Migration) {
    let file = property.file
    let start = "withMutation(keyPath: \\.\(property.writtenName)) {"
    guard let first = setter.mutation.first, let last = setter.mutation.last else {
      migration.replace(setter.announcement.item, in: file, with: start + "}", self)
      return
    }
    let range = first.bytes.lowerBound..<last.bytes.upperBound
    let indentation = file.indentation(of: first)
    migration.removeLine(of: setter.announcement, in: file, self)
    guard setter.mutation.count > 1 || file.text(in: range).contains(where: \.isNewline) else {
      migration.insert(start + " ", before: first, in: file, self)
      migration.insert(" }", at: last.item.bytes.upperBound, in: file, self)
      return
    }
    let step = file.indentationStep(at: property.node)
    let newline = file.lineEnding + indentation
    migration.insert(start + newline + step, before: first, in: file, self)
    for offset in file.startsOfLines(in: range) { migration.insert(step, at: offset, in: file, self) }
    // What follows on the last line, a comment, stays on it.
    migration.insert(newline + "}", at: last.endPosition.utf8Offset, in: file, self)
  }

  /// The computed properties whose setters, or what these contain, announce a change.
  private func announcing(
    _ type: NominalType, in project: Project
  ) -> [(property: Property, accessor: AccessorDeclSyntax, reference: DeclReferenceExprSyntax)] {
    guard type.kind == .class else { return [] }
    let computed = type.properties.filter { $0.isComputed && !$0.isStatic }
    var seen: Set<SyntaxIdentifier> = []
    return computed.flatMap { property in
      (project.contents(of: property.file)?.referencesByName["objectWillChange"] ?? []).compactMap { reference in
        guard let accessor = reference.accessor, accessor.parent?.parent?.id == property.binding.accessorBlock?.id,
          seen.insert(accessor.id).inserted
        else { return nil }
        return (property, accessor, reference)
      }
    }
  }
}

/// The setter of a computed property that says `objectWillChange.send()` once, as a statement of its own.
private struct AnnouncingSetter {
  let getter: CodeBlockItemListSyntax
  let announcement: CodeBlockItemSyntax
  /// The statements that change the value.
  let mutation: [CodeBlockItemSyntax]

  init?(_ property: Property, _ accessor: AccessorDeclSyntax) {
    guard case .accessors(let accessors) = property.binding.accessorBlock?.accessors, accessor.accessorSpecifier.text == "set",
      let getter = accessors.first(where: { $0.accessorSpecifier.text == "get" })?.body?.statements, !getter.isEmpty,
      let statements = accessor.body?.statements.map({ $0 }),
      let index = statements.firstIndex(where: \.isAnnouncement),
      accessor.tokens(viewMode: .sourceAccurate).filter({ $0.text == "objectWillChange" }).count == 1
    else { return nil }
    self.getter = getter
    announcement = statements[index]
    if index + 1 < statements.count {
      mutation = Array(statements[(index + 1)...])
    } else {
      let before = statements[..<index]
      let start = before.lastIndex { $0.item.is(GuardStmtSyntax.self) }.map { $0 + 1 } ?? 0
      mutation = Array(before[start...])
    }
  }
}

extension CodeBlockItemSyntax {
  /// `objectWillChange.send()`, with or without `self.`
  fileprivate var isAnnouncement: Bool {
    guard let call = item.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else {
      return false
    }
    return member.declName.baseName.text == "send" && call.arguments.isEmpty
      && ["objectWillChange", "self.objectWillChange"].contains(member.base?.trimmedDescription)
  }
}

extension DeclReferenceExprSyntax {
  /// The accessor around the reference, through closures.
  fileprivate var accessor: AccessorDeclSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let accessor = parent.as(AccessorDeclSyntax.self) { return accessor }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil || parent.is(FunctionDeclSyntax.self) { return nil }
      node = parent
    }
    return nil
  }
}

/// Finds out whether code returns by itself.
final class ReturnFinder: SyntaxVisitor {
  private var found = false

  static func finds(in node: some SyntaxProtocol) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
