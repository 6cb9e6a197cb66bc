import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Synchronization
import Testing

/// What SwiftUI's warnings show of an app's data, and where.
@MainActor
@Suite("Values in warnings") struct WarningTests {
  struct Repeated: View {
    static let id = "secret\u{1b}[2J\nforged: " + String(repeating: "x", count: 500)

    var body: some View {
      ForEach([Self.id, Self.id], id: \.self) { _ in Text("Row") }
      Picker("Letters", selection: .constant(Self.id)) { Text("a").tag("a") }
    }
  }

  @Test("a server's log has the types of values and not the values")
  func server() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Diagnostics.showsValues.store(false, ordering: .relaxed)
      await MainActor.run { _ = TestHost { Repeated() } }
      StandardError.write("one\u{1b}[2J\u{2028}line\n")
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("the ID of type “String” occurs multiple times"))
    #expect(output.contains("the selection of type “String” is invalid"))
    #expect(!output.contains("secret") && !output.contains("forged"), "\(output)")
    #expect(output.contains("one [2J line \n") && !output.contains("\u{1b}"))
  }

  @Test("where the app is made they show the beginnings of values, on one line")
  func development() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { Repeated() } }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("the ID secret\\u{1B}[2J\\nforged: xxx"), "\(output)")
    #expect(!output.contains(String(repeating: "x", count: 100)) && !output.contains("\u{1b}"))
    #expect(!output.contains("\nforged"))
  }
}
