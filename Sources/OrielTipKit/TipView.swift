import SwiftUICore

/// Shows a tip among other views, as long as it is to be shown.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void
  @ObservedObject private var memory = TipMemory.shared
  @Environment(\.tipStyle) private var style

  /// Shows a tip. Which edge an arrow would point from changes nothing: there is none.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
  }

  public var body: some View {
    if let tip, memory.status(of: tip.id) == .available {
      AnyView(style.body(TipViewStyleConfiguration(tip: tip, action: action)))
    }
  }
}

/// How a tip looks.
@preconcurrency @MainActor
public protocol TipViewStyle {
  /// What it looks like.
  associatedtype Body: View
  /// What a style knows of the tip.
  typealias Configuration = TipViewStyleConfiguration
  /// What it looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a tip.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  fileprivate let action: (Tips.Action) -> Void

  init(tip: any Tip, action: @escaping (Tips.Action) -> Void) {
    self.tip = tip
    self.action = action
  }

  /// What it says.
  public var title: Text? { tip.title }
  /// More of it.
  public var message: Text? { tip.message }
  /// Its picture.
  public var image: Image? { tip.image }
  /// What a person may do about it: each does what the app says.
  public var actions: [Tips.Action] {
    tip.actions.map { action in
      let perform = self.action
      nonisolated(unsafe) let run = perform
      return Tips.Action(
        id: action.id,
        perform: {
          action.handler()
          run(action)
        }, action.label)
    }
  }
}

/// A box with a button that closes it.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = configuration.image { image.foregroundStyle(.tint).font(.title2) }
      VStack(alignment: .leading, spacing: 4) {
        if let title = configuration.title { title.font(.headline) }
        if let message = configuration.message { message.font(.subheadline).foregroundStyle(.secondary) }
        ForEach(configuration.actions) { action in
          Divider()
          Button(action: action.handler) { action.label() }.buttonStyle(.borderless)
        }
      }
      Spacer(minLength: 0)
      Button {
        configuration.tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark")
      }
      .buttonStyle(.plain)
      .foregroundStyle(.secondary)
      .accessibilityLabel("Close")
    }
    .padding(12)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// A box with a button that closes it.
  nonisolated public static var miniTip: MiniTipViewStyle { .init() }
}

struct TipStyleBox: @unchecked Sendable {
  // Unchecked: a style is made and asked on the main actor.
  let style: any TipViewStyle

  @MainActor func body(_ configuration: TipViewStyleConfiguration) -> any View {
    func made<Style: TipViewStyle>(_ style: Style) -> any View { style.makeBody(configuration: configuration) }
    return made(style)
  }
}

private enum TipStyleKey: EnvironmentKey {
  static var defaultValue: TipStyleBox { TipStyleBox(style: MiniTipViewStyle()) }
}

extension EnvironmentValues {
  fileprivate var tipStyle: TipStyleBox {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }
}

extension View {
  /// How tips in this view look.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.tipStyle, TipStyleBox(style: style))
  }

  /// Shows a tip beside this view, as long as it is to be shown. Closing it closes the tip for good.
  nonisolated public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(TipPopover(tip: tip, action: action))
  }
}

private struct TipPopover<Shown: Tip>: ViewModifier {
  nonisolated let tip: Shown?
  // Unsafe: only the body, on the main actor, calls it.
  nonisolated(unsafe) let action: (Tips.Action) -> Void

  nonisolated init(tip: Shown?, action: @escaping (Tips.Action) -> Void) {
    self.tip = tip
    self.action = action
  }

  func body(content: Content) -> some View { TippedView(content: content, tip: tip, action: action) }
}

private struct TippedView<Content: View, Shown: Tip>: View {
  let content: Content
  let tip: Shown?
  let action: (Tips.Action) -> Void
  @ObservedObject private var memory = TipMemory.shared

  init(content: Content, tip: Shown?, action: @escaping (Tips.Action) -> Void) {
    self.content = content
    self.tip = tip
    self.action = action
  }

  var body: some View {
    content.popover(
      isPresented: Binding {
        tip.map { memory.status(of: $0.id) == .available } ?? false
      } set: { isShown in
        if !isShown { tip?.invalidate(reason: .tipClosed) }
      }
    ) {
      if let tip { TipView(tip, action: action).padding(8) }
    }
  }
}

/// Tips one after the other: the first that is to be shown.
@MainActor
public final class TipGroup {
  /// Which one is next.
  public enum Priority: Sendable { case firstAvailable, ordered }

  private let tips: [any Tip]
  private let priority: Priority

  /// Creates a group.
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
  }

  /// The one that is to be shown now; nil for none.
  public var currentTip: (any Tip)? {
    for tip in tips {
      switch tip.status {
      case .available: return tip
      case .pending: if priority == .ordered { return nil }
      case .invalidated: break
      }
    }
    return nil
  }
}

/// Lists tips.
@resultBuilder
public enum TipGroupBuilder {
  public static func buildExpression(_ tip: any Tip) -> any Tip { tip }
  public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
}
