/// The options that every app has, from its arguments and, where those say nothing, from the environment.
struct HostOptions: Equatable {
  var host = "127.0.0.1"
  /// Nil is the first free port from `firstPort` on.
  var port: Int?
  var opensBrowser = true
  var showsHelp = false

  static let firstPort = 8080

  /// A message for the person who started the app: what was wrong, where, and what would be right.
  struct InvalidOption: Error, CustomStringConvertible {
    let description: String
  }

  init(arguments: [String], environment: [String: String]) throws(InvalidOption) {
    if let value = environment["ORIEL_HOST"], !value.isEmpty { host = value }
    if let value = environment["ORIEL_PORT"], !value.isEmpty { port = try Self.port(value, from: "ORIEL_PORT") }
    if let value = environment["ORIEL_OPEN"], !value.isEmpty { opensBrowser = value != "0" }

    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      func value() throws(InvalidOption) -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else { throw InvalidOption(description: "\(argument) needs a value. See --help.") }
        return next
      }
      switch parts.first {
      case "--host": host = try value()
      case "--port": port = try Self.port(try value(), from: "--port")
      case "--no-open": opensBrowser = false
      case "--help", "-h": showsHelp = true
      default: throw InvalidOption(description: "There is no option '\(argument)'. See --help.")
      }
    }
  }

  private static func port(_ text: String, from source: String) throws(InvalidOption) -> Int {
    guard let port = Int(text), (1...65535).contains(port) else {
      throw InvalidOption(description: "\(source) takes a number from 1 to 65535, not '\(text)'.")
    }
    return port
  }

  static func help(name: String) -> String {
    """
    Usage: \(name) [--host ADDRESS] [--port NUMBER] [--no-open]

    Shows the app in a browser.

      --host ADDRESS  the address to listen on (default 127.0.0.1, which only this machine reaches); also ORIEL_HOST
      --port NUMBER   the port to listen on (default: the first free one from \(firstPort) on); also ORIEL_PORT
      --no-open       does not open the URL in a browser; also ORIEL_OPEN=0
      --help          shows this text
    """
  }
}
