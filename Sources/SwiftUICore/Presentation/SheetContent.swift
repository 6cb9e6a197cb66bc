import Foundation

/// A sheet, or what stands for one: a cover, a popover, an inspector. Its parent is always the root; the host shows it above all
/// else.
package struct SheetContent: ElementContent {
  package enum Kind: String, Sendable, CaseIterable {
    case sheet
    /// Covers the whole window.
    case cover
    /// Beside what it belongs to; in a narrow window a sheet.
    case popover
    /// A column at the trailing edge, beside the window's content; in a narrow window a sheet.
    case inspector
  }

  package let kind: Kind
  package var traits: SheetTraits
  package var inner: InnerKinds = []

  package init(_ kind: Kind = .sheet, _ traits: SheetTraits = .none) {
    self.kind = kind
    self.traits = traits
  }

  package var role: ElementRole { ElementRole(kind.rawValue) }
  package var isModal: Bool { kind != .inspector && traits.backgroundInteraction?.isEnabled(at: traits.selected) != true }
  package var summary: [String] { traits.summary }

  /// What the environment says where it is presented: it does not stand inside of that. Nil is nothing.
  package var environment: EnvironmentEffect? { traits.environment }

  /// Whether a person may close it.
  package var isDismissible: Bool { kind != .cover && !traits.isDismissDisabled }
}

extension SheetContent: HoldingContent {
  package var wantedKinds: InnerKinds { [.list, .scroller, .growing, .pages, .columns, .topList] }
}

/// What is rarely said about a sheet. A reference, so that nobody else pays for it.
package final class SheetTraits: Equatable, Sendable {
  /// How high a sheet may stand, in ascending order; empty for one that is as high as can be.
  package let detents: [SheetHeight]
  /// The place of the present one among the detents.
  package let selected: Int
  package let dragIndicator: Visibility
  package let cornerRadius: CGFloat?
  package let background: Paint?
  package let backgroundInteraction: SheetInteraction?
  /// Whether a swipe on its content scrolls that before it makes the sheet higher.
  package let scrollsFirst: Bool
  package let isDismissDisabled: Bool
  /// What it is in a narrow window, and in a low one.
  package let adaptation: SheetAdaptation
  package let anchor: SheetAnchor?
  /// The width of an inspector, in points.
  package let width: CGFloat?
  /// How large it is in a wide window; nil is as usual.
  package let sizing: SheetSizing?
  /// The view out of which it grows, and into which it shrinks (`TransitionSourceEffect`).
  package let zoomKey: String?
  /// What the environment says where it is presented: it does not stand inside of that.
  package let environment: EnvironmentEffect?

  package static let none = SheetTraits()

  package init(
    detents: [SheetHeight] = [], selected: Int = 0, dragIndicator: Visibility = .automatic, cornerRadius: CGFloat? = nil,
    background: Paint? = nil, backgroundInteraction: SheetInteraction? = nil, scrollsFirst: Bool = false,
    isDismissDisabled: Bool = false, adaptation: SheetAdaptation = SheetAdaptation(), anchor: SheetAnchor? = nil,
    width: CGFloat? = nil, sizing: SheetSizing? = nil, zoomKey: String? = nil, environment: EnvironmentEffect? = nil
  ) {
    self.detents = detents
    self.selected = selected
    self.dragIndicator = dragIndicator
    self.cornerRadius = cornerRadius
    self.background = background
    self.backgroundInteraction = backgroundInteraction
    self.scrollsFirst = scrollsFirst
    self.isDismissDisabled = isDismissDisabled
    self.adaptation = adaptation
    self.anchor = anchor
    self.width = width
    self.sizing = sizing
    self.zoomKey = zoomKey
    self.environment = environment
  }

  package static func == (left: SheetTraits, right: SheetTraits) -> Bool {
    if left === right { return true }
    guard left.detents == right.detents, left.selected == right.selected, left.dragIndicator == right.dragIndicator,
      left.cornerRadius == right.cornerRadius, left.background == right.background,
      left.backgroundInteraction == right.backgroundInteraction, left.scrollsFirst == right.scrollsFirst
    else { return false }
    return left.isDismissDisabled == right.isDismissDisabled && left.adaptation == right.adaptation
      && left.anchor == right.anchor && left.width == right.width && left.sizing == right.sizing
      && left.environment == right.environment && left.zoomKey == right.zoomKey
  }

  var summary: [String] {
    let heights = detents.enumerated().map { $0.offset == selected ? "[\($0.element)]" : "\($0.element)" }
    var words: [String] = []
    if !heights.isEmpty { words.append("detents=\(heights.joined(separator: ","))") }
    if dragIndicator != .automatic { words.append("dragIndicator=\(dragIndicator)") }
    if let cornerRadius { words.append("cornerRadius=\(cornerRadius)") }
    if let background { words.append("background=\(background)") }
    if let backgroundInteraction { words.append("backgroundInteraction=\(backgroundInteraction)") }
    if isDismissDisabled { words.append("stays") }
    if let sizing { words.append("sizing=\(sizing.kind)") }
    if let summary = environment?.summary { words.append(summary) }
    return words
  }
}

/// How high a sheet stands.
package enum SheetHeight: Hashable, Sendable, CustomStringConvertible {
  /// A part of the greatest height, between 0 and 1.
  case fraction(CGFloat)
  /// Points.
  case points(CGFloat)

  /// For order, as a part of a usual telephone's height.
  var estimate: CGFloat {
    switch self {
    case .fraction(let fraction): fraction
    case .points(let points): points / Self.usualHeight
    }
  }

  /// What a sheet may take of the window of a usual telephone, in points.
  static var usualHeight: CGFloat { 760 }

  package var description: String {
    switch self {
    case .fraction(let fraction): "\(fraction)"
    case .points(let points): "\(points)pt"
    }
  }
}

/// Whether what is behind a sheet can be used.
package enum SheetInteraction: Equatable, Sendable {
  case disabled, enabled
  /// As long as the sheet stands at this detent or a lower one.
  case enabledUpThrough(Int)

  package func isEnabled(at selected: Int) -> Bool {
    switch self {
    case .disabled: false
    case .enabled: true
    case .enabledUpThrough(let highest): selected <= highest
    }
  }
}

/// What a presentation is where there is little room.
package struct SheetAdaptation: Equatable, Sendable {
  package enum Form: String, Sendable { case automatic, none, popover, sheet, cover }

  /// Where the window is narrow.
  package var horizontal = Form.automatic
  /// Where it is low.
  package var vertical = Form.automatic

  package init() {}
}

/// Where a popover points to.
package struct SheetAnchor: Equatable, Sendable {
  /// The element that it belongs to.
  package let element: ElementID?
  /// A place in it, in units of its size; nil is its edge.
  package let point: Paint.Point?
  /// A part of it, in points; nil is all of it.
  package let area: CGRect?
  /// Beside which edge of that it stands, if there is room.
  package let edge: Edge?
}

/// A person has moved a sheet to one of its detents.
package struct DetentEvent: ElementEvent {
  /// Its place among them, in ascending order.
  package let place: Int

  package init(_ place: Int) {
    self.place = place
  }
}
