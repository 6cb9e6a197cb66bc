// What a person has set for the whole device. A browser tells pages nothing of it, so that nobody can be followed by it: the values are
// those of a device on which nothing is set.
extension EnvironmentValues {
  /// Whether a screen reader is in use. No browser tells: always false.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether switches take the place of a pointer. No browser tells: always false.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether nothing may be told by color alone. No browser tells: always false, so do not tell anything by color alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have to be seen as such. No browser tells: always false.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashes are dimmed. No browser tells: always false.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images move. They do.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether small bars show their contents enlarged. No browser tells: always false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether the device is simplified. No browser tells: always false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
