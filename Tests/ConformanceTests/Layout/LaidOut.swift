import SwiftUI
import SwiftUITesting

@testable import SwiftUICore

/// Views as they are laid out for one proposal, with the specification's font: every character is 10 wide and every line 20 high.
///
/// Frames are in the coordinates of the view under test, which begins at (0, 0).
@MainActor
final class LaidOut {
  private let host: TestHost
  private let model: TrialModel

  init<Content: View>(
    _ width: CGFloat?, _ height: CGFloat?, direction: LayoutDirection = .leftToRight, pixel: CGFloat = 1,
    @ViewBuilder _ content: () -> Content
  ) {
    let model = TrialModel(ProposedViewSize(width: width, height: height))
    self.model = model
    let view = content()
    host = TestHost(windowSize: CGSize(width: 1000, height: 1000), pixel: pixel) {
      TrialView(model: model, content: view).environment(\.layoutDirection, direction)
    }
    fitWindow()
  }

  /// The window is as large as the view, so that both begin at the same point and what covers the window covers the view.
  private func fitWindow() {
    let size = model.size
    guard size.width.isFinite, size.height.isFinite, size != host.windowSize else { return }
    host.windowSize = size
    host.turn()
  }

  /// What the view answers to the proposal.
  var size: CGSize { rounded(model.size) }

  /// The frame of the view that has this name.
  subscript(name: String) -> CGRect {
    guard let frame = host.frame(named: name) else { return .null }
    let origin = host.frame(named: TrialModel.name) ?? .zero
    let local = frame.offsetBy(dx: -origin.minX, dy: -origin.minY)
    return CGRect(origin: rounded(local.origin), size: rounded(local.size))
  }

  /// Runs one turn.
  @discardableResult
  func turn() -> Bool {
    defer { fitWindow() }
    return host.turn()
  }

  /// Proposes another size.
  func resize(_ width: CGFloat?, _ height: CGFloat?) {
    model.proposal = ProposedViewSize(width: width, height: height)
    host.turn()
    fitWindow()
  }

  /// Where a guide of the view is.
  func guide(_ guide: HorizontalAlignment) -> CGFloat { model.dimensions.map { $0[guide] } ?? .nan }
  func guide(_ guide: VerticalAlignment) -> CGFloat { model.dimensions.map { $0[guide] } ?? .nan }

  private func rounded(_ length: CGFloat) -> CGFloat { length.isFinite ? (length * 100).rounded() / 100 + 0 : length }
  private func rounded(_ size: CGSize) -> CGSize { CGSize(width: rounded(size.width), height: rounded(size.height)) }
  private func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }
}

/// What a view answers to a proposal.
@MainActor
func size<Content: View>(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> Content) -> CGSize {
  LaidOut(width, height, content).size
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A color in a frame.
@MainActor
func fixed(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

extension View {
  /// Names this view, with the modifiers before, for `LaidOut`.
  nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

extension TestHost {
  fileprivate func frame(named name: String) -> CGRect? {
    for element in graph.root.descendants {
      for (place, effect) in element.effects.enumerated() {
        guard (effect as? AccessibilityEffect)?.identifier == name, let node = graph.layout?.node(element.id) else { continue }
        return node.windowFrame(at: node.levelOfEffect(place))
      }
    }
    return nil
  }
}

@Observable
private final class TrialModel {
  static let name = "the view under test"

  var proposal: ProposedViewSize
  @ObservationIgnored var size = CGSize.zero
  @ObservationIgnored var dimensions: ViewDimensions?

  init(_ proposal: ProposedViewSize) {
    self.proposal = proposal
  }
}

private struct TrialView<Content: View>: View {
  let model: TrialModel
  let content: Content

  var body: some View {
    TrialLayout(proposal: model.proposal, model: model) { content }.accessibilityIdentifier(TrialModel.name)
  }
}

/// Proposes one size to its views, whatever it is offered itself, and is as large as they then are. Several views form a column.
private struct TrialLayout: SwiftUI.Layout {
  let proposal: ProposedViewSize
  let model: TrialModel

  func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if let only = subviews.first, subviews.count == 1 {
      model.dimensions = only.dimensions(in: proposal)
      model.size = only.sizeThatFits(proposal)
    } else {
      var column = VStackLayout().makeCache(subviews: subviews)
      model.size = VStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &column)
    }
    return CGSize(width: min(model.size.width, 1e5), height: min(model.size.height, 1e5))
  }

  func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    if let only = subviews.first, subviews.count == 1 {
      only.place(at: bounds.origin, proposal: proposal)
    } else {
      var column = VStackLayout().makeCache(subviews: subviews)
      VStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &column)
    }
  }
}
