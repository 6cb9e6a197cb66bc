import SwiftUICore

extension FoundElement {
  /// Taps an element. The innermost around it that listens hears of it, as often as it wants: a button is pressed, an `onTapGesture`
  /// runs its action.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let path = try [reachable("tapped", at: site)] + current(at: site).path.reversed()
    for around in path {
      if let button = around.content as? ButtonContent {
        guard button.isEnabled else { throw ElementUnusable("\(around.summary) cannot be tapped: it is disabled", at: site) }
        host.graph.send(PressEvent(), to: around.id)
        return
      }
      for case let effect as TapEffect in around.effects {
        guard effect.isEnabled else {
          throw ElementUnusable("\(around.summary) cannot be tapped: it is disabled", at: site)
        }
        host.graph.send(TapEvent(), to: effect.target)
        return
      }
    }
    throw ElementUnusable("\(path[0].summary) cannot be tapped: neither it nor anything around it has an onTapGesture", at: site)
  }
}
