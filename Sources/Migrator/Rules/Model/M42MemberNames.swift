struct M42MemberNames: Rule {
  let id: RuleID = "M42"
  let title = "Members named like those that the macro adds"
  let explanation = """
    @Observable adds the functions access(keyPath:) and withMutation(keyPath:_:). Members of these names with other parameters do no harm.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "variables and functions",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var access = 0
          @Published var withMutation = false
          func access(_ index: Int) -> Int { index }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var access = 0
          var withMutation = false
          func access(_ index: Int) -> Int { index }
        }
        """)
  ]
}
