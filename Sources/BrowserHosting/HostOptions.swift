import Foundation

/// The options that every app has, from its arguments and, where those say nothing, from the environment.
struct HostOptions: Equatable {
  var host = "127.0.0.1"
  /// Nil is the first free port from `firstPort` on.
  var port: Int?
  var opensBrowser = true
  /// Whether the app is shown in windows of its own, and nowhere else.
  var opensWindow = false
  /// Whether these show what a page consists of.
  var hasInspector = false
  var showsHelp = false
  var showsVersion = false
  /// How browsers and proxies reach the server.
  var place = PublicAddress()
  /// Nil where the app itself speaks no TLS.
  var certificate: CertificateFiles?
  /// Nil for the usual ones.
  var scenes: Int?
  var connections: Int?
  /// How long a scene waits for a page that was cut off; nil for as long as usual.
  var keepSeconds: Int?
  /// How long a server that was told to end waits for its pages to go.
  var drainSeconds = 0
  /// Whether values in addresses count that the app has not made.
  var opensAddresses = false
  /// How long a text that a person edits may be; nil for as long as usual.
  var textKilobytes: Int?
  /// How large a file may be that a person uploads, and all of them together; nil for as large as usual.
  var uploadMegabytes: Int?
  var allUploadsMegabytes: Int?
  /// The folder for all that the app keeps; nil for the usual one.
  var dataFolder: String?
  /// Whether texts have the font of the person's system, and not the library's own.
  var usesSystemFont = false
  /// From where the app loads what `AsyncImage` shows.
  var imagePlaces = ImagePlaces()
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
    var chain: String?
    var key: String?
    var drain: Int?
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
      case "--window":
        try checkNoValue()
        opensWindow = true
      case "--inspector":
        try checkNoValue()
        hasInspector = true
      case "--open-addresses":
        try checkNoValue()
        opensAddresses = true
      case "--system-font":
        try checkNoValue()
        usesSystemFont = true
      case "--certificate": chain = try value()
      case "--key": key = try value()
      case "--public-origin": place.origins.append(try Self.origin(try value(), from: name))
      case "--allowed-host": place.hosts.append(try Self.hostName(try value(), from: name))
      case "--trusted-proxy": place.proxies.append(try Self.range(try value(), from: name))
      case "--user-header": place.userHeader = try Self.headerName(try value(), from: name)
      case "--proxy-secret": place.proxySecret = try ProxySecret(inFile: try value(), from: name)
      case "--images-from": try Self.add(try value(), to: &imagePlaces, from: name)
      case "--monitor": place.monitors.append(try Self.range(try value(), from: name))
      case "--max-scenes": scenes = try Self.count(try value(), from: name)
      case "--max-connections": connections = try Self.count(try value(), from: name)
      case "--keep": keepSeconds = try Self.count(try value(), from: name)
      case "--drain": drain = try Self.count(try value(), from: name, atLeast: 0)
      case "--max-text": textKilobytes = try Self.count(try value(), from: name)
      case "--max-upload": uploadMegabytes = try Self.count(try value(), from: name, atLeast: 0)
      case "--max-uploads": allUploadsMegabytes = try Self.count(try value(), from: name)
      case "--data": dataFolder = try value()
      case "--base-path": place.base = try Self.base(try value(), from: name)
      case "--help", "-h":
        try checkNoValue()
        showsHelp = true
        return
      case "--version":
        try checkNoValue()
        showsVersion = true
        return
      default: throw InvalidOption(description: "There is no option '\(argument)'. See --help.")
      }
    }

    tellsLayout = environment["ORIEL_LAYOUT"] == "1"
    if environment["ORIEL_SYSTEM_FONT"] == "1" { usesSystemFont = true }
    func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let address = flagHost ?? variable("ORIEL_HOST") { host = Self.withoutBrackets(address) }
    if let flagPort {
      port = flagPort
    } else if let value = variable("ORIEL_PORT") {
      port = try Self.port(value, from: "ORIEL_PORT")
    }
    certificate = try Self.certificate(chain ?? variable("ORIEL_CERTIFICATE"), key: key ?? variable("ORIEL_KEY"))
    // What is said in the arguments counts, and not what the environment says of the same.
    func list<Value>(
      _ name: String, _ read: (String, String) throws(InvalidOption) -> Value
    ) throws(InvalidOption) -> [Value] {
      var values: [Value] = []
      for part in (variable(name) ?? "").split(separator: ",") { values.append(try read(part.trimmed, name)) }
      return values
    }
    if place.origins.isEmpty { place.origins = try list("ORIEL_PUBLIC_ORIGIN", Self.origin) }
    if place.hosts.isEmpty { place.hosts = try list("ORIEL_ALLOWED_HOSTS", Self.hostName) }
    if place.proxies.isEmpty { place.proxies = try list("ORIEL_TRUSTED_PROXIES", Self.range) }
    if place.userHeader == nil, let value = variable("ORIEL_USER_HEADER") {
      place.userHeader = try Self.headerName(value, from: "ORIEL_USER_HEADER")
    }
    if place.proxySecret == nil, let file = variable("ORIEL_PROXY_SECRET") {
      place.proxySecret = try ProxySecret(inFile: file, from: "ORIEL_PROXY_SECRET")
    }
    guard place.proxySecret == nil || !place.proxies.isEmpty else {
      throw InvalidOption(description: "--proxy-secret needs --trusted-proxy, too: it is what such a proxy says. See --help.")
    }
    guard place.userHeader == nil || !place.proxies.isEmpty else {
      throw InvalidOption(
        description: "--user-header needs --trusted-proxy, too: anybody else could write the name of a user there. See --help.")
    }
    if place.base.isEmpty, let value = variable("ORIEL_BASE_PATH") { place.base = try Self.base(value, from: "ORIEL_BASE_PATH") }
    if place.monitors.isEmpty { place.monitors = try list("ORIEL_MONITORS", Self.range) }
    if imagePlaces == ImagePlaces() {
      for part in (variable("ORIEL_IMAGES_FROM") ?? "").split(separator: ",") {
        try Self.add(part.trimmed, to: &imagePlaces, from: "ORIEL_IMAGES_FROM")
      }
    }
    if scenes == nil, let value = variable("ORIEL_MAX_SCENES") { scenes = try Self.count(value, from: "ORIEL_MAX_SCENES") }
    if connections == nil, let value = variable("ORIEL_MAX_CONNECTIONS") {
      connections = try Self.count(value, from: "ORIEL_MAX_CONNECTIONS")
    }
    if keepSeconds == nil, let value = variable("ORIEL_KEEP") { keepSeconds = try Self.count(value, from: "ORIEL_KEEP") }
    if textKilobytes == nil, let value = variable("ORIEL_MAX_TEXT") {
      textKilobytes = try Self.count(value, from: "ORIEL_MAX_TEXT")
    }
    if uploadMegabytes == nil, let value = variable("ORIEL_MAX_UPLOAD") {
      uploadMegabytes = try Self.count(value, from: "ORIEL_MAX_UPLOAD", atLeast: 0)
    }
    if allUploadsMegabytes == nil, let value = variable("ORIEL_MAX_UPLOADS") {
      allUploadsMegabytes = try Self.count(value, from: "ORIEL_MAX_UPLOADS")
    }
    if !opensAddresses, let value = variable("ORIEL_OPEN_ADDRESSES") {
      guard ["0", "1"].contains(value) else {
        throw InvalidOption(description: "ORIEL_OPEN_ADDRESSES takes 0 or 1, not '\(value)'.")
      }
      opensAddresses = value == "1"
    }
    if dataFolder == nil { dataFolder = variable("ORIEL_DATA") }
    if drain == nil, let value = variable("ORIEL_DRAIN") { drain = try Self.count(value, from: "ORIEL_DRAIN", atLeast: 0) }
    drainSeconds = drain ?? 0
    if isOpenRefused {
      opensBrowser = false
    } else if let value = variable("ORIEL_OPEN") {
      guard ["0", "1"].contains(value) else {
        throw InvalidOption(description: "ORIEL_OPEN takes 0 or 1, not '\(value)'.")
      }
      opensBrowser = value == "1"
    }
    try checkWindow()
  }

  /// A window is served on this machine, to nobody else: what is for others cannot be meant together with it.
  private func checkWindow() throws(InvalidOption) {
    guard opensWindow else {
      if hasInspector { throw InvalidOption(description: "--inspector is for windows: it needs --window, too. See --help.") }
      return
    }
    let others: [(isGiven: Bool, name: String)] = [
      (!["127.0.0.1", "::1", "localhost"].contains(host), "--host \(host)"), (certificate != nil, "--certificate"),
      (!place.origins.isEmpty, "--public-origin"), (!place.hosts.isEmpty, "--allowed-host"),
      (!place.proxies.isEmpty, "--trusted-proxy"), (!place.base.isEmpty, "--base-path"),
      (!place.monitors.isEmpty, "--monitor"),
    ]
    guard let other = others.first(where: \.isGiven) else { return }
    throw InvalidOption(
      description: """
        --window shows the app on this machine alone, so \(other.name) cannot stand beside it, nor its variable. Leave out one of them. \
        See --help.
        """)
  }

  private static func certificate(_ chain: String?, key: String?) throws(InvalidOption) -> CertificateFiles? {
    if let chain, let key { return CertificateFiles(chain: chain, key: key) }
    if chain == nil && key == nil { return nil }
    let (given, missing) = chain == nil ? ("--key", "--certificate") : ("--certificate", "--key")
    throw InvalidOption(description: "\(given) needs \(missing), too. See --help.")
  }

  private static func port(_ text: String, from source: String) throws(InvalidOption) -> Int {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let port = Int(text),
      (1...65535).contains(port)
    else { throw InvalidOption(description: "\(source) takes a number from 1 to 65535, not '\(text)'.") }
    return port
  }

  private static func count(_ text: String, from source: String, atLeast least: Int = 1) throws(InvalidOption) -> Int {
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let count = Int(text),
      (least...1_000_000).contains(count)
    {
      return count
    }
    throw InvalidOption(description: "\(source) takes a number from \(least) to 1000000, not '\(text)'.")
  }

  private static func origin(_ text: String, from source: String) throws(InvalidOption) -> String {
    if let origin = PublicAddress.origin(text) { return origin }
    throw InvalidOption(description: "\(source) takes what browsers call the app, such as https://books.example, not '\(text)'.")
  }

  private static func hostName(_ text: String, from source: String) throws(InvalidOption) -> String {
    let name = PublicAddress.name(ofHost: text)
    let isName = name.wholeMatch(of: /[a-z0-9_.-]+|\[[0-9a-f:.]+\]/) != nil
    if isName && name == text.lowercased() { return name }
    throw InvalidOption(
      description: "\(source) takes a name without scheme, port and path, such as books.example, not '\(text)'.")
  }

  private static func headerName(_ text: String, from source: String) throws(InvalidOption) -> String {
    if text.wholeMatch(of: /[A-Za-z0-9-]+/) != nil { return text }
    throw InvalidOption(description: "\(source) takes the name of a header, such as X-Forwarded-User, not '\(text)'.")
  }

  private static func range(_ text: String, from source: String) throws(InvalidOption) -> AddressRange {
    if let range = AddressRange(text) { return range }
    throw InvalidOption(description: "\(source) takes an address or the beginning of several, such as 10.0.0.0/8, not '\(text)'.")
  }

  private static func add(_ text: String, to places: inout ImagePlaces, from source: String) throws(InvalidOption) {
    guard !places.add(text) else { return }
    throw InvalidOption(
      description: "\(source) takes an address, several as in 10.0.0.0/8, or the whole path of a folder, not '\(text)'.")
  }

  private static func base(_ text: String, from source: String) throws(InvalidOption) -> String {
    if let base = PublicAddress.base(text) { return base }
    throw InvalidOption(description: "\(source) takes a path of plain characters, such as /books, not '\(text)'.")
  }

  /// An IPv6 address as it stands in a URL is meant too.
  private static func withoutBrackets(_ address: String) -> String {
    address.hasPrefix("[") && address.hasSuffix("]") ? String(address.dropFirst().dropLast()) : address
  }

  static func help(name: String) -> String {
    """
    Usage: \(name) [--host ADDRESS] [--port NUMBER] [--no-open] [OPTION ...]

    Shows the app in a browser.

      --host ADDRESS  the address to listen on (default 127.0.0.1, which only this machine reaches); also ORIEL_HOST
      --port NUMBER   the port to listen on (default: the first free one from \(firstPort) on); also ORIEL_PORT
      --no-open       does not open the URL in a browser; also ORIEL_OPEN=0
      --window        shows the app in a window of its own on this desktop, and in no browser: nothing else of this machine gets at it
      --inspector     has F12 show what the page in such a window consists of
      --data FOLDER   where the app keeps its documents and settings (default: $XDG_DATA_HOME/oriel/\(name), or
                      ~/.local/share/oriel/\(name)); also ORIEL_DATA
      --version       shows which version of the app this is, and which build
      --help          shows this text

    Behind a proxy; the first three may be given several times, and their variables hold values between commas:

      --public-origin ORIGIN   what browsers call the app, such as https://books.example; also ORIEL_PUBLIC_ORIGIN
      --allowed-host NAME      one more name by which it may be asked for; also ORIEL_ALLOWED_HOSTS
      --trusted-proxy ADDRESS  whose X-Forwarded headers, or Forwarded, are believed: an address, or several as in 10.0.0.0/8;
                               also ORIEL_TRUSTED_PROXIES
      --user-header NAME       in which header these say who is signed in, such as X-Forwarded-User; also ORIEL_USER_HEADER
      --proxy-secret FILE      what such a proxy has to say in X-Proxy-Secret: the first line of a file; also ORIEL_PROXY_SECRET
      --base-path PATH         the path below which the app is, such as /books; also ORIEL_BASE_PATH

    For TLS without a proxy, in an app that was built with Oriel's trait TLS:

      --certificate FILE  the app's certificate and those that vouch for it, in PEM form; also ORIEL_CERTIFICATE
      --key FILE          its private key in PEM form; also ORIEL_KEY. A SIGHUP reads both again

    For operators; /health, /ready and /metrics answer:

      --max-scenes NUMBER       so many windows at once (default \(ServerLimits().sessions)); also ORIEL_MAX_SCENES
      --max-connections NUMBER  so many connections at once (default: as many as windows, and 200 more); also ORIEL_MAX_CONNECTIONS
      --keep SECONDS            how long a window waits for a page that was cut off (default 120); also ORIEL_KEEP
      --drain SECONDS           how long to wait for pages to be left, once told to end (default 0); also ORIEL_DRAIN
      --max-text KILOBYTES      how long a text that somebody edits may be (default \(ServerLimits().textBytes / 1024)); also ORIEL_MAX_TEXT
      --max-upload MEGABYTES    how large a file may be that somebody uploads (default \(UploadLimits().fileBytes / 1024 / 1024)), 0 for none; also
                                ORIEL_MAX_UPLOAD
      --max-uploads MEGABYTES   how large all such files may be together (default \(UploadLimits().allBytes / 1024 / 1024)); also ORIEL_MAX_UPLOADS
      --system-font             shows texts in the font of the person's system, also where that is none of Apple's; also
                                ORIEL_SYSTEM_FONT=1
      --open-addresses          takes values in addresses of pages that others have made, too: see SECURITY.md; also
                                ORIEL_OPEN_ADDRESSES=1
      --images-from PLACE       from where AsyncImage may load, too: an address of a private network, several as in 10.0.0.0/8,
                                or a folder; may be given several times; also ORIEL_IMAGES_FROM, with commas
      --monitor ADDRESS         who else may read /metrics: an address, or several as in 10.0.0.0/8; also ORIEL_MONITORS
    """
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
