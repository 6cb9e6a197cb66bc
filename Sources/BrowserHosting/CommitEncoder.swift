import Foundation
import NIOCore
import SwiftUICore

/// A commit as a message for the script: `[number, newest event, [operation, ...]]`, with `[markup, ...]` at the end where nodes show
/// drawings that the page does not have yet. What operations there are, and what comes with each, Documentation/Protocol.md says.
///
/// A message that is longer than `SocketLink.partLimit` comes as several: each but the last begins with "+", which the page takes away
/// before it joins them. Heartbeats, which are empty, may come in between.
enum CommitEncoder {
  static func message(
    number: Int, event: Int, _ commit: Commit, _ layout: DOMLayout?, _ definitions: inout DOMDefinitions
  ) -> ByteBuffer {
    message(number: number, event: event, &definitions) { json in
      if commit.motion.isEmpty {
        for patch in commit.patches { write(patch, layout, to: &json) }
      } else {
        writeMoving(commit, layout, to: &json)
      }
    }
  }

  /// A commit of operations that have been written before.
  static func message(number: Int, event: Int, _ operations: JSONWriter, _ definitions: inout DOMDefinitions) -> ByteBuffer {
    message(number: number, event: event, &definitions) { $0.append(operations) }
  }

  /// Word that events have been handled, where no commit says so. It has no number: nobody needs it twice.
  static func acknowledgement(event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { _ in }
  }

  /// Has the page open a URL. It has no number: a page that comes back later opens nothing.
  static func opening(_ url: URL, event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      json.array { json in
        json.string("u")
        json.string(url.absoluteString)
      }
    }
  }

  /// Asks something of the person's device, as far as the page knows it. It has no number: a page that comes back later does nothing of it.
  static func asking(_ request: HostRequest, event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      json.array { json in
        switch request {
        case .copy(let text):
          json.string("copy")
          json.string(text)
        case .vibrate(let times):
          json.string("vibrate")
          json.array { json in
            for time in times { json.number(time) }
          }
        case .dragTargets(let ids):
          json.string("targets")
          json.string(ids.map { String($0.rawValue) }.joined(separator: " "))
        default: preconditionFailure("\(request) is no request to the device")
        }
      }
    }
  }

  /// Has the page store a file of this name from an address of the app. It has no number: a page that comes back later has had it.
  static func saving(_ address: String, _ name: String, event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      json.array { json in
        json.string("save")
        json.string(address)
        json.string(name)
      }
    }
  }

  /// Has the page open another one of the same app. A size of 0 leaves that to the browser. It has no number: a page that comes back later
  /// opens nothing.
  static func window(_ request: WindowRequest, _ addresses: AddressKey, event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      json.array { json in
        json.string("window")
        json.string(PageAddress(scene: request.address).text(addresses))
        json.string(request.isUnique ? "oriel \(request.address.path)" : nil)
        for length in [request.size?.width ?? 0, request.size?.height ?? 0] { json.number(Int(max(0, min(10_000, length)))) }
      }
    }
  }

  /// Between which sizes the content of a window can be shown; a largest length of 0 is any.
  static func limits(_ limits: WindowLimits, isLimitedByContent: Bool, event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      json.array { json in
        json.string("limits")
        json.array { json in
          for length in limits.lengths(isLimitedByContent: isLimitedByContent) { json.number(length) }
        }
      }
    }
  }

  /// Has the page close itself.
  static func closing(event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      json.array { $0.string("close") }
    }
  }

  /// Tells the page where it is now.
  static func moving(to path: String, event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      json.array { json in
        json.string("at")
        json.string(path)
      }
    }
  }

  /// Values that the page keeps in its tab. It has no number: a page that comes back gets them all.
  static func keeping(_ values: [String: String?], event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      for (key, text) in values.sorted(by: { $0.key < $1.key }) {
        let isKept = (text?.utf8.count ?? 0) <= keptValueLimit
        if !isKept {
          DOMCatalogue.reportLimit("what the scene stores as \(key.debugDescription) is too long to be kept by its page")
        }
        json.array { json in
          json.string("keep")
          json.string(key)
          json.string(isKept ? text : nil)
        }
      }
    }
  }

  /// How long a value may be that a page keeps, in bytes.
  private static let keptValueLimit = 16 * 1024

  /// Has the page put the focus elsewhere. It has no number: a page that comes back later has a focus of its own.
  static func focusing(_ id: ElementID, event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      json.array { json in
        json.string("f")
        json.number(id.rawValue)
      }
    }
  }

  /// Asks about fonts. It has no number: a page that comes back is asked again.
  static func asking(_ questions: [PageFonts.Question], event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      for question in questions {
        json.array { json in
          switch question {
          case .tables(let faces):
            json.string("fonts")
            json.string(MeasuredCharacters.text)
            json.array { json in
              for face in faces { json.string(face.style) }
            }
          case .words(let number, let face, let words):
            json.string("words")
            json.number(number)
            json.string(face.style)
            json.array { json in
              for word in words { json.string(word) }
            }
          case .kept(let face, let id):
            json.string("font")
            json.string(face.style)
            json.string(id)
          }
        }
      }
    }
  }

  /// A text over the page; an empty one takes it away.
  static func notice(_ text: String, event: Int) -> ByteBuffer {
    var none = DOMDefinitions()
    return message(number: 0, event: event, &none) { json in
      json.array { json in
        json.string("notice")
        json.string(text)
      }
    }
  }

  static func wholeTree(
    number: Int, event: Int, _ root: Element, _ layout: DOMLayout?, _ definitions: inout DOMDefinitions
  ) -> ByteBuffer {
    message(number: number, event: event, &definitions) { json in
      json.array { json in
        json.string("all")
        DOMMapping.node(for: root, in: DOMPlace(layout: layout)).write(to: &json)
      }
    }
  }

  private static func message(
    number: Int, event: Int, _ definitions: inout DOMDefinitions, _ operations: (inout JSONWriter) -> Void
  ) -> ByteBuffer {
    var json = JSONWriter()
    json.array { json in
      json.number(number)
      json.number(event)
      json.array(operations)
      let new = definitions.take(json.definitions)
      guard !new.isEmpty else { return }
      json.array { json in
        for definition in new { json.string(definition.markup) }
      }
    }
    return json.buffer
  }

  static func write(_ patch: Patch, _ layout: DOMLayout?, to json: inout JSONWriter) {
    switch patch {
    case .insert(let element, let parent, let sibling):
      json.array { json in
        json.string("i")
        json.number(parent.rawValue)
        json.number(sibling?.rawValue ?? 0)
        DOMMapping.node(for: element, in: DOMPlace(layout: layout)).write(to: &json)
      }
    case .move(let id, let sibling):
      json.array { json in
        json.string("m")
        json.number(id.rawValue)
        json.number(sibling?.rawValue ?? 0)
      }
    case .remove(let id):
      json.array { json in
        json.string("r")
        json.number(id.rawValue)
      }
    case .update(let id, let old, let new):
      for setting in DOMCatalogue.changes(from: old, to: new) { write(setting, of: id, to: &json) }
    case .surround(let id, let old, let new):
      let (old, new) = (DOMSurroundings(old), DOMSurroundings(new))
      for setting in new.changes(from: old) { write(setting, of: id, to: &json) }
      guard write(new.boxes, insteadOf: old.boxes, of: id, to: &json) else { return }
      // Boxes that are new, or are described anew, have no place yet.
      layout?.placement(of: id, new).map { write($0, of: id, to: &json) }
    case .place(let id):
      layout?.placement(of: id).map { write($0, of: id, to: &json) }
    }
  }

  private static func write(_ placement: DOMPlacement, of id: ElementID, to json: inout JSONWriter) {
    json.array { placement.write(of: id, to: &$0) }
  }

  /// Boxes that stay where they are only get other attributes: to put the node into new ones would take the focus from it.
  /// Returns whether any box is another one.
  private static func write(_ boxes: [DOMBox], insteadOf old: [DOMBox], of id: ElementID, to json: inout JSONWriter) -> Bool {
    guard boxes.count == old.count, zip(boxes, old).allSatisfy({ $0.hasSameSlot(as: $1) }) else {
      json.array { json in
        json.string("w")
        json.number(id.rawValue)
        json.array { json in
          for box in boxes {
            json.array { json in
              json.object(box.attributes)
              guard let slot = box.slot else { return }
              json.number(slot.id.rawValue)
              json.boolean(slot.isBehind)
            }
          }
        }
      }
      return true
    }
    var areOther = false
    for (place, box) in boxes.enumerated() where box != old[place] {
      areOther = true
      json.array { json in
        json.string("b")
        json.number(id.rawValue)
        json.number(place)
        json.object(box.attributes)
      }
    }
    return areOther
  }

  private static func write(_ setting: DOMSetting, of id: ElementID, to json: inout JSONWriter) {
    json.array { json in
      switch setting {
      case .text(let text):
        json.string("t")
        json.number(id.rawValue)
        json.string(text)
      case .nodes(let nodes):
        json.string("x")
        json.number(id.rawValue)
        json.array { json in
          for node in nodes { node.write(to: &json) }
        }
      case .attribute(let name, let value):
        json.string("a")
        json.number(id.rawValue)
        json.string(name)
        json.string(value)
      case .control(let name, let value):
        json.string("k")
        json.number(id.rawValue)
        json.string(name)
        json.string(value)
      case .style(let name, let value):
        json.string("s")
        json.number(id.rawValue)
        json.string(name)
        json.string(value)
      case .drawing(let name, let value):
        json.string("d")
        json.number(id.rawValue)
        json.string(name)
        json.string(value)
      case .operations(let first, let last, let operations):
        json.string("o")
        json.number(id.rawValue)
        json.number(first)
        json.number(last)
        json.array { json in
          for operation in operations { json.written(operation) }
        }
      case .checked(let isChecked):
        json.string("c")
        json.number(id.rawValue)
        json.boolean(isChecked)
      case .value(let text, let revision):
        json.string("v")
        json.number(id.rawValue)
        json.string(text)
        json.number(revision)
      case .content(let node):
        json.string("g")
        json.number(id.rawValue)
        node.write(to: &json)
      case .name(let name, let older):
        json.string("n")
        json.number(id.rawValue)
        json.string(name)
        json.string(older)
      case .prompt(let prompt):
        json.string("p")
        json.number(id.rawValue)
        json.string(prompt)
      }
    }
  }
}
