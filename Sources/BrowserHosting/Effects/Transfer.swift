import SwiftUICore

extension FileInputEffect: DOMEffect {
  static var limit: String? {
    """
    Files come by an upload, and are copies. The browser's own dialog shows them; where it does not open by itself, a press opens it. A \
    type without endings and MIME types of its own lets a person choose any file; folders cannot be chosen.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setAttribute("data-files", String(target.rawValue))
    let accepted = FileKinds.accepted(types)
    if !accepted.isEmpty { surroundings.setAttribute("data-accept", accepted) }
    if takesSeveral { surroundings.setAttribute("data-several", "") }
    if opensAtOnce { surroundings.setAttribute("data-at-once", "") }
  }
}

extension DragSourceEffect: DOMEffect {
  static var limit: String? {
    """
    The browser's own dragging, within one page: with a finger it begins after a long press, where the browser knows that. What is seen is \
    the view itself, and no other preview.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setTapAttribute("data-drag", String(source.rawValue))
    surroundings.setTapAttribute("draggable", "true")
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "drag") { arguments in
        guard arguments.count == 1, case .boolean(let isOn) = arguments[0] else { return nil }
        return isOn ? DragEvent.began : .ended
      }
    ]
  }
}

extension DropTargetEffect: DOMEffect {
  static var limit: String? {
    """
    From elsewhere come files, texts and addresses. Of a file a browser tells its type alone before it is dropped. A proposal of a delegate \
    does not change the pointer.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setTapAttribute("data-drop", String(target.rawValue))
    let kinds = ReceivedKinds(types)
    if kinds.takesFiles { surroundings.setTapAttribute("data-drop-files", kinds.accepted) }
    if kinds.takesTexts { surroundings.setTapAttribute("data-drop-texts", "") }
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "over") { arguments in
        guard arguments.count == 2, case .string(let place) = arguments[0], case .string(let kinds) = arguments[1],
          kinds.utf8.count <= 1024, let place = DropPlace(words: place)
        else { return nil }
        return DropEvent.over(place, types: kinds == "own" ? nil : ReceivedKinds.types(of: kinds))
      },
      DOMEvent(name: "away") { $0.isEmpty ? DropEvent.left : nil },
    ]
  }
}

extension PasteEffect: DOMEffect {
  static var limit: String? {
    "A browser asks the person before a page reads what they have copied, or takes the keys to paste in its place."
  }

  func add(to surroundings: inout DOMSurroundings) {
    let id = String(target.rawValue)
    if isButton {
      surroundings.setAttribute("data-paste-button", id)
    } else {
      surroundings.setAttribute("data-focus", "")
      surroundings.setTapAttribute("data-paste", id)
    }
    let kinds = ReceivedKinds(types)
    if kinds.takesFiles { surroundings.setTapAttribute("data-paste-files", kinds.accepted) }
  }
}

extension CopyEffect: DOMEffect {
  static var limit: String? { "Other apps get what is copied as a text, if it has one." }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setAttribute("data-focus", "")
    surroundings.setTapAttribute(cuts ? "data-cut" : "data-copy", String(target.rawValue))
  }

  static var events: [DOMEvent] { [DOMEvent(name: "copying") { $0.isEmpty ? CopyEvent() : nil }] }
}

/// What of the things that come from outside is taken, in the words of browsers.
private struct ReceivedKinds {
  var takesFiles = false
  var takesTexts = false
  /// The endings and MIME types of files; empty for all.
  var accepted = ""

  init(_ identifiers: [String]) {
    let types = identifiers.compactMap { UTType($0) }
    let texts: [UTType] = [.utf8PlainText, .url]
    takesTexts = types.contains { type in texts.contains { $0.conforms(to: type) } }
    let ofFiles = types.filter { $0 != .utf8PlainText && ($0 != .url) }
    takesFiles = !ofFiles.isEmpty
    accepted = types.contains(.fileURL) ? "" : FileKinds.accepted(ofFiles.map(\.identifier))
  }

  /// The types of what is dragged over an element: MIME types, `text`, `url`, and `file` for one of no known type.
  static func types(of words: String) -> [String] {
    words.split(separator: " ").prefix(32).flatMap { word -> [String] in
      switch word {
      case "text": [UTType.utf8PlainText.identifier]
      case "url": [UTType.url.identifier]
      case "file": [UTType.data.identifier, UTType.fileURL.identifier]
      default: [UTType(mimeType: String(word))?.identifier ?? UTType.data.identifier, UTType.fileURL.identifier]
      }
    }
  }
}

extension DropPlace {
  /// `x y left top`, in the window.
  init?(words: String) {
    let parts = words.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    self.init(CGPoint(x: numbers[0], y: numbers[1]), origin: CGPoint(x: numbers[2], y: numbers[3]))
  }
}
