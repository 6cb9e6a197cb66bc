import SwiftUICore
import Testing

@testable import BrowserHosting

/// What pages send, and nothing else, is understood.
@Suite("Client messages") struct ClientMessageTests {
  /// The parts of each message that the script sends, and what it means.
  static let known: [(parts: [String], event: ClientEvent)] = [
    (["\"press\"", "4"], .element(ElementID(4), PressEvent())),
    (["\"open\"", "4", "1"], .element(ElementID(4), OpenLinkEvent(1))),
    (["\"tap\"", "4"], .element(ElementID(4), TapEvent())),
    (["\"dismiss\"", "4"], .element(ElementID(4), DismissEvent())),
    (["\"sidebar\"", "4"], .element(ElementID(4), ToggleSidebarEvent())),
    (["\"collapse\"", "4", "true"], .element(ElementID(4), CollapseEvent(isCollapsed: true))),
    (["\"detent\"", "4", "1"], .element(ElementID(4), DetentEvent(1))),
    (["\"confirm\"", "4"], .element(ElementID(4), ConfirmEvent())), (["\"menu\"", "4"], .element(ElementID(4), OpenMenuEvent())),
    (["\"pressing\"", "4", "true"], .element(ElementID(4), PressEvent.pressing(true))),
    (["\"fieldfocus\"", "4", "true"], .element(ElementID(4), TextFieldEvent.focus(true))),
    (["\"step\"", "4", "true"], .element(ElementID(4), StepEvent(isUp: true))),
    (["\"choose\"", "4", "5", "7"], .element(ElementID(4), ChooseEvent(EditedValue(ElementID(5), revision: 7)))),
    (["\"color\"", "4", "\"#0a0B0c\"", "7"], .element(ElementID(4), ChooseColorEvent(EditedValue(0x0a0b0c, revision: 7)))),
    (
      ["\"date\"", "4", "\"2026-02-03T04:05:06\"", "7"],
      .element(
        ElementID(4),
        ChooseDateEvent(
          EditedValue(DateStamp(year: 2026, month: 2, day: 3, hour: 4, minute: 5, second: 6), revision: 7)))
    ),
    (["\"disclose\"", "4"], .element(ElementID(4), DiscloseEvent())),
    (["\"rowmenu\"", "4", "5"], .element(ElementID(4), OpenMenuEvent(row: ElementID(5)))),
    (["\"primary\"", "4", "5"], .element(ElementID(4), PrimaryActionEvent(row: ElementID(5)))),
    (["\"sight\"", "4", "true"], .element(ElementID(4), SightEvent(isSeen: true))),
    (["\"scrolled\"", "4", "5"], .element(ElementID(4), ScrolledEvent(to: ElementID(5)))),
    (["\"sort\"", "4"], .element(ElementID(4), SortEvent())),
    (["\"deletion\"", "4"], .element(ElementID(4), TextFieldEvent.deleteAtStart)),
    (["\"selection\"", "4", "\"\""], .element(ElementID(4), TextFieldEvent.select(nil))),
    (
      ["\"selection\"", "4", "\"3 5\""],
      .element(ElementID(4), TextFieldEvent.select(FieldSelection(start: 3, end: 5)))
    ),
    (["\"forward\"", "4"], .element(ElementID(4), ForwardEvent())),
    (["\"back\"", "4"], .element(ElementID(4), BackEvent())),
    (["\"showtab\"", "4"], .element(ElementID(4), ShowTabEvent())),
    (["\"refresh\"", "4"], .element(ElementID(4), RefreshEvent())),
    (
      ["\"select\"", "4", "\"add\"", "\"5 6 7 8 9 10 11 12 13\""],
      .element(ElementID(4), SelectRowsEvent((5...13).map { ElementID($0) }, .add))
    ),
    (["\"delete\"", "4", "\"5 6\""], .element(ElementID(4), DeleteRowsEvent([ElementID(5), ElementID(6)]))),
    (["\"moveRow\"", "4", "\"5 6\""], .element(ElementID(4), MoveRowEvent(ElementID(5), before: ElementID(6)))),
    (["\"moveRow\"", "4", "\"5\""], .element(ElementID(4), MoveRowEvent(ElementID(5), before: nil))),
    (["\"act\"", "4", "1"], .element(ElementID(4), AccessibilityActionEvent.increment)),
    (["\"hover\"", "4", "\"\""], .element(ElementID(4), HoverEvent(at: nil)!)),
    (
      ["\"hover\"", "4", "\"5 6.5 -7 0\""],
      .element(ElementID(4), HoverEvent(at: CGPoint(x: 5, y: 6.5), origin: CGPoint(x: -7, y: 0))!)
    ),
    (
      ["\"pointer\"", "4", "\"down 3 10 20.5 1500 0 1\"", "\"5 1 2;6 3 4\""],
      .element(
        ElementID(4),
        PointerEvent(
          .down, pointer: 3, at: CGPoint(x: 10, y: 20.5), time: 1.5, isOnControl: true,
          origins: [ElementID(5): CGPoint(x: 1, y: 2), ElementID(6): CGPoint(x: 3, y: 4)])!)
    ),
    (["\"toggle\"", "4", "true"], .element(ElementID(4), ToggleEvent(isOn: true))),
    (["\"edit\"", "4", "\"a\"", "7"], .element(ElementID(4), TextFieldEvent.edit(EditedValue("a", revision: 7)))),
    (["\"splice\"", "4", "\"10 2\"", "\"a\"", "7"], .splice(ElementID(4), TextSplice(range: 10..<12, text: "a", revision: 7))),
    (["\"splice\"", "4", "\"\"", "\"a\"", "7"], .splice(ElementID(4), TextSplice(range: nil, text: "a", revision: 7))),
    (["\"submit\"", "4"], .element(ElementID(4), TextFieldEvent.submit)),
    (["\"show\"", "4", "5", "9"], .element(ElementID(4), ShowRowsEvent(5..<9))),
    (
      ["\"scroll\"", "4", "\"2 0 10.5 300 900 300 400\""],
      .element(
        ElementID(4),
        ScrollEvent(
          ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: 10.5), contentSize: CGSize(width: 300, height: 900), contentInsets: EdgeInsets(),
            containerSize: CGSize(width: 300, height: 400)), .interacting))
    ),
    (["\"actions\"", "4"], .element(ElementID(4), ShowActionsEvent())),
    (["\"move\"", "4", "0.25", "7"], .element(ElementID(4), SliderEvent.move(EditedValue(0.25, revision: 7)))),
    (["\"move\"", "4", "1", "7"], .element(ElementID(4), SliderEvent.move(EditedValue(1, revision: 7)))),
    (["\"moved\"", "4"], .element(ElementID(4), SliderEvent.end)),
    (["\"text\"", "1.5"], .textSize(1.5)), (["\"text\"", "2"], .textSize(2)),
    (["\"scheme\"", "true"], .colorScheme(isDark: true)), (["\"contrast\"", "true"], .contrast(isIncreased: true)),
    (["\"bar\"", "15"], .scrollBar(15)), (["\"scale\"", "1.5"], .displayScale(1.5)), (["\"scale\"", "2"], .displayScale(2)),
    (
      ["\"sizes\"", "\"0 390 844;12 100.5 50 -3 0.25\""],
      .geometry(GeometryReport.all(in: "0 390 844;12 100.5 50 -3 0.25")!)
    ),
    (["\"fonts\"", "\"\""], .fonts([])),
    (
      ["\"fonts\"", "\"0123456789abcdef0123456789abcdef ffffffffffffffffffffffffffffffff\""],
      .fonts(["0123456789abcdef0123456789abcdef", "ffffffffffffffffffffffffffffffff"])
    ),
    (
      ["\"font\"", "\"font-weight:400\"", "\"\(FontNumbers().metrics)\"", "\"\(FontNumbers().advances)\""],
      .fontTable(FontNumbers().table)
    ),
    (["\"words\"", "3", "\"100000 0 25\""], .words(number: 3, widths: [100_000, 0, 25])),
    (["\"drag\"", "4", "true"], .element(ElementID(4), DragEvent.began)),
    (["\"drag\"", "4", "false"], .element(ElementID(4), DragEvent.ended)),
    (
      ["\"over\"", "4", "\"10 20.5 1 2\"", "\"own\""],
      .element(ElementID(4), DropEvent.over(DropPlace(CGPoint(x: 10, y: 20.5), origin: CGPoint(x: 1, y: 2))!, types: nil))
    ),
    (["\"away\"", "4"], .element(ElementID(4), DropEvent.left)),
    (["\"copying\"", "4"], .element(ElementID(4), CopyEvent())),
  ]

  /// One value of each kind that JSON has, and numbers at the edges.
  static let values = [
    "null", "true", "0", "-1", "3", "0.5", "4294967295", "4294967296", "9223372036854775807", "9223372036854775808", "1e300",
    "\"\"", "\"press\"", "[]", "[1]", "{}",
  ]

  func message(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }

  @Test("each event of the catalogue is read, with the number of the message and of the commit")
  func events() throws {
    for (parts, event) in Self.known {
      #expect(try ClientMessage(message(["2", "3"] + parts)) == .event(number: 2, commit: 3, event))
    }
    let names = Set(Self.known.map { $0.parts[0].dropFirst().dropLast() }.map(String.init))
    let others: Set = ["scheme", "contrast", "scale", "text", "bar", "sizes", "fonts", "font", "words", "splice"]
    #expect(names == Set(DOMCatalogue.events.keys).union(others), "an event is missing above")
  }

  @Test("word of applied commits has two parts")
  func acknowledgements() throws {
    #expect(try ClientMessage("[0,0]") == .acknowledgement(commit: 0))
    #expect(try ClientMessage("[0,4294967295]") == .acknowledgement(commit: 4_294_967_295))
    for text in ["[0,-1]", "[0]", "[]", "[0,1,2]", "[0,true]", "[0,0.5]", "[0,1,\"press\",4]"] {
      #expect(throws: ClientMessage.Malformed.unknown) { try ClientMessage(text) }
    }
  }

  @Test("a part of a long text is read with the number of its event")
  func partsOfTexts() throws {
    #expect(try ClientMessage("[2,3,\"part\",\"a\"]") == .part(number: 2, commit: 3, "a"))
    for text in [
      "[0,3,\"part\",\"a\"]", "[2,3,\"part\"]", "[2,3,\"part\",1]", "[2,3,\"part\",\"a\",\"b\"]", "[2,-1,\"part\",\"a\"]",
    ] {
      #expect(throws: ClientMessage.Malformed.unknown, "\(text)") { try ClientMessage(text) }
    }
    for place in ["1", "1 2 3", " 1 2", "1  2", "-1 2", "1 -2", "a b", "1 99999999999", "9223372036854775807 1"] {
      #expect(throws: ClientMessage.Malformed.unknown, "\(place)") {
        try ClientMessage("[1,0,\"splice\",4,\"\(place)\",\"a\",1]")
      }
    }
  }

  @Test("a message is refused without any of its parts, and with one part more")
  func parts() {
    for (parts, _) in Self.known {
      let whole = ["1", "0"] + parts
      for index in whole.indices {
        var shorter = whole
        shorter.remove(at: index)
        // An event without its number: the rest can be no message, for a name stands in the second place.
        #expect(throws: ClientMessage.Malformed.unknown, "\(shorter)") { try ClientMessage(message(shorter)) }
      }
      for value in Self.values {
        #expect(throws: ClientMessage.Malformed.unknown, "\(whole) \(value)") { try ClientMessage(message(whole + [value])) }
      }
    }
  }

  @Test("a part of another type is refused, in each place")
  func types() {
    for (parts, _) in Self.known {
      let whole = ["1", "0"] + parts
      for index in whole.indices {
        for value in Self.values {
          var other = whole
          other[index] = value
          guard let message = try? ClientMessage(message(other)) else { continue }
          // A position may be whole by chance.
          let mayBeWhole = kind(of: whole[index]) == .fraction && kind(of: value) == .integer
          let places = ["\"move\"": 4, "\"scale\"": 3, "\"text\"": 3, "\"bar\"": 3]
          let mayBeFraction = places[parts[0]] == index && kind(of: value) == .fraction
          #expect(kind(of: value) == kind(of: whole[index]) || mayBeWhole || mayBeFraction, "\(other): \(message)")
        }
      }
    }
  }

  private enum Kind { case boolean, integer, fraction, text, other }

  private func kind(of value: String) -> Kind {
    if value == "true" || value == "false" { return .boolean }
    if value.hasPrefix("\"") { return .text }
    if Int(value) != nil { return .integer }
    return Double(value) == nil ? .other : .fraction
  }

  @Test("a date that no calendar has is read: browsers have fields for years of six digits")
  func distantDates() throws {
    for (text, year, month) in [("20245-06-07", 20_245, 6), ("275760-09-07", 275_760, 9), ("2024-99-07", 2024, 99)] {
      let date = EditedValue(DateStamp(year: year, month: month, day: 7), revision: 1)
      let event = ClientEvent.element(ElementID(4), ChooseDateEvent(date))
      #expect(try ClientMessage("[1,0,\"date\",4,\"\(text)\",1]") == .event(number: 1, commit: 0, event))
    }
  }

  @Test("no value is read of an array that is longer than any message")
  func long() {
    // What cannot be read comes after the limit.
    #expect(throws: ClientMessage.Malformed.unknown) { try ClientMessage("[1,1,1,1,1,1,1,1,1e400]") }
    #expect(throws: ClientMessage.Malformed.unknown) { try ClientMessage("[" + String(repeating: "1,", count: 99_999) + "1]") }
  }

  @Test("text that is no JSON is told apart from JSON that no page sends")
  func json() {
    for text in ["", "[", "[1,0", "[1,0,\"press\",4]]", "press", "\u{0}", "[1,0,\"press\",4]\u{0}"] {
      #expect(throws: ClientMessage.Malformed.notJSON, "\(text)") { try ClientMessage(text) }
    }
    for text in ["null", "1", "\"press\"", "{}", "{\"a\":[1,0]}", "[[1,0]]"] {
      #expect(throws: ClientMessage.Malformed.unknown, "\(text)") { try ClientMessage(text) }
    }
  }
}
