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

  func tellWindowSize() {
    guard let event = GeometryEvent(size: windowSize) else { return site.fail("No window is \(windowSize) large") }
    graph.feature(WindowGeometry.self).setSize(event)
    graph.layout?.setWindow(windowSize, insets: safeAreaInsets)
  }
}

extension FoundElement {
  /// Where the view is in the window, in points from its left and upper edges, as it was laid out in the last turn.
  ///
  /// It is the frame of the view with the modifiers before `accessibilityIdentifier(_:)`, or of the view alone where there is none. Zero for
  /// what takes no part in the layout, such as an item of a menu.
  public var frame: CGRect {
    guard let node = host.graph.layout?.node(element.id), node.hasPlace else { return .zero }
    let index = element.effects.firstIndex { ($0 as? AccessibilityEffect)?.identifier != nil }
    return node.windowFrame(at: index.map(node.levelOfEffect) ?? 0)
  }

  /// Where the view is in another one that stands around it or beside it, in points from the other's left and upper edges.
  public func frame(in other: FoundElement) -> CGRect {
    let origin = other.frame.origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

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
