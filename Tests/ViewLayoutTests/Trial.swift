import Foundation

@testable import ViewLayout

// The conventions of the layout specification: texts in the test font, colors, and what a view answers and where its parts are.

/// A text in a font whose characters are 10 wide and whose lines are 20 high. Lines end at spaces.
final class TestText: LayoutNode {
  private var text: String
  /// How often it was measured.
  private(set) var measurements = 0

  init(_ text: String) {
    self.text = text
  }

  func set(_ text: String) {
    self.text = text
    sizeChanged()
  }

  private func lines(of width: CGFloat) -> [Int] {
    let most = width.isNaN || width > 1e6 ? Int.max : max(1, Int(width / 10))
    var lines: [Int] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0
      for word in paragraph.split(separator: " ") {
        var length = word.count
        if line > 0, line + 1 + length <= most {
          line += 1 + length
          continue
        }
        if line > 0 { lines.append(line) }
        while length > most {
          lines.append(most)
          length -= most
        }
        line = length
      }
      lines.append(line)
    }
    return lines
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    measurements += 1
    let lines = lines(of: proposal.width)
    let most = proposal.height.isNaN ? CGFloat.infinity : max(1, (proposal.height / 20).rounded(.down))
    let height = min(CGFloat(lines.count), most) * 20
    if proposal.width < 0 { return CGSize(width: 0, height: height) }
    return CGSize(width: CGFloat(lines.prefix(Int(min(most, 1e6))).max() ?? 0) * 10, height: height)
  }

  override var contentSpacing: Spacing {
    .text(ascent: 16, descent: 4, leading: 0, capHeight: 12, firstBaseline: 16, belowLastBaseline: 4, pixel: 1)
  }

  override func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    switch key {
    case .firstTextBaseline: 16
    case .lastTextBaseline: contentSize(for: proposal).height - 4
    default: nil
    }
  }
}

extension LayoutNode {
  /// The view with steps around it, innermost first.
  func with(_ steps: LayoutStep...) -> Self {
    setSteps((self.steps?.list ?? []) + steps)
    return self
  }

  func with(_ traits: GridCellTraits) -> Self { with(traits.step) }

  /// Where it is in the view that has no parent.
  var trialFrame: CGRect {
    var frame = CGRect(origin: .zero, size: size)
    var node = self
    while let parent = node.parent {
      let origin = parent.position(of: node)
      frame = frame.offsetBy(dx: origin.x + parent.contentFrame.minX, dy: origin.y + parent.contentFrame.minY)
      node = parent
    }
    return frame
  }

  /// Everything in it, from the outside in.
  var trialFrames: [CGRect] { [trialFrame] + children.flatMap(\.trialFrames) }
}

func text(_ string: String) -> TestText { TestText(string) }
func color() -> FillingNode { FillingNode() }

/// A color in a frame.
func fixed(_ width: CGFloat?, _ height: CGFloat?) -> FillingNode {
  color().with(.frame(LayoutStep.FixedFrame(width: width, height: height, alignment: .center)))
}

/// A color in a flexible frame.
func flexible(minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil) -> FillingNode {
  color().with(
    .flexibleFrame(
      LayoutStep.FlexibleFrame(
        horizontal: FrameBounds(least: minWidth, ideal: nil, most: maxWidth),
        vertical: FrameBounds(least: nil, ideal: nil, most: nil), alignment: .center)))
}

func row(_ alignment: VerticalAlignment? = nil, _ cells: LayoutNode...) -> GridRowNode { row(alignment, cells) }

func row(_ alignment: VerticalAlignment? = nil, _ cells: [LayoutNode]) -> GridRowNode {
  let row = GridRowNode(alignment)
  row.setChildren(ContiguousArray(cells))
  return row
}

func grid(
  alignment: Alignment = .center, horizontal: CGFloat? = 0, vertical: CGFloat? = 0, _ rows: LayoutNode...
) -> GridNode {
  let grid = GridNode(alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
  grid.setChildren(ContiguousArray(rows))
  return grid
}

func lazyGrid(
  axis: Axis = .vertical, _ tracks: [GridTrack], spacing: CGFloat? = nil, alignment: AlignmentKey = .horizontalCenter,
  _ members: [LayoutNode]
) -> LazyGridNode {
  let grid = LazyGridNode(axis, tracks: tracks, spacing: spacing, alignment: alignment)
  grid.setChildren(ContiguousArray(members))
  return grid
}

func lazyStack(
  axis: Axis = .vertical, spacing: CGFloat? = 0, guide: AlignmentKey? = nil, _ members: [LayoutNode]
) -> LazyStackNode {
  let stack = LazyStackNode(
    axis, spacing: spacing, guide: guide ?? (axis == .vertical ? .horizontalCenter : .verticalCenter))
  stack.setChildren(ContiguousArray(members))
  return stack
}

/// Lays a view out for a proposal, nil for a length that is not proposed, and tells what it answers.
@discardableResult
func layOut(_ view: LayoutNode, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
  // What is in a view does not keep it: tests look at parts of views that they have made in passing.
  _ = Unmanaged.passRetained(view)
  view.place(at: .zero, Proposal(width: width ?? .nan, height: height ?? .nan))
  return view.size
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGRect {
  /// Whether the edges are the same but for what arithmetic loses.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}

/// A guide of an app's own, in the middle of views that do not say it.
enum MiddleGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
