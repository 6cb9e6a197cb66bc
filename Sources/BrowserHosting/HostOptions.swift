/// The options that every app has, from its arguments and, where those say nothing, from the environment.
struct HostOptions: Equatable {
  var host = "127.0.0.1"
  /// Nil is the first free port from `firstPort` on.
  var port: Int?
  var opensBrowser = true
  var showsHelp = false
  /// For tests: see `LayoutReport`.
  var tellsLayout = false

  static let firstPort = 8080

  /// A message for the person who started the app: what was wrong, where, and what would be right.
  struct InvalidOption: Error, CustomStringConvertible {
    let description: String
  }

  init(arguments: [String], environment: [String: String]) throws(InvalidOption) {
    var flagHost: String?
    var flagPort: Int?
    var isOpenRefused = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      func value() throws(InvalidOption) -> String {
        let value = parts.count == 2 ? parts[1] : rest.first ?? ""
        guard !value.isEmpty, !value.hasPrefix("-") else {
          throw InvalidOption(description: "\(name) needs a value. See --help.")
        }
        if parts.count == 1 { rest.removeFirst() }
        return value
      }
      func checkNoValue() throws(InvalidOption) {
        guard parts.count == 1 else { throw InvalidOption(description: "\(name) takes no value. See --help.") }
      }
      switch name {
      case "--host": flagHost = try value()
      case "--port": flagPort = try Self.port(try value(), from: "--port")
      case "--no-open":
        try checkNoValue()
        isOpenRefused = true
      case "--help", "-h":
        try checkNoValue()
        showsHelp = true
        return
      default: throw InvalidOption(description: "There is no option '\(argument)'. See --help.")
      }
    }

    tellsLayout = environment["ORIEL_LAYOUT"] == "1"
    func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let address = flagHost ?? variable("ORIEL_HOST") { host = Self.withoutBrackets(address) }
    if let flagPort {
      port = flagPort
    } else if let value = variable("ORIEL_PORT") {
      port = try Self.port(value, from: "ORIEL_PORT")
    }
    if isOpenRefused {
      opensBrowser = false
    } else if let value = variable("ORIEL_OPEN") {
      guard ["0", "1"].contains(value) else {
        throw InvalidOption(description: "ORIEL_OPEN takes 0 or 1, not '\(value)'.")
      }
      opensBrowser = value == "1"
    }
  }

  private static func port(_ text: String, from source: String) throws(InvalidOption) -> Int {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let port = Int(text),
      (1...65535).contains(port)
    else { throw InvalidOption(description: "\(source) takes a number from 1 to 65535, not '\(text)'.") }
    return port
  }

  /// An IPv6 address as it stands in a URL is meant too.
  private static func withoutBrackets(_ address: String) -> String {
    address.hasPrefix("[") && address.hasSuffix("]") ? String(address.dropFirst().dropLast()) : address
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
