import SwiftSyntax

struct M40Imports: Rule {
  let id: RuleID = "M40"
  let title = "Imports"
  let explanation = """
    import Combine goes where nothing of Combine is left. A file that declares an @Observable class and does not import SwiftUI imports \
    Observation; one that used publishers through SwiftUI alone imports Combine for its new subjects.
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
    .untouched("a file that is not changed", "import Combine\nstruct Empty {}"),
  ]

  func convertImports(in contents: FileContents, result: SourceFileSyntax, in migration: Migration) {
    let file = contents.file
    let imported = Set(contents.imports.map(\.path.trimmedDescription))
    let mentioned = MentionFinder(viewMode: .sourceAccurate)
    mentioned.walk(result)
    let needsObservation =
      mentioned.declaresObservable && imported.isDisjoint(with: ["SwiftUI", "Observation"]) && !imported.isEmpty
    var insertions: [String] = []
    if let combine = contents.imports.first(where: { $0.path.trimmedDescription == "Combine" }) {
      if mentioned.usesCombine {
        if needsObservation {
          migration.insert(
            file.lineEnding + file.indentation(of: combine) + "import Observation", at: combine.endPosition.utf8Offset, in: file,
            self)
        }
      } else if needsObservation {
        migration.replace(combine.path, in: file, with: "Observation", self)
      } else {
        migration.removeLine(of: combine, in: file, self)
      }
    } else {
      if mentioned.usesSubjects, !imported.isEmpty { insertions.append("import Combine") }
      if needsObservation { insertions.append("import Observation") }
    }
    if let first = contents.imports.first, !insertions.isEmpty {
      let indentation = file.indentation(of: first)
      migration.insert(insertions.map { $0 + file.lineEnding + indentation }.joined(), before: first, in: file, self)
    }
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
