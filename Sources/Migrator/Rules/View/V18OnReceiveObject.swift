struct V18OnReceiveObject: Rule {
  let id: RuleID = "V18"
  let title = "onReceive(model.objectWillChange)"
  let explanation = """
    A view that receives every change of an object keeps its class from being converted, unless --bridge keeps the publisher. Use \
    onChange(of:) with the properties that are meant.
    """
  let examples: [RuleExample] = [
    .refused(
      "a view that receives",
      """
      import SwiftUI
      class Model: ObservableObject { @Published var count = 0 }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text("").onReceive(model.objectWillChange) { print("changes") } }
      }
      """, reports: ["V18"])
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard options.bridge != .everything || !type.canBeBridged else { return [] }
    return project.subscriptions(to: type).filter(\.isReceivedByView).map {
      finding(
        .refusal, at: $0.node, in: $0.file,
        "\(type.name) is left as it is, because a view receives its objectWillChange. Use onChange(of:) with the properties that are "
          + "meant, or --bridge.", differences: [.d8])
    }
  }
}
