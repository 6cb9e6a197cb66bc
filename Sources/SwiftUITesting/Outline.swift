import SwiftUICore

extension TestHost: @MainActor CustomStringConvertible {
  /// The element tree as indented text, one element a line: it diffs well and is fit for snapshots. It holds no ids.
  public var description: String { element.outline }
}

extension Element {
  /// The texts that a person sees, in reading order.
  package var texts: [String] {
    switch kind {
    case .text: [text]
    case .textField: []
    default: children.flatMap(\.texts)
    }
  }

  /// The element with everything below it as indented text.
  package var outline: String { lines(indentation: "").joined(separator: "\n") }

  /// The element on one line: its kind, its text in quotes, and the properties that are not the default.
  var summary: String {
    let hasLabel = kind == .text || kind == .button || kind == .toggle || kind == .textField
    let words = ["\(kind)"] + (hasLabel ? ["“\(text)”"] : []) + properties.flatMap(\.words)
    return words.joined(separator: " ")
  }

  private func lines(indentation: String) -> [String] {
    let isLeaf = (kind == .textField || kind == .button || kind == .toggle) && children.allSatisfy { $0.kind == .text }
    return [indentation + summary] + (isLeaf ? [] : children.flatMap { $0.lines(indentation: indentation + "  ") })
  }
}

extension ElementProperty {
  fileprivate var words: [String] {
    switch self {
    case .text: []
    case .isOn(let isOn): [isOn ? "on" : "off"]
    case .value(let value): ["value=“\(value.text)”"]
    case .prompt(let prompt): ["prompt=“\(prompt)”"]
    case .isEnabled(let isEnabled): isEnabled ? [] : ["disabled"]
    case .font(let font): font.map { ["font=\($0.words)"] } ?? []
    case .foreground(let color): color.map { ["foreground=\($0.words)"] } ?? []
    case .spacing(let spacing): spacing.map { ["spacing=\($0)"] } ?? []
    case .horizontalAlignment(let alignment): ["alignment=\(alignment)"]
    case .verticalAlignment(let alignment): ["alignment=\(alignment)"]
    case .buttonRole(let role): role.map { ["role=\($0)"] } ?? []
    case .buttonStyle(let style): ["style=\(style)"]
    case .textFieldStyle(let style): ["style=\(style)"]
    case .rows(let rows): ["rows=\(rows)"]
    case .columns(let columns): ["columns=\(columns.count)"]
    case .axes(let axes): ["axes=\(axes)"]
    case .accessibility(let description):
      (description.label.map { ["label=“\($0)”"] } ?? []) + (description.identifier.map { ["identifier=“\($0)”"] } ?? [])
    case .layout(let steps): steps.map(\.words)
    }
  }
}

extension FontDescription {
  fileprivate var words: String {
    let base =
      switch size {
      case .style(let style): style.rawValue
      case .points(let points): "\(points)"
      }
    return base + (weight.map { ",\($0)" } ?? "") + (design == .default ? "" : ",\(design)") + (isItalic ? ",italic" : "")
  }
}

extension ColorDescription {
  fileprivate var words: String {
    let base =
      switch self.base {
      case .named(let name): name.rawValue
      case .rgb(let red, let green, let blue): "rgb(\(red),\(green),\(blue))"
      }
    return base + (opacity == 1 ? "" : "*\(opacity)")
  }
}

extension LayoutStep {
  fileprivate var words: String {
    switch self {
    case .padding(let top, let leading, let bottom, let trailing):
      "padding(\([top, leading, bottom, trailing].map { $0.map { "\($0)" } ?? "automatic" }.joined(separator: ",")))"
    case .frame(let frame):
      "frame(\(frame.words))"
    case .background(let color): "background(\(color.words))"
    }
  }
}

extension FrameDescription {
  fileprivate var words: String {
    let lengths: [(String, Double?)] = [
      ("width", width.map(Double.init)), ("height", height.map(Double.init)), ("minWidth", minWidth.map(Double.init)),
      ("idealWidth", idealWidth.map(Double.init)), ("maxWidth", maxWidth.map(Double.init)),
      ("minHeight", minHeight.map(Double.init)), ("idealHeight", idealHeight.map(Double.init)),
      ("maxHeight", maxHeight.map(Double.init)),
    ]
    return lengths.compactMap { name, length in length.map { "\(name)=\($0)" } }.joined(separator: ",")
  }
}
