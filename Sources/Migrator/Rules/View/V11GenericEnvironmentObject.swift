struct V11GenericEnvironmentObject: Rule {
  let id: RuleID = "V11"
  let title = "@EnvironmentObject of generic, nested and qualified types"
  let explanation = """
    The type goes into @Environment as it is written, with its generic arguments and what stands before its dots.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "generic, nested, by another name and a generic parameter",
      before: """
        class Store<State>: ObservableObject {
          @Published var state: State
          init(state: State) { self.state = state }
        }
        enum Account {
          class Model: ObservableObject { @Published var name = "" }
        }
        typealias Login = Account.Model
        struct Screen<Model: Login>: View {
          @EnvironmentObject private var store: Store<[String: Int]>
          @EnvironmentObject var account: Account.Model
          @EnvironmentObject var login: Login
          @EnvironmentObject var model: Model
          var body: some View { Text("\\(store.state.count)" + account.name + login.name + model.name) }
        }
        @MainActor func screen() -> some View {
          Screen<Login>().environmentObject(Store(state: ["": 1])).environmentObject(Account.Model())
        }
        """,
      after: """
        @Observable class Store<State> {
          var state: State
          init(state: State) { self.state = state }
        }
        enum Account {
          @Observable class Model { var name = "" }
        }
        typealias Login = Account.Model
        struct Screen<Model: Login>: View {
          @Environment(Store<[String: Int]>.self) private var store
          @Environment(Account.Model.self) var account
          @Environment(Login.self) var login
          @Environment(Model.self) var model
          var body: some View { Text("\\(store.state.count)" + account.name + login.name + model.name) }
        }
        @MainActor func screen() -> some View {
          Screen<Login>().environment(Store(state: ["": 1])).environment(Account.Model())
        }
        """)
  ]
}
