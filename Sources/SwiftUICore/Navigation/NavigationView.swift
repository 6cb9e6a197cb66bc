/// Pages on top of each other, as in a `NavigationStack`; in a wide window two or three views stand beside each other, as columns.
public struct NavigationView<Content: View> {
  private var content: Content

  /// Creates a stack whose root is the first view.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  public var body: some View { NavigationViewBody(content: content) }
}

private struct NavigationViewBody<Content: View>: View {
  let content: Content
  @Environment(\.navigationViewStyle) private var style

  var body: some View {
    let columns = (content as? any ColumnViews)?.columns ?? []
    if style == .stack || columns.count < 2 {
      NavigationStack { columns.isEmpty ? AnyView(content) : columns[0] }
    } else if columns.count == 2 {
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    } else {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    }
  }
}

extension NavigationView: SearchedStack {
  var takesSearch: Bool { (content as? any ColumnViews)?.columns.count ?? 0 < 2 }
}

/// Views that each are a column.
private protocol ColumnViews {
  var columns: [AnyView] { get }
}

extension TupleView: ColumnViews {
  fileprivate var columns: [AnyView] {
    Mirror(reflecting: value).children.compactMap { ($0.value as? any View).map { AnyView($0) } }
  }
}

enum NavigationViewStyleKind { case automatic, stack, columns }

/// How a `NavigationView` shows its views in a wide window.
public protocol NavigationViewStyle {
  /// The style, opaque to apps.
  nonisolated var _kind: _NavigationViewStyleKind { get }
}

/// A style, opaque to apps.
public struct _NavigationViewStyleKind: Sendable {
  let kind: NavigationViewStyleKind
}

/// Columns if there are several views, else a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _NavigationViewStyleKind { .init(kind: .automatic) }
}

/// A stack of the first view alone.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _NavigationViewStyleKind { .init(kind: .stack) }
}

/// Columns if there are several views.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _NavigationViewStyleKind { .init(kind: .columns) }
}

/// Columns if there are several views.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _NavigationViewStyleKind { .init(kind: .columns) }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns if there are several views, else a stack.
  nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of the first view alone.
  nonisolated public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns if there are several views.
  nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

private enum NavigationViewStyleKey: EnvironmentKey {
  static var defaultValue: NavigationViewStyleKind { .automatic }
}

extension EnvironmentValues {
  fileprivate(set) var navigationViewStyle: NavigationViewStyleKind {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

extension View {
  /// How a `NavigationView` in this view shows its views in a wide window.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewStyle, style._kind.kind)
  }
}
