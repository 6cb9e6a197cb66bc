extension View {
  /// Hides this view, with all that is in it, from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityEffect(details: AccessibilityDetails(isHidden: hidden)))
  }

  /// Hides this view, with all that is in it, from assistive technology. Only while it is enabled.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Adds traits to those that this view has.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityEffect(details: AccessibilityDetails(addedTraits: traits)))
  }

  /// Takes traits from those that this view has.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityEffect(details: AccessibilityDetails(removedTraits: traits)))
  }

  /// The level of this view where it is a heading: the trait `isHeader` makes it one.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AccessibilityEffect(details: AccessibilityDetails(heading: level.number)))
  }

  /// Makes this view one element for assistive technology, or a group.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityEffect(details: AccessibilityDetails(children: children)))
  }

  /// When assistive technology comes to this view: higher ones come first among their neighbours. The default is 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AccessibilityEffect(details: AccessibilityDetails(sortPriority: sortPriority)))
  }

  /// Whether colors stay as they are where a person has all colors inverted. Browsers invert all of them or none.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Whether a person can use this view, as assistive technology says it. Controls say it by themselves; of other views browsers say
  /// nothing.
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
}

// The names of the first years.
extension View {
  /// What assistive technology says for this view. New code uses `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// What the value of this view is, as assistive technology says it. New code uses `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// What happens when a person uses this view. New code uses `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides this view from assistive technology. New code uses `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives the view a name for tests. New code uses `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Adds traits. New code uses `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Takes traits away. New code uses `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// When assistive technology comes to this view. New code uses `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// What a person may say to choose this view. New code uses `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Names the view among others of which one is selected. It changes nothing.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
