import SwiftSyntax

struct M10LazyVariable: Rule {
  let id: RuleID = "M10"
  let title = "lazy variables"
  let explanation = """
    A lazy variable cannot be tracked, because tracking makes a variable computed. It gets @ObservationIgnored; it was not published before. Where \
    a view shows it, code changes it, and announcements of the object brought the view up to date, the class is left: the view would stand still.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "with modifiers",
      before: """
        class Model: ObservableObject {
          lazy var list = [1, 2, 3]
          private(set) lazy var text: String = {
            "text"
          }()
        }
        """,
      after: """
        @Observable class Model {
          @ObservationIgnored lazy var list = [1, 2, 3]
          @ObservationIgnored private(set) lazy var text: String = {
            "text"
          }()
        }
        """),
    .rewritten(
      "in Apple's style too",
      before: "class Model: ObservableObject {\n  lazy var list = [1, 2, 3]\n}",
      after: "@Observable class Model {\n  @ObservationIgnored lazy var list = [1, 2, 3]\n}",
      options: .with { $0.appleStyle = true }),
    .refused(
      "a view shows it, and it changes",
      """
      import SwiftUI
      class Gauge: ObservableObject {
        lazy var table: [Int] = [1]
        @Published private(set) var turns = 0
        func up() {
          table.append(turns)
          turns += 1
        }
      }
      struct GaugeView: View {
        @StateObject private var gauge = Gauge()
        var body: some View { Text("\\(gauge.table.count)") }
      }
      """, reports: ["M10"]),
    .rewritten(
      "a view shows it, and it stays as it is",
      before: """
        import SwiftUI
        class Gauge: ObservableObject {
          lazy var title = "level"
          @Published private(set) var turns = 0
        }
        struct GaugeView: View {
          @ObservedObject var gauge: Gauge
          var body: some View { Text(gauge.title + "\\(gauge.turns)") }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Gauge {
          @ObservationIgnored lazy var title = "level"
          private(set) var turns = 0
        }
        struct GaugeView: View {
          var gauge: Gauge
          var body: some View { Text(gauge.title + "\\(gauge.turns)") }
        }
        """),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    type.observableVariables.compactMap { property in
      guard case .lazy = project.storage(of: property) else { return nil }
      return obstacle(of: property, of: type, because: "a lazy variable cannot be tracked", in: project)
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables {
      if case .lazy = migration.project.storage(of: property) { migration.ignore(property, self) }
    }
  }
}

extension Rule {
  /// The refusal of a class for a variable that a view shows and that cannot be tracked; nil if none does.
  func obstacle(of property: Property, of type: NominalType, because reason: String, in project: Project) -> Finding? {
    guard let read = project.untrackableShownVariables[ObjectIdentifier(property)] else { return nil }
    return finding(
      .refusal, at: property.node, in: property.file,
      "\(type.name) is left as it is: \(read.view.name) shows \(property.name) (\(read.file.path), line "
        + "\(read.file.location(of: read.place).line)), every announcement of \(type.name) brought it up to date, and \(reason). Publish what "
        + "it shows, in a variable that can be tracked.", differences: [.d1])
  }
}
