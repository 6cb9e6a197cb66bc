import SwiftSyntax

struct M28UnknownSuperclass: Rule {
  let id: RuleID = "M28"
  let title = "Subclasses of a library's observable objects"
  let explanation = """
    A class whose superclass is not in the sources may be an ObservableObject through it. As long as the superclass is one, its subclasses \
    stay what they are.
    """
  let examples: [RuleExample] = [
    .refused(
      "published properties below a class of a library",
      """
      import Combine
      import Library
      class Model: LibraryModel { @Published var count = 0 }
      """, reports: ["M28"]),
    .refused(
      "the conformance may come from the superclass",
      """
      import Combine
      import Library
      protocol Counting: ObservableObject { var count: Int { get } }
      class Model: LibraryModel, Counting { @Published var count = 0 }
      """, reports: ["M28"]),
    .rewritten(
      "a class that says itself that it is an ObservableObject inherits from none",
      before: """
        import Foundation
        import SwiftUI
        class Model: NSObject, ObservableObject { @Published var count = 0 }
        """,
      after: """
        import Foundation
        import SwiftUI
        @Observable class Model: NSObject { var count = 0 }
        """),
    .untouched(
      "a class of the system is no ObservableObject",
      """
      import Combine
      import Foundation
      class Model: NSObject { @Published var count = 0 }
      class Other: Identifiable { @Published var count = 0 }
      """),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard type.ownConformances.isEmpty, type.superclass?.isObservableObject != true else { return [] }
    return type.declarations.compactMap { refusal(of: $0, in: project) }
  }

  func convertUses(in contents: FileContents, in migration: Migration) {
    for declaration in contents.types where declaration.kind == .class {
      guard let type = migration.project.type(of: declaration), !type.isObservableObject, !type.isObservable,
        declaration.properties.contains(where: \.isPublished), let refusal = refusal(of: declaration, in: migration.project)
      else { continue }
      migration.report(refusal)
    }
  }

  private func refusal(of declaration: TypeDeclaration, in project: Project) -> Finding? {
    guard let entry = declaration.unknownSuperclass(in: project), let name = entry.type.lastName else { return nil }
    return finding(
      .refusal, at: entry, in: declaration.file,
      "\(declaration.path.last ?? "The class") is left as it is: \(name) is not in these sources and may be an ObservableObject. "
        + "Convert it together with \(name), or not at all.")
  }
}

extension TypeDeclaration {
  /// The entry for a superclass that neither the sources declare nor the system, as far as its name tells.
  func unknownSuperclass(in project: Project) -> InheritedTypeSyntax? {
    guard kind == .class, let entry = inheritedTypes.first, let name = entry.type.lastName, let path = entry.type.path else {
      return nil
    }
    let context = Array(self.path.dropLast())
    guard !entry.isObservableObjectAlone, project.type(named: path, in: context, from: file) == nil,
      project.alias(path, from: file) == nil, !name.isNameOfSystemClass, !name.isNameOfProtocol
    else { return nil }
    return entry
  }
}

extension String {
  /// Whether a class of this name comes with Foundation or with Apple's frameworks, by the prefix that most of these have.
  var isNameOfSystemClass: Bool {
    if prefix(3).count == 3, prefix(3).allSatisfy(\.isUppercase) { return true }
    return [
      "Bundle", "Dimension", "FileManager", "Formatter", "JSONDecoder", "JSONEncoder", "NotificationCenter", "Operation",
      "Process",
      "Progress", "Stream", "InputStream", "OutputStream", "Thread", "Timer", "Unit", "UndoManager", "UserDefaults",
    ].contains(self)
  }

  /// Whether the name is one of the usual protocols', or is made like one.
  var isNameOfProtocol: Bool {
    let known = [
      "AnyObject", "Actor", "CaseIterable", "CodingKey", "Collection", "Error", "Sequence", "View", "App", "Scene",
      "ViewModifier",
      "DynamicProperty", "CustomStringConvertible", "IteratorProtocol", "AsyncSequence", "Publisher", "Subscriber", "Subject",
      "Cancellable",
    ]
    let ends = [
      "able", "ible", "Protocol", "Delegate", "DataSource", "ing", "Convertible", "Representable", "Observer", "Interface",
      "Type",
    ]
    return known.contains(self) || ends.contains(where: hasSuffix)
  }
}
