/// Ends what persons have open, where a host knows them by name.
@MainActor
package protocol SessionEnding: AnyObject, Sendable {
  /// Returns how many scenes there were.
  func endSessions(of user: String) -> Int
}

/// A host, as the environment has it: no scene keeps its host.
package struct SessionEnder: Sendable {
  @MainActor package private(set) weak var host: (any SessionEnding)?

  @MainActor package init(_ host: any SessionEnding) {
    self.host = host
  }
}

private enum SignedInUserKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private enum SessionEnderKey: EnvironmentKey {
  static var defaultValue: SessionEnder? { nil }
}

extension EnvironmentValues {
  /// What the host says of who looks at the scene. `HostedSessions` makes it public.
  package var hostUser: String? {
    get { self[SignedInUserKey.self] }
    set { self[SignedInUserKey.self] = newValue }
  }

  /// Nil where the host knows no persons.
  package var hostSessions: SessionEnder? {
    get { self[SessionEnderKey.self] }
    set { self[SessionEnderKey.self] = newValue }
  }
}
