import SwiftSyntax

struct L1ObservedObjectInitialValue: LintRule {
  let id: RuleID = "L1"
  let title = "An @ObservedObject that creates its object"
  let explanation = """
    @ObservedObject keeps nothing: its initial value is made anew each time the view around it makes this view, and what the old object \
    knew is lost. It is for objects that come from elsewhere. A view that owns its object keeps it in @StateObject, or in @State if its \
    class is @Observable. An initial value that is shared, such as Model.shared, is in order.
    """
  let examples: [LintExample] = [
    .reported(
      "the view owns the object", lines: [6, 7],
      """
      import SwiftUI
      class Model: ObservableObject {
        @Published var count = 0
      }
      struct Screen: View {
        @ObservedObject var model = Model()
        @ObservedObject private var other: Model = .init()
        var body: some View { Text("\\(model.count) \\(other.count)") }
      }
      """,
      fixed: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0
        }
        struct Screen: View {
          @StateObject var model = Model()
          @StateObject private var other: Model = .init()
          var body: some View { Text("\\(model.count) \\(other.count)") }
        }
        """),
    .reported(
      "an @Observable class", lines: [4],
      """
      import SwiftUI
      @Observable class Model { var count = 0 }
      struct Screen: View {
        @ObservedObject var model = Model()
        var body: some View { Text("\\(model.count)") }
      }
      """,
      fixed: """
        import SwiftUI
        @Observable class Model { var count = 0 }
        struct Screen: View {
          @State var model = Model()
          var body: some View { Text("\\(model.count)") }
        }
        """, compiles: false),
    .reported(
      "another view may give its own object, so nothing is rewritten", lines: [4, 9],
      """
      import SwiftUI
      class Model: ObservableObject { @Published var count = 0 }
      struct Row: View {
        @ObservedObject var model = Model()
        var body: some View { Text("\\(model.count)") }
      }
      struct List: View {
        @StateObject var model = Model()
        @ObservedObject var own = Model()
        init(own: Model) { self.own = own }
        var body: some View { Row(model: model) }
      }
      """),
    .fine(
      "a shared object, and one that is given",
      """
      import SwiftUI
      class Model: ObservableObject {
        static let shared = Model()
        static func main() -> Model { shared }
      }
      struct Screen: View {
        @ObservedObject var model = Model.shared
        @ObservedObject var same = Model.main()
        @ObservedObject var given: Model
        @StateObject var own = Model()
        var body: some View { Text("") }
      }
      """),
    .fine(
      "an app, which is made once",
      """
      import SwiftUI
      class Model: ObservableObject { @Published var count = 0 }
      @main
      struct Main: App {
        @ObservedObject var model = Model()
        var body: some Scene { WindowGroup { Text("\\(model.count)") } }
      }
      """),
    .fine(
      "a class that is no view",
      "import SwiftUI\nclass Model: ObservableObject {}\nstruct Box { @ObservedObject var model = Model() }"),
  ]

  func findings(in project: Project) -> [LintFinding] {
    let given = project.argumentLabels
    return project.observingProperties.compactMap { observing in
      guard observing.wrapper == "ObservedObject", project.isPartOfViews(observing.owner),
        // An app is made once, and its object with it.
        !observing.owner.isApp,
        let value = observing.property.binding.initializer?.value,
        let type = project.createdClass(by: value, of: observing.property)
      else { return nil }
      let property = observing.property
      let wrapper = project.isTracked(type) && !project.conformsToObservableObject(type) ? "State" : "StateObject"
      let isGiven =
        given[observing.owner]?.contains(property.name) == true || project.initializersMention(property, in: observing.owner)
      let message =
        "\(property.name) is a new \(type.name) each time \(observing.owner.name) is made, and what the old one knew is lost. "
      guard !isGiven, project.references(to: "_" + property.name, of: property, in: observing.owner).isEmpty else {
        return finding(
          at: observing.attribute, in: property.file,
          message
            + "Remove the initial value, so that the object always comes from outside, or keep an own object in @\(wrapper).")
      }
      return finding(
        at: observing.attribute, in: property.file, message + "Keep an object that the view owns in @\(wrapper).",
        fix: FixIt(
          message: "Write @\(wrapper) instead of @ObservedObject.",
          edits: [replacing(observing.attribute.attributeName, with: wrapper)]))
    }
  }
}

extension Project {
  /// The labels with which the sources create values of each type.
  fileprivate var argumentLabels: [NominalType: Set<String>] {
    var labels: [NominalType: Set<String>] = [:]
    for contents in contents {
      for call in contents.calls where call.arguments.contains(where: { $0.label != nil }) {
        guard let type = createdType(by: call, in: contents.file), isPartOfViews(type) else { continue }
        for argument in call.arguments {
          if let label = argument.label { labels[type, default: []].insert(label.identifierText) }
        }
      }
    }
    return labels
  }

  /// The type whose initializer is called.
  func createdType(by call: FunctionCallExprSyntax, in file: SourceFile) -> NominalType? {
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
      callee = base
    }
    // Names of types begin with a capital letter, and looking up every other name would take long.
    guard let name = callee.lastToken(viewMode: .sourceAccurate)?.text, name.first?.isUppercase == true || name == ">" else {
      return nil
    }
    guard case .metatype(let type) = type(of: callee, in: file) else { return nil }
    return type
  }

  /// Whether an initializer of the type mentions the property, to give it a value or otherwise.
  func initializersMention(_ property: Property, in owner: NominalType) -> Bool {
    ["", "_"].contains { prefix in
      references(to: prefix + property.name, of: property, in: owner).contains { reference, _ in
        reference.isInInitializer
      }
    }
  }
}

extension SyntaxProtocol {
  /// Whether the node stands in an initializer of the type around it.
  var isInInitializer: Bool {
    var node = parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.asProtocol((any DeclGroupSyntax).self) != nil { return false }
      node = current.parent
    }
    return false
  }
}
