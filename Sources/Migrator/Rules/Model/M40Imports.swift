import SwiftSyntax

struct M40Imports: Rule {
  let id: RuleID = "M40"
  let title = "Imports"
  let explanation = """
    import Combine goes where nothing of Combine is left. A file that declares an @Observable class and does not import SwiftUI imports \
    Observation; one that used publishers through SwiftUI alone imports Combine for its new subjects. An import goes where the order of the \
    names has it.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "Combine is not needed any more",
      before: """
        import Combine
        import SwiftUI
        class Model: ObservableObject { @Published var count = 0 }
        """,
      after: """
        import SwiftUI
        @Observable class Model { var count = 0 }
        """),
    .rewritten(
      "Observation instead",
      before: """
        import Foundation
        import Combine // for models

        class Model: ObservableObject { @Published var count = 0 }
        """,
      after: """
        import Foundation
        import Observation // for models

        @Observable class Model { var count = 0 }
        """),
    .rewritten(
      "Combine is still needed",
      before: """
        import Combine
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0
          let events = PassthroughSubject<Int, Never>()
        }
        """,
      after: """
        import Combine
        import SwiftUI
        @Observable class Model {
          var count = 0
          let events = PassthroughSubject<Int, Never>()
        }
        """),
    .rewritten(
      "a subject where only SwiftUI was imported",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0
        }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text("").onReceive(model.$count) { print($0) } }
        }
        """,
      after: """
        import Combine
        import SwiftUI
        @Observable class Model {
          var count = 0 { willSet { countPublisher.send(newValue) } }
          @ObservationIgnored private(set) lazy var countPublisher = CurrentValueSubject<Int, Never>(count)
        }
        struct Screen: View {
          var model: Model
          var body: some View { Text("").onReceive(model.countPublisher) { print($0) } }
        }
        """),
    .rewritten(
      "imports in order",
      before: """
        import Combine
        import Foundation
        import Testing

        class Model: ObservableObject { @Published var count = 0 }
        """,
      after: """
        import Foundation
        import Observation
        import Testing

        @Observable class Model { var count = 0 }
        """),
    .rewritten(
      "the only import of the file goes with the line below it",
      before: """
        import Combine

        import SwiftUI
        class Model: ObservableObject { @Published var count = 0 }
        """,
      after: """
        import SwiftUI
        @Observable class Model { var count = 0 }
        """),
    .untouched("a file that is not changed", "import Combine\nstruct Empty {}"),
  ]

  func convertImports(in contents: FileContents, result: SourceFileSyntax, in migration: Migration) {
    let file = contents.file
    let imported = Set(contents.imports.map(\.path.trimmedDescription))
    let mentioned = MentionFinder(viewMode: .sourceAccurate)
    mentioned.walk(result)
    let needsObservation =
      mentioned.declaresObservable && imported.isDisjoint(with: ["SwiftUI", "Observation"]) && !imported.isEmpty
    guard let first = contents.imports.first else { return }
    guard let combine = contents.imports.first(where: { $0.path.trimmedDescription == "Combine" }) else {
      if mentioned.usesSubjects { insert("Combine", beside: first, in: file, migration) }
      if needsObservation { insert("Observation", beside: first, in: file, migration) }
      return
    }
    if mentioned.usesCombine {
      if needsObservation { insert("Observation", beside: combine, in: file, migration) }
    } else if needsObservation {
      replace(combine, with: "Observation", in: file, migration)
    } else {
      migration.removeLine(of: combine, in: file, self)
    }
  }

  /// Puts another module into the place of an import, or where the order of the names has it.
  private func replace(_ old: ImportDeclSyntax, with module: String, in file: SourceFile, _ migration: Migration) {
    let block = old.importsAround
    let others = block.filter { $0.id != old.id }
    let place = block.firstIndex { $0.id == old.id }
    if others.isEmpty || place == others.placeInOrder(of: module) {
      migration.replace(old.path, in: file, with: module, self)
    } else {
      migration.removeLine(of: old, in: file, self)
      insert(module, into: others, in: file, migration)
    }
  }

  private func insert(_ module: String, beside anchor: ImportDeclSyntax, in file: SourceFile, _ migration: Migration) {
    insert(module, into: anchor.importsAround, in: file, migration)
  }

  /// Adds an import before the first one of the block whose name comes later, else behind the last.
  private func insert(_ module: String, into block: [ImportDeclSyntax], in file: SourceFile, _ migration: Migration) {
    let index = block.placeInOrder(of: module)
    if index < block.count {
      let next = block[index]
      migration.insert("import \(module)\(file.lineEnding)\(file.indentation(of: next))", before: next, in: file, self)
    } else if let last = block.last {
      migration.insert(
        "\(file.lineEnding)\(file.indentation(of: last))import \(module)", at: last.endPosition.utf8Offset, in: file, self)
    }
  }
}

extension ImportDeclSyntax {
  /// The imports of the block of lines that this one stands in, without blank lines between them.
  fileprivate var importsAround: [ImportDeclSyntax] {
    guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) else {
      return [self]
    }
    var block: [ImportDeclSyntax] = []
    for other in list {
      guard let found = other.item.as(ImportDeclSyntax.self) else {
        if block.contains(where: { $0.id == id }) { break }
        block = []
        continue
      }
      if found.leadingTrivia.hasBlankLine {
        if block.contains(where: { $0.id == id }) { break }
        block = []
      }
      block.append(found)
    }
    return block
  }
}

extension [ImportDeclSyntax] {
  /// Before which of the imports a module belongs: the first one whose name comes later.
  fileprivate func placeInOrder(of module: String) -> Int {
    firstIndex { $0.attributes.isEmpty && $0.path.trimmedDescription > module } ?? count
  }
}

extension Trivia {
  fileprivate var hasBlankLine: Bool {
    var count = 0
    for piece in pieces {
      switch piece {
      case .newlines(let number), .carriageReturnLineFeeds(let number), .carriageReturns(let number): count += number
      case .spaces, .tabs: break
      default: count = 0
      }
      if count > 1 { return true }
    }
    return false
  }
}

/// Tells whether a file still needs Combine.
private final class MentionFinder: SyntaxVisitor {
  var usesCombine = false
  var usesSubjects = false
  var declaresObservable = false

  private static let names: Set<String> = [
    "ObservableObject", "Published", "Future", "Just", "Deferred", "Empty", "Fail", "Record", "Subscribers", "Subscription",
    "Subscriptions", "Cancellable", "Publishers", "Subject", "Combine", "Demand", "TopLevelDecoder", "TopLevelEncoder", "sink",
    "objectWillChange",
    "store", "assign", "eraseToAnyPublisher", "receive", "debounce", "throttle", "autoconnect", "multicast", "values",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// `#if canImport(Combine)` uses nothing.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
    if name == "Observable" {
      declaresObservable =
        declaresObservable || token.parent?.parent?.is(AttributeSyntax.self) == true
        || token.parent?.is(InheritedTypeSyntax.self) == true
    }
    if name == "CurrentValueSubject" || name == "AnyCancellable" { usesSubjects = true }
    if Self.names.contains(name) || name.contains("ublisher") || name.contains("Cancellable") || name.contains("Subject")
      || name.contains("ubscri")
    {
      usesCombine = true
    }
    return .skipChildren
  }
}
