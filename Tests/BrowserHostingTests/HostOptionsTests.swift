import Testing

@testable import BrowserHosting

@Suite struct HostOptionsTests {
  func options(_ arguments: [String], _ environment: [String: String] = [:]) throws -> HostOptions {
    try HostOptions(arguments: arguments, environment: environment)
  }

  @Test func defaults() throws {
    let options = try options([], ["ORIEL_HOST": "", "ORIEL_PORT": "", "ORIEL_OPEN": ""])
    #expect(options.host == "127.0.0.1" && options.port == nil && options.opensBrowser && !options.showsHelp)
  }

  @Test(arguments: [["--host", "::1", "--port", "9000", "--no-open"], ["--port=9000", "--no-open", "--host=[::1]"]])
  func flags(arguments: [String]) throws {
    let options = try options(arguments)
    #expect(options.host == "::1" && options.port == 9000 && !options.opensBrowser)
  }

  @Test func variables() throws {
    let options = try options([], ["ORIEL_HOST": "0.0.0.0", "ORIEL_PORT": "1", "ORIEL_OPEN": "0"])
    #expect(options.host == "0.0.0.0" && options.port == 1 && !options.opensBrowser)
    #expect(try self.options([], ["ORIEL_OPEN": "1"]).opensBrowser)
  }

  @Test("a window is asked for, and shows the inspector where that is asked for, too") func window() throws {
    #expect(try !options([]).opensWindow)
    let plain = try options(["--window", "--port", "9000", "--data", "/tmp/a"])
    #expect(plain.opensWindow && !plain.hasInspector)
    #expect(try options(["--inspector", "--window"]).hasInspector)
    #expect(try options(["--window"], ["ORIEL_HOST": "::1"]).opensWindow)
  }

  @Test(
    "a window is for this machine alone",
    arguments: [
      (["--host", "0.0.0.0"], [:], "--host 0.0.0.0"), ([], ["ORIEL_HOST": "10.0.0.1"], "--host 10.0.0.1"),
      (["--public-origin", "https://a.example"], [:], "--public-origin"),
      (["--allowed-host", "a.example"], [:], "--allowed-host"),
      (["--trusted-proxy", "127.0.0.1"], [:], "--trusted-proxy"), ([], ["ORIEL_BASE_PATH": "/books"], "--base-path"),
      (["--certificate", "a", "--key", "b"], [:], "--certificate"), (["--monitor", "10.0.0.1"], [:], "--monitor"),
    ])
  func aWindowForOthers(arguments: [String], variables: [String: String], name: String) {
    let error = #expect(throws: HostOptions.InvalidOption.self) { try options(["--window"] + arguments, variables) }
    #expect(
      error?.description.hasPrefix("--window shows the app on this machine alone, so \(name) cannot stand beside it") == true)
  }

  @Test func anInspectorOfNoWindow() {
    let error = #expect(throws: HostOptions.InvalidOption.self) { try options(["--inspector"]) }
    #expect(error?.description == "--inspector is for windows: it needs --window, too. See --help.")
  }

  @Test func flagsWin() throws {
    let options = try options(
      ["--host", "::1", "--port", "2", "--no-open"], ["ORIEL_HOST": "0.0.0.0", "ORIEL_PORT": "bad", "ORIEL_OPEN": "bad"])
    #expect(options.host == "::1" && options.port == 2 && !options.opensBrowser)
  }

  @Test(arguments: ["--help", "-h"]) func help(flag: String) throws {
    #expect(try options(["--no-open", flag, "--what"], ["ORIEL_PORT": "bad"]).showsHelp)
    let text = HostOptions.help(name: "Fruit")
    #expect(text.hasPrefix("Usage: Fruit "))
    for word in ["--host", "--port", "--no-open", "--help", "ORIEL_HOST", "ORIEL_PORT", "ORIEL_OPEN", "8080"] {
      #expect(text.contains(word))
    }
  }

  @Test(arguments: [
    (["--what"], "There is no option '--what'. See --help."), (["what"], "There is no option 'what'. See --help."),
    ([""], "There is no option ''. See --help."), (["--what=1"], "There is no option '--what=1'. See --help."),
    (["--host"], "--host needs a value. See --help."), (["--host="], "--host needs a value. See --help."),
    (["--host", ""], "--host needs a value. See --help."), (["--port"], "--port needs a value. See --help."),
    (["--host", "--port", "1"], "--host needs a value. See --help."),
    (["--no-open=1"], "--no-open takes no value. See --help."), (["--help=1"], "--help takes no value. See --help."),
    (["--port", "0"], "--port takes a number from 1 to 65535, not '0'."),
    (["--port=65536"], "--port takes a number from 1 to 65535, not '65536'."),
    (["--port", "+1"], "--port takes a number from 1 to 65535, not '+1'."),
    (["--port=80 "], "--port takes a number from 1 to 65535, not '80 '."),
    (["--port", "99999999999999999999"], "--port takes a number from 1 to 65535, not '99999999999999999999'."),
  ])
  func aWrongArgument(arguments: [String], message: String) {
    let error = #expect(throws: HostOptions.InvalidOption.self) { try options(arguments) }
    #expect(error?.description == message)
  }

  @Test func behindAProxy() throws {
    let arguments = [
      "--public-origin", "https://Books.example", "--allowed-host", "inside", "--allowed-host=[::1]", "--trusted-proxy",
      "10.0.0.0/8",
      "--base-path", "/books/",
    ]
    let place = try options(arguments, ["ORIEL_ALLOWED_HOSTS": "bad name"]).place
    #expect(place.origins == ["https://books.example"] && place.hosts == ["inside", "[::1]"] && place.base == "/books")
    #expect(place.names == ["books.example", "inside", "[::1]"])
    let variables = [
      "ORIEL_PUBLIC_ORIGIN": "https://books.example", "ORIEL_ALLOWED_HOSTS": "inside, [::1]",
      "ORIEL_TRUSTED_PROXIES": "10.0.0.0/8",
      "ORIEL_BASE_PATH": "/books",
    ]
    #expect(try options([], variables).place == place)
  }

  @Test func limits() throws {
    let arguments = [
      "--max-scenes", "50", "--max-connections=70", "--keep", "9", "--drain", "30", "--max-text=64", "--max-upload=5",
      "--max-uploads", "50", "--monitor", "10.0.0.0/8",
    ]
    let given = try options(arguments, ["ORIEL_MAX_SCENES": "bad"])
    #expect(
      given.scenes == 50 && given.connections == 70 && given.keepSeconds == 9 && given.drainSeconds == 30
        && given.textKilobytes == 64)
    #expect(given.place.monitors.count == 1)
    let variables = [
      "ORIEL_MAX_SCENES": "50", "ORIEL_MAX_CONNECTIONS": "70", "ORIEL_KEEP": "9", "ORIEL_DRAIN": "30", "ORIEL_MAX_TEXT": "64",
      "ORIEL_MAX_UPLOAD": "5", "ORIEL_MAX_UPLOADS": "50",
      "ORIEL_MONITORS": "10.0.0.0/8",
    ]
    #expect(try options([], variables) == given)
    let limits = ServerLimits(given)
    #expect(limits.sessions == 50 && limits.connections == 70 && limits.reconnectWait == .seconds(9))
    #expect(limits.uploads.fileBytes == 5 << 20 && limits.uploads.allBytes == 50 << 20)
    // More windows need more connections, and the system's open files bound both.
    #expect(ServerLimits(try options(["--max-scenes", "400"])).connections == 600)
    #expect(ServerLimits(try options(["--max-scenes", "1000000"])).connections < 1_000_000_000)
  }

  @Test(
    "the app's own files keep a part of those that may be open, of few the half",
    arguments: [(1, 1), (60, 30), (200, 100), (1024, 924)])
  func connectionsOfFiles(files: Int, connections: Int) {
    #expect(ServerLimits.connections(ofFiles: files) == connections)
  }

  @Test(arguments: ["--max-scenes", "--max-connections", "--keep", "--max-text"], ["0", "1.5", "many", "1000001"])
  func aWrongNumber(option: String, value: String) {
    let error = #expect(throws: HostOptions.InvalidOption.self) { try options(["\(option)=\(value)"]) }
    #expect(error?.description == "\(option) takes a number from 1 to 1000000, not '\(value)'.")
  }

  @Test func whereTheAppKeepsWhatItStores() throws {
    #expect(try options([], ["ORIEL_DATA": ""]).dataFolder == nil)
    #expect(try options([], ["ORIEL_DATA": "/variable"]).dataFolder == "/variable")
    #expect(try options(["--data", "option"], ["ORIEL_DATA": "/variable"]).dataFolder == "option")
  }

  @Test func whoDoesNotWaitForPagesMaySaySo() throws {
    #expect(try options(["--drain", "0"], ["ORIEL_DRAIN": "30"]).drainSeconds == 0)
    #expect(try options([], ["ORIEL_DRAIN": "0"]).drainSeconds == 0)
    #expect(try options([], ["ORIEL_DRAIN": "30"]).drainSeconds == 30)
    let error = #expect(throws: HostOptions.InvalidOption.self) { try options(["--drain=x"]) }
    #expect(error?.description == "--drain takes a number from 0 to 1000000, not 'x'.")
  }

  @Test(arguments: [
    ("--public-origin", "books", "takes what browsers call the app, such as https://books.example, not 'books'."),
    ("--allowed-host", "a:1", "takes a name without scheme, port and path, such as books.example, not 'a:1'."),
    ("--trusted-proxy", "ten", "takes an address or the beginning of several, such as 10.0.0.0/8, not 'ten'."),
    ("--base-path", "books", "takes a path of plain characters, such as /books, not 'books'."),
  ])
  func aWrongAddress(option: String, value: String, message: String) {
    let error = #expect(throws: HostOptions.InvalidOption.self) { try options([option, value]) }
    #expect(error?.description == "\(option) \(message)")
  }

  @Test(arguments: [
    ("ORIEL_PORT", "0", "ORIEL_PORT takes a number from 1 to 65535, not '0'."),
    ("ORIEL_PORT", "x", "ORIEL_PORT takes a number from 1 to 65535, not 'x'."),
    ("ORIEL_OPEN", "no", "ORIEL_OPEN takes 0 or 1, not 'no'."),
  ])
  func aWrongVariable(name: String, value: String, message: String) {
    let error = #expect(throws: HostOptions.InvalidOption.self) { try options([], [name: value]) }
    #expect(error?.description == message)
  }

  @MainActor
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("0.0.0.0", "127.0.0.1"), ("::", "[::1]"), ("localhost", "localhost"),
    ("2001:db8::1", "[2001:db8::1]"), ("192.0.2.1", "192.0.2.1"),
  ])
  func theHostInTheURL(host: String, shown: String) {
    #expect(BrowserServer.displayHost(host) == shown)
  }
}
