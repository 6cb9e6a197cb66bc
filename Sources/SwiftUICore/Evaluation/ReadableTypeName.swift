/// The name of a type with those around it, without its module and without the compiler's marks for local types.
package func readableTypeName(_ type: Any.Type) -> String {
  func make<Value>(_ type: Value.Type) -> String {
    readableNames.value(for: type) {
      let name = _typeName(type, qualified: true).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
      return String(name.drop { $0 != "." && $0 != "<" }.first == "." ? name.drop { $0 != "." }.dropFirst() : name[...])
    }
  }
  return _openExistential(type, do: make)
}

private let readableNames = TypeCache<String>()
