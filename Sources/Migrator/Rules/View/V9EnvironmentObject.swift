import SwiftSyntax

struct V9EnvironmentObject: Rule {
  let id: RuleID = "V9"
  let title = "@EnvironmentObject"
  let explanation = """
    The object is read from the environment by its type: @Environment(Model.self). Access modifiers stay; with --apple-style a property \
    without one becomes private, as in Apple's article. A missing object stops the program earlier than before (D6).
    """
  let examples: [RuleExample] = [
    .rewritten(
      "modifiers stay",
      before: """
        import SwiftUI
        class Library: ObservableObject { @Published var count = 0 }
        struct LibraryView: View {
            @EnvironmentObject var library: Library
            @EnvironmentObject private var other: Library // the same
            var body: some View { Text("\\(library.count)") }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Library { var count = 0 }
        struct LibraryView: View {
            @Environment(Library.self) var library
            @Environment(Library.self) private var other // the same
            var body: some View { Text("\\(library.count)") }
        }
        """, reports: ["V9", "V9"]),
    .rewritten(
      "private in Apple's style",
      before: """
        import SwiftUI
        class Library: ObservableObject { @Published var count = 0 }
        struct LibraryView: View {
            @EnvironmentObject var library: Library
            var body: some View { Text("\\(library.count)") }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Library { var count = 0 }
        struct LibraryView: View {
            @Environment(Library.self) private var library
            var body: some View { Text("\\(library.count)") }
        }
        """,
      options: .with { $0.appleStyle = true }, reports: ["V9"]),
    .rewritten(
      "a generic view and a qualified name",
      before: """
        import SwiftUI
        protocol Named: ObservableObject { var name: String { get } }
        class Model: Named { @Published var name = "" }
        struct NameView<Source: Named>: View {
          @EnvironmentObject var source: Source
          @SwiftUI.EnvironmentObject internal var model: Model
          var body: some View { Text(source.name + model.name) }
        }
        @MainActor func screen() -> some View { NameView<Model>().environmentObject(Model()) }
        """,
      after: """
        import SwiftUI
        protocol Named: AnyObject, Observable { var name: String { get } }
        @Observable class Model: Named { var name = "" }
        struct NameView<Source: Named>: View {
          @Environment(Source.self) var source
          @SwiftUI.Environment(Model.self) internal var model
          var body: some View { Text(source.name + model.name) }
        }
        @MainActor func screen() -> some View { NameView<Model>().environment(Model()) }
        """),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for (property, type) in migration.observing("EnvironmentObject", in: contents) {
      guard let annotation = property.property.binding.typeAnnotation, let name = property.attribute.nameToken else { continue }
      let node = property.property.node
      migration.replace(name, in: contents.file, withSystemType: "Environment", self)
      migration.replace(
        name.bytes.upperBound..<property.attribute.bytes.upperBound, in: contents.file,
        with: "(\(annotation.type.trimmedDescription).self)", self)
      migration.replace(
        property.property.binding.pattern.bytes.upperBound..<annotation.bytes.upperBound, in: contents.file, with: "", self)
      if migration.options.appleStyle, !node.modifiers.contains(where: { $0.name.isAccessModifier }) {
        migration.insert(
          "private ", before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.bindingSpecifier), in: contents.file, self)
      }
      if !migration.project.isInjected(type) {
        migration.report(
          finding(
            .warning, at: property.attribute, in: contents.file,
            "Nothing here puts a \(type.name) into the environment. If it is missing, the program now stops before body runs, "
              + "even if body does not use it. Check every place that shows \(property.owner.name), previews and tests too.",
            differences: [.d6]))
      }
    }
  }
}

extension Project {
  /// Whether some code puts an object of the type into the environment.
  ///
  /// For a protocol, which a generic view is constrained to, one of its classes will do.
  func isInjected(_ type: NominalType) -> Bool {
    injectedTypes.contains(type) || type.kind == .protocol && injectedTypes.contains { $0.adopts(type) }
  }
}

extension NominalType {
  fileprivate func adopts(_ other: NominalType) -> Bool {
    var pending = [self]
    var seen: Set<NominalType> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      if type == other { return true }
      pending += type.protocols
      if let superclass = type.superclass { pending.append(superclass) }
    }
    return false
  }
}

extension TokenSyntax {
  var isAccessModifier: Bool { ["private", "fileprivate", "internal", "package", "public", "open"].contains(text) }
}
