import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AppData

@MainActor @Suite("Tests of apps")
struct TestHostTests {
  private struct Reader: View {
    @AppStorage("oriel.tests.stored") private var stored = "nothing"
    var body: some View {
      Text(stored)
      Button("Store") { stored = "pressed" }
    }
  }

  @Test("what an app stores in a test goes into no container")
  func nothingStored() throws {
    let name = ProcessInfo.processInfo.processName
    let host = TestHost { Reader() }
    try host.find(.button("Store")).press()
    host.turn()
    #expect(host.texts.first == "pressed")
    UserDefaults.standard.removeObject(forKey: "oriel.tests.stored")
    let container = AppContainer(of: name, environment: ProcessInfo.processInfo.environment)
    #expect(!FileManager.default.fileExists(atPath: container.folder))
  }
}
