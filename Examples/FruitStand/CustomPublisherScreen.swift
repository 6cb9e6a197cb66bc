import Combine
import SwiftUI

final class Delivery: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  var isExpected = false {
    willSet {
      objectWillChange.send()
    }
  }
}

struct CustomPublisherScreen: View {
  @StateObject private var delivery = Delivery()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(delivery.isExpected ? "The fruit is on its way" : "No fruit today")
        .font(.title3)
      Toggle("Delivery", isOn: $delivery.isExpected)
    }
  }
}
