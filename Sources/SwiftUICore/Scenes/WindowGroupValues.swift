import Foundation

/// What a window of a group for values shows: the group's content, with a binding to the window's value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  private let defaultValue: (() -> Data)?
  private let content: (Binding<Data?>) -> Content

  nonisolated fileprivate init(defaultValue: (() -> Data)? = nil, content: @escaping (Binding<Data?>) -> Content) {
    self.defaultValue = defaultValue
    self.content = content
  }
}

extension PresentedWindowContent: View {
  /// The content. Its window's address follows the value.
  public var body: some View {
    let value = EvaluationScope.currentView.map { $0.graph.feature(WindowScene.self).binding(defaultValue) } ?? .constant(nil)
    let graph = EvaluationScope.currentView?.graph
    content(value).onChange(of: value.wrappedValue) { [weak graph] _, newValue in
      graph?.feature(WindowScene.self).valueChanged(to: newValue)
    }
  }
}

extension WindowGroup {
  nonisolated private init<D: Codable & Hashable, C: View>(
    _ title: String?, _ id: String?, _ type: D.Type, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      WindowTraits(.group, title: title, id: id, valueType: type), PresentedWindowContent(content: content))
  }

  nonisolated private init<D: Codable & Hashable, C: View>(
    _ title: String?, _ id: String?, _ type: D.Type, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let shown = PresentedWindowContent<D, C>(defaultValue: defaultValue) { value in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
    self.init(WindowTraits(.group, title: title, id: id, valueType: type), shown)
  }

  /// Creates a group whose windows show values of a type. A window that nobody has opened with a value has nil.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, type, content)
  }

  /// Creates a group with a title whose windows show values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.text, id, type, content)
  }

  /// Creates a group with a title whose windows show values of a type.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), id, type, content)
  }

  /// Creates a group with a text as its title whose windows show values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title.string(in: EnvironmentValues()), id, type, content)
  }

  /// Creates a group whose windows show values of a type, which `openWindow(value:)` finds by that.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, type, content)
  }

  /// Creates a group with a title whose windows show values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.text, nil, type, content)
  }

  /// Creates a group with a title whose windows show values of a type.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), nil, type, content)
  }

  /// Creates a group with a text as its title whose windows show values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title.string(in: EnvironmentValues()), nil, type, content)
  }
}

extension WindowGroup {
  /// Creates a group whose windows show values of a type: a default one where nobody has opened them with a value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, type, content, defaultValue)
  }

  /// Creates a group with a title whose windows show values of a type, or a default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.text, id, type, content, defaultValue)
  }

  /// Creates a group with a title whose windows show values of a type, or a default one.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), id, type, content, defaultValue)
  }

  /// Creates a group with a text as its title whose windows show values of a type, or a default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title.string(in: EnvironmentValues()), id, type, content, defaultValue)
  }

  /// Creates a group whose windows show values of a type, or a default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, type, content, defaultValue)
  }

  /// Creates a group with a title whose windows show values of a type, or a default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.text, nil, type, content, defaultValue)
  }

  /// Creates a group with a title whose windows show values of a type, or a default one.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), nil, type, content, defaultValue)
  }

  /// Creates a group with a text as its title whose windows show values of a type, or a default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title.string(in: EnvironmentValues()), nil, type, content, defaultValue)
  }
}
