import Foundation
import SwiftUICore

/// What a person did.
enum ClientEvent: Equatable {
  /// `name, id, ...`: the files of the elements say what follows.
  case element(ElementID, any ElementEvent)
  /// `"scheme", isDark`: the person prefers this colour scheme.
  case colorScheme(isDark: Bool)
  /// `"contrast", isIncreased`: the person wants colours that stand out farther.
  case contrast(isIncreased: Bool)
  /// `"scale", pixels`: so many pixels of the screen are as wide as a point.
  case displayScale(Double)
  /// `"sizes", "id width height; id width height x y; ..."`: how large things are, and where. The window has the id 0.
  case geometry([GeometryReport])

  /// Nil if no page of this version sends this.
  init?(_ parts: ArraySlice<ClientValue>) {
    guard case .string(let name)? = parts.first else { return nil }
    let arguments = parts.dropFirst()
    if name == "scheme" {
      guard arguments.count == 1, case .boolean(let isDark)? = arguments.first else { return nil }
      self = .colorScheme(isDark: isDark)
      return
    }
    if name == "contrast" {
      guard arguments.count == 1, case .boolean(let isIncreased)? = arguments.first else { return nil }
      self = .contrast(isIncreased: isIncreased)
      return
    }
    if name == "scale" {
      guard arguments.count == 1, let scale = arguments.first?.double, (0.01...1000).contains(scale) else { return nil }
      self = .displayScale(scale)
      return
    }
    if name == "sizes" {
      guard arguments.count == 1, case .string(let text)? = arguments.first, let reports = GeometryReport.all(in: text) else {
        return nil
      }
      self = .geometry(reports)
      return
    }
    guard case .integer(let number)? = arguments.first, let id = UInt32(exactly: number),
      let event = DOMCatalogue.events[name]?.decode(Array(arguments.dropFirst()))
    else { return nil }
    self = .element(ElementID(id), event)
  }

  static func == (lhs: ClientEvent, rhs: ClientEvent) -> Bool {
    func areEqual<Event: ElementEvent>(_ left: Event, _ right: any ElementEvent) -> Bool { left == right as? Event }
    return switch (lhs, rhs) {
    case (.element(let left, let event), .element(let right, let other)): left == right && areEqual(event, other)
    case (.colorScheme(let left), .colorScheme(let right)): left == right
    case (.contrast(let left), .contrast(let right)): left == right
    case (.displayScale(let left), .displayScale(let right)): left == right
    case (.geometry(let left), .geometry(let right)): left == right
    default: false
    }
  }
}
