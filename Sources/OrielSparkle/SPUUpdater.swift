import Combine
@_exported import Foundation
import SwiftUICore

/// Would update the app. Here nothing is looked for and nothing is installed, which the log says: who serves the app updates it.
@MainActor
@preconcurrency
open class SPUUpdater: NSObject {
  /// Who is asked.
  public final weak var delegate: (any SPUUpdaterDelegate)?

  init(delegate: (any SPUUpdaterDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// False, always.
  public final var canCheckForUpdates: Bool { false }
  public final var sessionInProgress: Bool { false }
  /// False, whatever is set.
  public final var automaticallyChecksForUpdates: Bool {
    get { false }
    set { tell() }
  }
  public final var automaticallyDownloadsUpdates: Bool {
    get { false }
    set { tell() }
  }
  public final var allowsAutomaticUpdates: Bool { false }
  /// Seconds between two looks for an update.
  public final var updateCheckInterval: TimeInterval = 86400
  /// Nil: nobody has looked.
  public final var lastUpdateCheckDate: Date? { nil }
  public final var feedURL: URL? { nil }

  /// Does nothing, which the log says.
  open func checkForUpdates() { tell() }
  open func checkForUpdatesInBackground() { tell() }
  open func checkForUpdateInformation() { tell() }
  open func resetUpdateCycle() {}
  /// Begins nothing.
  open func start() throws { tell() }

  /// A property's value, which never changes.
  public final func publisher<Value>(for keyPath: KeyPath<SPUUpdater, Value>) -> AnyPublisher<Value, Never> {
    Just(self[keyPath: keyPath]).append(Empty(completeImmediately: false)).eraseToAnyPublisher()
  }

  private func tell() { StandIns.tell("Sparkle", "updates nothing: who serves the app updates it.") }
}

/// What is asked before an update.
@MainActor
@preconcurrency
public protocol SPUUpdaterDelegate: AnyObject {}
/// What shows an update.
@MainActor
@preconcurrency
public protocol SPUStandardUserDriverDelegate: AnyObject {}

/// An update. There are none here.
public final class SUAppcastItem: NSObject, Sendable {
  private override init() {}
}

/// Has the updater of an app.
@MainActor
@preconcurrency
open class SPUStandardUpdaterController: NSObject {
  /// The updater.
  public final let updater: SPUUpdater

  /// Creates one. Nothing begins.
  public init(
    startingUpdater: Bool = true, updaterDelegate: (any SPUUpdaterDelegate)?,
    userDriverDelegate: (any SPUStandardUserDriverDelegate)?
  ) {
    updater = SPUUpdater(delegate: updaterDelegate)
  }

  /// Begins nothing, which the log says.
  open func startUpdater() { updater.checkForUpdatesInBackground() }
  open func checkForUpdates(_ sender: Any?) { updater.checkForUpdates() }
}
