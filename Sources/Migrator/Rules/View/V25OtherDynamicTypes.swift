struct V25OtherDynamicTypes: Rule {
  let id: RuleID = "V25"
  let title = "View modifiers and other types with the wrappers"
  let explanation = """
    View modifiers, dynamic properties and the like are rewritten by the same rules as views.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a modifier and a dynamic property",
      before: """
        class Model: ObservableObject { @Published var isOn = false }
        struct Switched: ViewModifier {
          @ObservedObject var model: Model
          @StateObject private var own = Model()
          func body(content: Content) -> some View {
            content.disabled(model.isOn)
            Toggle("", isOn: $own.isOn)
          }
        }
        struct Setting: DynamicProperty {
          @ObservedObject private var model: Model
          init(model: Model) { _model = ObservedObject(wrappedValue: model) }
          @MainActor var isOn: Binding<Bool> { $model.isOn }
        }
        struct Quiet: DynamicProperty {
          @EnvironmentObject private var model: Model
          @MainActor var isOn: Binding<Bool> { $model.isOn }
        }
        @MainActor func screen() -> some View { Text("").environmentObject(Model()) }
        """,
      after: """
        @Observable class Model { var isOn = false }
        struct Switched: ViewModifier {
          var model: Model
          @State private var own = Model()
          func body(content: Content) -> some View {
            content.disabled(model.isOn)
            Toggle("", isOn: $own.isOn)
          }
        }
        struct Setting: DynamicProperty {
          @Bindable private var model: Model
          init(model: Model) { _model = Bindable(model) }
          @MainActor var isOn: Binding<Bool> { $model.isOn }
        }
        struct Quiet: DynamicProperty {
          @Environment(Model.self) private var model
          @MainActor var isOn: Binding<Bool> { Bindable(model).isOn }
        }
        @MainActor func screen() -> some View { Text("").environment(Model()) }
        """)
  ]
}
