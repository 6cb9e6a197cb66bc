import SwiftSyntax

struct L9PublishedBesideCustomPublisher: LintRule {
  let id: RuleID = "L9"
  let title = "@Published beside an objectWillChange of another kind"
  let explanation = """
    @Published sends through objectWillChange only if that is an ObservableObjectPublisher. In a class with a PassthroughSubject or another \
    publisher of its own, views do not learn of changes of @Published properties. Remove the property objectWillChange, or send in the \
    willSet of each property.
    """
  let examples: [LintExample] = [
    .reported(
      "nothing sends for the property", lines: [5],
      """
      import Combine
      import SwiftUI
      class Model: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        @Published var count = 0
        var title = "" { willSet { objectWillChange.send() } }
      }
      """),
    .fine(
      "it is sent by hand, or the publisher is the usual one",
      """
      import Combine
      import SwiftUI
      class Model: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        @Published var count = 0 { willSet { objectWillChange.send() } }
        @Published var title = ""
        func rename() {
          objectWillChange.send()
          title = "new"
        }
      }
      class Usual: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var count = 0
      }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    project.types.filter { $0.kind == .class && $0.isObservableObject && !$0.isObservable }.flatMap { type -> [LintFinding] in
      guard
        let publisher = type.properties.first(where: { $0.name == "objectWillChange" && !$0.isStatic && !$0.isComputed }),
        !publisher.subjectName.isEmpty, !sendsByHand(type)
      else { return [] }
      return type.storedVariables.compactMap { property in
        guard let attribute = property.attribute("Published"), !property.hasObservers else { return nil }
        return finding(
          at: attribute, in: property.file,
          "@Published does not send through the \(publisher.subjectName) objectWillChange of \(type.name), so views do not learn of "
            + "changes of \(property.name). Remove the property objectWillChange, or send in a willSet.")
      }
    }
  }

  /// Whether functions of the class send by hand: then they may do so for every property.
  private func sendsByHand(_ type: NominalType) -> Bool {
    let codes =
      type.functions.map { Syntax($0.node) } + type.initializers.map { Syntax($0) }
      + type.properties.filter { $0.isComputed || $0.isLazy }.map { Syntax($0.node) }
    return codes.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == "objectWillChange" } }
  }
}

extension Property {
  private static let subjects = ["PassthroughSubject", "CurrentValueSubject"]

  /// The name of the kind of subject that the property is declared or created as.
  fileprivate var subjectName: String {
    let text = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.trimmedDescription ?? ""
    return Self.subjects.first { text.hasPrefix($0) || text.hasPrefix("Combine." + $0) } ?? ""
  }
}
