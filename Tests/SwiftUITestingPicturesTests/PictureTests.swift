import Foundation
import PagePictures
import SwiftUI
import SwiftUITesting
import Testing
import Waiting

@testable import SwiftUITestingPictures

@MainActor @Suite("Pictures of what a test host shows", .serialized, .enabled(if: TestHost.takesPictures))
struct PictureTests {
  private struct Cart: View {
    @State private var count = 1
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale

    var body: some View {
      VStack {
        Text("\(count) pears")
        Text("\(scheme == .dark ? "dark" : "light") \(locale.identifier)")
        Text(1234.5, format: .number)
        Button("More") { count += 1 }
        GeometryReader { place in Text("\(Int(place.size.width)) wide") }
      }
    }
  }

  /// Width and height, as a PNG's head says them.
  private func pixels(of png: Data) -> [Int] {
    [16, 20].map { place in png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func host() -> TestHost { TestHost(windowSize: CGSize(width: 200, height: 160)) { Cart() } }

  @Test("the same input gives the same bytes, and another state others")
  func bytes() async throws {
    let host = host()
    let first = try await host.picture()
    #expect(first.png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(pixels(of: first.png) == [200, 160])
    #expect((first.size, first.scale) == (CGSize(width: 200, height: 160), 1))
    #expect(try await host.picture() == first)
    #expect(try await self.host().picture() == first)
    try host.find(.button("More")).press()
    host.turn()
    #expect(try await host.picture() != first)
  }

  @Test("a picture changes nothing that a test can ask for")
  func noTraces() async throws {
    let host = host()
    host.environment(\.locale, Locale(identifier: "de"))
    host.turn()
    host.resetCounts()
    let (description, texts) = (host.description, host.texts)
    let frame = try host.find(.text("1 pears")).frame
    _ = try await host.picture(
      size: CGSize(width: 390, height: 300), scale: 2, scheme: .dark, textSize: .accessibility2, locale: Locale(identifier: "fr"),
      direction: .rightToLeft)
    #expect(host.description == description)
    #expect(host.texts == texts)
    #expect(try host.find(.text("1 pears")).frame == frame)
    #expect(host.windowSize == CGSize(width: 200, height: 160))
    #expect(host.evaluationCount == 0 && host.patchCount == 0 && host.trace.isEmpty)
    #expect(host.warnings.isEmpty && !host.turn())
    try host.find(.button("More")).press()
    #expect(host.turn())
    #expect(host.texts.contains("2 pears"))
    host.unmount()
    #expect(host.leaks.isEmpty)
  }

  @Test("each choice is seen in the picture")
  func choices() async throws {
    let host = host()
    var pictures = [try await host.picture().png]
    pictures.append(try await host.picture(scheme: .dark).png)
    pictures.append(try await host.picture(textSize: .accessibility1).png)
    pictures.append(try await host.picture(locale: Locale(identifier: "de")).png)
    pictures.append(try await host.picture(direction: .rightToLeft).png)
    pictures.append(try await host.picture(size: CGSize(width: 220, height: 160)).png)
    pictures.append(try await host.picture(scale: 2).png)
    #expect(Set(pictures).count == pictures.count)
    #expect(pixels(of: pictures[6]) == [400, 320])
    // What the host's environment says counts in the same way.
    host.environment(\.colorScheme, .dark)
    #expect(try await host.picture().png == pictures[1])
  }

  @Test("one browser takes all pictures, and it ends with the process that has started it")
  func oneBrowser() async throws {
    _ = try await host().picture()
    let number = try #require(PictureStudio.shared.browserNumber)
    async let first = host().picture()
    async let second = host().picture()
    #expect(try await first == second)
    #expect(PictureStudio.shared.browserNumber == number)
    let pipeEnds = try Chromium(program: try Chromium.program(ProcessInfo.processInfo.environment))
    _ = try await ChromiumPage(pipeEnds)
    pipeEnds.end()
    #expect(kill(pipeEnds.processIdentifier, 0) != 0)
  }

  @Test("what cannot be is refused, with what would be right")
  func wrongInput() async throws {
    let host = host()
    await #expect { try await host.picture(size: .zero) } throws: {
      ($0 as? PictureError)?.reason == .input && "\($0)".contains("from 1 to 4000 points")
    }
    await #expect { try await host.picture(scale: 9) } throws: { "\($0)".contains("1, 2 or 3 pixels") }
    host.unmount()
    await #expect { try await host.picture() } throws: { "\($0)".contains("has ended") }
    #expect { try PictureRecording([PictureRecording.variable: "yes"]) } throws: { "\($0)".contains("missing, all, never") }
  }

  @Test("a stored picture is written when it is missing, and a difference is told with its pixels and files")
  func stored() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let host = host()
    let stored = StoredPicture(named: "The cart", in: folder, besides: #filePath)
    let first = try await host.picture().png
    let never = try await stored.compare(first, .never, allowing: 0)
    #expect(never?.contains("There is no picture '\(folder)/The-cart.png'") == true)
    let missing = try await stored.compare(first, .missing, allowing: 0)
    #expect(missing?.contains("There was no picture 'The cart'") == true)
    #expect(FileManager.default.contents(atPath: stored.path) == first)
    try await expectPicture(of: host, named: "The cart", in: folder)

    try host.find(.button("More")).press()
    let second = try await host.picture().png
    let told = try #require(try await stored.compare(second, .missing, allowing: 0))
    let count = try #require(told.firstMatch(of: /in (\d+) pixels/).flatMap { Int($0.1) })
    #expect((1...2000).contains(count))
    #expect(told.contains(stored.path) && told.contains(stored.newPath) && told.contains(stored.differencePath))
    #expect(FileManager.default.contents(atPath: stored.newPath) == second)
    #expect(FileManager.default.fileExists(atPath: stored.differencePath))
    #expect(try await stored.compare(second, .missing, allowing: count) == nil)
    #expect(!FileManager.default.fileExists(atPath: stored.newPath))
    #expect(try await stored.compare(second, .all, allowing: 0) == nil)
    #expect(FileManager.default.contents(atPath: stored.path) == second)

    try Data("no picture".utf8).write(to: URL(fileURLWithPath: stored.path))
    await #expect { try await stored.compare(second, .missing, allowing: 0) } throws: { "\($0)".contains("cannot be read") }
    let unwritable = StoredPicture(named: "x", in: "/proc/nowhere", besides: #filePath)
    await #expect { try await unwritable.compare(second, .missing, allowing: 0) } throws: {
      "\($0)".contains("'/proc/nowhere/x.png' cannot be written")
    }
  }
}
