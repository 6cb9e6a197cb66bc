import Foundation
import Synchronization
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

  @Test("a port that something else listens on is told before anything is built")
  func port() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    try withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = try #require(bytes.baseAddress).assumingMemoryBound(to: sockaddr.self)
      #expect(bind(descriptor, pointer, size) == 0 && listen(descriptor, 1) == 0)
      #expect(getsockname(descriptor, pointer, &size) == 0)
    }
    let port = String(UInt16(bigEndian: address.sin_port))
    var options = AppRunner.Options()
    let folder = try AppFolder([
      "App.swift": "import SwiftUI\n@main struct Fruit: App { var body: some Scene { WindowGroup { Text(\"\") } } }"
    ])
    options.folder = folder.path
    options.arguments = ["--no-open", "--port", port]
    let said = Mutex(false)
    var runner = AppRunner(options) { _ in said.withLock { $0 = true } }
    #expect {
      _ = try runner.run()
    } throws: {
      "\($0)".hasPrefix("Port \(port) of 127.0.0.1 is taken. Name another with --port")
    }
    #expect(!said.withLock { $0 })
    #expect(PortCheck.problem(with: []) == nil && PortCheck.problem(with: ["--port", "0"]) == nil)
  }

  @Test("a module that is missing is told once, and every other mistake once")
  func told() {
    func missing(_ file: String) -> [String] {
      [
        "/a/\(file):1:8: error: no such module 'Elsewhere'", "1 | import Elsewhere",
        "  |        `- error: no such module 'Elsewhere'",
      ]
    }
    let mistake = ["/a/A.swift:3:5: error: cannot find 'x' in scope", "3 |   x", "  |   `- error: cannot find 'x' in scope"]
    let lines =
      ["Updating https://example.org/a", "Computed https://example.org/a at 1.0 (1s)", "Building for debugging..."]
      + missing("A.swift") + mistake + missing("B.swift") + mistake + missing("C.swift")
      + ["error: fatalError"]
    var first = missing("A.swift")
    first[0] += " (and in 2 more files)"
    let told = AppBuild.told(lines)
    #expect(told == first + mistake + ["error: fatalError"])
    #expect(AppBuild.withoutMissingModules(told.joined(separator: "\n")) == mistake.joined(separator: "\n"))
  }
}
