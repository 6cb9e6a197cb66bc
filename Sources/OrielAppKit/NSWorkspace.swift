import SwiftUICore

/// What is around the app: here, the browser of the person who looks at the window for which the code runs.
public final class NSWorkspace: NSObject, Sendable {
  /// That of the window for which the code runs.
  public static let shared = NSWorkspace()

  override private init() {}

  /// Has the browser open an address, and tells whether it does. Files of the server are not the person's, and are not opened.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    if url.isFileURL {
      StandIns.tell("NSWorkspace.open", "opens no files: they are on the server, and the person is not.")
      return false
    }
    if MainQueue.isCurrent { return RunningWindow.value { $0.openWithHost(url) } ?? refused() }
    RunningWindow.perform("NSWorkspace.open") { _ = $0.openWithHost(url) }
    return true
  }

  private func refused() -> Bool {
    StandIns.tell("NSWorkspace.open, in no window", "nothing happens, for nobody can tell whose window is meant.")
    return false
  }

  /// Shows nothing: no page opens the Finder.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    StandIns.tell("NSWorkspace.activateFileViewerSelecting", "nothing happens, for no page opens the Finder.")
  }

  /// Nil: no page tells which apps there are.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
    StandIns.tell("NSWorkspace.urlForApplication", "nil, for no page tells which apps there are.")
    return nil
  }

  /// How another app is to be opened.
  public final class OpenConfiguration: NSObject, @unchecked Sendable {
    public var activates = true
    public var hides = false
    public var promptsUserIfNeeded = true
    public var createsNewApplicationInstance = false
    public var arguments: [String] = []
    public var environment: [String: String] = [:]
    override public init() {}
  }

  /// Fails: no page opens other apps.
  @discardableResult
  public func openApplication(at applicationURL: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
    throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: applicationURL])
  }

  /// Fails: no page opens other apps.
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: applicationURL]))
  }

  /// None: no page tells which apps run.
  public var runningApplications: [NSRunningApplication] {
    StandIns.tell("NSWorkspace.runningApplications", "none, for no page tells which apps run.")
    return []
  }

  /// Nil: no page tells which apps run.
  public var frontmostApplication: NSRunningApplication? {
    StandIns.tell("NSWorkspace.frontmostApplication", "nil, for no page tells which apps run.")
    return nil
  }

  /// The symbol of a document, whatever the file: there is no Finder that has icons.
  public func icon(forFile fullPath: String) -> NSImage {
    StandIns.tell("NSWorkspace.icon(forFile:)", "the symbol of a document, for there is no Finder that has icons.")
    return NSImage(systemSymbolName: "doc", accessibilityDescription: nil) ?? NSImage()
  }

  /// Where nothing is ever posted: no page tells what other apps do.
  public var notificationCenter: NotificationCenter {
    StandIns.tell("NSWorkspace.notificationCenter", "posts nothing, for no page tells what other apps do.")
    return Self.silence
  }

  private static let silence = NotificationCenter()
}
