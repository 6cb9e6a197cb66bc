import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite struct SmokeTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
        if count > 1 { Text("Many") }
      }
      .padding()
    }
  }

  @Test func counter() throws {
    let host = TestHost { Counter() }
    print(host)
    #expect(host.texts == ["Count: 0", "Add"])
    host.resetCounts()
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.texts == ["Count: 1", "Add"])
    #expect(host.patchCount == 1)
    #expect(host.evaluations(of: Counter.self) == 1)
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.texts == ["Count: 2", "Add", "Many"])
  }
}
