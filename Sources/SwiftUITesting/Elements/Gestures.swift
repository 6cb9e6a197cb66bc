import Foundation
import SwiftUICore

extension TestHost {
  /// The clock of pointers: it goes on when a test says so.
  private final class PointerClock: GraphFeature {
    var time = 0.0

    init(in graph: ViewGraph) {
      graph.feature(GestureArbiter.self).hasTimers = false
    }
  }

  /// Lets time pass for gestures: a press lasts, a second tap comes too late.
  public func passTime(_ seconds: Double) {
    let clock = graph.feature(PointerClock.self)
    clock.time += seconds
    graph.feature(GestureArbiter.self).advance(to: clock.time)
  }

  func point(
    _ kind: PointerEvent.Kind, _ location: CGPoint, pointer: Int = 0, to target: ElementID, isOnControl: Bool = false,
    origins: [ElementID: CGPoint] = [:]
  ) {
    let time = graph.feature(PointerClock.self).time
    guard
      let event = PointerEvent(kind, pointer: pointer, at: location, time: time, isOnControl: isOnControl, origins: origins)
    else { return site.fail("No window has a place \(location)") }
    graph.send(event, to: target)
  }
}

extension FoundElement {
  /// Puts a pointer down on an element, moves it through places, and lifts it: a drag, if anything around listens to one. Places are in
  /// the element's own space; between two of them a frame passes.
  public func drag(
    from start: CGPoint = .zero, through places: CGPoint..., lifts: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let target = try gesture("dragged", at: host.use(at: fileID, filePath, line, column))
    host.point(.down, start, to: target)
    for place in places {
      host.passTime(1 / 60)
      host.point(.move, place, to: target)
    }
    if lifts { host.point(.up, places.last ?? start, to: target) }
  }

  /// Lifts the pointer that a drag or a press has left down.
  public func lift(
    at place: CGPoint = .zero, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    host.point(.up, place, to: try gesture("lifted from", at: host.use(at: fileID, filePath, line, column)))
  }

  /// Takes the pointer away that a drag or a press has left down, as scrolling does.
  public func cancelGesture(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    host.point(.cancel, .zero, to: try gesture("cancelled", at: host.use(at: fileID, filePath, line, column)))
  }

  /// Presses an element for so many seconds.
  public func longPress(
    duration: Double = 0.6, lifts: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let target = try gesture("pressed", at: host.use(at: fileID, filePath, line, column))
    host.point(.down, .zero, to: target)
    host.passTime(duration)
    if lifts { host.point(.up, .zero, to: target) }
  }

  /// Puts two pointers down on an element, 100 points apart, and moves them to other places relative to their middle.
  public func pinch(
    magnification: CGFloat = 1, rotation: Angle = .zero, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let target = try gesture("pinched", at: host.use(at: fileID, filePath, line, column))
    func place(_ side: CGFloat, _ scale: CGFloat, _ angle: Angle) -> CGPoint {
      CGPoint(x: side * 50 * scale * cos(angle.radians), y: side * 50 * scale * sin(angle.radians))
    }
    for (pointer, side) in [CGFloat(-1), 1].enumerated() {
      host.point(.down, place(side, 1, .zero), pointer: pointer, to: target)
    }
    host.passTime(1 / 60)
    for (pointer, side) in [CGFloat(-1), 1].enumerated() {
      host.point(.move, place(side, magnification, rotation), pointer: pointer, to: target)
    }
    for (pointer, side) in [CGFloat(-1), 1].enumerated() {
      host.point(.up, place(side, magnification, rotation), pointer: pointer, to: target)
    }
  }

  /// Moves a pointer over an element, to a place in its own space; nil moves it away.
  public func hover(
    at place: CGPoint? = .zero, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let path = try [reachable("pointed at", at: site)] + current(at: site).path.reversed()
    let listeners = path.flatMap { $0.effects.compactMap { $0 as? HoverListeningEffect } }
    guard !listeners.isEmpty, let event = HoverEvent(at: place) else {
      throw ElementUnusable("Nothing hears of a pointer over \(path[0].summary)", at: site)
    }
    for listener in listeners { host.graph.send(event, to: listener.target) }
  }

  /// Where the innermost gesture around the element hears of pointers.
  private func gesture(_ use: String, at site: CallSite) throws -> ElementID {
    let path = try [reachable(use, at: site)] + current(at: site).path.reversed()
    let gestures = path.flatMap { $0.effects.compactMap { $0 as? GestureEffect } }
    guard !gestures.isEmpty else {
      throw ElementUnusable("\(path[0].summary) cannot be \(use): neither it nor anything around it has a gesture", at: site)
    }
    guard let enabled = gestures.first(where: \.isEnabled) else {
      throw ElementUnusable("\(path[0].summary) cannot be \(use): it is disabled", at: site)
    }
    return enabled.target
  }
}
