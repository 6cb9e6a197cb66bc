import SwiftSyntax

struct V26Representable: Rule {
  let id: RuleID = "V26"
  let title = "Representables of UIKit and AppKit views"
  let explanation = """
    The property is rewritten as in a view. The update method ran for every change of the object; now it runs for what it reads itself, which \
    is reported. Reads in the coordinator or in delegates are not tracked.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "an update method",
      before: """
        import SwiftUI
        import Library
        class Model: ObservableObject { @Published var text = "" }
        struct Field: UIViewRepresentable {
          @ObservedObject var model: Model
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) { field.text = model.text }
        }
        """,
      after: """
        import SwiftUI
        import Library
        @Observable class Model { var text = "" }
        struct Field: UIViewRepresentable {
          var model: Model
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) { field.text = model.text }
        }
        """, reports: ["V26"])
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties(in: contents) {
      guard let type = property.isConverted(in: migration),
        let kind = property.owner.everywhere.flatMap(\.inheritedTypes).compactMap(\.type.lastName).first(where: {
          $0.hasSuffix("Representable")
        })
      else { continue }
      migration.report(
        finding(
          .warning, at: property.property.node, in: contents.file,
          "\(property.owner.name) is a \(kind): its update method now runs only for those properties of \(type.name) that it reads itself, not "
            + "for those that a coordinator or a delegate reads.", differences: [.d1]))
    }
  }
}
