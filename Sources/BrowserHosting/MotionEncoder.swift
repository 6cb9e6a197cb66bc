import SwiftUICore

extension CommitEncoder {
  /// The patches of a commit of which some take their time: `~` says under which animation the operations behind it happen.
  static func writeMoving(_ commit: Commit, _ layout: DOMLayout?, to json: inout JSONWriter) {
    // Before anything has changed: the page sees where the older ones are.
    for match in commit.motion.matches { write(match, to: &json) }
    var (animations, transitions) = (commit.motion.animations[...], commit.motion.transitions[...])
    // It begins with one, so that the page knows at once that something moves.
    var current: Animation??
    for (place, patch) in commit.patches.enumerated() {
      if let first = animations.first, place >= first.patches.upperBound { animations.removeFirst() }
      let animation = animations.first.flatMap { $0.patches.contains(place) ? $0.animation : nil }
      if current != .some(animation) {
        write(animation, to: &json)
        current = .some(animation)
      }
      var parts: [TransitionPart] = []
      if let transition = transitions.first, transition.patch == place {
        parts = transition.parts
        transitions.removeFirst()
      }
      write(patch, parts, layout, to: &json)
    }
  }

  private static func write(_ match: ElementMatch, to json: inout JSONWriter) {
    json.array { json in
      json.string("match")
      json.number(match.new.rawValue)
      json.number(match.old.rawValue)
      match.animation.write(to: &json)
    }
  }

  private static func write(_ animation: Animation?, to json: inout JSONWriter) {
    json.array { json in
      json.string("~")
      animation.write(to: &json)
    }
  }

  private static func write(_ patch: Patch, _ parts: [TransitionPart], _ layout: DOMLayout?, to json: inout JSONWriter) {
    if !parts.isEmpty, case .remove(let id) = patch {
      return json.array { json in
        json.string("go")
        json.number(id.rawValue)
        json.array { json in
          for part in parts { part.write(to: &json) }
        }
      }
    }
    write(patch, layout, to: &json)
    guard !parts.isEmpty, case .insert(let element, _, _) = patch else { return }
    json.array { json in
      json.string("come")
      json.number(element.id.rawValue)
      json.array { json in
        for part in parts { part.write(to: &json) }
      }
    }
  }
}
