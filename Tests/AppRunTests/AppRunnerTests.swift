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

  @Test(
    "what is wrong with packages stays told until it is mended, also in a folder that has just come", .timeLimit(.minutes(5)))
  func packages() throws {
    func manifest(_ name: String, _ package: String = "", _ product: String = "") -> String {
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(package)],
        targets: [.target(name: "\(name)", dependencies: [\(product)])])
      """
    }
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\""],
      files: [
        "Kit/Package.swift": manifest("Kit"), "Kit/Sources/Kit/Kit.swift": "",
        "Core/Package.swift": "// swift-tools-version:5.9\nlet wrong: Int =",
        "Core/Sources/Core/Core.swift": "",
      ])
    var options = AppRunner.Options()
    (options.folder, options.target) = (app.folder.path, "App")
    (options.library, options.cache) = (app.library.path + "/Oriel", app.cache.path)
    let told = Mutex<[String]>([])
    let (path, core) = (app.folder.path + "/Core/Package.swift", manifest("Core"))
    var runner = AppRunner(options) { event in
      if case .failed(let text) = event { told.withLock { $0.append(text) } } else { told.withLock { $0.append("\(event)") } }
      // The person mends it when it was told.
      try? Data(core.utf8).write(to: URL(fileURLWithPath: path))
    }
    var watch = SourceWatch([app.folder.path + "/Sources", app.folder.path + "/Kit"])
    try app.folder.write(manifest("Kit", ".package(path: \"../Core\")", "\"Core\""), to: "Kit/Package.swift")
    let (sources, packages) = runner.waitForNext(&watch)
    #expect(sources.name == "App" && packages.watched == ["Core", "Kit"].map { "\(app.folder.path)/\($0)" })
    #expect(watch.folders == ["Sources/App", "Core", "Kit"].map { "\(app.folder.path)/\($0)" })
    #expect(
      told.withLock { $0.count } == 1 && told.withLock { $0.first?.localizedCaseInsensitiveContains("core") } == true,
      "\(told.withLock { $0 })")
  }

  @Test("a watch that follows other folders misses nothing of those that it had")
  func follow() throws {
    let folder = try AppFolder(["One/A.swift": "1", "Two/B.swift": "1"])
    var watch = SourceWatch([folder.path + "/One"])
    try folder.write("12", to: "One/A.swift")
    watch.follow([folder.path + "/One", folder.path + "/Two"])
    var changes = [watch.hasChanged(), watch.hasChanged()]
    try folder.write("12", to: "Two/B.swift")
    changes.append(watch.hasChanged())
    watch.follow([folder.path + "/Two"])
    changes.append(watch.hasChanged())
    #expect(changes == [true, false, true, false])
  }
}
