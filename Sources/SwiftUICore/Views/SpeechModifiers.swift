// Each returns the text or the view itself: no host can tell assistive technology how to speak.

extension Text {
  /// Whether assistive technology says each punctuation mark. Browsers leave that to the person: it changes nothing.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Whether assistive technology spells this text. Browsers leave that to the person: it changes nothing.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// How high assistive technology speaks this text, from -1 to 1. Browsers leave that to the person: it changes nothing.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Whether assistive technology waits with this text until it has said what it is saying. Browsers leave that to the person: it
  /// changes nothing.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Whether assistive technology says each punctuation mark. Browsers leave that to the person: it changes nothing.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Whether assistive technology spells what is in this view. Browsers leave that to the person: it changes nothing.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// How high assistive technology speaks what is in this view, from -1 to 1. Browsers leave that to the person: it changes nothing.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Whether assistive technology waits with this view until it has said what it is saying. Browsers leave that to the person: it
  /// changes nothing.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
