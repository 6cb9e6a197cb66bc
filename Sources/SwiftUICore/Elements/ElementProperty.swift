import Foundation

/// One property of an element. It carries intent, not pixels and not markup: layout and looks are the host's business.
package enum ElementProperty: Equatable, Sendable {
  /// The characters of a text.
  case text(String)
  /// The state of a toggle.
  case isOn(Bool)
  /// The value of a text field.
  case value(TextValue)
  /// What an empty text field shows.
  case prompt(String)
  case isEnabled(Bool)
  case font(FontDescription?)
  case foreground(ColorDescription?)
  /// Between a stack's children, in points; nil is the host's own distance.
  case spacing(CGFloat?)
  case horizontalAlignment(HorizontalAlignmentKind)
  case verticalAlignment(VerticalAlignmentKind)
  case buttonRole(ButtonRoleKind?)
  case buttonStyle(ButtonStyleKind)
  case textFieldStyle(TextFieldStyleKind)
  /// The rows that a gap stands for.
  case rows(Range<Int>)
  /// The columns of a grid.
  case columns([GridColumn])
  /// The directions in which a scroll view scrolls.
  case axes(ScrollAxes)
  /// What the app says about the element to assistive technology and to tests.
  case accessibility(AccessibilityDescription)
  /// Padding, frames and backgrounds around the element, innermost first.
  case layout([LayoutStep])

  /// Which property this is. Properties of one element are ordered by it and no two share it.
  package var key: ElementPropertyKey {
    switch self {
    case .text: .text
    case .isOn: .isOn
    case .value: .value
    case .prompt: .prompt
    case .isEnabled: .isEnabled
    case .font: .font
    case .foreground: .foreground
    case .spacing: .spacing
    case .horizontalAlignment: .horizontalAlignment
    case .verticalAlignment: .verticalAlignment
    case .buttonRole: .buttonRole
    case .buttonStyle: .buttonStyle
    case .textFieldStyle: .textFieldStyle
    case .rows: .rows
    case .columns: .columns
    case .axes: .axes
    case .accessibility: .accessibility
    case .layout: .layout
    }
  }
}

extension ElementProperty {
  /// Whether this is what an element has where nothing is said.
  var isDefault: Bool {
    switch self {
    case .text(let text), .prompt(let text): text.isEmpty
    case .isOn(let isOn): !isOn
    case .value(let value): value.text.isEmpty && value.revision == 0
    case .isEnabled(let isEnabled): isEnabled
    case .font(let font): font == nil
    case .foreground(let color): color == nil
    case .spacing(let spacing): spacing == nil
    case .horizontalAlignment(let alignment): alignment == .center
    case .verticalAlignment(let alignment): alignment == .center
    case .buttonRole(let role): role == nil
    case .buttonStyle(let style): style == .automatic
    case .textFieldStyle(let style): style == .automatic
    case .rows(let rows): rows.isEmpty
    case .columns(let columns): columns.isEmpty
    case .axes(let axes): axes == .vertical
    case .accessibility(let description): description.identifier == nil && description.label == nil
    case .layout(let steps): steps.isEmpty
    }
  }
}

/// The names of element properties, those that come from outside the element last, each with the value that an element has where nothing is said.
package enum ElementPropertyKey: UInt8, Sendable, Comparable, CaseIterable {
  case text, isOn, value, prompt, isEnabled, font, foreground, spacing, horizontalAlignment, verticalAlignment
  case buttonRole, buttonStyle, textFieldStyle, rows, columns, axes, accessibility, layout

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  package var defaultProperty: ElementProperty {
    switch self {
    case .text: .text("")
    case .isOn: .isOn(false)
    case .value: .value(TextValue(""))
    case .prompt: .prompt("")
    case .isEnabled: .isEnabled(true)
    case .font: .font(nil)
    case .foreground: .foreground(nil)
    case .spacing: .spacing(nil)
    case .horizontalAlignment: .horizontalAlignment(.center)
    case .verticalAlignment: .verticalAlignment(.center)
    case .buttonRole: .buttonRole(nil)
    case .buttonStyle: .buttonStyle(.automatic)
    case .textFieldStyle: .textFieldStyle(.automatic)
    case .rows: .rows(0..<0)
    case .columns: .columns([])
    case .axes: .axes(.vertical)
    case .accessibility: .accessibility(AccessibilityDescription())
    case .layout: .layout([])
    }
  }
}

/// The properties of one element that differ from their defaults, in the order of their keys.
package struct ElementProperties: Equatable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// The first property, in the element itself: most have no other. A default if there is none.
  private var head = ElementProperty.isOn(false)
  private var tail: ContiguousArray<ElementProperty> = []

  init() {}

  /// No properties, with room for some.
  init(room: ContiguousArray<ElementProperty>) {
    tail = room
  }

  package init(arrayLiteral elements: ElementProperty...) {
    for property in elements { set(property) }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { isEmpty ? 0 : 1 + tail.count }
  package var isEmpty: Bool { head.isDefault }
  package subscript(place: Int) -> ElementProperty { place == 0 ? head : tail[place - 1] }

  /// The property of that name, or its default. O(number of properties), which is small.
  package subscript(key: ElementPropertyKey) -> ElementProperty {
    for place in 0..<count where self[place].key == key { return self[place] }
    return key.defaultProperty
  }

  /// Adds a property whose key comes after all that are there; its default value takes no room.
  @inline(__always)
  mutating func add(_ property: ElementProperty) {
    if property.isDefault { return }
    assert(last.map { $0.key < property.key } ?? true, "properties are added in the order of their keys")
    if isEmpty { head = property } else { tail.append(property) }
  }

  /// Sets a property; its default value takes no room.
  package mutating func set(_ property: ElementProperty) {
    var place = 0
    while place < count, self[place].key < property.key { place += 1 }
    let isThere = place < count && self[place].key == property.key
    switch (isThere, property.isDefault) {
    case (true, true): remove(at: place)
    case (true, false): if place == 0 { head = property } else { tail[place - 1] = property }
    case (false, true): break
    case (false, false): insert(property, at: place)
    }
  }

  private mutating func insert(_ property: ElementProperty, at place: Int) {
    if place > 0 {
      tail.insert(property, at: place - 1)
    } else {
      if !isEmpty { tail.insert(head, at: 0) }
      head = property
    }
  }

  private mutating func remove(at place: Int) {
    if place > 0 { tail.remove(at: place - 1) } else { head = tail.isEmpty ? .isOn(false) : tail.removeFirst() }
  }

  /// Takes everything out and gives the room away.
  mutating func takeRoom() -> ContiguousArray<ElementProperty> {
    var room: ContiguousArray<ElementProperty> = []
    swap(&room, &tail)
    room.removeAll(keepingCapacity: true)
    self = ElementProperties()
    return room
  }

  /// The same properties with no room for others.
  var compact: ElementProperties {
    var result = ElementProperties()
    result.head = head
    if !tail.isEmpty {
      result.tail.reserveCapacity(tail.count)
      result.tail.append(contentsOf: tail)
    }
    return result
  }

  /// Takes over what modifiers around the element say, and not the element itself: the last properties.
  mutating func keepOuterProperties(of old: ElementProperties) {
    if old.tail.count < 2, old.head.key >= .accessibility { add(old.head) }
    let tail = old.tail
    for place in Swift.max(0, tail.count - 2)..<tail.count where tail[place].key >= .accessibility { add(tail[place]) }
  }

  /// Takes the values of `new`, one by one, and tells which differ. Allocates nothing if the keys are the same.
  mutating func update(to new: ElementProperties, _ change: (ElementProperty) -> Void) {
    guard hasSameKeys(as: new) else {
      new.forEachChange(from: self, change)
      self = new.compact
      return
    }
    if head != new.head {
      head = new.head
      change(new.head)
    }
    for place in tail.indices where tail[place] != new.tail[place] {
      tail[place] = new.tail[place]
      change(new.tail[place])
    }
  }

  private func hasSameKeys(as other: ElementProperties) -> Bool {
    guard tail.count == other.tail.count, head.key == other.head.key else { return false }
    for place in tail.indices where tail[place].key != other.tail[place].key { return false }
    return true
  }

  /// The properties whose values here differ from those in `old`. Both lists are ordered, so this is one pass over them.
  package func forEachChange(from old: ElementProperties, _ body: (ElementProperty) -> Void) {
    var new = makeIterator()
    var previous = old.makeIterator()
    var here = new.next()
    var there = previous.next()
    while here != nil || there != nil {
      if let property = here, there == nil || property.key < there!.key {
        body(property)
        here = new.next()
      } else if let property = there, here == nil || property.key < here!.key {
        body(property.key.defaultProperty)
        there = previous.next()
      } else {
        if here! != there! { body(here!) }
        here = new.next()
        there = previous.next()
      }
    }
  }
}

/// The text of a field together with the edit that it answers.
package struct TextValue: Equatable, Sendable {
  package var text: String
  /// The sequence number of the newest edit from the host that the scene had seen when it chose this text. A host that has
  /// sent newer edits since leaves the field alone: what it shows is newer (see `HostEvent.edit`).
  package var revision: UInt32

  package init(_ text: String, revision: UInt32 = 0) {
    self.text = text
    self.revision = revision
  }
}

package enum HorizontalAlignmentKind: String, Sendable { case leading, center, trailing }

package enum VerticalAlignmentKind: String, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

package enum ButtonRoleKind: String, Sendable { case destructive, cancel }

package enum ButtonStyleKind: String, Sendable { case automatic, bordered, borderedProminent, borderless, plain }

package enum TextFieldStyleKind: String, Sendable { case automatic, plain, roundedBorder }

package enum ScrollAxes: String, Sendable { case vertical, horizontal, both, none }

/// One column of a grid, or as many as have room. Lengths are in points.
package enum GridColumn: Hashable, Sendable {
  case fixed(CGFloat)
  case flexible(minimum: CGFloat, maximum: CGFloat)
  case adaptive(minimum: CGFloat, maximum: CGFloat)
}

/// What the app says about an element to assistive technology and to tests, where that differs from what it shows.
package struct AccessibilityDescription: Hashable, Sendable {
  /// Names the element for tests. Never spoken or shown.
  package var identifier: String?
  /// In place of the text that the element shows.
  package var label: String?

  package init(identifier: String? = nil, label: String? = nil) {
    self.identifier = identifier
    self.label = label
  }

  /// This, with what `outer` says where this says nothing.
  func completed(by outer: AccessibilityDescription) -> AccessibilityDescription {
    AccessibilityDescription(identifier: identifier ?? outer.identifier, label: label ?? outer.label)
  }
}

/// A font as intent: a text style, or a size, with traits.
package struct FontDescription: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// In points.
    case points(CGFloat)
  }

  package enum TextStyle: String, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  package enum Design: String, Sendable { case `default`, serif, rounded, monospaced }

  package var size: Size
  /// On the scale of CSS and OpenType, 100 to 900; nil is the text style's own weight.
  package var weight: Int?
  package var design: Design
  package var isItalic: Bool

  package init(size: Size, weight: Int? = nil, design: Design = .default, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
  }
}

/// A colour as intent: a name whose looks depend on the colour scheme, or fixed components; with an opacity.
package struct ColorDescription: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case named(Name)
    /// sRGB, each 0 to 1.
    case rgb(red: Double, green: Double, blue: Double)
  }

  package enum Name: String, Sendable, CaseIterable {
    case primary, secondary, accent, black, white, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink
    case brown, clear
  }

  package var base: Base
  /// 0 to 1.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

/// One step of the layout around an element. Lengths are in points; nil is the host's own choice.
package enum LayoutStep: Hashable, Sendable {
  case padding(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?)
  case frame(FrameDescription)
  case background(ColorDescription)
}

/// A frame, fixed where `width` or `height` are set, flexible between the others; an infinite maximum fills.
package struct FrameDescription: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var minWidth: CGFloat?
  package var idealWidth: CGFloat?
  package var maxWidth: CGFloat?
  package var minHeight: CGFloat?
  package var idealHeight: CGFloat?
  package var maxHeight: CGFloat?
  package var horizontalAlignment: HorizontalAlignmentKind
  package var verticalAlignment: VerticalAlignmentKind

  package init(
    width: CGFloat? = nil, height: CGFloat? = nil, minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    horizontalAlignment: HorizontalAlignmentKind = .center, verticalAlignment: VerticalAlignmentKind = .center
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
  }
}
