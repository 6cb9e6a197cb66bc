import SwiftSyntax

struct L11SilentObject: LintRule {
  let id: RuleID = "L11"
  let title = "An ObservableObject that announces nothing"
  let explanation = """
    Views follow an ObservableObject by its objectWillChange, which @Published properties feed. An object without any, that never sends to \
    objectWillChange either, changes in silence. Many such objects come from the betas of 2019, in which the publisher was called \
    didChange: SwiftUI does not look at that any more.
    """
  let examples: [LintExample] = [
    .reported(
      "the publisher of the betas", lines: [3],
      """
      import Combine
      import SwiftUI
      class Model: ObservableObject {
        let didChange = PassthroughSubject<Void, Never>()
        var count = 0 { didSet { didChange.send() } }
      }
      """),
    .reported(
      "a variable that views show", lines: [2],
      """
      import SwiftUI
      class Model: ObservableObject {
        var count = 0
      }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Button("\\(model.count)") { model.count += 1 } }
      }
      """),
    .fine(
      "what announces, by itself or through what it inherits from, and what has nothing to announce",
      """
      import Combine
      import SwiftUI
      class First: ObservableObject { @Published var count = 0 }
      class Second: First { var name = "" }
      class Third: ObservableObject { var count = 0 { willSet { objectWillChange.send() } } }
      class Fourth: ObservableObject { let objectWillChange = ObservableObjectPublisher() }
      class Fifth: ObservableObject { let id = 1 }
      class Sixth: ObservableObject { @AppStorage("count") var count = 0 }
      struct Screen: View {
        @ObservedObject var second: Second
        @ObservedObject var fifth: Fifth
        var body: some View { Text("\\(fifth.id) \\(second.name)") }
      }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    let silent = project.observableObjects.filter { type in
      type.kind == .class && !type.declarations.isEmpty && !project.announcesAnything(type)
        && !project.mayInheritAnnouncements(type)
    }
    guard !silent.isEmpty else { return [] }
    let shown = ShownVariables(project)
    return silent.compactMap { type in
      let what: String
      if type.property("didChange") != nil {
        what = "SwiftUI does not look at didChange"
      } else if let variable = type.storedVariables.first(where: { shown.reads[ObjectIdentifier($0)] != nil }) {
        what = "views show \(variable.name)"
      } else {
        return nil
      }
      return finding(
        at: type.declarations[0].keywordOrModifier, in: type.declarations[0].file,
        "\(type.name) announces no change: \(what), but nothing is @Published, and nothing is sent to objectWillChange. Make @Published "
          + "what views show.")
    }
  }
}

extension Project {
  /// Whether the type inherits from something that the sources do not show.
  fileprivate func mayInheritAnnouncements(_ type: NominalType) -> Bool {
    type.conformances.contains { ancestor in
      ancestor.everywhere.flatMap(\.inheritedTypes).flatMap(\.type.conformanceParts).contains { name, _ in
        !name.isObservableObject && !NominalType.plainProtocols.contains(name.last ?? "")
          && self.type(named: name, in: Array(ancestor.path.dropLast()), from: ancestor.file) == nil
      }
    }
  }
}
