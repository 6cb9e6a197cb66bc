import SwiftSyntax

struct V17OnReceiveProperty: Rule {
  let id: RuleID = "V17"
  let title = "onReceive(model.$property)"
  let explanation = """
    The view goes on receiving the property's values, from the publisher that the class gets (M17): the first one too, equal ones too, \
    before the view updates. If none of this matters, onChange(of:) says the same without a publisher.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "a view that receives",
      before: """
        import Combine
        import SwiftUI
        class Model: ObservableObject {
          @Published var count = 0
        }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text("").onReceive(model.$count.dropFirst()) { print($0) } }
        }
        """,
      after: """
        import Combine
        import SwiftUI
        @Observable class Model {
          var count = 0 { willSet { countPublisher.send(newValue) } }
          @ObservationIgnored private(set) lazy var countPublisher = CurrentValueSubject<Int, Never>(count)
        }
        struct Screen: View {
          var model: Model
          var body: some View { Text("").onReceive(model.countPublisher.dropFirst()) { print($0) } }
        }
        """, reports: ["V17"])
  ]

  func convertUses(in contents: FileContents, in migration: Migration) {
    for use in migration.project.publisherUses(in: contents) where use.isReceivedByView {
      guard case .property(let property) = use.kind, migration.isBridged(property) else { continue }
      migration.report(
        finding(
          .note, at: use.node, in: contents.file,
          "onChange(of: …\(property.name)) would do without a publisher, if the first value, equal values and the time before the update "
            + "do not matter.", differences: [.d13]))
    }
  }
}
