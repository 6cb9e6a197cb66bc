import SwiftSyntax

struct M11PropertyWrapper: Rule {
  let id: RuleID = "M11"
  let title = "Other property wrappers in a model"
  let explanation = """
    A variable with a property wrapper cannot be tracked. It gets @ObservationIgnored. If other code reads it, a warning says that its changes \
    are not noticed. A wrapper that announces changes of the object around it, or one beside @Published, prevents the conversion: without it \
    the variable would be tracked no more. So does a value that a view shows, if announcements of the object brought the view up to date.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "injected and validated values",
      before: """
        import SwiftUI
        @propertyWrapper struct Injected<Value> { var wrappedValue: Value }
        class Model: ObservableObject {
          @Injected private var service: Int = 1
          /// The name.
          @Injected
          var name = ""
        }
        """,
      after: """
        import SwiftUI
        @propertyWrapper struct Injected<Value> { var wrappedValue: Value }
        @Observable class Model {
          @ObservationIgnored @Injected private var service: Int = 1
          /// The name.
          @ObservationIgnored @Injected
          var name = ""
        }
        """),
    .rewritten(
      "a view reads it",
      before: """
        import SwiftUI
        @propertyWrapper struct UserDefault<Value> { var wrappedValue: Value }
        class Model: ObservableObject { @UserDefault var name = "" }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text(model.name) }
        }
        """,
      after: """
        import SwiftUI
        @propertyWrapper struct UserDefault<Value> { var wrappedValue: Value }
        @Observable class Model { @ObservationIgnored @UserDefault var name = "" }
        struct Screen: View {
          var model: Model
          var body: some View { Text(model.name) }
        }
        """, reports: ["M11"]),
    .refused(
      "a view shows it, and was brought up to date",
      """
      import SwiftUI
      @propertyWrapper struct Clamped {
        private var value: Int
        init(wrappedValue: Int) { value = min(wrappedValue, 3) }
        var wrappedValue: Int { get { value } set { value = min(newValue, 3) } }
      }
      class Gauge: ObservableObject {
        @Clamped var level = 1
        @Published private(set) var turns = 0
        func up() {
          level += 1
          turns += 1
        }
      }
      struct GaugeView: View {
        @StateObject private var gauge = Gauge()
        var body: some View { Text("\\(gauge.level)") }
      }
      """, reports: ["M11"]),
    .rewritten(
      "a view shows an object that was put in",
      before: """
        import SwiftUI
        @propertyWrapper struct Injected<Value> { var wrappedValue: Value }
        class Service { let name = "service" }
        class Model: ObservableObject {
          @Injected var service = Service()
          @Published var count = 0
        }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text(model.service.name + "\\(model.count)") }
        }
        """,
      after: """
        import SwiftUI
        @propertyWrapper struct Injected<Value> { var wrappedValue: Value }
        class Service { let name = "service" }
        @Observable class Model {
          @ObservationIgnored @Injected var service = Service()
          var count = 0
        }
        struct Screen: View {
          var model: Model
          var body: some View { Text(model.service.name + "\\(model.count)") }
        }
        """, reports: ["M11"]),
    .rewritten(
      "a global actor is no property wrapper",
      before: """
        import SwiftUI
        @globalActor actor Background { static let shared = Background() }
        class Model: ObservableObject { @Background @Published var name = "" }
        """,
      after: """
        import SwiftUI
        @globalActor actor Background { static let shared = Background() }
        @Observable class Model { @Background var name = "" }
        """),
    .refused(
      "another wrapper beside @Published",
      """
      import Library
      import SwiftUI
      class Model: ObservableObject { @Published @Trimmed var name = "" }
      """, reports: ["M11"]),
    .refused(
      "a wrapper that announces changes",
      """
      import Combine
      @propertyWrapper struct Announced<Value> {
        private var value: Value
        init(wrappedValue: Value) { value = wrappedValue }
        @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set { fatalError() } }
        static subscript<Owner: ObservableObject>(
          _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
          storage storage: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
          get { owner[keyPath: storage].value }
          set {
            owner.objectWillChange.send()
            owner[keyPath: storage].value = newValue
          }
        }
      }
      class Model: ObservableObject { @Announced var name = "" }
      """, reports: ["M11"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    type.observableVariables.compactMap { property in
      guard let wrapper = project.wrapper(of: property) else { return nil }
      if property.isPublished {
        return finding(
          .refusal, at: wrapper, in: property.file,
          "\(type.name) is left as it is: \(property.name) has @\(wrapper.lastName) beside @Published, and a variable with a property "
            + "wrapper cannot be tracked. Do what the wrapper does in didSet or in a computed property.")
      }
      guard project.announcesOwnersChanges(wrapper, of: property) else {
        guard case .wrapped = project.storage(of: property) else { return nil }
        return obstacle(of: property, of: type, because: "a variable with @\(wrapper.lastName) cannot be tracked", in: project)
      }
      return finding(
        .refusal, at: wrapper, in: property.file,
        "\(type.name) is left as it is: the property wrapper @\(wrapper.lastName) of \(property.name) uses the object around it, which "
          + "must be an ObservableObject for that. Replace it by a variable that can be tracked.")
    }
  }

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables {
      guard case .wrapped(let wrapper) = migration.project.storage(of: property) else { continue }
      migration.ignore(property, self)
      if migration.project.isRead(property, of: type) {
        migration.report(
          finding(
            .warning, at: wrapper, in: property.file,
            "\(property.name) is not tracked, because it has the property wrapper @\(wrapper.lastName), but code outside of \(type.name) "
              + "reads it. A view is not updated by it; if it must be, make it a variable without a wrapper.", differences: [.d1])
        )
      }
    }
  }
}

extension Project {
  /// Whether the wrapper's declaration has the subscript that is given the object around the variable.
  fileprivate func announcesOwnersChanges(_ wrapper: AttributeSyntax, of property: Property) -> Bool {
    guard let path = wrapper.attributeName.path,
      let type = type(named: path, in: property.owner?.path ?? [], from: property.file)
    else { return false }
    return type.everywhere.contains { declaration in
      declaration.node.memberBlock.members.contains { member in
        member.decl.as(SubscriptDeclSyntax.self)?.parameterClause.parameters.first?.firstName.text == "_enclosingInstance"
      }
    }
  }

  /// Whether code outside of the type mentions the property of an object that is known to be of the type.
  func isRead(_ property: Property, of type: NominalType) -> Bool {
    contents.contains { contents in
      (contents.referencesByName[property.name] ?? []).contains { reference in
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
          let base = member.base,
          enclosingType(of: reference) != type
        else { return false }
        return self.type(of: base, in: contents.file).nominal == type
      }
    }
  }
}
