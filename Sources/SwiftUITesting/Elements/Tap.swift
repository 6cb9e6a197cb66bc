import SwiftUICore

extension FoundElement {
  /// Taps an element as often as said, in quick succession. The innermost around it that listens hears of it: a button is pressed, an
  /// `onTapGesture` runs its action. Where several taps would be something else, time passes until they would come too late.
  public func tap(
    count: Int = 1, at location: CGPoint = .zero, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let path = try [reachable("tapped", at: site)] + current(at: site).path.reversed()
    let gestures = path.flatMap { $0.effects.compactMap { $0 as? GestureEffect } }.filter(\.isEnabled)
    for around in path {
      if let button = around.content as? ButtonContent {
        guard button.isEnabled else { throw ElementUnusable("\(around.summary) cannot be tapped: it is disabled", at: site) }
        let outer = gestures.filter { !$0.demands.isDisjoint(with: [.simultaneous, .highPriority]) }
        for _ in 0..<count where !outer.isEmpty { try tap(outer[0], location, isOnControl: true) }
        let isTaken = outer.contains { $0.demands.contains(.highPriority) && $0.demands.contains(.tap) }
        for _ in 0..<count where !isTaken { host.graph.send(PressEvent(), to: around.id) }
        return
      }
      if around.content is NavigationLinkContent || around.content is TabItemContent {
        guard around.content.isEnabled else {
          throw ElementUnusable("\(around.summary) cannot be tapped: it is disabled", at: site)
        }
        host.graph.send(PressEvent(), to: around.id)
        return
      }
      let own = around.effects.compactMap { $0 as? GestureEffect }
      guard let first = own.first else { continue }
      guard own.contains(where: \.isEnabled) else {
        throw ElementUnusable("\(around.summary) cannot be tapped: it is disabled", at: site)
      }
      for _ in 0..<count { try tap(first.isEnabled ? first : own.first { $0.isEnabled } ?? first, location, isOnControl: false) }
      host.passTime(1)
      return
    }
    throw ElementUnusable("\(path[0].summary) cannot be tapped: neither it nor anything around it has an onTapGesture", at: site)
  }

  private func tap(_ effect: GestureEffect, _ location: CGPoint, isOnControl: Bool) throws {
    host.point(.down, location, to: effect.target, isOnControl: isOnControl)
    host.passTime(0.05)
    host.point(.up, location, to: effect.target, isOnControl: isOnControl)
    host.passTime(0.05)
  }
}
