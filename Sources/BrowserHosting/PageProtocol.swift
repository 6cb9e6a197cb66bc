/// What app and page agree on before they say anything else. Documentation/Protocol.md describes what they say.
enum PageProtocol {
  /// Another one for each change of a message, as in Scene.js: a test compares. A page of another version is asked to load itself anew.
  static let version = 4

  /// With which the app closes a connection of another one.
  static let closeCode: UInt16 = 4426
}
