/// Whether a view is presented, and a way to end that: `@Environment(\.presentationMode) var mode`, then `mode.wrappedValue.dismiss()`.
///
/// SwiftUI's older form of `isPresented` and `dismiss`.
public struct PresentationMode: Sendable {
  /// Whether the view stands in something that is presented.
  public internal(set) var isPresented: Bool

  /// Ends the presentation. Does nothing where there is none.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// Whether the view is presented, as a binding through which it can end that.
  public var presentationMode: Binding<PresentationMode> {
    let (mode, dismiss) = (PresentationMode(isPresented: isPresented), dismiss)
    return Binding(
      get: { mode },
      set: { new in
        if mode.isPresented, !new.isPresented { MainActor.assumeIsolated { dismiss() } }
      })
  }
}
