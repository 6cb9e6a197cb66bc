struct V23ForEachBinding: Rule {
  let id: RuleID = "V23"
  let title = "ForEach over a binding"
  let explanation = """
    ForEach($model.items) { $item in … } uses the projection like any other binding: see V5 and V10.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "observed, owned and from the environment",
      before: """
        struct Item: Identifiable {
          var id = 0
          var name = ""
        }
        class Model: ObservableObject { @Published var items: [Item] = [] }
        struct Observed: View {
          @ObservedObject var model: Model
          var body: some View {
            ForEach($model.items) { $item in TextField("", text: $item.name) }
          }
        }
        struct Owned: View {
          @StateObject private var model = Model()
          var body: some View {
            List($model.items) { $item in TextField("", text: $item.name) }
          }
        }
        struct Shared: View {
          @EnvironmentObject private var model: Model
          var body: some View {
            ForEach($model.items) { $item in TextField("", text: $item.name) }
          }
        }
        @MainActor func screen() -> some View { Shared().environmentObject(Model()) }
        """,
      after: """
        struct Item: Identifiable {
          var id = 0
          var name = ""
        }
        @Observable class Model { var items: [Item] = [] }
        struct Observed: View {
          @Bindable var model: Model
          var body: some View {
            ForEach($model.items) { $item in TextField("", text: $item.name) }
          }
        }
        struct Owned: View {
          @State private var model = Model()
          var body: some View {
            List($model.items) { $item in TextField("", text: $item.name) }
          }
        }
        struct Shared: View {
          @Environment(Model.self) private var model
          var body: some View {
            @Bindable var model = model
            ForEach($model.items) { $item in TextField("", text: $item.name) }
          }
        }
        @MainActor func screen() -> some View { Shared().environment(Model()) }
        """)
  ]
}
