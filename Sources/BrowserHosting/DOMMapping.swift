import Foundation
import SwiftUICore

/// How an element looks in HTML: the one place that knows both.
///
/// Each element is a node with a `data-id`; layout steps are boxes around it. A property becomes one or more settings of the
/// node, the same ones when it is made and when it changes, so that the script needs to know no kinds and no properties.
enum DOMMapping {
  static func node(for element: Element) -> DOMNode {
    node(for: element, isInList: false)
  }

  private static func node(for element: Element, isInList: Bool) -> DOMNode {
    let id = String(element.id.rawValue)
    let holdsRows = element.kind == .list || (element.kind == .section && isInList)
    let children = holdsRows ? rows(of: element) : .children(element.children.map(node(for:)))
    var node: DOMNode
    switch element.kind {
    case .root: node = DOMNode("main", [("class", "root"), ("data-id", id)], children)
    case .text: node = DOMNode("span", [("class", "text"), ("data-id", id)], .text(""))
    case .button: node = DOMNode("button", [("class", "button"), ("type", "button"), ("data-id", id)], children)
    case .toggle:
      node = DOMNode(
        "label", [("class", "toggle"), ("data-id", id)],
        .children([
          DOMNode("span", [("class", "label"), ("data-content", "")], children),
          DOMNode("input", [("type", "checkbox"), ("role", "switch"), ("autocomplete", "off"), ("data-control", "")]),
        ]))
    case .textField:
      node = DOMNode(
        "label", [("class", "field"), ("data-id", id)],
        .children([
          DOMNode("span", [("class", "label"), ("data-content", "")], children),
          DOMNode("input", [("type", "text"), ("autocomplete", "off"), ("data-control", ""), ("placeholder", element.label)]),
        ]))
    case .horizontalStack: node = DOMNode("div", [("class", "hstack"), ("data-id", id)], children)
    case .verticalStack: node = DOMNode("div", [("class", "vstack"), ("data-id", id)], children)
    case .depthStack: node = DOMNode("div", [("class", "zstack"), ("data-id", id)], children)
    case .scrollView:
      node = DOMNode("div", [("class", "scroll"), ("tabindex", "0"), ("data-id", id)], children)
    case .lazyHorizontalStack: node = DOMNode("div", [("class", "hstack"), ("data-id", id)], children)
    case .lazyVerticalStack: node = DOMNode("div", [("class", "vstack lazy"), ("data-id", id)], children)
    case .lazyVerticalGrid: node = DOMNode("div", [("class", "grid lazy"), ("data-id", id)], children)
    case .gap: node = DOMNode("div", [("class", "gap"), ("data-id", id)])
    case .spacer: node = DOMNode("div", [("class", "spacer"), ("data-id", id)])
    case .divider: node = DOMNode("div", [("class", "divider"), ("role", "separator"), ("data-id", id)])
    case .list:
      node = DOMNode("div", [("class", "list"), ("role", "list"), ("data-id", id)], children)
    case .section: node = DOMNode("section", [("class", "section"), ("role", "group"), ("data-id", id)], children)
    case .sectionHeader: node = DOMNode("div", [("class", "section-header"), ("data-id", id)], children)
    case .sectionFooter: node = DOMNode("div", [("class", "section-footer"), ("data-id", id)], children)
    case .sheet:
      node = DOMNode("dialog", [("class", "sheet"), ("open", ""), ("data-id", id)], children)
    }
    var boxes: [Box] = []
    for property in element.properties {
      if case .layout(let steps) = property {
        boxes = Box.boxes(for: steps)
      } else {
        for setting in settings(for: property) { setting.apply(to: &node) }
      }
    }
    return boxes.reduce(node) { DOMNode("div", $1.attributes, .children([$0])) }
  }

  /// The children of a list or of a section in one, each in a row of its own. The script does the same for those that come later.
  private static func rows(of element: Element) -> DOMNode.Content {
    .children(
      element.children.map { child in
        switch child.kind {
        case .section, .sectionHeader, .sectionFooter, .gap: node(for: child, isInList: true)
        default: DOMNode("div", [("class", "row"), ("role", "listitem")], .children([node(for: child)]))
        }
      })
  }

  /// What a property sets, also when it goes back to its default. Layout steps are boxes instead.
  static func settings(for property: ElementProperty) -> [DOMSetting] {
    switch property {
    case .text(let text): [.text(text)]
    case .isOn(let isOn): [.checked(isOn)]
    case .value(let value): [.value(value.text, revision: value.revision)]
    case .prompt(let prompt): [.prompt(prompt)]
    case .isEnabled(let isEnabled): [.control("disabled", isEnabled ? nil : "")]
    case .font(let font): settings(for: font)
    case .foreground(let color): [.style("color", color.map(CSS.color))]
    case .spacing(let spacing): [.style("--spacing", spacing.map(CSS.length))]
    case .horizontalAlignment(let alignment): [.attribute("data-x", alignment == .center ? nil : alignment.rawValue)]
    case .verticalAlignment(let alignment): [.attribute("data-y", alignment == .center ? nil : alignment.rawValue)]
    case .buttonRole(let role): [.attribute("data-role", role?.rawValue)]
    case .buttonStyle(let style): [.attribute("data-style", style == .automatic ? nil : style.rawValue)]
    case .textFieldStyle(let style): [.attribute("data-style", style == .automatic ? nil : style.rawValue)]
    case .rows(let rows):
      [.attribute("data-rows", "\(rows.lowerBound) \(rows.upperBound)"), .style("--rows", String(rows.count))]
    case .columns(let columns):
      [.style("grid-template-columns", columns.isEmpty ? nil : columns.map(CSS.column).joined(separator: " "))]
    case .axes(let axes): [.attribute("data-axes", axes == .vertical ? nil : axes.rawValue)]
    case .accessibility(let description):
      [.control("aria-label", description.label), .attribute("data-identifier", description.identifier)]
    case .layout: []
    }
  }

  private static func settings(for font: FontDescription?) -> [DOMSetting] {
    var style: String?
    var size: String?
    switch font?.size {
    case .style(let textStyle): style = textStyle.rawValue
    case .points(let points): size = CSS.length(points)
    case nil: break
    }
    let family: String? =
      switch font?.design {
      case .serif: "ui-serif, Georgia, serif"
      case .monospaced: "ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"
      case .rounded: "ui-rounded, system-ui, sans-serif"
      case .default, nil: nil
      }
    return [
      .attribute("data-font", style), .style("font-size", size), .style("font-weight", font?.weight.map(String.init)),
      .style("font-style", font?.isItalic == true ? "italic" : nil), .style("font-family", family),
    ]
  }
}

/// One thing that is set on a node. The script does each of them with one call of the DOM.
enum DOMSetting: Equatable {
  case text(String)
  case attribute(String, String?)
  /// An attribute of the control inside the node, or of the node if it is the control.
  case control(String, String?)
  case style(String, String?)
  case checked(Bool)
  case value(String, revision: UInt32)
  case prompt(String)

  /// Sets it on a node that is being described.
  func apply(to node: inout DOMNode) {
    switch self {
    case .text(let text): node.content = .text(text)
    case .attribute(let name, let value): node.set(name, value)
    case .control(let name, let value): node.withControl { $0.set(name, value) }
    case .style(let name, let value): if let value { node.addStyle(name, value) }
    case .checked(let isChecked): node.withControl { $0.set("checked", isChecked ? "" : nil) }
    case .value(let text, let revision):
      node.withControl {
        $0.set("value", text)
        if revision > 0 { $0.set("data-revision", String(revision)) }
      }
    case .prompt(let prompt):
      guard !prompt.isEmpty else { return }
      node.withControl {
        $0.set("placeholder", prompt)
        $0.set("data-prompt", prompt)
      }
    }
  }
}

extension DOMNode {
  /// Changes the control inside this node, or this node if there is none.
  fileprivate mutating func withControl(_ change: (inout DOMNode) -> Void) {
    guard case .children(var children) = content,
      let index = children.firstIndex(where: { $0.attributes.contains { $0.name == "data-control" } })
    else {
      change(&self)
      return
    }
    change(&children[index])
    content = .children(children)
  }
}

/// A box around an element, for a step of its layout.
struct Box: Equatable {
  private var classes: [String] = ["box"]
  private var styles: [String] = []
  private var hasPadding = false
  private var hasBackground = false
  private var hasFrame = false

  var attributes: [(name: String, value: String)] {
    [("class", classes.joined(separator: " "))] + (styles.isEmpty ? [] : [("style", styles.joined(separator: ";"))])
  }

  /// The boxes for steps, innermost first. A background around a padding or a frame needs no box of its own.
  static func boxes(for steps: [LayoutStep]) -> [Box] {
    var boxes: [Box] = []
    for step in steps {
      switch step {
      case .padding(let top, let leading, let bottom, let trailing):
        var box = Box()
        let lengths = [top, trailing, bottom, leading].map { $0.map(CSS.length) ?? "var(--padding)" }
        box.styles.append("padding:" + lengths.joined(separator: " "))
        box.hasPadding = true
        boxes.append(box)
      case .background(let color):
        if boxes.isEmpty || boxes[boxes.count - 1].hasBackground { boxes.append(Box()) }
        boxes[boxes.count - 1].styles.append("background:" + CSS.color(color))
        boxes[boxes.count - 1].hasBackground = true
      case .frame(let frame):
        var box = Box()
        box.addFrame(frame)
        boxes.append(box)
      }
    }
    return boxes
  }

  private mutating func addFrame(_ frame: FrameDescription) {
    hasFrame = true
    classes.append("frame")
    let lengths: [(String, CGFloat?)] = [
      ("width", frame.width ?? frame.idealWidth), ("height", frame.height ?? frame.idealHeight),
      ("min-width", frame.minWidth), ("max-width", frame.maxWidth.flatMap { $0.isFinite ? $0 : nil }),
      ("min-height", frame.minHeight), ("max-height", frame.maxHeight.flatMap { $0.isFinite ? $0 : nil }),
    ]
    for (name, length) in lengths {
      if let length { styles.append("\(name):\(CSS.length(length))") }
    }
    if frame.width != nil { classes.append("fixed-x") }
    if frame.height != nil { classes.append("fixed-y") }
    // A frame with a maximum takes what there is, up to it.
    if frame.maxWidth != nil { classes.append("fill-x") }
    if frame.maxHeight != nil { classes.append("fill-y") }
    styles.append("justify-content:" + frame.horizontalAlignment.flexPosition)
    styles.append("align-items:" + frame.verticalAlignment.flexPosition)
  }
}

extension HorizontalAlignmentKind {
  fileprivate var flexPosition: String {
    switch self {
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    }
  }
}

extension VerticalAlignmentKind {
  fileprivate var flexPosition: String {
    switch self {
    case .top: "flex-start"
    case .center: "center"
    case .bottom: "flex-end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    }
  }
}

/// Values in the words of CSS.
enum CSS {
  static func column(_ column: GridColumn) -> String {
    func track(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
      "minmax(\(length(minimum)), \(maximum.isFinite ? length(maximum) : "1fr"))"
    }
    return switch column {
    case .fixed(let width): length(width)
    case .flexible(let minimum, let maximum): track(minimum, maximum)
    case .adaptive(let minimum, let maximum): "repeat(auto-fill, \(track(minimum, maximum)))"
    }
  }

  static func length(_ points: CGFloat) -> String {
    let points = Double(points)
    guard points.isFinite else { return "0" }
    return points == points.rounded() && abs(points) < 1e9 ? "\(Int(points))px" : "\(points)px"
  }

  static func color(_ color: ColorDescription) -> String {
    let base: String
    switch color.base {
    case .named(.clear): return "transparent"
    case .named(let name): base = "var(--\(name.rawValue))"
    case .rgb(let red, let green, let blue):
      let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      base = "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]))"
    }
    guard color.opacity < 1 else { return base }
    return "color-mix(in srgb, \(base) \(max(0, color.opacity * 100))%, transparent)"
  }
}
