struct M38Tests: Rule {
  let id: RuleID = "M38"
  let title = "Tests that wait for publishers"
  let explanation = """
    A test that subscribes to $property goes on with the property's new publisher (M17); one that counts objectWillChange keeps its class from \
    being converted (M15). Better use withObservationTracking, or, in view tests, count the evaluations of bodies.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "an expectation on a property",
      before: """
        import Combine
        import Foundation
        class Model: ObservableObject { @Published var count = 0 }
        struct ModelTests {
          func testCount() {
            let model = Model()
            var counts: [Int] = []
            let subscription = model.$count.sink { counts.append($0) }
            model.count = 1
            precondition(counts == [0, 1])
            subscription.cancel()
          }
        }
        """,
      after: """
        import Combine
        import Foundation
        import Observation
        @Observable class Model { var count = 0 { willSet { countPublisher.send(newValue) } }; @ObservationIgnored private(set) lazy var \
        countPublisher = CurrentValueSubject<Int, Never>(count) }
        struct ModelTests {
          func testCount() {
            let model = Model()
            var counts: [Int] = []
            let subscription = model.countPublisher.sink { counts.append($0) }
            model.count = 1
            precondition(counts == [0, 1])
            subscription.cancel()
          }
        }
        """)
  ]
}
