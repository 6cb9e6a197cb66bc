struct M26Subclass: Rule {
  let id: RuleID = "M26"
  let title = "Subclasses of observable objects"
  let explanation = """
    A class that is an ObservableObject through its superclass or through a protocol gets @Observable too. Without it, what the class adds \
    would not be tracked, and nothing would say so.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a subclass, and one of that",
      before: """
        class Model: ObservableObject { @Published var count = 0 }
        final class Special: Model {
          @Published var title = ""
          var cache = 0
        }
        private class Other: Model, Identifiable {}
        extension Outer {
          final class Last: Middle { @Published var last = 0 }
        }
        enum Outer {
          class Middle: Model {}
        }
        """,
      after: """
        @Observable class Model { var count = 0 }
        @Observable final class Special: Model {
          var title = ""
          @ObservationIgnored var cache = 0
        }
        @Observable private class Other: Model, Identifiable {}
        extension Outer {
          @Observable final class Last: Middle { var last = 0 }
        }
        enum Outer {
          @Observable class Middle: Model {}
        }
        """),
    .rewritten(
      "the superclass is generic",
      before: """
        class Store<State>: ObservableObject {
          @Published var state: State
          init(_ state: State) { self.state = state }
        }
        class CountStore: Store<Int> { @Published var steps = 1 }
        """,
      after: """
        @Observable class Store<State> {
          var state: State
          init(_ state: State) { self.state = state }
        }
        @Observable class CountStore: Store<Int> { var steps = 1 }
        """),
    .untouched(
      "a subclass of something else",
      """
      import Combine
      class Base {}
      class Model: Base { @Published var count = 0 }
      """),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class, type.ownConformances.isEmpty else { return }
    for declaration in type.declarations {
      migration.insert("@Observable ", before: declaration.keywordOrModifier, in: declaration.file, self)
    }
  }
}
