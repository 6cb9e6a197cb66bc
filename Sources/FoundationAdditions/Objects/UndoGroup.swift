import Foundation

/// What can be undone, and done again: the last one of each is next.
struct UndoStacks {
  var undo: [UndoGroup] = []
  var redo: [UndoGroup] = []
}

/// What takes back one thing.
struct UndoAction {
  /// Of a target that is gone another object may have it: what is taken away then would have done nothing.
  let target: ObjectIdentifier
  let perform: @MainActor () -> Void

  init(target: AnyObject, perform: @escaping @MainActor () -> Void) {
    self.target = ObjectIdentifier(target)
    self.perform = perform
  }
}

/// What is undone as one.
final class UndoGroup {
  enum Step {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var steps: [Step] = []
  var name = ""
  var isDiscardable = false
  /// Whether it ends with the turn of the main actor.
  var isOfEvent = false

  var isEmpty: Bool { steps.isEmpty }

  /// The last step first.
  @MainActor func perform() {
    for step in steps.reversed() {
      switch step {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Takes away what belongs to a target, and returns it.
  func remove(for target: ObjectIdentifier) -> [UndoAction] {
    var gone: [UndoAction] = []
    var kept: [Step] = []
    for step in steps {
      switch step {
      case .action(let action) where action.target == target: gone.append(action)
      case .group(let group):
        gone += group.remove(for: target)
        if !group.isEmpty { kept.append(step) }
      default: kept.append(step)
      }
    }
    steps = kept
    return gone
  }
}

/// Of a notification that a group is closed: whether it is worth no keeping.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension Notification.Name {
  /// Something begins or ends, or is asked for.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Something is about to be undone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Something was undone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be done again.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Something was done again.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  /// A group has begun.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to end.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// A group has ended.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
