internal import BrowserHosting

#if TLS
  internal import BrowserTLS

  private let security: (any ConnectionSecurity.Type)? = Certificate.self
#else
  private let security: (any ConnectionSecurity.Type)? = nil
#endif

extension App {
  /// Runs the app until the process is interrupted.
  ///
  /// The program starts itself again first, as the same process, so that Foundation finds the app's own folders: what a `main` of your own does
  /// before it calls this happens twice. Then it makes the app value and serves the first window group on a loopback address, whose URL it
  /// prints. `--help` lists the options that every app has.
  @MainActor
  public static func main() {
    BrowserHost.run(
      name: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "\(Self.self)",
      arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
      security: security
    ) {
      AppGraph(Self.self)
    }
  }
}
