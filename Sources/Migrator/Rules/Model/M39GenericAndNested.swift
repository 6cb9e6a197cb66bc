struct M39GenericAndNested: Rule {
  let id: RuleID = "M39"
  let title = "Generic and nested classes"
  let explanation = """
    The macro works on generic classes and on classes within other types, generic ones too. Where an #if declares a class several times, each \
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

          @Observable private final class ViewModel { var title = "" }
        }
        enum Names { struct Inner<T> {} }
        extension Names.Inner {
          @Observable class Model {
            var value: T?
            @Observable class Child { var value: T? }
          }
        }
        """),
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
          import Combine
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
}
