import Foundation
import Synchronization

/// Which alignment guide: one of SwiftUI's, or one of an app's own by its type.
package struct AlignmentKey: Hashable, Sendable {
  private let number: UInt16

  private init(_ number: UInt16) {
    self.number = number
  }

  package static let leading = AlignmentKey(0)
  package static let horizontalCenter = AlignmentKey(1)
  package static let trailing = AlignmentKey(2)
  package static let listRowSeparatorLeading = AlignmentKey(3)
  package static let listRowSeparatorTrailing = AlignmentKey(4)
  package static let top = AlignmentKey(vertical)
  package static let verticalCenter = AlignmentKey(vertical + 1)
  package static let bottom = AlignmentKey(vertical + 2)
  package static let firstTextBaseline = AlignmentKey(vertical + 3)
  package static let lastTextBaseline = AlignmentKey(vertical + 4)
  /// The middle of the capitals of the first line; of a view without text its own middle. Icons of labels stand there.
  package static let firstTextMiddle = AlignmentKey(vertical + 5)

  /// The numbers of guides along the vertical axis begin here, and those of apps' own guides at `custom` above either beginning.
  private static let vertical: UInt16 = 0x8000
  private static let custom: UInt16 = 16

  package var axis: Axis { number < Self.vertical ? .horizontal : .vertical }

  /// Whether it is an edge or a middle, which containers do not hand on (4.63).
  var isHandedOn: Bool {
    switch self {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: false
    default: true
    }
  }

  /// Where the guide is in a view that does not say it.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .leading, .listRowSeparatorLeading, .top: return 0
    case .horizontalCenter: return dimensions.width / 2
    case .trailing, .listRowSeparatorTrailing: return dimensions.width
    case .verticalCenter, .firstTextMiddle: return dimensions.height / 2
    // Without text in it, a view stands on its lower edge.
    case .bottom, .firstTextBaseline, .lastTextBaseline: return dimensions.height
    default:
      guard let type = Self.registry.withLock({ $0.types[self] }) else { return 0 }
      return type.id.defaultValue(in: dimensions)
    }
  }

  /// The same for a guide of SwiftUI's own; nil for others.
  func builtInValue(in size: CGSize) -> CGFloat? {
    switch self {
    case .leading, .listRowSeparatorLeading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing, .listRowSeparatorTrailing: size.width
    case .verticalCenter, .firstTextMiddle: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    default: nil
    }
  }

  /// Types have no state: they may cross threads.
  private struct CustomType: @unchecked Sendable {
    let id: any AlignmentID.Type
  }

  private struct Name: Hashable {
    let type: ObjectIdentifier
    let axis: Axis
  }

  private struct Registry {
    var keys: [Name: AlignmentKey] = [:]
    var types: [AlignmentKey: CustomType] = [:]
  }

  private static let registry = Mutex(Registry())

  /// The key of an app's own guide: the same one whenever the same type is asked for. O(1).
  package static func custom(_ type: any AlignmentID.Type, along axis: Axis) -> AlignmentKey {
    let type = CustomType(id: type)
    return registry.withLock { registry in
      let name = Name(type: ObjectIdentifier(type.id), axis: axis)
      if let key = registry.keys[name] { return key }
      let number = custom + UInt16(truncatingIfNeeded: registry.keys.count)
      let key = AlignmentKey(axis == .horizontal ? number : vertical + number)
      registry.keys[name] = key
      registry.types[key] = type
      return key
    }
  }
}

extension AlignmentKey: CustomStringConvertible {
  /// The name of the guide, for outlines and failures.
  package var description: String {
    switch self {
    case .leading: "leading"
    case .horizontalCenter, .verticalCenter: "center"
    case .trailing: "trailing"
    case .listRowSeparatorLeading: "listRowSeparatorLeading"
    case .listRowSeparatorTrailing: "listRowSeparatorTrailing"
    case .top: "top"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .firstTextMiddle: "firstTextMiddle"
    case .lastTextBaseline: "lastTextBaseline"
    default: Self.registry.withLock { registry in registry.types[self].map { "\($0.id)" } ?? "custom" }
    }
  }
}
