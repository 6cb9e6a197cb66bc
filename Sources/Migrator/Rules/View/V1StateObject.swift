import SwiftSyntax

struct V1StateObject: Rule {
  let id: RuleID = "V1"
  let title = "@StateObject"
  let explanation = """
    A view, scene or app that owns its model keeps it in @State, which has the same bindings. SDKs before 2026 evaluate the initial value \
    whenever the view is made and throw all objects but the first away; where the class's init does more than fill in properties, this is \
    reported (D4).
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
    .rewritten(
      "annotations, values in parentheses, bindings and a qualified name",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var name = ""
          static let shared = Model()
        }
        struct Screen: View {
          @StateObject
          var first: Model = .shared
          @SwiftUI.StateObject /* owned */ fileprivate var second = Model()
          @StateObject(wrappedValue: Model()) private var third: Model
          var body: some View {
            TextField(third.name, text: $first.name)
            TextField("", text: self.$second.name)
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var name = ""
          static let shared = Model()
        }
        struct Screen: View {
          @State
          var first: Model = .shared
          @SwiftUI.State /* owned */ fileprivate var second = Model()
          @State(wrappedValue: Model()) private var third: Model
          var body: some View {
            TextField(third.name, text: $first.name)
            TextField("", text: self.$second.name)
          }
        }
        """),
    .rewritten(
      "a type State in sight",
      before: """
        import SwiftUI
        class Model: ObservableObject { @Published var name = "" }
        struct Screen: View {
          enum State { case idle }
          @StateObject private var model: Model
          private let state = State.idle
          init(model: Model) { _model = StateObject(wrappedValue: model) }
          var body: some View { Text(model.name) }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model { var name = "" }
        struct Screen: View {
          enum State { case idle }
          @SwiftUI.State private var model: Model
          private let state = State.idle
          init(model: Model) { _model = SwiftUI.State(wrappedValue: model) }
          var body: some View { Text(model.name) }
        }
        """),
    .rewritten(
      "generic views",
      before: """
        class BaseModel: ObservableObject { @Published var name = "" }
        struct Screen<Model: BaseModel>: View {
          @StateObject var model: Model
          var body: some View { TextField("", text: $model.name) }
        }
        """,
      after: """
        @Observable class BaseModel { var name = "" }
        struct Screen<Model: BaseModel>: View {
          @State var model: Model
          var body: some View { TextField("", text: $model.name) }
        }
        """),
    .rewritten(
      "an init that does something",
      before: """
        class Model: ObservableObject {
          @Published var count = 0
          init() { load() }
          func load() { count = 1 }
        }
        struct Screen: View {
          @StateObject private var model = Model()
          var body: some View { Text("\\(model.count)") }
        }
        """,
      after: """
        @Observable class Model {
          var count = 0
          init() { load() }
          func load() { count = 1 }
        }
        struct Screen: View {
          @State private var model = Model()
          var body: some View { Text("\\(model.count)") }
        }
        """, reports: ["V1"]),
    .rewritten(
      "an app is made once",
      before: """
        class Model: ObservableObject {
          @Published var count = 0
          init() { load() }
          func load() { count = 1 }
        }
        @main
        struct Main: App {
          @StateObject private var model = Model()
          var body: some Scene { WindowGroup { Text("\\(model.count)") } }
        }
        """,
      after: """
        @Observable class Model {
          var count = 0
          init() { load() }
          func load() { count = 1 }
        }
        @main
        struct Main: App {
          @State private var model = Model()
          var body: some Scene { WindowGroup { Text("\\(model.count)") } }
        }
        """),
    .rewritten(
      "an init that does something, in the argument of a memberwise initializer",
      before: """
        class Model: ObservableObject {
          @Published var n = 0
          init() { print("made") }
        }
        struct Child: View {
          @StateObject var model: Model
          var body: some View { Text("\\(model.n)") }
        }
        struct Root: View { var body: some View { Child(model: Model()) } }
        """,
      after: """
        @Observable class Model {
          var n = 0
          init() { print("made") }
        }
        struct Child: View {
          @State var model: Model
          var body: some View { Text("\\(model.n)") }
        }
        struct Root: View { var body: some View { Child(model: Model()) } }
        """, reports: ["V1"]),
    .untouched(
      "an object of another package",
      "import SwiftUI\nimport Library\nstruct Screen: View {\n  @StateObject var model = LibraryModel()\n  var body: some View { Text(\"\") }\n}"
    ),
    .refused(
      "an object of unknown type",
      """
      import Library
      struct Screen: View {
        @StateObject var model = makeModel()
        var body: some View { Text("") }
      }
      """, reports: ["V1"]),
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for (property, type) in migration.observing("StateObject", in: contents) {
      guard let name = property.attribute.nameToken else { continue }
      migration.replace(name, in: contents.file, withSystemType: "State", self)
      // What init assigns is V2's.
      if property.property.binding.initializer?.value.is(FunctionCallExprSyntax.self) == true,
        let effect = type.initializerEffect,
        // An app is made once.
        !property.owner.isApp
      {
        migration.report(
          finding(
            .warning, at: property.property.node, in: contents.file,
            "Before the 2026 SDKs, @State makes a \(type.name) whenever \(property.owner.name) is made, and its init calls \(effect). If "
              + "that must happen once, move it to a method that .task calls.", differences: [.d4, .d15]))
      }
    }
    warnOfArguments(in: contents, migration)
    for local in migration.localWrappers("StateObject", in: contents) {
      if let name = local.attribute.nameToken { migration.replace(name, in: contents.file, withSystemType: "State", self) }
    }
    for property in migration.project.observingProperties(in: contents)
    where property.wrapper == "StateObject" && property.isOfUnknownType {
      migration.report(
        finding(
          .warning, at: property.property.node, in: contents.file,
          "The type of \(property.property.name) cannot be told from the sources, so @StateObject stays. If its class is converted, write "
            + "@State instead."))
    }
  }

  /// The argument of a memberwise initializer was evaluated once, by @StateObject.
  private func warnOfArguments(in contents: FileContents, _ migration: Migration) {
    for call in contents.calls where !call.arguments.isEmpty {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
        name.first?.isUppercase == true,
        case .metatype(let view) = migration.project.type(of: call.calledExpression, in: contents.file),
        view.initializers.isEmpty,
        !view.isApp
      else { continue }
      for argument in call.arguments where argument.expression.is(FunctionCallExprSyntax.self) {
        guard let label = argument.label?.identifierText, let property = view.property(label),
          property.attribute("StateObject") != nil,
          case .instance(let type) = migration.project.type(of: property), migration.isConverted(type),
          migration.project.type(of: argument.expression, in: contents.file).nominal != nil, let effect = type.initializerEffect
        else { continue }
        migration.report(
          finding(
            .warning, at: argument.expression, in: contents.file,
            "Before the 2026 SDKs, this makes a \(type.name) whenever \(view.name) is made, and its init calls \(effect). If that must happen "
              + "once, keep the object in the view around \(view.name), or move it to a method that .task calls.",
            differences: [.d4, .d15]))
      }
    }
  }
}
