import SwiftUI
import SwiftUITesting
import XCTest

/// The test host in XCTest. On Linux, XCTest takes methods of the main actor only if they are `async`.
final class XCTestTests: XCTestCase {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  @MainActor func testPressing() async throws {
    let host = TestHost(strict: true) { Counter() }
    try host.find(.button("0")).press()
    host.turn()
    XCTAssertEqual(host.texts, ["1"])
  }

  @MainActor func testSettling() async throws {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View { Text(text).task { text = "loaded" } }
    }
    let host = TestHost { Loading() }
    try await host.settle()
    XCTAssertEqual(host.texts, ["loaded"])
  }
}
