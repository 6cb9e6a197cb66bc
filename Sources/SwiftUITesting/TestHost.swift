import Foundation
import SwiftUICore

/// A host without a screen: it mounts a view or a window of an app, and a test steps its turns.
///
/// It keeps its own copy of the element tree and applies the patches to it, as every host must: what it shows is what a person
/// would see. Nothing happens by itself: `turn()` runs what is pending, `settle()` also waits for tasks. Several hosts can live
/// in one process, and it works from Swift Testing and from XCTest.
@MainActor
public final class TestHost: SwiftUICore.Host {
  package let graph: ViewGraph
  /// The patches of each turn since mount or `resetCounts()`.
  package private(set) var commits: [Commit] = []
  /// The run-time warnings so far, each once per place, with the path of the view.
  public private(set) var warnings: [String] = []
  /// The URLs that links and `openURL` have had opened, as far as the app did not open them itself.
  public var openedURLs: [URL] {
    deliver { if case .open = $0 { true } else { false } }
    return opened
  }
  private var opened: [URL] = []
  /// What the app has put where a person pastes from.
  package private(set) var copied: [String] = []
  /// The files that the app has given away.
  var saved: [URL] = []
  /// How the app has had the device vibrate.
  package private(set) var vibrations: [[Int]] = []
  /// Whether each warning fails the test in which it comes up.
  public let isStrict: Bool
  /// Whether each turn compares what the patches have made with the tree built anew, and fails the test if they differ. On in
  /// debug builds. Costs time in proportion to the tree.
  public var checksPatches: Bool
  /// Whether each turn evaluates every body once more, and fails the test if that changes anything: then a view has been skipped
  /// that should not have been, or a body has side effects. Off, since bodies that count their calls would count these.
  public var checksBodies = false
  package let rowLimit: RowLimit?
  /// Whether animations take their time here: see `advance(by:)`.
  public private(set) var animates = false
  /// How long its clock has run, in seconds.
  var elapsed = 0.0
  private let visibleRows: Int?
  private var replica: Replica
  /// How large the window is, in points. Views hear of a change in the next turn.
  ///
  /// Views are laid out in the same turn: `FoundElement.frame` tells where they are.
  public var windowSize: CGSize {
    didSet { tellWindowSize() }
  }
  /// What of the window may be covered at its edges, in points. Views hear of a change in the next turn.
  public var safeAreaInsets = EdgeInsets() {
    didSet { tellWindowSize() }
  }
  /// The focus that the last commits ask for; nil inside takes it away.
  private var wantedFocus: ElementID??
  /// The field that has heard that it is edited.
  var editedField: ElementID?
  let recorder = EvaluationRecorder()
  /// How many of the recorder's evaluations have been noted for `BodyRecord`.
  private var notedEvaluations = 0
  private var runtime: (any AppRuntime)?
  /// The windows of the app, where a test has made this one.
  var ownWindows: TestWindows?
  /// The same where an action has opened it: they hold this one.
  weak var windowsAround: TestWindows?
  /// Which scene the window shows.
  var address = SceneAddress.first
  /// Whether the app has closed the window, which ends as soon as its turn has.
  private(set) var isClosing = false
  package private(set) var isUnmounted = false
  /// Who waits for a turn to be asked for, or a task to end.
  var waiters: [CheckedContinuation<Void, Never>] = []
  /// Where the test has used the host last.
  private(set) var site: CallSite

  /// Mounts a view: its first turn is done and its `onAppear` actions have run.
  ///
  /// - Parameters:
  ///   - strict: Whether run-time warnings fail the test.
  ///   - visibleRows: How many rows of a list or lazy container there are as long as nobody scrolls; nil for all of them.
  ///   - windowSize: How large the window is, in points; by default as large as a telephone's. See `windowSize`.
  ///   - textMetrics: How wide characters are.
  ///   - pixel: How large a pixel of the screen is, in points.
  ///   - animates: Whether animations take their time, by a clock that stands still until `advance(by:)`. Otherwise they are over at once.
  ///   - content: The view.
  public convenience init<Content: View>(
    strict: Bool = false, visibleRows: Int? = nil, windowSize: CGSize = TestHost.usualWindowSize,
    textMetrics: TextMetrics = .uniform, pixel: CGFloat = 1, animates: Bool = false,
    @ViewBuilder _ content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let view = content()
    let site = CallSite(fileID, filePath, line, column)
    self.init(ViewGraph(host: nil), isStrict: strict, visibleRows: visibleRows, windowSize, textMetrics, pixel, site)
    self.animates = animates
    if animates { graph.setClock(to: Self.firstMoment) }
    graph.mount(view)
    replica = Replica(root: graph.root)
    noteEvaluations()
  }

  /// Mounts a window of an app: its first window group.
  public convenience init<Content: App>(
    app: Content.Type, strict: Bool = false, visibleRows: Int? = nil, windowSize: CGSize = TestHost.usualWindowSize,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    self.init(windowOf: AppGraph<Content>(), TestWindows(), isStrict: strict, visibleRows: visibleRows, windowSize, site)
  }

  /// Mounts another window of the app that `other` shows: the two share what the app owns.
  public convenience init(
    anotherWindowOf other: TestHost, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard let runtime = other.runtime else {
      preconditionFailure("TestHost(anotherWindowOf:) needs a host made with TestHost(app:)")
    }
    let site = CallSite(fileID, filePath, line, column)
    self.init(
      windowOf: runtime, other.shared ?? TestWindows(), isStrict: other.isStrict, visibleRows: other.visibleRows,
      other.windowSize, site)
  }

  /// Opens the window that an action has asked for.
  convenience init(asking other: TestHost, for request: WindowRequest) {
    guard let runtime = other.runtime, let windows = other.shared else {
      preconditionFailure("only windows of apps are asked for")
    }
    self.init(
      windowOf: runtime, windows, at: request.address, isOpened: true, isStrict: other.isStrict, visibleRows: other.visibleRows,
      request.size ?? other.windowSize, other.site)
  }

  private convenience init(
    windowOf runtime: any AppRuntime, _ windows: TestWindows, at address: SceneAddress = .first, isOpened: Bool = false,
    isStrict: Bool, visibleRows: Int?, _ windowSize: CGSize, _ site: CallSite
  ) {
    self.init(runtime.makeWindow(host: nil), isStrict: isStrict, visibleRows: visibleRows, windowSize, .uniform, 1, site)
    self.runtime = runtime
    self.address = address
    joinWindows(windows, isOpened: isOpened)
    runtime.openWindow(graph, at: address)
    replica = Replica(root: graph.root)
    noteEvaluations()
  }

  private init(
    _ graph: ViewGraph, isStrict: Bool, visibleRows: Int?, _ windowSize: CGSize, _ textMetrics: TextMetrics, _ pixel: CGFloat,
    _ site: CallSite
  ) {
    self.graph = graph
    self.windowSize = windowSize
    self.site = site
    self.isStrict = isStrict
    rowLimit = visibleRows.map { RowLimit(complete: $0, first: $0) }
    self.visibleRows = visibleRows
    #if DEBUG
      checksPatches = true
    #else
      checksPatches = false
    #endif
    replica = Replica(root: .root())
    graph.recorder = recorder
    graph.host = self
    graph.receiveWarning = { [weak self] in self?.receive($0) }
    graph.lay(out: LayoutContext(fonts: textMetrics.source, pixel: pixel))
    graph.layout?.setWindow(windowSize)
    if windowSize != Self.usualWindowSize { tellWindowSize() }
  }

  /// Ends everything in the scene: `onDisappear` actions run, subscriptions and tasks end. A second call does nothing.
  public func unmount(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    use(at: fileID, filePath, line, column)
    end()
  }

  func end() {
    isUnmounted = true
    graph.unmount()
    replica = Replica(root: .root())
  }

  // MARK: Turns

  /// Runs one pending turn; false if nothing was pending.
  @discardableResult
  public func turn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    turn(at: use(at: fileID, filePath, line, column))
  }

  func turn(at site: CallSite) -> Bool {
    self.site = site
    guard graph.turn() else { return false }
    moveWantedFocus()
    noteEvaluations()
    if isClosing {
      end()
      return true
    }
    if checksPatches, element != graph.root {
      site.fail("The patches of this turn made\n\(description)\nbut the views say\n\(graph.root.outline)")
    }
    if checksBodies {
      let patches = graph.changesOfRepeatedEvaluation()
      if !patches.isEmpty { site.fail("Evaluating every body once more changed something: \(patches)") }
    }
    return true
  }

  package func scheduleTurn(of graph: ViewGraph) { wake() }
  package func taskEnded(in graph: ViewGraph) { wake() }

  package func opens(_ url: URL) -> Bool { true }
  package var opensWindows: Bool { shared != nil }

  func wake() {
    for waiter in exchange(&waiters, with: []) { waiter.resume() }
  }

  package func commit(_ commit: Commit, of graph: ViewGraph) {
    commits.append(commit)
    replica.apply(commit)
    for request in commit.requests { take(request) }
  }

  private func take(_ request: HostRequest) {
    switch request {
    case .focus(let id): wantedFocus = .some(id)
    case .open(let url): opened.append(url)
    case .copy(let text): copied.append(text)
    case .vibrate(let times): vibrations.append(times)
    case .save(let url): saved.append(url)
    case .openWindow(let request): shared?.requests.append(request)
    case .closeWindow: isClosing = true
    case .windowMoved(let address): self.address = address
    case .pathMoved, .keep, .dragTargets: break
    }
  }

  /// What an action has asked for can be seen at once, before the turn that its changes wait for.
  func deliver(where isDue: (HostRequest) -> Bool) {
    for request in graph.takeRequests(where: isDue) { take(request) }
  }

  /// A page moves the focus when it has applied the commit, and tells.
  private func moveWantedFocus() {
    guard let id = exchange(&wantedFocus, with: nil) else { return }
    tellFields(of: id)
    graph.turn()
  }

  // MARK: What is there

  /// The whole element tree, as the patches have made it.
  package var element: Element { replica.root }

  var root: PlacedElement { PlacedElement(element: element, path: []) }

  /// All texts, in reading order. The label of a text field is its name, and none of them.
  public var texts: [String] { element.texts }

  /// Sets an environment value as the system would: what no view or scene writes has this value. Its readers are evaluated in the
  /// next turn.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    graph.writeDefault(keyPath, value)
    graph.layout?.directionsChanged()
  }

  // MARK: What was done

  /// The evaluations since mount or `resetCounts()`, each with its causes.
  public var trace: [TraceEvent] { recorder.records.map(TraceEvent.init) }

  /// How often the body of a view of this type was evaluated since mount or `resetCounts()`.
  public func evaluations<Content: View>(of type: Content.Type) -> Int {
    recorder.evaluations(of: type)
  }

  /// How often the body of a view of this name was evaluated since mount or `resetCounts()`: for types that a test cannot name,
  /// such as private ones. The types around it and generic arguments may be left out: `"Row"` stands for `Library.Row<Book>`, too.
  public func evaluations(of name: String) -> Int {
    recorder.records.reduce(0) { $0 + ($1.isNamed(name) ? 1 : 0) }
  }

  /// How often any body was evaluated since mount or `resetCounts()`.
  public var evaluationCount: Int { recorder.total }

  /// How many patches the host got since mount or `resetCounts()`.
  public var patchCount: Int { commits.reduce(0) { $0 + $1.patches.count } }

  /// Starts counting and tracing anew. Warnings stay.
  public func resetCounts() {
    recorder.reset()
    notedEvaluations = 0
    commits = []
  }

  /// What belonged to views that are gone and is still alive: their nodes, the objects that their `@StateObject` and `@State`
  /// properties held, in words. Empty is right, unless the test itself holds such an object.
  public var leaks: [String] { recorder.survivors }

  /// Has something else look at the scene: what happens meanwhile is neither counted nor traced.
  package func uncounted<Value>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
    let (commits, recorder) = (commits, graph.recorder)
    graph.recorder = nil
    defer {
      self.commits = commits
      graph.recorder = recorder
    }
    return try await work()
  }

  private func noteEvaluations() {
    guard BodyRecord.isOn else { return }
    BodyRecord.append(recorder.records.dropFirst(notedEvaluations))
    notedEvaluations = recorder.records.count
  }

  private func receive(_ warning: String) {
    warnings.append(warning)
    if isStrict { site.fail(warning) }
  }

  /// Sends an event of an element that shows its new state by itself, as a real control does.
  package func send(_ event: any ElementEvent, showing content: any ElementContent, on id: ElementID) {
    replica.show(content, at: id)
    graph.send(event, to: id)
  }

  /// Takes down where the test uses the host: what comes up from now on is reported there.
  @discardableResult
  func use(at fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) -> CallSite {
    site = CallSite(fileID, filePath, line, column)
    return site
  }
}

extension EvaluationRecord {
  fileprivate func isNamed(_ wanted: String) -> Bool {
    if name == wanted { return true }
    let base = name.prefix { $0 != "<" }
    return base == wanted || base.split(separator: ".").last.map { $0 == wanted } ?? false
  }
}
