import NIOHTTP1
import Testing

@testable import BrowserHosting

@Suite struct PublicAddressTests {
  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("192.0.2.7", "192.0.2.7", true),
    ("192.0.2.7", "192.0.2.8", false), ("192.0.2.128/25", "192.0.2.127", false), ("0.0.0.0/0", "8.8.8.8", true),
    ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false), ("::1", "::1", true),
    ("127.0.0.1", "::ffff:127.0.0.1", true), ("::/0", "127.0.0.1", false), ("10.0.0.0/8", "nobody", false),
  ])
  func anAddressIsInARange(range: String, address: String, isIn: Bool) throws {
    #expect(try #require(AddressRange(range)).contains(address) == isIn)
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3::4", "2001:db8:1:2::"),
    ("2001:DB8:1:2::", "2001:db8:1:2::"), ("fe80::1%eth0", "fe80:0:0:0::"), ("nobody", "nobody"), (nil, ""),
  ])
  func whatCountsAsOneAddress(address: String?, group: String) {
    #expect(AddressRange.group(of: address) == group)
  }

  @Test(arguments: ["", "10", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8/8", "::1/129", "books.example", "/8"])
  func whatIsNoRange(text: String) {
    #expect(AddressRange(text) == nil)
  }

  @Test(arguments: [
    ("https://Books.Example", "https://books.example"), ("https://books.example:443/", "https://books.example"),
    ("http://books.example:8080", "http://books.example:8080"), ("http://[::1]:80", "http://[::1]"),
  ])
  func anOriginIsWrittenAsBrowsersDo(text: String, origin: String) {
    #expect(PublicAddress.origin(text) == origin)
  }

  @Test(arguments: ["", "books.example", "ftp://books.example", "https://", "https://books.example/a", "https://a@books.example"])
  func whatIsNoOrigin(text: String) {
    #expect(PublicAddress.origin(text) == nil)
  }

  @Test func aCookieIsForTLSAloneWhereAllOriginsAre() {
    #expect(PublicAddress(origins: ["https://a.example", "https://b.example"]).isSecure)
    #expect(!PublicAddress(origins: ["https://a.example", "http://b.example"]).isSecure && !PublicAddress().isSecure)
    #expect(TestBrowser.keys.cookie(for: "x", isSecure: true).hasSuffix("; Secure"))
  }

  @Test(arguments: [("/", ""), ("/books/", "/books"), ("/a//b-1", "/a/b-1")])
  func aBasePath(text: String, base: String) {
    #expect(PublicAddress.base(text) == base)
  }

  @Test(arguments: ["", "books", "/../x", "/a b", "/a\"b", "/<script>", "/ä", "/a?b", "/%41"])
  func whatIsNoBasePath(text: String) {
    #expect(PublicAddress.base(text) == nil)
  }

  @Test(arguments: [
    ("/books/socket?x=1", "/socket?x=1"), ("/books", "/"), ("/books/", "/"), ("/books?a", "/?a"), ("/bookshelf", "/bookshelf"),
    ("/socket", "/socket"),
  ])
  func theBaseIsTakenAway(uri: String, path: String) {
    #expect(PublicAddress(base: "/books").path(of: uri) == path)
  }
}

@Suite struct CallerTests {
  private func caller(_ headers: [(String, String)], peer: String? = "10.0.0.1") throws -> Caller {
    let place = PublicAddress(proxies: [try #require(AddressRange("10.0.0.0/8"))])
    return Caller(HTTPHeaders([("Host", "inside:8080")] + headers), peer: peer, isSecure: false, place)
  }

  @Test func aStrangersWordCountsForNothing() throws {
    let headers = [("X-Forwarded-For", "1.1.1.1"), ("X-Forwarded-Host", "books.example"), ("Forwarded", "for=2.2.2.2")]
    let caller = try caller(headers, peer: "192.0.2.1")
    #expect(caller.address == "192.0.2.1" && caller.host == "inside:8080" && !caller.isSecure)
  }

  @Test func theLastAddressThatIsNoProxyAsks() throws {
    let headers = [
      ("X-Forwarded-For", "6.6.6.6, 192.0.2.1,10.0.0.7"), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "books.example"),
    ]
    let caller = try caller(headers)
    #expect(caller.address == "192.0.2.1" && caller.host == "books.example" && caller.isSecure)
    #expect(try self.caller([("X-Forwarded-For", "6.6.6.6"), ("X-Forwarded-For", "192.0.2.1")]).address == "192.0.2.1")
  }

  @Test(arguments: [
    (#"for=192.0.2.1;proto=https;host="books.example""#, "192.0.2.1"),
    (#"For="[2001:db8::1]:4711", for=10.1.1.1"#, "2001:db8::1"),
    (#"for="a,b;c", for=192.0.2.1:80"#, "192.0.2.1"), ("for=unknown", "10.0.0.1"), ("for=_hidden, for=_x", "10.0.0.1"),
    ("", "10.0.0.1"), (";;=,,for=", "10.0.0.1"),
    (#"for="192.0.2.1" ; proto=http , for = "10.0.0.9""#, "192.0.2.1"), (#"for="\192.0.2\.1""#, "192.0.2.1"),
    (#"by="a\",for=6.6.6.6;x=\\",for=192.0.2.1"#, "192.0.2.1"), ("for=6.6.6.6\u{600},for=192.0.2.1", "192.0.2.1"),
  ])
  func theStandardHeader(header: String, address: String) throws {
    #expect(try caller([("Forwarded", header)]).address == address)
  }

  @Test(arguments: [
    #"for=""#, #"for="6.6.6.6"#, #"for=6.6.6.6;host="evil"#, #"for="\"#, #"for="a\""#, #"for=a"b""#, #"for="a"b"#, #"for="a""b""#,
    "\"",
  ])
  func whatAPersonLeavesOpenHidesNothingThatTheProxySays(line: String) throws {
    let own = #"for="192.0.2.1";host="books.example""#
    for headers in [[("Forwarded", line), ("Forwarded", own)], [("Forwarded", "\(line), \(own)")]] {
      // Nor is the other kind of header believed, which the person may have written, too.
      let caller = try caller(headers + [("X-Forwarded-For", "6.6.6.6"), ("X-Forwarded-Host", "evil")])
      #expect(caller.address == "10.0.0.1" && caller.host == "inside:8080" && !caller.isForwarded)
    }
  }

  @Test func ofLongHeadersTheEndCounts() throws {
    let long = String(repeating: "1,", count: 30_000)
    #expect(try caller([("X-Forwarded-For", long + " 192.0.2.1")]).address == "192.0.2.1")
    #expect(try caller([("X-Forwarded-For", long), ("X-Forwarded-For", "192.0.2.1, 10.0.0.1")]).address == "192.0.2.1")
    // What stands cut off at the beginning is no address.
    let padded = String(repeating: "1", count: 9000) + "92.0.2.7" + String(repeating: ",10.0.0.1", count: 90)
    #expect(try caller([("X-Forwarded-For", padded)]).address == "10.0.0.1")
    #expect(try !caller([("Forwarded", String(repeating: "for=1;", count: 5000))]).isForwarded)
  }

  @Test func aCommaIsOneWhateverStandsBeforeIt() throws {
    #expect(try caller([("X-Forwarded-For", "6.6.6.6\u{600},192.0.2.1")]).address == "192.0.2.1")
  }

  @Test func whatAPersonAddsToWhatTheProxySaysIsNotBelieved() throws {
    // The proxy sets one kind of header and passes on the other.
    let caller = try caller([("X-Forwarded-For", "192.0.2.1"), ("Forwarded", "for=6.6.6.6")])
    #expect(caller.address == "10.0.0.1" && !caller.isForwarded)
    #expect(try self.caller([("X-Forwarded-For", "192.0.2.1"), ("Forwarded", "for=192.0.2.1")]).address == "192.0.2.1")
  }
}

@Suite struct GzipTests {
  @Test(arguments: [
    ("gzip", true), ("gzip, deflate, br", true), ("br, GZIP;q=0.5", true), ("gzip;q=0", false), ("gzip; q=0.0, br", false),
    ("", false),
    ("gzipped", false), ("*", false),
  ])
  func whoTakesIt(header: String, isAccepted: Bool) {
    #expect(Gzip.isAccepted([header]) == isAccepted)
  }

  @Test func manyEntriesAreNotReadToTheEnd() {
    #expect(Gzip.isAccepted(["br", "gzip"]))
    #expect(!Gzip.isAccepted([String(repeating: "a;q=1,", count: 10_000) + "gzip"]))
  }

  @Test func bytesBecomeFewer() throws {
    let bytes = [UInt8](repeating: 65, count: 10_000)
    let small = try #require(Gzip.compress(bytes))
    #expect(small.count < 100 && small.starts(with: [0x1F, 0x8B]))
    #expect(Gzip.compress([])?.isEmpty == false)
  }
}
