import Foundation

// How what has nothing in it is laid out.

extension TextContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    let measured = MeasuredText(self, layout)
    return TextNode(measured.layout, spacing: measured.spacing)
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    guard let node = node as? TextNode else { return }
    let measured = MeasuredText(self, layout)
    // The same style has the same metrics.
    if let old = old as? TextContent, old.style === style {
      node.set(measured.layout)
    } else {
      node.set(measured.layout, spacing: measured.spacing)
    }
  }
}

extension LongTexts {
  /// Those of all windows of the process: what one person writes may be seen in each.
  @MainActor static let shared = LongTexts()
}

/// A text with the metrics of its fonts.
@MainActor
private struct MeasuredText {
  let layout: TextLayout
  private let font: any LayoutFont
  private let pixel: CGFloat

  init(_ content: TextContent, _ scene: SceneLayout) {
    let context = scene.context
    let paragraph = content.style?.details?.paragraph
    let font = context.fonts.font(ResolvedFont(content.style))
    self.font = font
    pixel = context.pixel
    let rules = ParagraphRules(paragraph, pixel: context.pixel)
    let runs = content.style?.details?.runs ?? []
    if runs.isEmpty, content.style?.details == nil {
      layout = TextLayout(content.string, scene.textSetting(font, rules), longTexts: .shared)
    } else if runs.isEmpty {
      layout = TextLayout([Self.piece(content.string, content.style, font, paragraph)], rules, longTexts: .shared)
    } else {
      let pieces = runs.map { run in
        let style = TextStyle.combining(run.style, over: content.style)
        let font = context.fonts.font(ResolvedFont(style, in: paragraph))
        var piece = Self.piece(run.string, style, font, paragraph)
        if let image = run.image {
          let measure = ImageMeasure(image, style, context)
          piece.attachment = measure.size
          // Symbols stand around the middle of capital letters.
          piece.attachmentDescent = measure.baseline.map { measure.size.height - $0 } ?? 0
        }
        return piece
      }
      layout = TextLayout(pieces, rules)
    }
  }

  private static func piece(
    _ string: String, _ style: TextStyle?, _ font: any LayoutFont, _ paragraph: ParagraphTraits?
  ) -> TextPiece {
    let shown =
      switch paragraph?.textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case .unchanged, nil: string
      }
    var piece = TextPiece(shown, font: font)
    let traits = style?.details?.characters
    piece.tracking = traits?.tracking ?? traits?.kerning ?? 0
    piece.baselineOffset = traits?.baselineOffset ?? 0
    return piece
  }

  var spacing: Spacing {
    .text(
      ascent: font.ascent, descent: font.descent, leading: font.leading, capHeight: font.capHeight,
      firstBaseline: layout.firstBaseline, belowLastBaseline: font.descent, pixel: pixel)
  }
}

extension ParagraphRules {
  /// The rules that a text's style says; those of a text without a style where that is nil.
  init(_ paragraph: ParagraphTraits?, pixel: CGFloat) {
    self.init(pixel: pixel)
    guard let paragraph else { return }
    maximumLines = paragraph.lineLimit
    minimumLines = paragraph.reservedLines
    lineSpacing = paragraph.lineSpacing
    minimumScale = paragraph.minimumScale
    allowsTightening = paragraph.allowsTightening
    truncation =
      switch paragraph.truncation {
      case .tail: .tail
      case .head: .head
      case .middle: .middle
      }
  }
}

extension TextStyle {
  /// The style of a run, with that of its text where it says nothing.
  fileprivate static func combining(_ run: TextStyle?, over base: TextStyle?) -> TextStyle? {
    guard let run else { return base }
    let characters = (run.details?.characters ?? CharacterTraits()).over(base?.details?.characters ?? CharacterTraits())
    return .make(
      font: run.font ?? base?.font, foreground: nil,
      details: .make(characters: characters, paragraph: base?.details?.paragraph ?? ParagraphTraits()))
  }
}

/// How large an image is by itself.
@MainActor
struct ImageMeasure {
  let size: CGSize
  /// Of a symbol, from its upper edge.
  let baseline: CGFloat?
  let font: (any LayoutFont)?

  init(_ image: ShownImage, _ style: TextStyle?, _ context: LayoutContext) {
    let resolved: ResolvedFont
    switch image.graphic {
    case .symbol(let symbol):
      resolved = ResolvedFont(style)
      let measure = SymbolMeasure(symbol, fontSize: resolved.size, isResizable: image.resizing != nil)
      size = measure.size
      baseline = measure.baseline
    case .file(let file) where file.isSymbol:
      resolved = ResolvedFont(style)
      let measure = SymbolMeasure(file, fontSize: resolved.size)
      size = measure.size
      baseline = measure.baseline
    default:
      size = image.naturalSize ?? .zero
      (baseline, font) = (nil, nil)
      return
    }
    font = context.fonts.font(resolved)
  }
}

extension ImageContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    let measure = ImageMeasure(image, style, layout.context)
    if let resizing = image.resizing { return ResizableNode(ideal: measure.size, least: resizing.capInsets.size) }
    return FixedNode(measure.size, spacing: spacing(measure, layout.context), baseline: measure.baseline ?? measure.size.height)
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    let measure = ImageMeasure(image, style, layout.context)
    switch (node, image.resizing) {
    case (let node as FixedNode, nil):
      node.set(measure.size, spacing: spacing(measure, layout.context), baseline: measure.baseline ?? measure.size.height)
    case (let node as ResizableNode, let resizing?): node.set(ideal: measure.size, least: resizing.capInsets.size)
    default: layout.replaceNode(node)
    }
  }

  @MainActor private func spacing(_ measure: ImageMeasure, _ context: LayoutContext) -> Spacing {
    guard let baseline = measure.baseline, let font = measure.font else { return .plain }
    return .text(
      ascent: font.ascent, descent: font.descent, leading: 0, capHeight: font.capHeight, firstBaseline: baseline,
      belowLastBaseline: measure.size.height - baseline, pixel: context.pixel)
  }
}

extension EdgeInsets {
  fileprivate var size: CGSize { CGSize(width: leading + trailing, height: top + bottom) }
}

extension PaintContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FillingNode() }
}

extension ShapeContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FillingNode(sizeThatFits: sizeThatFits) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? FillingNode)?.set(sizeThatFits: sizeThatFits)
  }

  /// A circle is as wide as it is high (1.44).
  private var sizeThatFits: ((ProposedViewSize) -> CGSize)? {
    guard case .circle = outline.kind else { return nil }
    return { Circle().sizeThatFits($0) }
  }
}

extension DrawingContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FillingNode() }
  package func measured(_ id: ElementID) -> ElementID? { measurement == nil ? nil : id }
}

extension CanvasContent {
  package func measured(_ id: ElementID) -> ElementID? { id }
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FillingNode() }
}

extension GeometryContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { ReaderNode() }
  package func measured(_ id: ElementID) -> ElementID? { id }
}

extension SpacerContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { SpacerNode(least: minLength) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? SpacerNode)?.set(least: minLength)
  }
}

extension DividerContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    DividerNode(thickness: thickness(in: layout.context))
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? DividerNode)?.set(thickness: thickness(in: layout.context))
  }

  @MainActor private func thickness(in context: LayoutContext) -> CGFloat {
    isThick ? max(1, context.pixel) : context.theme.dividerThickness ?? context.pixel
  }
}
