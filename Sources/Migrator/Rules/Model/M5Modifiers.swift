struct M5Modifiers: Rule {
  let id: RuleID = "M5"
  let title = "Modifiers and observers of published variables"
  let explanation = """
    Only the attribute @Published goes. Access modifiers, actors and observers work on tracked variables too and stay.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "modifiers in each order",
      before: """
        import SwiftUI
        public class Model: ObservableObject {
          @Published private(set) public var a = 0
          @MainActor @Published fileprivate(set) var b = 0
          @Published @MainActor public internal(set) var c = 0
          @Published final var d = 0
        }
        """,
      after: """
        import SwiftUI
        @Observable public class Model {
          private(set) public var a = 0
          @MainActor fileprivate(set) var b = 0
          @MainActor public internal(set) var c = 0
          final var d = 0
        }
        """),
    .rewritten(
      "observers",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0 {
            willSet { print(newValue) }
            didSet { title = "\\(count)" }
          }
          @Published private(set) var title = "" { didSet { print(oldValue) } }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var count = 0 {
            willSet { print(newValue) }
            didSet { title = "\\(count)" }
          }
          private(set) var title = "" { didSet { print(oldValue) } }
        }
        """),
  ]
}
