import Foundation
import Synchronization

/// SwiftUI's run-time warnings, with the place in the view tree where they came up. Each appears once per place, as long as it is
/// among the newest thousand.
package enum Diagnostics {
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
    case duplicateIdentifier(String)
    case rangeChanged(from: Int, to: Int)
    case missingImage(name: String, folders: [String])
    case missingColor(name: String, folders: [String])
    case missingSymbol(String)
    case unreadableResource(path: String, reason: String)
    case unopenedURL(String)
    case unreadableTable(file: String, place: String, problem: String)

    package var text: String {
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
        "Evaluating every body once more changed something: a body has side effects, or reads what nobody tells it of. \(change)"
      case .duplicateIdentifier(let id):
        "the ID \(id) occurs multiple times within the collection, this will give undefined results!"
      case .rangeChanged(let count, let initial):
        """
        ForEach(_:content:) count (\(count)) != its initial count (\(initial)). `ForEach(_:content:)` should only be used for \
        *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
        """
      case .missingImage(let name, let folders): Self.missing("image", name, folders)
      case .missingColor(let name, let folders): Self.missing("color", name, folders)
      case .missingSymbol(let name):
        "No symbol named '\(name)' is drawn here. A dashed square stands for it."
      case .unreadableResource(let path, let reason):
        "\(path) cannot be shown: \(reason)."
      case .unopenedURL(let url):
        "The host does not open \(url). An OpenURLAction in the environment can: environment(\\.openURL, OpenURLAction { url in … })."
      case .unreadableTable(let file, let place, let problem):
        "The translations in \(file)\(place.isEmpty ? "" : " (\(place))") are not used: \(problem). Mend the file, or remove it."
      }
    }

    private static func missing(_ kind: String, _ name: String, _ folders: [String]) -> String {
      """
      No \(kind) named '\(name)' found in \(folders.joined(separator: ", ")). The target's resources in Package.swift must have it: an \
      asset catalog with .copy("Assets.xcassets"), since .process takes its folders apart.
      """
    }
  }

  /// Whether `SWIFTUI_CHECKS` names a check, in any process of a debug build.
  static func checks(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment["SWIFTUI_CHECKS"]?.split(separator: ",").contains { $0 == name } ?? false
  }

  private static let reported = Mutex(ReportedTexts(limit: 1000))

  /// Reports a warning to the scene's host, if it wants to know, and on standard error: to each of them once per text and place.
  ///
  /// The place is that of `node`, or of the evaluation that goes on.
  package static func report(_ warning: Warning, at node: ViewNode? = nil) {
    let node = node ?? EvaluationScope.currentView
    let path = node.map { MainQueue.assume($0.viewPath) } ?? ""
    let line = path.isEmpty ? warning.text : "\(warning.text) (in \(path))"
    if let node { MainQueue.assume { node.graph.report(line) } }
    guard reported.withLock({ $0.insert(line) }) else { return }
    FileHandle.standardError.write(Data("warning: \(line)\n".utf8))
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
