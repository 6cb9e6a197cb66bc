import SwiftSyntax

struct M39GenericAndNested: Rule {
  let id: RuleID = "M39"
  let title = "Generic and nested classes"
  let explanation = """
    The macro works on generic classes and on classes within other types, generic ones too. What it adds stands outside of these types and \
    cannot see a class that is private within them, so that class becomes fileprivate, and so do private types that it mentions. Where an #if declares a class several times, each \
    declaration that conforms is converted.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "generic classes",
      before: """
        import SwiftUI
        final class Store<State: Equatable, Action>: ObservableObject where State: Sendable {
          @Published private(set) var state: State
          private let reducer: (State, Action) -> State
          private var log: [Action] = []
          init(_ state: State, reducer: @escaping (State, Action) -> State) {
            self.state = state
            self.reducer = reducer
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable final class Store<State: Equatable, Action> where State: Sendable {
          private(set) var state: State
          private let reducer: (State, Action) -> State
          @ObservationIgnored private var log: [Action] = []
          init(_ state: State, reducer: @escaping (State, Action) -> State) {
            self.state = state
            self.reducer = reducer
          }
        }
        """),
    .rewritten(
      "nested in structures, enumerations, extensions and generic types",
      before: """
        import SwiftUI
        struct Screen: View {
          @StateObject private var model = ViewModel()
          var body: some View { Text(model.title) }

          private final class ViewModel: ObservableObject { @Published var title = "" }
        }
        enum Names { struct Inner<T> {} }
        extension Names.Inner {
          class Model: ObservableObject {
            @Published var value: T?
            class Child: ObservableObject { @Published var value: T? }
          }
        }
        """,
      after: """
        import SwiftUI
        struct Screen: View {
          @State private var model = ViewModel()
          var body: some View { Text(model.title) }

          @Observable fileprivate final class ViewModel { var title = "" }
        }
        enum Names { struct Inner<T> {} }
        extension Names.Inner {
          @Observable class Model {
            var value: T?
            @Observable class Child { var value: T? }
          }
        }
        """, reports: ["M39"]),
    .rewritten(
      "private types around the class and in its declarations",
      before: """
        import SwiftUI
        enum Outer {
          private struct Inner {
            class Model: ObservableObject { @Published var mode = Mode.first }
          }
          private enum Mode {
            case first, second(Detail)
          }
          private struct Other {}
        }
        extension Outer { private struct Detail {} }
        private class Last: ObservableObject {}
        """,
      after: """
        import SwiftUI
        enum Outer {
          fileprivate struct Inner {
            @Observable class Model { var mode = Mode.first }
          }
          fileprivate enum Mode {
            case first, second(Detail)
          }
          private struct Other {}
        }
        extension Outer { fileprivate struct Detail {} }
        @Observable private class Last {}
        """, reports: ["M39"]),
    .rewritten(
      "two of one name in different types",
      before: """
        import SwiftUI
        struct First { class Model: ObservableObject { @Published var count = 0 } }
        struct Second { class Model { var count = 0 } }
        """,
      after: """
        import SwiftUI
        struct First { @Observable class Model { var count = 0 } }
        struct Second { class Model { var count = 0 } }
        """),
    .rewritten(
      "declared in each branch of an #if",
      before: """
        import SwiftUI
        #if DEBUG
          class Model: ObservableObject {
            @Published var count = 0
            var log = ""
          }
        #else
          final class Model: Identifiable, ObservableObject { @Published var count = 1 }
        #endif
        """,
      after: """
        import SwiftUI
        #if DEBUG
          @Observable class Model {
            var count = 0
            @ObservationIgnored var log = ""
          }
        #else
          @Observable final class Model: Identifiable { var count = 1 }
        #endif
        """),
    .rewritten(
      "only one branch of an #if is observable",
      before: """
        #if canImport(Combine)
          import Combine
          class Model: ObservableObject {
            @Published var count = 0
            var log = ""
          }
        #else
          class Model {
            var count = 0
            lazy var log = ""
          }
        #endif
        """,
      after: """
        #if canImport(Combine)
          import Observation
          @Observable class Model {
            var count = 0
            @ObservationIgnored var log = ""
          }
        #else
          class Model {
            var count = 0
            lazy var log = ""
          }
        #endif
        """),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for declaration in type.observableDeclarations {
      guard let hidden = declaration.node.privateTypesAround.first else { continue }
      var pending = declaration.node.privateTypesAround
      var seen: Set<SyntaxIdentifier> = Set(pending.map(\.id))
      var others = (migration.project.contents(of: declaration.file)?.types ?? []).filter { $0.node.isPrivateWithinType }
      pending.append(declaration.node)
      while let node = pending.popLast() {
        if seen.contains(node.id), let modifier = node.modifiers.first(where: \.isPrivate) {
          migration.replace(modifier.name, in: declaration.file, with: "fileprivate", self)
        }
        guard !others.isEmpty else { continue }
        let names = Set(node.tokens(viewMode: .sourceAccurate).map(\.identifierText))
        for other in others where other.path.last.map(names.contains) == true && seen.insert(other.node.id).inserted {
          pending.append(other.node)
        }
        others.removeAll { seen.contains($0.node.id) }
      }
      migration.report(
        finding(
          .note, at: hidden.introducer, in: declaration.file,
          "The macro cannot see \(type.name), because it is private within another type. What hides it is fileprivate now."))
    }
  }
}

extension DeclModifierSyntax {
  fileprivate var isPrivate: Bool { name.text == "private" && detail == nil }
}

extension DeclGroupSyntax {
  /// Whether the type is private to the type around it. At the top of a file, private means fileprivate.
  fileprivate var isPrivateWithinType: Bool {
    modifiers.contains(where: \.isPrivate) && typeAround != nil
  }

  /// The declaration of a type or the extension that this one stands in.
  private var typeAround: (any DeclGroupSyntax)? {
    var node = parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) { return group }
      node = current.parent
    }
    return nil
  }

  /// This type and those around it that are private to another type, innermost first.
  fileprivate var privateTypesAround: [any DeclGroupSyntax] {
    var found: [any DeclGroupSyntax] = []
    var next: (any DeclGroupSyntax)? = self
    while let current = next {
      if current.isPrivateWithinType { found.append(current) }
      next = current.typeAround
    }
    return found
  }
}
