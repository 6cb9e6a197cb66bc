import SwiftUICore

/// A film or a piece of music.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let url: URL

  /// Creates one.
  public init(url: URL) { self.url = url }

  /// What its end is told with, which does not come here.
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  /// What the end of a film is told with, which does not come here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Would play films and music. Nothing plays here, which the log says; a `VideoPlayer` has a link to the film.
@MainActor
@preconcurrency
open class AVPlayer: NSObject {
  /// What it would play; nil for nothing.
  public private(set) final var currentItem: AVPlayerItem?
  open var volume: Float = 1
  open var isMuted = false
  /// 0: it never plays.
  open var rate: Float = 0

  /// Creates a player for nothing.
  public override init() { super.init() }

  /// Creates a player for what is at an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Creates a player for an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Would play something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// Would play. Nothing plays here, which the log says.
  open func play() { StandIns.tell("AVPlayer.play", "plays nothing: pages have no films and no sounds here.") }
  /// Nothing plays that could stop.
  open func pause() {}
}
