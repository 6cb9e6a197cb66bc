internal import BrowserHosting

extension App {
  /// Initializes and runs the app.
  ///
  /// Serves the app's first window group on a loopback address until the process is interrupted. `--help` lists the options that
  /// every app has.
  @MainActor
  public static func main() {
    BrowserHost.run(
      name: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "\(Self.self)",
      arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment
    ) {
      AppGraph(Self.self)
    }
  }
}
