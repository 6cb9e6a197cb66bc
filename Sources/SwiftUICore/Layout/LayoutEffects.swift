import Foundation

// What modifiers do to the layout.

extension PaddingEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    steps.append(.padding(insets(in: layout)))
  }

  @MainActor fileprivate func insets(in layout: SceneLayout) -> EdgeInsets {
    let usual = layout.context.theme.padding
    return EdgeInsets(top: top ?? usual, leading: leading ?? usual, bottom: bottom ?? usual, trailing: trailing ?? usual)
  }
}

extension FrameEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    if width != nil || height != nil {
      steps.append(.frame(LayoutStep.FixedFrame(width: width, height: height, alignment: alignment)))
    }
    let horizontal = FrameBounds(least: minWidth, ideal: idealWidth, most: maxWidth)
    let vertical = FrameBounds(least: minHeight, ideal: idealHeight, most: maxHeight)
    if horizontal.isEmpty && vertical.isEmpty { return }
    steps.append(.flexibleFrame(LayoutStep.FlexibleFrame(horizontal: horizontal, vertical: vertical, alignment: alignment)))
  }
}

extension RowLookEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    let hasChevron = action?.hasChevron == true
    if insets != nil || hasChevron { steps.append(RowSpace(insets: insets, hasChevron: hasChevron).step) }
  }
}

extension BadgeEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    guard let text else { return }
    let context = layout.context
    let isProminent = prominence == .increased
    let style = isProminent ? TextStyle.make(font: FontDescription(size: .points(15)), foreground: nil) : nil
    let font = context.fonts.font(ResolvedFont(style))
    let width = TextLayout(text, font, ParagraphRules(pixel: context.pixel)).size(width: nil, height: nil).width
    steps.append(RowBadge(width: isProminent ? max(24, width + 14) : width).step)
  }
}

extension RowEditingEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    if deletes == true { steps.append(RowEditing.deletion.step) }
    if moves == true { steps.append(RowEditing.moving.step) }
  }
}

extension FixedSizeEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    let axes = (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
    if !axes.isEmpty { steps.append(.fixedSize(axes)) }
  }
}

extension AspectRatioEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    steps.append(.aspectRatio(ratio.map { CGFloat($0) } ?? .nan, fills: contentMode == .fill))
  }
}

extension PositionEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    steps.append(.position(CGPoint(x: x, y: y)))
  }
}

extension LayoutPriorityEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    steps.append(.priority(priority))
  }
}

extension LayerEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    // What a swipe uncovers has no place of its own: hosts arrange it at the edge of the row.
    guard !place.isActions, let node = layout.layer(slot) else { return }
    if let edge = barEdge {
      steps.append(.safeAreaInset(SafeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: node)))
    } else {
      steps.append(place == .rowBackground ? .rowBackground(node, RowFrame()) : .layer(node, alignment))
    }
  }
}

extension IgnoresSafeAreaEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    steps.append(.ignoresSafeArea(regions, edges))
  }
}

extension MatchedEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    guard let source else { return }
    steps.append(
      .matched(
        MatchedPlace(
          source: source, takesSize: properties.contains(.size), takesPosition: properties.contains(.position), anchor: anchor)))
  }
}

extension OffsetEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    let (x, y) = (x, y)
    steps.append(.transform(LayoutStep.Transform { point, _ in CGPoint(x: point.x + x, y: point.y + y) }))
  }
}

extension ScaleEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    let (x, y, anchor) = (x, y, anchor)
    steps.append(
      .transform(
        LayoutStep.Transform { point, size in
          let fixed = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
          return CGPoint(x: fixed.x + (point.x - fixed.x) * x, y: fixed.y + (point.y - fixed.y) * y)
        }))
  }
}

extension RotationEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    let (sine, cosine, anchor) = (CGFloat(sin(angle)), CGFloat(cos(angle)), anchor)
    steps.append(
      .transform(
        LayoutStep.Transform { point, size in
          let fixed = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
          let (x, y) = (point.x - fixed.x, point.y - fixed.y)
          return CGPoint(x: fixed.x + x * cosine - y * sine, y: fixed.y + x * sine + y * cosine)
        }))
  }
}

extension SafeAreaPaddingEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    steps.append(.safeAreaPadding(padding.insets(in: layout)))
  }
}

extension VisualEffects {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    for effect in effects { effect.addLayoutSteps(to: &steps, in: layout) }
  }
}

extension ScrollTransitionEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    for effect in identity { effect.addLayoutSteps(to: &steps, in: layout) }
  }
}

extension ProjectionEffect {
  package static var affectsLayout: Bool { true }

  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {
    let matrix = transform
    steps.append(
      .transform(
        LayoutStep.Transform { point, _ in
          let depth = point.x * matrix.m13 + point.y * matrix.m23 + matrix.m33
          // What is behind the person is nowhere.
          guard depth > 0 else { return point }
          return CGPoint(
            x: (point.x * matrix.m11 + point.y * matrix.m21 + matrix.m31) / depth,
            y: (point.x * matrix.m12 + point.y * matrix.m22 + matrix.m32) / depth)
        }))
  }
}
