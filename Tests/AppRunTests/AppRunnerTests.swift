import Foundation
import Testing

@testable import AppRun

@Suite("What `oriel run` tells the app")
struct AppRunnerTests {
  @Test("the folder of what the app keeps is the one that was said, wherever the app runs")
  func dataFolder() {
    var options = AppRunner.Options()
    #expect(AppRunner.arguments(options, port: nil).isEmpty)
    options.dataFolder = "kept here"
    let folder = FileManager.default.currentDirectoryPath + "/kept here"
    #expect(AppRunner.arguments(options, port: nil) == ["--data", folder])
    options.dataFolder = "/kept"
    #expect(AppRunner.arguments(options, port: nil) == ["--data", "/kept"])
  }

  @Test("an app that was built again is at the address of its open page, and opens no other")
  func again() {
    var options = AppRunner.Options()
    #expect(AppRunner.arguments(options, port: "8081") == ["--port", "8081", "--no-open"])
    options.arguments = ["--port", "9000", "--no-open"]
    #expect(AppRunner.arguments(options, port: "9000") == options.arguments)
  }
}
