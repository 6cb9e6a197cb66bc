import Foundation

// How large controls are (1.60 to 1.72), with the measures of the host's theme.

/// What a host draws as a box, with the views that belong to it.
package protocol BoxedContent: ElementContent {
  @MainActor func box(_ context: LayoutContext) -> ControlBox
}

extension BoxedContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { ControlNode(box(layout.context)) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? ControlNode)?.set(box(layout.context))
  }
}

extension ButtonContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox {
    var box = ControlBox.button(style, size)
    if outline == .circle {
      (box.insets.leading, box.insets.trailing) = (box.insets.top, box.insets.bottom)
      box.isSquare = true
    }
    return box
  }
}

extension ControlBox {
  fileprivate static func button(_ style: ButtonStyleKind, _ size: ControlSize) -> ControlBox {
    var box = ControlBox()
    box.spacing = 6
    guard style.hasBorder else { return box }
    let (x, y, height): (CGFloat, CGFloat, CGFloat) =
      switch size {
      case .mini: (8, 1, 24)
      case .small: (10, 3, 28)
      case .regular: (14, 6, 34)
      case .large: (20, 12, 50)
      case .extraLarge: (24, 14, 54)
      }
    box.insets = EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    box.least.height = height
    return box
  }
}

extension NavigationLinkContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox { .button(style, .regular) }
}

extension ButtonStyleKind {
  /// Whether it has a fill, with room around the label.
  var hasBorder: Bool {
    switch self {
    case .automatic, .plain, .borderless, .link, .primitive: false
    default: true
    }
  }
}

extension LabelContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox {
    var box = ControlBox()
    box.spacing = isInRow ? 16 : 8
    box.alignment = Alignment(horizontal: .center, vertical: VerticalAlignment(key: .firstTextMiddle))
    switch style {
    case .automatic, .titleAndIcon: break
    case .iconOnly: box.shownMember = 0
    case .titleOnly: box.shownMember = 1
    }
    return box
  }
}

extension MenuContent: BoxedContent {
  /// The button alone: the items are in it when it opens.
  package func box(_ context: LayoutContext) -> ControlBox {
    var box = ControlBox.button(buttonStyle, .regular)
    box.shownMember = 0
    // A second button opens the menu.
    if hasPrimaryAction { (box.accessory, box.gap) = (CGSize(width: 28, height: 34), 2) }
    return box
  }
}

/// A control with a label at the leading edge and what the host draws at the trailing one.
extension ControlBox {
  static func labeled(_ accessory: CGSize, gap: CGFloat = 8, hidesLabel: Bool) -> ControlBox {
    var box = ControlBox()
    box.accessory = accessory
    box.gap = gap
    box.hidesContent = hidesLabel
    box.alignment = .leading
    if !hidesLabel { box.fills = .horizontal }
    return box
  }

  /// What takes the width that it is offered, in a height of its own.
  static func filling(height: CGFloat, ideal: CGFloat = 0) -> ControlBox {
    var box = ControlBox()
    box.fills = .horizontal
    box.least.height = height
    box.ideal.width = ideal
    box.hidesContent = true
    return box
  }
}

extension ToggleContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox {
    switch style {
    case .automatic, .switch: return .labeled(CGSize(width: 51, height: 31), gap: 12, hidesLabel: labelIsHidden)
    case .checkbox:
      var box = ControlBox()
      box.insets.leading = labelIsHidden ? 18 : 30
      box.least = CGSize(width: 18, height: 18)
      box.hidesContent = labelIsHidden
      return box
    case .item: return .labeled(CGSize(width: 16, height: 44), hidesLabel: false)
    case .button:
      var box = ControlBox()
      box.insets = EdgeInsets(top: 6, leading: 14, bottom: 6, trailing: 14)
      box.least.height = 34
      return box
    }
  }
}

extension StepperContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox { .labeled(CGSize(width: 94, height: 32), hidesLabel: false) }
}

extension DatePickerContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox {
    let font = context.fonts.font(ResolvedFont(nil))
    let words = texts.map { font.width(of: $0[...]) + 22 }.reduce(0, +)
    return .labeled(CGSize(width: words + 6 * CGFloat(max(0, texts.count - 1)), height: 34), hidesLabel: labelIsHidden)
  }
}

extension ColorPickerContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox { .labeled(CGSize(width: 30, height: 30), hidesLabel: false) }
}

extension PickerContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    PickerNode(kind, showsLabel: showsLabel, chosen: chosen)
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? PickerNode)?.set(kind, showsLabel: showsLabel, chosen: chosen)
  }

  private var chosen: UInt32 { selected.value.first?.rawValue ?? 0 }
  private var showsLabel: Bool { !labelIsHidden }
  /// That of the choice, where texts are larger or smaller than they are by themselves.
  private var lineHeight: CGFloat { textSize.map { ($0 * 1.2).rounded(.up) } ?? 0 }

  private var kind: PickerNode.Kind {
    switch style {
    case .segmented, .palette: .filling(height: 32, shrinks: false)
    case .wheel: .filling(height: 216, shrinks: true)
    case .inline: .rows(height: 44, margin: 23, fills: true)
    case .radioGroup: .rows(height: 34, margin: 26, fills: false)
    case .value: .menu(height: max(22, lineHeight), margin: 0)
    default: .menu(height: max(34, lineHeight + 4), margin: 24)
    }
  }
}

extension TextFieldContent: BoxedContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    ControlNode(box(layout.context), growing: growingText(layout.context))
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? ControlNode)?.set(box(layout.context), growing: growingText(layout.context))
  }

  private var border: CGSize { style == .roundedBorder ? CGSize(width: 22, height: 14) : CGSize(width: 0, height: 4) }

  /// What is typed, with the lines that it has between the field's edges, as many as `lineLimit` permits and reserves. Behind the end of a line
  /// there is one more.
  @MainActor private func growingText(_ context: LayoutContext) -> GrowingText? {
    guard kind == .growing else { return nil }
    var rules = ParagraphRules(textStyle?.details?.paragraph, pixel: context.pixel)
    // A field scrolls what it has no room for.
    rules.minimumScale = 1
    rules.allowsTightening = false
    let text = value.value
    let shown = text.isEmpty ? " " : text.last?.isNewline == true ? text + " " : text
    let setting = TextSetting(context.fonts.font(ResolvedFont(textStyle)), rules)
    return GrowingText(TextLayout(shown, setting, longTexts: .shared), border: border)
  }

  package func box(_ context: LayoutContext) -> ControlBox {
    let font = context.fonts.font(ResolvedFont(textStyle))
    let line = font.lineHeight.roundedUp(to: context.pixel)
    let ideal = font.width(of: prompt[...]) + border.width
    switch kind {
    case .line, .secure: return .filling(height: max(style == .roundedBorder ? 36 : 0, line + border.height), ideal: ideal)
    case .search: return .filling(height: max(36, line + 12), ideal: ideal)
    case .bareSearch: return .filling(height: line, ideal: font.width(of: prompt[...]))
    case .growing: return .filling(height: line + border.height, ideal: ideal)
    case .editor:
      var box = ControlBox.filling(height: 0)
      box.fills = [.horizontal, .vertical]
      box.ideal.height = 80
      return box
    }
  }
}

extension GaugeContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox {
    var box = ControlBox()
    box.axis = .vertical
    box.spacing = 4
    if style.isCircular {
      box.hidesContent = true
      box.least = CGSize(width: 60, height: 60)
    } else {
      box.fills = .horizontal
      box.insets.bottom = 4
    }
    return box
  }
}

extension DisclosureGroupContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    DisclosureNode(distance: 8, accessory: 16, least: 34)
  }
}

extension GroupBoxContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox {
    var box = ControlBox()
    box.axis = .vertical
    box.spacing = 8
    box.insets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return box
  }
}

extension LabeledContentContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    LabeledNode(hidesLabel: labelIsHidden, isStacked: isStacked)
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    layout.replaceNode(node)
  }
}

extension ControlGroupContent: BoxedContent {
  package func box(_ context: LayoutContext) -> ControlBox {
    var box = ControlBox()
    box.spacing = 0
    box.memberWidth = 28
    box.insets = EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    box.least.height = 34
    return box
  }
}
