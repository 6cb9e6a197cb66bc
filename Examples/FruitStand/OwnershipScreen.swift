import SwiftUI

/// Counts how many baskets have been made.
final class BasketCounter {
  private(set) var count = 0

  func add() {
    count += 1
  }
}

final class Basket: ObservableObject {
  init(counter: BasketCounter) {
    counter.add()
  }
}

struct OwnershipScreen: View {
  @State private var isRefreshed = false
  @State private var stateCounter = BasketCounter()
  @State private var observedCounter = BasketCounter()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Toggle("Refresh", isOn: $isRefreshed)
      StateObjectDescription(value: isRefreshed, counter: stateCounter)
      ObservedObjectDescription(value: isRefreshed, counter: observedCounter)
    }
  }
}

struct StateObjectDescription: View {
  let value: Bool
  let counter: BasketCounter
  @StateObject private var basket: Basket

  init(value: Bool, counter: BasketCounter) {
    self.value = value
    self.counter = counter
    _basket = StateObject(wrappedValue: Basket(counter: counter))
  }

  var body: some View {
    Text("State object: the value is \(String(describing: value)), baskets made: \(counter.count)")
  }
}

struct ObservedObjectDescription: View {
  let value: Bool
  let counter: BasketCounter
  @ObservedObject private var basket: Basket

  init(value: Bool, counter: BasketCounter) {
    self.value = value
    self.counter = counter
    _basket = ObservedObject(wrappedValue: Basket(counter: counter))
  }

  var body: some View {
    Text("Observed object: the value is \(String(describing: value)), baskets made: \(counter.count)")
  }
}
