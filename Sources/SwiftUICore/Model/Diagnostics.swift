import Foundation
import Synchronization

/// SwiftUI's run-time warnings, with the place in the view tree where they came up. Each appears once per place, as long as it is
/// among the newest thousand.
package enum Diagnostics {
  /// Whether warnings on standard error show values of the app's data. Where other people use the app, these are theirs.
  package static let showsValues = Atomic(true)

  /// A value of the app's data, or of an address: of any length, with anything in it.
  package struct Value: Hashable, Sendable {
    fileprivate let shown: String
    fileprivate let type: String

    package init(_ value: some Any) {
      shown = Diagnostics.shortened("\(value)")
      type = "of type “\(Swift.type(of: value))”"
    }
  }

  /// The beginning of a text, with nothing that steers a terminal.
  fileprivate static func shortened(_ text: String) -> String {
    text.unicodeScalars.prefix(100).map { StandardError.isControl($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
  }

  package enum Warning: Hashable, Sendable {
    case stateModifiedDuringUpdate
    case stateNotInstalled
    case stateObjectNotInstalled(type: String)
    case environmentNotInstalled(type: String)
    case publishedFromBackground
    case publishedDuringUpdate
    case onChangeLoop(type: String)
    case preferenceLoop(key: String)
    case unsoundBody(change: String)
    case duplicateIdentifier(Value)
    case rangeChanged(from: Int, to: Int)
    case unknownSelection(Value)
    case missingImage(name: String, folders: [String])
    case missingColor(name: String, folders: [String])
    case missingSymbol(String)
    case unreadableResource(path: String, reason: String)
    case unopenedURL(Value)
    case unreadableTable(file: String, place: String, problem: String)
    case invalidFrame
    case contradictoryFrame
    case layoutLoop
    case sheetWaits
    case repeatedDestination(type: String)
    case noDestination(type: String)
    case destinationOutsideStack(type: String)
    case linkOutsideStack
    case unfitLink(type: String)
    case toolbarOutsideStack
    case noWindow(String)
    case unopenedWindow(String)
    case unreadableWindowValue(Value, type: String)
    case uncodedWindowValue(type: String)
    case unfitSceneValue(String)

    package func text(showsValues: Bool) -> String {
      switch self {
      case .stateModifiedDuringUpdate:
        "Modifying state during view update, this will cause undefined behavior."
      case .stateNotInstalled:
        """
        Accessing State's value outside of being installed on a View. \
        This will result in a constant Binding of the initial value and will not update.
        """
      case .stateObjectNotInstalled(let type):
        """
        Accessing StateObject<\(type)>'s object without being installed on a View. \
        This will create a new instance each time.
        """
      case .environmentNotInstalled(let type):
        """
        Accessing Environment<\(type)>'s value outside of being installed on a View. \
        This will always read the default value and will not update.
        """
      case .publishedFromBackground:
        """
        Publishing changes from background threads is not allowed; make sure to publish values from the main thread \
        (via operators like receive(on:)) on model updates.
        """
      case .publishedDuringUpdate:
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
      case .onChangeLoop(let type):
        "onChange(of: \(type)) action tried to update multiple times per frame."
      case .preferenceLoop(let key):
        "Bound preference \(key) tried to update multiple times per frame."
      case .unsoundBody(let change):
        "Evaluating every body once more changed something: a body has side effects, or reads what nobody tells it of."
          + (showsValues ? " \(change)" : "")
      case .duplicateIdentifier(let id):
        "the ID \(showsValues ? id.shown : id.type) occurs multiple times within the collection, this will give undefined results!"
      case .rangeChanged(let count, let initial):
        """
        ForEach(_:content:) count (\(count)) != its initial count (\(initial)). `ForEach(_:content:)` should only be used for \
        *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
        """
      case .unknownSelection(let value):
        """
        Picker: the selection \(showsValues ? "\"\(value.shown)\"" : value.type) is invalid and does not have an associated tag, this will give undefined results. Give one \
        option .tag(_:) with a value of the selection's type.
        """
      case .invalidFrame: "Invalid frame dimension (negative or non-finite)."
      case .contradictoryFrame: "Contradictory frame constraints specified."
      case .layoutLoop:
        """
        What reads geometry changes geometry without end. The rest waits for the next turn: a size must not depend on what is made of it.
        """
      case .missingImage(let name, let folders): Self.missing("image", name, folders)
      case .missingColor(let name, let folders): Self.missing("color", name, folders)
      case .missingSymbol(let name):
        "No symbol named '\(Diagnostics.shortened(name))' is drawn here. A dashed square stands for it."
      case .unreadableResource(let path, let reason):
        "\(path) cannot be shown: \(reason)."
      case .unopenedURL(let url):
        "The host does not open \(showsValues ? url.shown : "a URL"). An OpenURLAction in the environment can: environment(\\.openURL, OpenURLAction { url in … })."
      case .repeatedDestination(let type):
        """
        A navigationDestination for “\(type)” was declared earlier on the stack. Only the destination declared closest to the root \
        view of the stack will be used.
        """
      case .noDestination(let type):
        """
        A value of type “\(type)” is presented, but there is no matching navigationDestination declaration visible from the location \
        of the link or the path. Links and path values search for destinations on the stack around them.
        """
      case .destinationOutsideStack(let type):
        "A navigationDestination for “\(type)” stands outside of a NavigationStack and shows nothing. Put it inside the stack."
      case .linkOutsideStack:
        "A NavigationLink stands outside of a NavigationStack and does nothing. Put a NavigationStack around it."
      case .unfitLink(let type):
        "A NavigationLink presents a value of type “\(type)”, but the path of its NavigationStack has values of another type."
      case .toolbarOutsideStack:
        "A toolbar stands outside of a NavigationStack and is not shown. Put it on a view inside the stack."
      case .noWindow(let wish):
        "No scene of the app has windows for \(wish). Declare a Window or a WindowGroup for it in the app's body."
      case .unopenedWindow(let wish):
        "The host opens no window for \(wish)."
      case .unfitSceneValue(let key):
        "What was kept for the @SceneStorage “\(Diagnostics.shortened(key))” is no value of its type. It begins with its default."
      case .unreadableWindowValue(let json, let type) where showsValues:
        "The window's address has the value \(json.shown), which is no “\(type)”. The window shows none."
      case .unreadableWindowValue(_, let type):
        // Anybody can write an address, again and again: it is one line for all of them.
        "The window's address has a value that is no “\(type)”. The window shows none."
      case .uncodedWindowValue(let type):
        "A value of type “\(type)” cannot be coded as JSON, so no window opens for it. Mend its encode(to:)."
      case .unreadableTable(let file, let place, let problem):
        "The translations in \(file)\(place.isEmpty ? "" : " (\(place))") are not used: \(problem). Mend the file, or remove it."
      case .sheetWaits:
        """
        Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently presented sheet \
        gets dismissed.
        """
      }
    }

    private static func missing(_ kind: String, _ name: String, _ folders: [String]) -> String {
      """
      No \(kind) named '\(Diagnostics.shortened(name))' found in \(folders.joined(separator: ", ")). The target's resources in Package.swift must have it: an \
      asset catalog with .copy("Assets.xcassets"), since .process takes its folders apart.
      """
    }
  }

  /// Whether `SWIFTUI_CHECKS` names a check, in any process of a debug build.
  static func checks(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment["SWIFTUI_CHECKS"]?.split(separator: ",").contains { $0 == name } ?? false
  }

  private static let reported = Mutex(ReportedTexts(limit: 1000))

  /// Reports a warning to the scene's host, if it wants to know, and on standard error: to each of them once per text and place. The
  /// scene's host is a test, and sees values.
  ///
  /// The place is that of `node`, or of the evaluation that goes on.
  package static func report(_ warning: Warning, at node: ViewNode? = nil) {
    let node = node ?? EvaluationScope.currentView
    let path = node.map { MainQueue.assume($0.viewPath) } ?? ""
    func described(showsValues: Bool) -> String {
      let text = warning.text(showsValues: showsValues)
      return path.isEmpty ? text : "\(text) (in \(path))"
    }
    if let node { MainQueue.assume { node.graph.report(described(showsValues: true)) } }
    let line = described(showsValues: showsValues.load(ordering: .relaxed))
    guard reported.withLock({ $0.insert(line) }) else { return }
    StandardError.write("warning: \(line)")
  }

  /// The text with its place.
  static func located(_ text: String, at node: ViewNode?) -> String {
    node.map { "\(text) (in \(MainQueue.assume($0.viewPath)))" } ?? text
  }
}

extension ViewNode {
  /// The views from the root to this node, by the names of their types.
  package final func viewPath() -> String {
    var names: [String] = []
    var next: ViewNode? = self
    while let node = next {
      if let name = node.viewName { names.append(name) }
      next = node.parent
    }
    return names.reversed().joined(separator: " › ")
  }
}
