/// Whether a window shows dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}
