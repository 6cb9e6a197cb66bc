import Foundation
import PagePictures
import SwiftUICore
import SwiftUITesting

extension TestHost {
  /// A picture of what a host shows.
  public struct Picture: Equatable, Sendable {
    /// The picture as PNG.
    public let png: Data
    /// How large the window is, in points.
    public let size: CGSize
    /// Pixels for each point.
    public let scale: Int
  }

  /// Whether this machine has the browser that pictures take: for `.enabled(if:)` of a test that may be left out.
  nonisolated public static var takesPictures: Bool {
    (try? Chromium.program(ProcessInfo.processInfo.environment)) != nil
  }

  /// A picture of what the host shows now, as a browser draws it.
  ///
  /// What is pending is done first, as by `turn()`. The picture changes nothing that a test can ask for: meanwhile the scene is laid out with
  /// the fonts of pages and as is chosen here, and then as before; bodies that are evaluated for that are not counted. The same input gives
  /// the same bytes on one machine. Animations are shown at their end, and nothing has the focus.
  ///
  /// One Chromium takes all pictures of the process, one at a time: some tenths of a second each, and a second for its start. It ends with
  /// the process.
  ///
  /// - Parameters:
  ///   - size: How large the window is, from 1 to 4000 points each way; nil for the host's `windowSize`.
  ///   - scale: Pixels for each point: 1, 2 or 3.
  ///   - scheme: What the person prefers; nil for what the host's environment says, as with the others.
  ///   - textSize: The size of text.
  ///   - locale: The locale.
  ///   - direction: The direction of lines.
  /// - Throws: With the reason `noBrowser` where the machine has no Chromium: then the error names what to install.
  public func picture(
    size: CGSize? = nil, scale: Int = 1, scheme: ColorScheme? = nil, textSize: DynamicTypeSize? = nil, locale: Locale? = nil,
    direction: LayoutDirection? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(PictureError) -> Picture {
    guard !isUnmounted else { throw PictureError(.input, "The host's scene has ended: there is nothing to take a picture of.") }
    let size = size ?? windowSize
    let lengths = [size.width, size.height].map { $0.rounded(.up) }
    guard lengths.allSatisfy({ (1...4000).contains($0) }) else {
      throw PictureError(.input, "A picture is from 1 to 4000 points wide and high, not \(size.width) by \(size.height).")
    }
    guard (1...3).contains(scale) else { throw PictureError(.input, "A point is 1, 2 or 3 pixels wide, not \(scale).") }
    do {
      return try await PictureStudio.shared.withPage { page in
        for _ in 0..<Self.turnLimit where self.graph.hasPendingWork {
          self.turn(fileID: fileID, filePath: filePath, line: line, column: column)
        }
        return try await self.uncounted {
          let oldSize = self.windowSize
          let kept = self.graph.writtenDefaults
          defer {
            if size != oldSize { self.windowSize = oldSize }
            self.graph.writtenDefaults = kept
            self.graph.layout?.directionsChanged()
            self.settleForPicture()
          }
          if size != oldSize { self.windowSize = size }
          if let scheme { self.environment(\.hostColorScheme, scheme) }
          if let textSize { self.environment(\.dynamicTypeSize, textSize) }
          if let locale { self.environment(\.locale, locale) }
          if let direction { self.environment(\.layoutDirection, direction) }
          self.settleForPicture()
          let values = EnvironmentValues(defaultsOf: self.graph)
          let png = try await PictureStudio.shared.picture(
            of: self.graph, width: Int(lengths[0]), height: Int(lengths[1]), scale: scale,
            .init(
              isDark: values.hostColorScheme == .dark, hasMoreContrast: values.hostContrast == .increased,
              hasLessMotion: values.hostMotionIsReduced),
            in: page)
          return Picture(png: png, size: size, scale: scale)
        }
      }
    } catch {
      throw PictureError(error)
    }
  }

  private static var turnLimit: Int { 10 }

  private func settleForPicture() {
    for _ in 0..<Self.turnLimit where graph.hasPendingWork { graph.turn() }
  }
}
