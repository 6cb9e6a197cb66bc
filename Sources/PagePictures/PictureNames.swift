/// Names for the files of pictures: of the file and the preview, in letters that every system takes.
package enum PictureNames {
  /// - Parameter previews: The files and the names of previews, in their order.
  /// - Returns: A name for each, without two that differ in capitals alone.
  package static func names(of previews: [(file: String, name: String)]) -> [String] {
    var taken: Set<String> = []
    return previews.map { preview in
      let file = preview.file.hasSuffix(".swift") ? String(preview.file.dropLast(6)) : preview.file
      let base = "\(plain(file))--\(plain(preview.name))"
      var name = base
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return name + ".png"
    }
  }

  /// A text as a part of a file's name.
  package static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
      // File systems take 255 bytes.
      if result.utf8.count > 90 { break }
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "preview" : result
  }
}
