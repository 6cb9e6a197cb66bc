import SwiftSyntax

struct L10StateInClass: LintRule {
  let id: RuleID = "L10"
  let title = "@State in a class"
  let explanation = """
    @State keeps its value with a view in the tree of views, and only SwiftUI can put it there. In a class, nothing ever does: the variable \
    keeps the value that it begins with, whatever is assigned to it. A variable that views follow is @Published in an ObservableObject, or \
    a plain variable in an @Observable class.
    """
  let examples: [LintExample] = [
    .reported(
      "in a model", lines: [3, 7],
      """
      import SwiftUI
      class Model: ObservableObject {
        @State var count = 0
        @Published var name = ""
      }
      @Observable class Book {
        @ObservationIgnored @State private var title = ""
      }
      """),
    .fine(
      "in a view, and another wrapper of the name",
      """
      import SwiftUI
      struct Screen: View {
        @State private var count = 0
        var body: some View { Text("\\(count)") }
      }
      enum Machine {
        @propertyWrapper struct State { var wrappedValue: Int }
        final class Runner { @State var step = 0 }
      }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    project.types.filter { $0.kind == .class && !project.isPartOfViews($0) }.flatMap { type in
      type.properties.compactMap { property in
        guard let attribute = property.attribute("State"),
          project.type(named: attribute.attributeName.path ?? ["State"], in: type.path, from: property.file) == nil
        else { return nil }
        let instead =
          project.isTracked(type) ? "Remove the wrapper" : "Write @Published in an ObservableObject, or remove the wrapper"
        return finding(
          at: attribute, in: property.file,
          "\(property.name) keeps its first value for ever, because \(type.name) is a class, which has no place in the tree of views. "
            + "\(instead).")
      }
    }
  }
}
