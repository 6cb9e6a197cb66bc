import Foundation
import Synchronization

/// A key path as source has it: `Type.property`. Slow the first time: for messages and traces.
///
/// A computed property, and so every property of an `@Observable` class, stands in its key path as the address of its getter. The
/// program's own table of symbols has the name; in a program without that table the type's name alone comes out.
package func propertyName(of keyPath: AnyKeyPath) -> String {
  let root = readableTypeName(type(of: keyPath).rootType)
  let path = "\(keyPath)".drop { $0 != "." }.dropFirst()
  let computed = #/<computed 0x(?<address>[0-9a-f]+) \(.*?\)>/#
  let names = path.replacing(computed) { match in
    UInt(match.address, radix: 16).flatMap(SymbolTable.propertyName(ofGetterAt:)) ?? "?"
  }
  return names.contains("?") || names.isEmpty ? root : "\(root).\(names)"
}

/// The names of the functions of this program.
private enum SymbolTable {
  private static let names = Mutex<[UInt: String?]>([:])

  static func propertyName(ofGetterAt address: UInt) -> String? {
    if let known = names.withLock({ $0[address] }) { return known }
    let name = symbol(at: address).flatMap(demangled).flatMap(propertyName(in:))
    names.withLock { $0[address] = .some(name) }
    return name
  }

  /// `key path getter for Library.Book.title : Swift.String : Library.Book` gives `title`.
  private static func propertyName(in description: String) -> String? {
    description.firstMatch(of: #/getter for (?:.*?\.)?(?<name>[^. ]+) : /#).map { String($0.name) }
  }

  private static func demangled(_ symbol: String) -> String? {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let function = dlsym(nil, "swift_demangle") else { return nil }
    guard let result = unsafeBitCast(function, to: Demangle.self)(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }

  /// The symbol that begins at an address, from the symbol table of the ELF file that is loaded there.
  private static func symbol(at address: UInt) -> String? {
    guard let (path, base) = loadedFile(at: address),
      let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
    else { return nil }
    return data.withUnsafeBytes { ELFFile($0)?.symbol(at: UInt64(address - base)) }
  }

  /// The file that is mapped at an address, and where it begins.
  private static func loadedFile(at address: UInt) -> (path: String, base: UInt)? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    var bases: [Substring: UInt] = [:]
    for line in maps.split(separator: "\n") {
      // Addresses, permissions, offset, device, inode, and the path, which may hold spaces.
      guard let start = line.firstIndex(of: "/") else { continue }
      let path = line[start...]
      let fields = line[..<start].split(separator: " ")
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2 else { continue }
      if bases[path] == nil { bases[path] = bounds[0] }
      if address >= bounds[0], address < bounds[1], let base = bases[path] { return (String(path), base) }
    }
    return nil
  }
}

/// As much of the ELF format as it takes to find a symbol.
private struct ELFFile {
  private let bytes: UnsafeRawBufferPointer
  private let sections: (offset: Int, size: Int, count: Int)

  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 64, bytes.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
    self.bytes = bytes
    sections = (
      Int(bytes.loadUnaligned(fromByteOffset: 40, as: UInt64.self)),
      Int(bytes.loadUnaligned(fromByteOffset: 58, as: UInt16.self)),
      Int(bytes.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
    )
  }

  private struct Section {
    let kind: UInt32
    let offset: Int
    let size: Int
    let link: Int
  }

  private func section(_ index: Int) -> Section? {
    let start = sections.offset + index * sections.size
    guard index < sections.count, start + 64 <= bytes.count else { return nil }
    return Section(
      kind: bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
      offset: Int(bytes.loadUnaligned(fromByteOffset: start + 24, as: UInt64.self)),
      size: Int(bytes.loadUnaligned(fromByteOffset: start + 32, as: UInt64.self)),
      link: Int(bytes.loadUnaligned(fromByteOffset: start + 40, as: UInt32.self)))
  }

  func symbol(at address: UInt64) -> String? {
    let symbolTable: UInt32 = 2
    for index in 0..<sections.count {
      guard let table = section(index), table.kind == symbolTable, let strings = section(table.link) else { continue }
      guard table.offset + table.size <= bytes.count, strings.offset + strings.size <= bytes.count else { continue }
      for entry in stride(from: table.offset, through: table.offset + table.size - 24, by: 24)
      where bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self) == address {
        let name = strings.offset + Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
        return String(decoding: bytes[name..<(strings.offset + strings.size)].prefix { $0 != 0 }, as: UTF8.self)
      }
    }
    return nil
  }
}
