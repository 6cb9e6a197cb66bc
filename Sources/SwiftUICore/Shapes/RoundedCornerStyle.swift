/// How rounded corners are drawn.
public enum RoundedCornerStyle: Sendable {
  /// Quarters of a circle.
  case circular
  /// A curve that begins more gently.
  case continuous
}
