import Foundation

/// Which scene of an app a window shows, as hosts can keep it.
package enum SceneAddress: Hashable, Sendable {
  /// The one that opens when the app begins.
  case first
  /// The app's settings.
  case settings
  /// A scene by its identifier, and the value that its window shows, as JSON; nil for none.
  case window(id: String, value: String?)
}

/// What a scene says about its windows.
package struct WindowTraits {
  package enum Kind: Sendable {
    /// Any number of windows.
    case group
    /// One window, which comes to the front when it is opened again.
    case single
    case settings
  }

  package let kind: Kind
  package let title: String?
  /// What the app calls it, or else the type of its values.
  let id: String?
  /// The type of the values that its windows show.
  let valueType: Any.Type?
  /// How large a new window is, in points.
  package var size: CGSize?
  var launch: SceneLaunchBehavior = .automatic
  var resizability: WindowResizability = .automatic
  /// Whether a window is to be no larger than its content, either.
  package var isLimitedByContent: Bool { resizability == .contentSize || resizability == .automatic && kind == .settings }

  init(_ kind: Kind, title: String?, id: String? = nil, valueType: Any.Type? = nil) {
    self.kind = kind
    self.title = title
    self.id = id ?? valueType.map { String(reflecting: $0) }
    self.valueType = valueType
  }
}

/// What a host is to open.
package struct WindowRequest: Equatable, Sendable {
  package let address: SceneAddress
  /// Whether a window at this address that is there already comes to the front instead.
  package let isUnique: Bool
  /// How large a new window is, in points; nil where the scene does not say.
  package let size: CGSize?
}
