/// Why what a view shows is not to be seen.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The values are not there yet: bars stand in place of texts.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look: bars stand in place of texts that are `privacySensitive(_:)`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The values are out of date: texts stand back.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why what is shown here is not to be seen; empty as a rule.
  public var redactionReasons: RedactionReasons {
    get { paragraphTraits.redaction }
    set { paragraphTraits.redaction = newValue }
  }

  var isPrivacySensitive: Bool {
    get { paragraphTraits.isPrivacySensitive }
    set { paragraphTraits.isPrivacySensitive = newValue }
  }
}

extension View {
  /// Shows bars in place of the texts in this view, in addition to what views around it say. Hosts do not get the characters.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the texts in this view, whatever views around it say.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the texts in this view as private: `redacted(reason: .privacy)` hides them.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
