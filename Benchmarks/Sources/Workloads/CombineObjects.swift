import Combine

private final class Counter: ObservableObject {
  @Published var value = 0
}

/// The same work with this package's observable objects.
enum CombineObjects {
  static let name = "Combine"
  static let operations = 1_000

  static var workloads: [(name: String, prepare: @MainActor @Sendable () -> Run)] {
    [
      (
        "create and observe an object",
        {
          var objects: [Counter] = []
          var subscriptions: [AnyCancellable] = []
          objects.reserveCapacity(operations)
          subscriptions.reserveCapacity(operations)
          return Run(
            operations: operations,
            reset: {
              subscriptions.removeAll(keepingCapacity: true)
              objects.removeAll(keepingCapacity: true)
            },
            step: {
              for _ in 0..<operations {
                let object = Counter()
                subscriptions.append(object.objectWillChange.sink {})
                objects.append(object)
              }
            })
        }
      ),
      (
        "objectWillChange",
        {
          let object = Counter()
          let first = object.objectWillChange
          return Run(operations: operations) {
            for _ in 0..<operations { precondition(object.objectWillChange === first) }
          }
        }
      ),
      (
        "get a published value",
        {
          let object = Counter()
          var sum = 0
          return Run(operations: operations) {
            for _ in 0..<operations { sum &+= object.value }
          }
        }
      ),
      (
        "set a published value, one subscriber",
        {
          let object = Counter()
          var signals = 0
          let subscription = object.objectWillChange.sink { signals += 1 }
          return Run(operations: operations) {
            withExtendedLifetime(subscription) { for number in 0..<operations { object.value = number } }
          }
        }
      ),
    ]
  }
}
