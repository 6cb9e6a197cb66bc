import Foundation
import SwiftUICore

/// What a person did.
enum ClientEvent: Equatable {
  /// `name, id, ...`: the files of the elements say what follows.
  case element(ElementID, any ElementEvent)
  /// `"splice", id, "offset count", text, revision`: a part of a long text is another one. Parts of the text may have come before.
  case splice(ElementID, TextSplice)
  /// `"files", id, "name name ..."`: files have come, which the app has called so; none if the person has chosen none.
  case files(ElementID, [String])
  /// `"drop", id, "x y left top", things`: something was dropped; no things if it was dragged in the scene itself.
  case drop(ElementID, DropPlace, ReceivedThings?)
  /// `"paste", id, things`: something is pasted.
  case paste(ElementID, ReceivedThings)
  /// `"scheme", isDark`: the person prefers this colour scheme.
  case colorScheme(isDark: Bool)
  /// `"contrast", isIncreased`: the person wants colours that stand out farther.
  case contrast(isIncreased: Bool)
  /// `"text", times`: the person wants texts so many times as large as usual.
  case textSize(Double)
  /// `"scale", pixels`: so many pixels of the screen are as wide as a point.
  case displayScale(Double)
  /// `"bar", width`: how much room the bars of what scrolls take.
  case scrollBar(Double)
  /// `"sizes", "id width height; id width height x y; ..."`: how large things are, and where. The window has the id 0.
  case geometry([GeometryReport])
  /// `"fonts", "id id ..."`: the browser has tables of fonts with these ids.
  case fonts([String])
  /// `"font", font, "number number ...", "number number ..."`: how high a font is, and how wide its characters are.
  case fontTable(FontTable)
  /// `"words", number, "width width ..."`: how wide the words are that the app has asked for under this number.
  case words(number: Int, widths: [UInt32])
  /// `"focus", id`: the element has the focus; 0 stands for none that the app wants to know of.
  case focus(ElementID)
  /// `"key", phase, name, modifiers`: something happened to a key, where the focus is.
  case key(KeyPress)
  /// `"phase", phase`: the page is hidden, seen, or used.
  case phase(ScenePhase)
  /// `"prefers", name, isSo`: the person wants less `motion` or `transparency`, or has colours `inverted`.
  case wish(String, Bool)

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
    if name == "text" {
      guard arguments.count == 1, let times = arguments.first?.double, (0.1...20).contains(times) else { return nil }
      self = .textSize(times)
      return
    }
    if name == "bar" {
      guard arguments.count == 1, let width = arguments.first?.double, (0...100).contains(width) else { return nil }
      self = .scrollBar(width)
      return
    }
    if name == "sizes" {
      guard arguments.count == 1, case .string(let text)? = arguments.first, let reports = GeometryReport.all(in: text) else {
        return nil
      }
      self = .geometry(reports)
      return
    }
    if let event = Self.fonts(name, Array(arguments)) ?? Self.keyboard(name, Array(arguments)) {
      self = event
      return
    }
    guard case .integer(let number)? = arguments.first, let id = UInt32(exactly: number) else { return nil }
    if name == "splice" {
      guard let splice = TextSplice(Array(arguments.dropFirst())) else { return nil }
      self = .splice(ElementID(id), splice)
      return
    }
    if let event = Self.transfer(name, ElementID(id), Array(arguments.dropFirst())) {
      self = event
      return
    }
    guard let event = DOMCatalogue.events[name]?.decode(Array(arguments.dropFirst()))
    else { return nil }
    self = .element(ElementID(id), event)
  }

  private static func transfer(_ name: String, _ id: ElementID, _ arguments: [ClientValue]) -> ClientEvent? {
    switch (name, arguments.count) {
    case ("files", 1):
      guard case .string(let text) = arguments[0] else { return nil }
      let names = text.split(separator: " ").map(String.init)
      return names.count <= UploadLimits.mostAtOnce ? .files(id, names) : nil
    case ("drop", 2):
      guard case .string(let words) = arguments[0], case .string(let text) = arguments[1], let place = DropPlace(words: words)
      else { return nil }
      if text.isEmpty { return .drop(id, place, nil) }
      return ReceivedThings(text).map { .drop(id, place, $0) }
    case ("paste", 1):
      guard case .string(let text) = arguments[0] else { return nil }
      return ReceivedThings(text).map { .paste(id, $0) }
    default: return nil
    }
  }

  private static func fonts(_ name: String, _ arguments: [ClientValue]) -> ClientEvent? {
    switch (name, arguments.count) {
    case ("fonts", 1):
      guard case .string(let text) = arguments[0], text.utf8.count <= 33 * PageFonts.tableLimit else { return nil }
      let ids = text.split(separator: " ").map(String.init)
      return ids.allSatisfy(FontTable.isID) ? .fonts(ids) : nil
    case ("font", 3):
      guard case .string(let face) = arguments[0], case .string(let metrics) = arguments[1],
        case .string(let advances) = arguments[2]
      else { return nil }
      return FontTable(face: face, metrics: metrics, advances: advances).map { .fontTable($0) }
    case ("words", 2):
      guard case .integer(let number) = arguments[0], number > 0, case .string(let text) = arguments[1],
        case let count = text.utf8.count(where: { $0 == UInt8(ascii: " ") }) + 1, count <= PageFonts.wordsAtOnce,
        let widths = FontTable.numbers(text, count: count, upTo: MeasuredWords.widest)
      else { return nil }
      return .words(number: number, widths: widths)
    default: return nil
    }
  }

  private static func keyboard(_ name: String, _ arguments: [ClientValue]) -> ClientEvent? {
    switch (name, arguments.count) {
    case ("focus", 1):
      guard case .integer(let number) = arguments[0], let id = UInt32(exactly: number) else { return nil }
      return .focus(ElementID(id))
    case ("key", 3):
      guard case .string(let phase) = arguments[0], case .string(let key) = arguments[1], case .integer(let held) = arguments[2],
        let key = KeyEquivalent(named: key)
      else { return nil }
      let phases: [String: KeyPress.Phases] = ["down": .down, "repeat": .repeat, "up": .up]
      return phases[phase].map { .key(KeyPress(key, modifiers: EventModifiers(rawValue: held & 127), phase: $0)) }
    case ("phase", 1):
      guard case .string(let name) = arguments[0] else { return nil }
      let phases: [String: ScenePhase] = ["active": .active, "inactive": .inactive, "background": .background]
      return phases[name].map { .phase($0) }
    case ("prefers", 2):
      guard case .string(let name) = arguments[0], case .boolean(let isSo) = arguments[1],
        ["motion", "transparency", "inverted"].contains(name)
      else { return nil }
      return .wish(name, isSo)
    default: return nil
    }
  }

  static func == (lhs: ClientEvent, rhs: ClientEvent) -> Bool {
    func areEqual<Event: ElementEvent>(_ left: Event, _ right: any ElementEvent) -> Bool { left == right as? Event }
    return switch (lhs, rhs) {
    case (.element(let left, let event), .element(let right, let other)): left == right && areEqual(event, other)
    case (.splice(let left, let splice), .splice(let right, let other)): left == right && splice == other
    case (.files(let left, let names), .files(let right, let others)): left == right && names == others
    case (.drop(let left, let place, let things), .drop(let right, let other, let others)):
      left == right && place == other && things == others
    case (.paste(let left, let things), .paste(let right, let others)): left == right && things == others
    case (.colorScheme(let left), .colorScheme(let right)): left == right
    case (.contrast(let left), .contrast(let right)): left == right
    case (.displayScale(let left), .displayScale(let right)): left == right
    case (.textSize(let left), .textSize(let right)): left == right
    case (.scrollBar(let left), .scrollBar(let right)): left == right
    case (.geometry(let left), .geometry(let right)): left == right
    case (.fonts(let left), .fonts(let right)): left == right
    case (.fontTable(let left), .fontTable(let right)): left == right
    case (.words(let left, let widths), .words(let right, let others)): left == right && widths == others
    case (.focus(let left), .focus(let right)): left == right
    case (.key(let left), .key(let right)):
      left.key == right.key && left.modifiers == right.modifiers && left.phase == right.phase
    case (.phase(let left), .phase(let right)): left == right
    case (.wish(let left, let isSo), .wish(let right, let isAlso)): left == right && isSo == isAlso
    default: false
    }
  }
}

extension ClientEvent {
  /// Whether somebody does something with what the page shows.
  var isUse: Bool {
    switch self {
    case .element, .splice, .key, .files, .drop, .paste: true
    default: false
    }
  }
}

extension ClientEvent {
  /// Whether it says how large something is in the page.
  var isMeasure: Bool {
    switch self {
    case .geometry, .fonts, .fontTable, .words, .scrollBar: true
    default: false
    }
  }
}
