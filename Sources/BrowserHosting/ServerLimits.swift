import Dispatch
import Foundation
import NIOCore

/// How much a server takes on, and how long it waits.
struct ServerLimits: Sendable {
  var connections = 1200
  /// How long a connection may take to send a whole request, from its beginning or from the answer before.
  var requestTime = TimeAmount.seconds(60)
  /// How long a connection may take nothing of the answer that is on its way to it.
  var answerTime = TimeAmount.seconds(60)
  /// How many bytes of answers may be on their way to all connections, beside one part of each.
  var answerBytes = 128 * 1024 * 1024
  /// How long a socket may take to say which scene it is for.
  var joinTime = TimeAmount.seconds(10)
  /// How often a page hears from the server. Many proxies cut what is silent for 20 seconds, and the page takes 13 seconds of silence for a
  /// broken connection.
  var heartbeat = TimeAmount.seconds(6)
  /// The page is asked for a word once in so many times.
  var heartbeatsForOnePing = 3
  /// A page that has left so many pings without an answer is gone.
  var unansweredPings = 3
  var sessions = 1000
  /// So many scenes of one address may wait for the first socket of their pages; the oldest one goes for one more.
  var waitingByAddress = 50
  /// How long a scene waits for the socket of its page, at first and after a drop.
  var firstWait = DispatchTimeInterval.seconds(30)
  var reconnectWait = DispatchTimeInterval.seconds(120)
  /// The same after the page was left in good order: it may be loaded once more, and then goes on with its scene.
  var leftWait = DispatchTimeInterval.seconds(10)
  /// Frames of a socket are read this fast for long, and this many at once.
  var framesPerSecond = 400.0
  var frameBurst = 1000.0
  /// Messages of a page are heard at once if they come no faster than this for long, and no more than this many at once. Each
  /// millisecond that they take counts like one.
  var eventsPerSecond = 200.0
  var eventBurst = 500.0
  /// So long a text that a person edits may be, in bytes of UTF-8. What a page keeps of it for an app that starts again has to fit into what
  /// browsers keep for a tab.
  var textBytes = 2 * 1024 * 1024
  /// The same for a field of one line: what stands in one is often shown to everybody, and laid out at each key.
  var lineBytes = 16 * 1024
  /// So much all texts may have together that have been begun, in bytes.
  var begunBytes = 32 * 1024 * 1024
  /// How long a text that has been begun waits for its next part.
  var partsTime = DispatchTimeInterval.seconds(60)

  /// How long one message may take until a line in the log says so.
  var longTime = Duration.seconds(1)

  /// What people may upload.
  var uploads = UploadLimits()

  init() {}

  /// With as many open files as the system grants.
  init(_ options: HostOptions) {
    sessions = options.scenes ?? sessions
    if let kilobytes = options.textKilobytes { textBytes = kilobytes * 1024 }
    if let megabytes = options.uploadMegabytes {
      uploads.fileBytes = megabytes * 1024 * 1024
      uploads.sceneBytes = max(uploads.sceneBytes, 5 * uploads.fileBytes)
    }
    if let megabytes = options.allUploadsMegabytes { uploads.allBytes = megabytes * 1024 * 1024 }
    if let seconds = options.keepSeconds { reconnectWait = .seconds(seconds) }
    connections = min(options.connections ?? sessions + 200, Self.connections(ofFiles: Self.openFiles()))
  }

  /// The same for a tool, which asks for many pages at once, and for nobody else's.
  var forTools: ServerLimits {
    var limits = self
    (limits.eventBurst, limits.eventsPerSecond, limits.waitingByAddress) = (1e6, 1e6, limits.sessions)
    return limits
  }

  /// How many connections there may be where so many files may be open. The app's own files need some, too.
  static func connections(ofFiles count: Int) -> Int { max(1, count - min(100, count / 2)) }

  /// How many files the process may have open, once it has asked for as many as it may have.
  private static func openFiles() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int(clamping: limit.rlim_cur)
  }
}
