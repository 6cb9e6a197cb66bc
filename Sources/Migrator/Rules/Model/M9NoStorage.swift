struct M9NoStorage: Rule {
  let id: RuleID = "M9"
  let title = "Constants, static and computed properties"
  let explanation = """
    What is not a variable of an instance is not tracked and needs no attribute. A computed property is followed through what it reads.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "each of them",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          let id = UUID()
          let x = 0, y = 0
          static var shared = Model()
          class var name: String { "" }
          static let one = 1, two = 2
          @Published var count = 0
          var double: Int { count * 2 }
          var half: Int {
            get { count / 2 }
            set { count = newValue * 2 }
          }
          subscript(index: Int) -> Int { count + index }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          let id = UUID()
          let x = 0, y = 0
          static var shared = Model()
          class var name: String { "" }
          static let one = 1, two = 2
          var count = 0
          var double: Int { count * 2 }
          var half: Int {
            get { count / 2 }
            set { count = newValue * 2 }
          }
          subscript(index: Int) -> Int { count + index }
        }
        """),
    .rewritten(
      "in Apple's style",
      before: """
        class Model: ObservableObject {
          let id = 1
          var double: Int { 2 }
          static var all = 0
        }
        """,
      after: """
        @Observable class Model {
          let id = 1
          var double: Int { 2 }
          static var all = 0
        }
        """,
      options: .with { $0.appleStyle = true }),
  ]
}
