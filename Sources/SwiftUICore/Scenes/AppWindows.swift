import Foundation

/// The open windows of an app, and how others come: kept with the app's own graph.
final class AppWindows: GraphFeature {
  private struct Open {
    weak var window: ViewGraph?
    let opener: ObjectIdentifier
    /// Windows have numbers that count up.
    let number: Int
    var phase: ScenePhase
  }

  /// Called when a window has closed.
  var onClose: () -> Void = {}

  private unowned(unsafe) let graph: ViewGraph
  private var windows: [ObjectIdentifier: Open] = [:]
  private var newest = 0
  /// How many windows are in each phase: no window looks at all the others.
  private var phases: [ScenePhase: Int] = [:]
  /// What the scenes say of commands, as one view: nil as long as no scene says anything.
  private var knownCommands: AnyView??

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  // MARK: Scenes

  /// The scenes with windows, in the order of their declaration.
  var openers: [any WindowOpener] {
    var found: [any WindowOpener] = []
    func look(at node: ViewNode) {
      if let opener = node as? any WindowOpener { found.append(opener) }
      for index in 0..<node.childCount { look(at: node.child(at: index)) }
    }
    if let root = graph.rootNode { look(at: root) }
    return found
  }

  /// The scene that opens when the app begins.
  var first: (any WindowOpener)? {
    let openers = openers.filter { $0.traits.kind != .settings }
    return openers.first { $0.traits.launch == .presented } ?? openers.first { $0.traits.launch != .suppressed } ?? openers.first
  }

  func opener(at address: SceneAddress) -> (any WindowOpener)? {
    switch address {
    case .first: first
    case .settings: openers.first { $0.traits.kind == .settings }
    case .window(let id, _): openers.first { $0.traits.id == id }
    }
  }

  // MARK: Windows

  func opened(_ window: ViewGraph, by opener: any WindowOpener) {
    newest += 1
    let phase = EnvironmentValues(defaultsOf: window).scenePhase
    windows[ObjectIdentifier(window)] = Open(window: window, opener: ObjectIdentifier(opener), number: newest, phase: phase)
    phases[phase, default: 0] += 1
    showPhase()
  }

  func closed(_ key: ObjectIdentifier) {
    guard let open = windows.removeValue(forKey: key) else { return }
    phases[open.phase, default: 1] -= 1
    onClose()
    if !graph.state.isUnmounted { showPhase() }
  }

  func phaseChanged(of window: ViewGraph) {
    let key = ObjectIdentifier(window)
    let phase = EnvironmentValues(defaultsOf: window).scenePhase
    guard let old = windows[key]?.phase, old != phase else { return }
    windows[key]?.phase = phase
    phases[old, default: 1] -= 1
    phases[phase, default: 0] += 1
    showPhase()
  }

  /// The app is as active as the most active of its windows (structure 4.23).
  private func showPhase() {
    graph.writeDefault(\.scenePhase, phases.filter { $0.value > 0 }.keys.max() ?? .background)
  }

  /// In the order in which they were opened.
  private var inOrder: [Open] { windows.values.sorted { $0.number < $1.number } }

  // MARK: What actions ask for

  func open(_ wish: WindowWish, from window: ViewGraph) {
    guard let opener = opener(for: wish) else {
      return Diagnostics.report(.noWindow(wish.description), at: window.rootNode)
    }
    let traits = opener.traits
    guard let address = address(of: opener, traits, wish.value) else { return }
    let isUnique = traits.kind != .group || wish.value != nil
    let request = WindowRequest(address: address, isUnique: isUnique, size: traits.size)
    let asked = window.upstream == nil ? ActingWindow.current ?? onlyPersonsFirst : window
    if let asked, asked.host?.opensWindows == true { return asked.ask(.openWindow(request)) }
    Diagnostics.report(.unopenedWindow(wish.description), at: window.rootNode)
  }

  /// The oldest window, if all are one person's: of several, nobody can tell whose act an action of the app's own is.
  private var onlyPersonsFirst: ViewGraph? {
    let windows = inOrder.compactMap(\.window)
    guard let first = windows.first, windows.allSatisfy({ Self.isSamePerson(first, $0) }) else { return nil }
    return first
  }

  private static func isSamePerson(_ one: ViewGraph, _ other: ViewGraph) -> Bool {
    guard one !== other, let host = one.host, let otherHost = other.host else { return true }
    return host.showsToSamePerson(as: otherHost)
  }

  /// Closes the windows of a scene, or with a value those that show it: those of the person who has done something. What the app does by
  /// itself, in no window, is for all.
  func dismiss(_ wish: WindowWish, from window: ViewGraph) {
    guard let opener = opener(for: wish) else {
      return Diagnostics.report(.noWindow(wish.description), at: window.rootNode)
    }
    let address = wish.value == nil ? nil : address(of: opener, opener.traits, wish.value)
    let actor = window.upstream == nil ? ActingWindow.current : window
    for open in inOrder where open.opener == ObjectIdentifier(opener) {
      guard let window = open.window else { continue }
      if let address, window.feature(WindowScene.self).address != address { continue }
      if let actor, !Self.isSamePerson(actor, window) { continue }
      window.ask(.closeWindow)
    }
  }

  private func opener(for wish: WindowWish) -> (any WindowOpener)? {
    openers.first { opener in
      let traits = opener.traits
      if wish.isForSettings { return traits.kind == .settings }
      if let id = wish.id, traits.id != id { return false }
      guard let value = wish.value else { return wish.id != nil }
      return traits.valueType.map { $0 == type(of: value) } ?? false
    }
  }

  private func address(of opener: any WindowOpener, _ traits: WindowTraits, _ value: (any Encodable)?) -> SceneAddress? {
    if traits.kind == .settings { return .settings }
    guard let id = traits.id else { return .first }
    guard let value else { return .window(id: id, value: nil) }
    guard let json = WindowScene.json(value) else {
      Diagnostics.report(.uncodedWindowValue(type: "\(type(of: value))"), at: graph.rootNode)
      return nil
    }
    return .window(id: id, value: json)
  }

  // MARK: Commands

  /// What stands in the menus of each window; nil where no scene has commands or settings.
  var commands: AnyView? {
    if let knownCommands { return knownCommands }
    let view = collectCommands()
    knownCommands = .some(view)
    return view
  }

  /// A scene says something else: the windows take it in their next turns.
  func commandsChanged() {
    let view = collectCommands()
    knownCommands = .some(view)
    guard let view else { return }
    for open in inOrder { (open.window?.rootNode as? any WindowRoot)?.bar?.replaceCommands(with: view) }
  }

  private func collectCommands() -> AnyView? {
    var views: [AnyView] = []
    var standard = true
    func look(at node: ViewNode, isHeard: Bool) {
      var isHeard = isHeard
      if let speaker = node as? any CommandSpeaker {
        if isHeard, let view = speaker.commandsView { views.append(view) }
        if speaker.silencesContent {
          isHeard = false
          standard = false
        }
      }
      for index in 0..<node.childCount { look(at: node.child(at: index), isHeard: isHeard) }
    }
    if let root = graph.rootNode { look(at: root, isHeard: true) }
    let hasSettings = openers.contains { $0.traits.kind == .settings }
    if views.isEmpty, !hasSettings { return nil }
    let opensWindows = first?.traits.kind == .group
    let own = AnyView(StandardCommands(settings: hasSettings && standard, newWindow: opensWindows && standard))
    return AnyView(ViewList(views: views + [own]))
  }
}

/// What an action asks for: a scene by its identifier, by the type of a value, or both.
struct WindowWish {
  var id: String?
  var value: (any Encodable)?
  var isForSettings = false

  var description: String {
    if isForSettings { return "the settings" }
    let value = value.map { "a value of type “\(type(of: $0))”" }
    return [id.map { "the identifier “\($0)”" }, value].compactMap { $0 }.joined(separator: " and ")
  }
}
