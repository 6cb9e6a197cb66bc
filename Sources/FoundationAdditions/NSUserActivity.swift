import Foundation

/// The type of an activity that is about a page of the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person does at a moment. It goes nowhere from here: what an app writes into it is kept, and nothing hands it over.
open class NSUserActivity: NSObject {
  /// An identifier that nothing here looks up.
  public typealias PersistentIdentifier = String

  /// What kind of an activity it is, in reversed domain notation.
  public let activityType: String
  open var title: String?
  /// What somebody needs who goes on with it.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  /// A page that shows the same.
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var needsSave = false
  open var supportsContinuationStreams = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: PersistentIdentifier?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds what somebody needs who goes on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Nothing: no device and no search hears of it.
  open func becomeCurrent() { SaidOnce.tell("NSUserActivity.becomeCurrent()", "no other device and no search hears of it") }
  /// Nothing: it has told nobody.
  open func resignCurrent() {}
  /// Nothing is heard of it any more.
  open func invalidate() {}

  /// A value in `userInfo`, as properties.
  open func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
    let data = try JSONEncoder().encode(payload)
    guard let entries = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw EncodingError.invalidValue(
        payload, .init(codingPath: [], debugDescription: "An activity takes a payload with properties, and no single value."))
    }
    addUserInfoEntries(from: entries)
  }

  /// The value that `userInfo` has the properties of.
  open func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
    let entries = (userInfo ?? [:]).reduce(into: [String: Any]()) { if let key = $1.key as? String { $0[key] = $1.value } }
    guard JSONSerialization.isValidJSONObject(entries) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "userInfo has a value that is no text, number, list or dictionary."))
    }
    return try JSONDecoder().decode(Payload.self, from: JSONSerialization.data(withJSONObject: entries))
  }
}
