import SwiftUICore

extension FoundElement {
  /// Taps an element that listens to taps, as often as it wants: the innermost `onTapGesture` around it hears of it.
  public func tap() throws {
    let current = try current()
    for case let effect as TapEffect in current.effects {
      host.graph.send(TapEvent(), to: effect.target)
      return
    }
    throw ElementUnusable(reason: "\(current.summary) cannot be tapped: it has no onTapGesture")
  }
}
