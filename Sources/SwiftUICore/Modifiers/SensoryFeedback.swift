/// What a device lets a person feel or hear. No host has such a device: it compiles, and nobody feels it.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the things are that meet.
  public struct Weight: Equatable, Sendable {
    private let rank: Int

    /// Light things.
    public static let light = Weight(rank: 0)
    /// Neither light nor heavy ones.
    public static let medium = Weight(rank: 1)
    /// Heavy things.
    public static let heavy = Weight(rank: 2)
  }

  /// How hard the things are that meet.
  public struct Flexibility: Equatable, Sendable {
    private let rank: Int

    /// Hard things.
    public static let rigid = Flexibility(rank: 0)
    /// Neither hard nor soft ones.
    public static let solid = Flexibility(rank: 1)
    /// Soft things.
    public static let soft = Flexibility(rank: 2)
  }

  private enum Kind: Equatable {
    case named(String)
    case weight(Weight, Double)
    case flexibility(Flexibility, Double)
  }

  private let kind: Kind

  /// Something has succeeded.
  public static let success = SensoryFeedback(kind: .named("success"))
  /// Something needs care.
  public static let warning = SensoryFeedback(kind: .named("warning"))
  /// Something has gone wrong.
  public static let error = SensoryFeedback(kind: .named("error"))
  /// Something else is chosen.
  public static let selection = SensoryFeedback(kind: .named("selection"))
  /// A value becomes more.
  public static let increase = SensoryFeedback(kind: .named("increase"))
  /// A value becomes less.
  public static let decrease = SensoryFeedback(kind: .named("decrease"))
  /// Something begins.
  public static let start = SensoryFeedback(kind: .named("start"))
  /// Something ends.
  public static let stop = SensoryFeedback(kind: .named("stop"))
  /// What is dragged is in line with something.
  public static let alignment = SensoryFeedback(kind: .named("alignment"))
  /// What is pressed has reached another level.
  public static let levelChange = SensoryFeedback(kind: .named("levelChange"))
  /// A drawing has become a shape.
  public static let pathComplete = SensoryFeedback(kind: .named("pathComplete"))
  /// Two things meet.
  public static let impact = SensoryFeedback.impact()

  /// Two things of this weight meet, as strongly as the intensity says, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .weight(weight, intensity))
  }

  /// Two things as hard as this meet, as strongly as the intensity says, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibility(flexibility, intensity))
  }
}

extension View {
  /// Lets the person feel something when a value changes. No host has a device for that: nothing happens.
  nonisolated public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

  /// Lets the person feel something when a value changes and the condition holds. The condition is asked; no host has a device for the
  /// rest.
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in _ = condition(old, new) }
  }

  /// Lets the person feel something when a value changes. The function is asked; no host has a device for what it says.
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in _ = feedback(old, new) }
  }

  /// Lets the person feel something when a value changes. The function is asked; no host has a device for what it says.
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback() }
  }
}
