import SwiftUICore

/// Would start the app when somebody logs in. Nobody logs in to a page here: it is off, whatever is set.
public enum LaunchAtLogin {
  /// False, whatever is set, which the log says.
  public static var isEnabled: Bool {
    get { false }
    set { StandIns.tell("LaunchAtLogin", "starts nothing: nobody logs in where the app runs.") }
  }

  /// False: nobody logs in.
  public static var wasLaunchedAtLogin: Bool { false }

  /// A switch that is off and cannot be set.
  public struct Toggle<Label: View>: View {
    private let label: Label

    /// Creates a switch.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View { SwiftUICore.Toggle(isOn: .constant(false)) { label }.disabled(true) }
  }
}

extension LaunchAtLogin.Toggle where Label == Text {
  /// Creates a switch with a text.
  public init(_ title: some StringProtocol) { self.init { Text(title) } }
  /// Creates a switch with a text that is translated.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  /// Creates a switch.
  public init() { self.init { Text("Launch at login") } }
}
