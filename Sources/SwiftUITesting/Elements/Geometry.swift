import Foundation
import SwiftUICore

extension ElementQuery.Role {
  /// `GeometryReader`.
  public static let geometryReader = Self("geometryReader")
  /// `Canvas`.
  public static let canvas = Self("canvas")
}

extension TestHost {
  /// The size of a telephone's window, in points.
  nonisolated public static var usualWindowSize: CGSize { CGSize(width: 390, height: 844) }

  package var takesEstimates: Bool { true }

  func tellWindowSize() {
    guard let event = GeometryEvent(size: windowSize) else { return site.fail("No window is \(windowSize) large") }
    graph.feature(WindowGeometry.self).setSize(event)
  }

  /// Frames may be others now. Views hear of that in the same turn, as they would where layout is a part of it; an endless change, where a
  /// size leads to another frame each time, goes on in the next turns.
  func followSizes() {
    var rounds = 0
    while let geometry = graph.featureInUse(WindowGeometry.self), rounds < 10, geometry.estimate(), graph.turn() { rounds += 1 }
  }
}

extension FoundElement {
  /// Says how large the element is, as a host does that has laid it out; and where it is in the window, (0, 0) as long as nobody says
  /// that. What asks for the size of the element, or of something around it such as a clip, hears of it in the next turn.
  public func setSize(
    _ size: CGSize, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try report(size, nil, at: host.use(at: fileID, filePath, line, column))
  }

  /// Says where the element is in the window, and how large, as a host does that has laid it out.
  public func setFrame(
    _ frame: CGRect, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try report(frame.size, frame.origin, at: host.use(at: fileID, filePath, line, column))
  }

  private func report(_ size: CGSize, _ origin: CGPoint?, at site: CallSite) throws {
    let current = try current(at: site).element
    guard let event = GeometryEvent(size: size, origin: origin) else {
      throw ElementUnusable("\(current.summary) cannot be laid out: no window has room for \(size)", at: site)
    }
    host.graph.send(event, to: current.id)
    for case let effect as any MeasuringEffect in current.effects {
      if let target = effect.measured { host.graph.send(event, to: target) }
    }
  }
}
