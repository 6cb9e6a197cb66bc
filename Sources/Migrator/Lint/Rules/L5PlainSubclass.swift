import SwiftSyntax

struct L5PlainSubclass: LintRule {
  let id: RuleID = "L5"
  let title = "A subclass of an @Observable class without the macro"
  let explanation = """
    @Observable makes the variables of the class observable that it is written on, not those that a subclass adds: views do not update when \
    these change. Write @Observable on the subclass too, or @ObservationIgnored where that is meant. Private variables, constants and \
    wrapped or lazy variables are not counted.
    """
  let examples: [LintExample] = [
    .reported(
      "variables that no view hears of", lines: [5],
      """
      import SwiftUI
      @Observable class Item { var title = "" }

      /// A task.
      final class ToDo: Item {
        var isDone = false
        let id = 1
      }
      """,
      fixed: """
        import SwiftUI
        @Observable class Item { var title = "" }

        /// A task.
        @Observable final class ToDo: Item {
          var isDone = false
          let id = 1
        }
        """),
    .reported(
      "a lazy variable, which the macro does not take", lines: [3],
      """
      import SwiftUI
      @Observable class Item { var title = "" }
      class ToDo: Item {
        var isDone = false
        lazy var words = title.split(separator: " ")
      }
      """),
    .fine(
      "nothing to track",
      """
      import SwiftUI
      @Observable class Item { var title = "" }
      class ToDo: Item {
        let id = 1
        private var cache = [1: 2]
        @ObservationIgnored var ignored = 0
        var length: Int { title.count + cache.count }
        override init() { super.init() }
      }
      @Observable class Event: Item { var place = "" }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    project.types.compactMap { type in
      guard type.kind == .class, !type.isObservable, type.superclass.map(project.isTracked) == true,
        let declaration = type.declarations.first
      else { return nil }
      let names = type.storedVariables.filter { property in
        !property.isLazy && property.attributes.allSatisfy { ["MainActor", "available"].contains($0.lastName) }
          && !property.node.modifiers.contains {
            ["private", "fileprivate", "override", "weak", "unowned"].contains($0.name.text)
          }
      }.map(\.name)
      guard let first = names.first else { return nil }
      let them = names.count == 1 ? first : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      return finding(
        at: declaration.node.introducer, in: declaration.file,
        "\(type.name) inherits from an @Observable class, but its own \(them) cannot be observed. Write @Observable on \(type.name) too.",
        fix: fix(for: type, declaration))
    }
  }

  private func fix(for type: NominalType, _ declaration: TypeDeclaration) -> FixIt? {
    let properties = type.declarations.flatMap(\.properties)
    let canBeTracked = type.storedVariables.allSatisfy { property in
      !property.isLazy && property.node.bindings.count == 1
        && property.attributes.allSatisfy { ["MainActor", "available", "ObservationIgnored"].contains($0.lastName) }
        && !property.node.modifiers.contains { ["override", "open"].contains($0.name.text) }
        && !properties.contains { $0.name == "_" + property.name }
    }
    guard canBeTracked, type.declarations.count == 1, !type.isLocal else { return nil }
    return FixIt(
      message: "Write @Observable on \(type.name).", edits: [inserting("@Observable ", before: declaration.keywordOrModifier)])
  }
}
