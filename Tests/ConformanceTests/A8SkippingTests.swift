import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A8: Skipping and dynamic properties") struct A8SkippingTests {
  @Test("calling the body of a primitive view stops the process with SwiftUI's message", .behaviour(143))
  func primitiveBody() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Text("").body }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("body() should not be called on Text."))
  }
}
