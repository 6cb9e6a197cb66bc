import Foundation

/// What a table has for a key in one language: a format string, and forms of it for numbers.
struct LocalizedEntry: Sendable {
  /// Forms of a text by their categories, such as `one` and `other`, or a text without forms.
  indirect enum Forms: Sendable {
    case string(String)
    case plural([String: Forms])
  }

  /// A part of a format string, `%#@name@`, with forms of its own.
  struct Variable: Sendable {
    /// Of the value that counts, from 1 on; nil for the next one.
    let place: Int?
    let specifier: String
    let forms: Forms
  }

  let forms: Forms
  let variables: [String: Variable]

  init(_ forms: Forms, variables: [String: Variable] = [:]) {
    self.forms = forms
    self.variables = variables
  }

  /// The format string for values.
  func format(for arguments: [LocalizedArgument], language: String) -> String {
    let format = forms.string(for: arguments.lazy.compactMap(\.count).first ?? 0, language)
    return variables.isEmpty ? format : replacingVariables(in: format, arguments, language, depth: 0)
  }

  /// A form may have variables in it, too. More than a few levels are a mistake of the table.
  private func replacingVariables(
    in format: String, _ arguments: [LocalizedArgument], _ language: String, depth: Int
  ) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if let match = rest.prefixMatch(of: /%(?:([0-9]{1,3})\$)?#@([^@]+)@/), depth < 4, let variable = variables[String(match.2)]
      {
        let place = match.1.flatMap { Int($0) } ?? variable.place ?? next
        next = max(next, place + 1)
        let count = arguments.indices.contains(place - 1) ? arguments[place - 1].count ?? 0 : 0
        let form = variable.forms.string(for: count, language).replacing("%arg", with: "%\(place)$\(variable.specifier)")
        result += replacingVariables(in: Self.placed(form, place), arguments, language, depth: depth + 1)
        rest = rest[match.range.upperBound...]
      } else {
        let isEscape = rest.dropFirst().first == "%"
        if !isEscape { next += 1 }
        result += rest.prefix(isEscape ? 2 : 1)
        rest = rest.dropFirst(isEscape ? 2 : 1)
      }
    }
    return result + rest
  }

  /// The first value in a form is the one that it counts.
  private static func placed(_ form: String, _ place: Int) -> String {
    var text = Substring(form)
    var result = ""
    while let percent = text.firstIndex(of: "%") {
      let after = text[text.index(after: percent)...]
      if after.first == "%" {
        result += text[..<percent] + "%%"
        text = after.dropFirst()
      } else if after.first == "#" || after.prefix(while: { $0.isNumber }).isEmpty == false {
        return form
      } else {
        return result + text[..<percent] + "%\(place)$" + after
      }
    }
    return form
  }
}

extension LocalizedEntry.Forms {
  /// The form for a number in a language.
  func string(for count: Double, _ language: String) -> String {
    switch self {
    case .string(let string): return string
    case .plural(let forms):
      // A form for none at all goes before the language's own rule.
      let exact = count == 0 ? forms["zero"] : nil
      let form = exact ?? forms[PluralRule.category(of: count, in: language)] ?? forms["other"] ?? forms.values.first
      return form?.string(for: count, language) ?? ""
    }
  }
}

extension LocalizedEntry {
  /// An entry of a `.stringsdict` file; nil for something else.
  init?(propertyList: Any) {
    guard let entry = propertyList as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
      return nil
    }
    var variables: [String: Variable] = [:]
    for (name, value) in entry {
      guard let rule = value as? [String: Any] else { continue }
      let forms = rule.filter { !$0.key.hasPrefix("NSString") }.compactMapValues { ($0 as? String).map(Forms.string) }
      variables[name] = Variable(
        place: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "lld", forms: .plural(forms))
    }
    self.init(.string(format), variables: variables)
  }
}
