import SwiftSyntax

struct M21ReadInInit: Rule {
  let id: RuleID = "M21"
  let title = "Tracked variables that init reads"
  let explanation = """
    Before the 2026 SDKs, @State makes the object while the body of the view above is tracked, so that what init reads becomes a dependency of \
    that view (D5). A warning names the first such read of a class that a view keeps with @StateObject. Read a local constant instead, or _name, \
    the storage.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "reads of each kind",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0
          @Published var names: [String] = []
          @Published var last: Int
          var cache = 0
          init() {
            last = 1
            names = []
            print(cache)
            names.append("")
            count += 1
          }
          init(count: Int) {
            last = count
            self.count = count
            print(count)
            Task { print(self.count) }
          }
        }
        struct Screen: View {
          @StateObject private var model = Model()
          var body: some View { Text("\\(model.count)") }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var count = 0
          var names: [String] = []
          var last: Int
          @ObservationIgnored var cache = 0
          init() {
            last = 1
            names = []
            print(cache)
            names.append("")
            count += 1
          }
          init(count: Int) {
            last = count
            self.count = count
            print(count)
            Task { print(self.count) }
          }
        }
        struct Screen: View {
          @State private var model = Model()
          var body: some View { Text("\\(model.count)") }
        }
        """, reports: ["M21"]),
    .rewritten(
      "no view keeps the object",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0
          init() { count += 1 }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var count = 0
          init() { count += 1 }
        }
        """),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    let project = migration.project
    guard type.kind == .class, project.isKeptByView(type) else { return }
    var reads: [SyntaxIdentifier: (reference: DeclReferenceExprSyntax, property: Property, file: SourceFile)] = [:]
    // Of what was not published init reads the storage (M20).
    for property in type.observableVariables where property.isPublished && project.isTracked(property, options: migration.options)
    {
      for (reference, file) in project.references(to: property.name, of: property, in: type) where !reference.isAssigned {
        guard let initializer = reference.initializer, project.enclosingType(of: reference) == type else { continue }
        if let known = reads[initializer.id], known.reference.position < reference.position { continue }
        reads[initializer.id] = (reference, property, file)
      }
    }
    for (reference, property, file) in reads.values {
      migration.report(
        finding(
          .warning, at: reference, in: file,
          "init reads \(property.name), which is tracked. With SDKs before 2026 the view that makes the object then updates when "
            + "\(property.name) changes. Read a local constant or _\(property.name) instead.", differences: [.d5]))
    }
  }
}

extension Project {
  /// Whether some view keeps an object of the type with `@StateObject`.
  fileprivate func isKeptByView(_ type: NominalType) -> Bool {
    observingProperties.contains { $0.wrapper == "StateObject" && $0.value.nominal == type }
  }
}
