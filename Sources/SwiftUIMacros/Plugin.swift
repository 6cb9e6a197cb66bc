#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The compiler starts this program, sends it messages for as long as it has macros to expand, and closes the connection.
@main
enum SwiftUIMacrosPlugin {
  static func main() {
    let connection = MessageConnection(input: STDIN_FILENO, output: STDOUT_FILENO)
    while let message = connection.receive(), connection.send(MacroPlugin.answer(to: message)) {}
  }
}
