struct V1StateObject: Rule {
  let id: RuleID = "V1"
  let title = "@StateObject"
  let explanation = """
    A view, scene or app that owns its model keeps it in @State.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "the article's app",
      before: """
        import SwiftUI
        class Library: ObservableObject {}
        @main
        struct BookReaderApp: App {
            @StateObject private var library = Library()

            var body: some Scene {
                WindowGroup {
                    Text("")
                        .environmentObject(library)
                }
            }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Library {}
        @main
        struct BookReaderApp: App {
            @State private var library = Library()

            var body: some Scene {
                WindowGroup {
                    Text("")
                        .environment(library)
                }
            }
        }
        """),
    .untouched(
      "an object of another package",
      "import SwiftUI\nimport Library\nstruct Screen: View {\n  @StateObject var model = LibraryModel()\n  var body: some View { Text(\"\") }\n}"
    ),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for property in migration.project.observingProperties
    where property.file === contents.file && property.wrapper == "StateObject" && property.isConverted(in: migration) != nil {
      migration.replace(property.attribute.attributeName, in: contents.file, with: "State", self)
    }
  }
}
