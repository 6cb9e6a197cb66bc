import SwiftSyntax

struct V30PlainProperty: Rule {
  let id: RuleID = "V30"
  let title = "Views that hold an object without observing it"
  let explanation = """
    A view with a plain property, or @State, of an ObservableObject did not observe it: it was shown anew only with the view around it. What it \
    reads of an @Observable object is tracked however it holds it, so it updates from now on (D16). A note names the place.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "with let, @State and a value from elsewhere; only handed on; observed as well",
      before: """
        import SwiftUI
        class Model: ObservableObject { @Published var n = 0 }
        struct Plain: View {
          let model: Model
          var body: some View { Text("\\(model.n)") }
        }
        struct Held: View {
          @State var model: Model
          var body: some View { Text("\\(model.n)") }
        }
        struct Handed: View {
          let model: Model
          var body: some View { Plain(model: model).onTapGesture { model.n += 1 } }
        }
        struct Watcher: View {
          @ObservedObject var model: Model
          var body: some View { Text("\\(model.n)"); Handed(model: model); Held(model: model) }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model { var n = 0 }
        struct Plain: View {
          let model: Model
          var body: some View { Text("\\(model.n)") }
        }
        struct Held: View {
          @State var model: Model
          var body: some View { Text("\\(model.n)") }
        }
        struct Handed: View {
          let model: Model
          var body: some View { Plain(model: model).onTapGesture { model.n += 1 } }
        }
        struct Watcher: View {
          var model: Model
          var body: some View { Text("\\(model.n)"); Handed(model: model); Held(model: model) }
        }
        """, reports: ["V30", "V30"])
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    let project = migration.project
    for view in project.types where view.kind == .struct && view.buildsBody {
      for property in view.properties where property.observingAttribute == nil && !property.isStatic && !property.isComputed {
        guard project.type(of: property).unwrapped.nominal == type else { continue }
        let reads = ViewReads(property, in: view, of: type, in: project, appleStyle: migration.options.appleStyle)
        guard reads.tracked.contains(where: { !$0.isInAction }) else { continue }
        migration.report(
          finding(
            .note, at: property.node, in: property.file,
            "\(view.name) did not observe \(property.name), and updates from now on when what it reads of it changes.",
            differences: [.d16]))
      }
    }
  }
}
