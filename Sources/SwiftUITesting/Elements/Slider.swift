import SwiftUICore

extension ElementQuery.Role {
  /// Sliders.
  public static let slider = Self("slider")
}

extension ElementQuery {
  /// A slider by its label, or any.
  public static func slider(_ label: String? = nil) -> ElementQuery { ElementQuery(.slider, label: label) }
}

extension FoundElement {
  /// Where the thumb of a slider stands, from 0 to 1.
  public var normalizedSliderPosition: Double { (element.content as? SliderContent)?.position.value ?? 0 }

  /// Moves the thumb of a slider to positions from 0 to 1, one after the other, and lets go of it.
  public func adjust(
    toNormalizedSliderPosition positions: Double..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    for position in positions {
      var content = try check("moved", SliderContent.self, "slider", at: site)
      content.position = EditedValue(min(max(position, 0), 1), revision: content.position.revision + 1)
      host.send(SliderEvent.move(content.position), showing: content, on: element.id)
    }
    host.graph.send(SliderEvent.end, to: element.id)
  }
}
