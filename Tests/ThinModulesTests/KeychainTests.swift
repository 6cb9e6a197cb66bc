import Foundation
import Testing

@testable import OrielSecurity

@Suite("Security: the keychain")
struct KeychainTests {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)").path
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let folder = Folder()
  private var keychain: Keychain { Keychain(folder: folder.path, name: "App") }
  private var file: String { folder.path + "/App.plist" }

  private func item(_ account: String, _ value: String? = nil) -> CFDictionary {
    var item: CFDictionary = [kSecClass: kSecClassGenericPassword, kSecAttrService: "mail", kSecAttrAccount: account]
    if let value { item[kSecValueData] = Data(value.utf8) }
    return item
  }

  private func status(_ body: () throws -> Void) -> OSStatus {
    do {
      try body()
      return errSecSuccess
    } catch {
      return (error as? Keychain.Failure)?.status ?? errSecIO
    }
  }

  private func values(_ query: CFDictionary) throws -> [String] {
    try keychain.find(query).map { String(decoding: $0[kSecValueData] as? Data ?? Data(), as: UTF8.self) }
  }

  @Test("a password is added, found, changed and deleted")
  func life() throws {
    #expect(status { _ = try keychain.find(item("ann")) } == errSecItemNotFound)
    try keychain.add(item("ann", "one"))
    #expect(status { try keychain.add(item("ann", "two")) } == errSecDuplicateItem)
    try keychain.add(item("bob", "three"))
    #expect(try values(item("ann")) == ["one"])
    try keychain.update(item("ann"), to: [kSecValueData: Data("four".utf8)])
    #expect(try values([kSecClass: kSecClassGenericPassword]) == ["four", "three"])
    #expect(status { try keychain.update(item("ann"), to: [kSecAttrAccount: "bob"]) } == errSecDuplicateItem)
    try keychain.delete(item("ann"))
    #expect(status { try keychain.delete(item("ann")) } == errSecItemNotFound)
    #expect(status { try keychain.update(item("ann"), to: [:]) } == errSecItemNotFound)
    #expect(try values([kSecClass: kSecClassGenericPassword]) == ["three"])
    #expect(status { _ = try keychain.find([kSecClass: kSecClassInternetPassword]) } == errSecItemNotFound)
  }

  @Test("the file and its folder are for their user alone, and the file is always whole")
  func rights() throws {
    try keychain.add(item("ann", "one"))
    for (path, rights) in [(file, 0o600), (folder.path, 0o700)] {
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == rights)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [".lock", "App.plist"])
  }

  @Test("a damaged file is neither used nor replaced")
  func damaged() throws {
    try keychain.add(item("ann", "one"))
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: file))
    #expect(status { _ = try keychain.find(item("ann")) } == errSecDecode)
    #expect(status { try keychain.add(item("bob", "two")) } == errSecDecode)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "nonsense")
  }

  @Test("names that somebody types reach no path")
  func names() throws {
    let name = "../../\(UUID().uuidString)/.\u{0}$(touch a)"
    try keychain.add(item(name, "one"))
    #expect(try values(item(name)) == ["one"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [".lock", "App.plist"])
  }

  @Test("what is not kept is refused")
  func refused() {
    #expect(status { try keychain.add([kSecClass: kSecClassKey, kSecValueData: Data()]) } == errSecUnimplemented)
    #expect(status { try keychain.add([kSecAttrAccount: "ann"]) } == errSecParam)
    var wrong = item("ann")
    wrong[kSecValueData] = "text"
    #expect(status { try keychain.add(wrong) } == errSecParam)
    #expect(SecCopyErrorMessageString(errSecDuplicateItem, nil)?.isEmpty == false)
  }

  @Test("synchronized passwords are others, and may be asked for with the rest")
  func synchronized() throws {
    var synchronized = item("ann", "two")
    synchronized[kSecAttrSynchronizable] = kCFBooleanTrue
    try keychain.add(item("ann", "one"))
    try keychain.add(synchronized)
    var all = item("ann")
    all[kSecAttrSynchronizable] = kSecAttrSynchronizableAny
    #expect(try values(all).sorted() == ["one", "two"])
    all[kSecAttrSynchronizable] = true
    #expect(try values(all) == ["two"])
  }

  @Test("many threads lose nothing")
  func threads() throws {
    let keychain = keychain
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      _ = try? keychain.add([
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: "\(number)", kSecValueData: Data([UInt8(number)]),
      ])
    }
    #expect(try keychain.find([kSecClass: kSecClassGenericPassword]).count == 40)
  }

  @Test("functions answer as Apple's: data, attributes, many, none")
  func functions() { Keychain.$chosen.withValue(keychain) { callFunctions() } }

  private func callFunctions() {
    let service = UUID().uuidString
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecAttrAccount as String: "ann",
    ]
    let added = query.merging([kSecValueData as String: Data("one".utf8)]) { $1 }
    #expect(SecItemAdd(added as CFDictionary, nil) == errSecSuccess)
    var result: CFTypeRef?
    let data = query.merging([kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne]) { $1 }
    #expect(SecItemCopyMatching(data as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("one".utf8))
    var found: AnyObject?
    let all = query.merging([
      kSecReturnAttributes as String: true, kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
    ]) { $1 }
    #expect(SecItemCopyMatching(all as CFDictionary, &found) == errSecSuccess)
    let items = found as? [[String: Any]]
    #expect(items?.count == 1 && items?.first?[kSecAttrAccount as String] as? String == "ann")
    #expect(items?.first?[kSecValueData as String] as? Data == Data("one".utf8))
    #expect(SecItemUpdate(query as CFDictionary, [kSecValueData as String: Data("two".utf8)] as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(data as CFDictionary, nil) == errSecItemNotFound)
  }

  @Test("random bytes fill what they are asked for, and no more")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 65)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 64, &bytes) == errSecSuccess)
    #expect(bytes.last == 0 && Set(bytes.prefix(64)).count > 8)
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }
}
