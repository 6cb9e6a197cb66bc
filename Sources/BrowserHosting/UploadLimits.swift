import NIOCore

/// How much a server takes of what people upload.
struct UploadLimits: Sendable {
  /// So large may one file be, in bytes; 0 takes none.
  var fileBytes = 100 * 1024 * 1024
  /// So much may all files of one scene have together, and all of the server.
  var sceneBytes = 500 * 1024 * 1024
  var allBytes = 4 * 1024 * 1024 * 1024
  /// So many files may a scene have.
  var sceneCount = 2000
  /// So many uploads may a scene, and the server, have underway.
  var sceneUnderway = 6
  var allUnderway = 64
  /// So much has to stay free where files lie.
  var freeBytes = 64 * 1024 * 1024
  /// How long an upload may say nothing, and how slow it may be in all.
  var silence = TimeAmount.seconds(30)
  var leastBytesPerSecond = 8 * 1024
  /// How long a page that was refused may go on sending until its connection ends: it would not see the answer otherwise.
  var refusedTime = TimeAmount.seconds(5)

  /// So many things may come at once.
  static let mostAtOnce = 1000
}
