import SourceCheck

extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\0": literal += "\\0"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension Sequence<String> {
  /// The texts as a list of Swift.
  var swiftLiteral: String { "[" + map(\.swiftLiteral).joined(separator: ", ") + "]" }
}

extension PackageRequirement {
  /// The requirement as a manifest has it.
  var manifestText: String {
    switch self {
    case .upToNextMajor(let version): "from: \(version.swiftLiteral)"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(version.swiftLiteral))"
    case .range(let lower, let upper): "\(lower.swiftLiteral)..<\(upper.swiftLiteral)"
    case .closedRange(let lower, let upper): "\(lower.swiftLiteral)...\(upper.swiftLiteral)"
    case .exact(let version): "exact: \(version.swiftLiteral)"
    case .branch(let name): "branch: \(name.swiftLiteral)"
    case .revision(let revision): "revision: \(revision.swiftLiteral)"
    }
  }
}
