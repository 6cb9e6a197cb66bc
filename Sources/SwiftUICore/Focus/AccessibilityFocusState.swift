/// Which view assistive technology points at. Here that is the view that has the focus: browsers tell and move nothing else.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Refers to a state of another view.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let binding: FocusState<Value>.Binding

    /// The value. A body that reads it depends on it; writing it moves the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// This binding, to pass on.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private var state: FocusState<Value>

  /// Creates a state for one view.
  public init() where Value == Bool {
    state = FocusState()
  }

  /// Creates a state for one view. Whatever the technologies are, it follows the focus.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
  }

  /// Creates a state for one of several views.
  public init<Wrapped>() where Value == Wrapped?, Wrapped: Hashable {
    state = FocusState()
  }

  /// Creates a state for one of several views. Whatever the technologies are, it follows the focus.
  public init<Wrapped>(for technologies: AccessibilityTechnologies) where Value == Wrapped?, Wrapped: Hashable {
    state = FocusState()
  }

  /// The value. A body that reads it depends on it; writing it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Refers to this state, for `accessibilityFocused(_:)`.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(binding: state.projectedValue) }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates kinds from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What reads the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What is used with switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Lets a state say whether assistive technology points at this view.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(FocusableByProgram()).focused(condition.binding)
  }

  /// Gives this view a value by which a state says that assistive technology points at it, and moves it there.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusableByProgram()).focused(binding.binding, equals: value)
  }

  /// Has assistive technology point at a view inside when this view appears.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    defaultFocus(binding.binding, value)
  }
}

/// The app puts the focus here; the Tab key does not.
private struct FocusableByProgram: EffectModifier {
  func effect(in environment: EnvironmentValues) -> FocusEffect { FocusEffect(isFocusable: false) }
}
