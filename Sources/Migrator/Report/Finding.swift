/// Something that a person should know about the migration of one place.
package struct Finding: Sendable, Hashable {
  package enum Severity: String, Sendable {
    /// What was done, where one may wonder.
    case note
    /// The program may behave differently, or something is left to do by hand.
    case warning
    /// Why a type was not converted.
    case refusal
  }

  package let rule: RuleID
  package let severity: Severity
  package let path: String
  package let location: SourceFile.Location
  /// What it is and what to do, in sentences.
  package let message: String
  package let differences: [BehaviorDifference]
}

/// The ways in which a migrated program may behave unlike the one before.
package enum BehaviorDifference: String, Sendable, CaseIterable {
  case d1 = "D1"
  case d2 = "D2"
  case d3 = "D3"
  case d4 = "D4"
  case d5 = "D5"
  case d6 = "D6"
  case d7 = "D7"
  case d8 = "D8"
  case d9 = "D9"
  case d10 = "D10"
  case d11 = "D11"
  case d12 = "D12"
  case d13 = "D13"
  case d14 = "D14"
  case d15 = "D15"
  case d16 = "D16"

  /// The difference in one sentence.
  package var sentence: String {
    switch self {
    case .d1: "A view no longer updates when a property changes that its body does not read."
    case .d2: "Setting a property to an equal value no longer notifies."
    case .d3: "Replacing an object by one that is equal to it no longer notifies."
    case .d4: "Before the 2026 SDKs, @State creates the object at each init of the view and discards all but the first."
    case .d5: "A tracked property that init reads makes the view that creates the object depend on it."
    case .d6: "An object that is missing from the environment stops the program before body runs, not at the first use."
    case .d7: "Nothing warns any more when a property changes on a background thread."
    case .d8: "There is no objectWillChange and no $property publisher any more."
    case .d9: "Storage is called _name: synthesized Codable, Mirror and memory tools show the new name."
    case .d10: "The didSet of a newly tracked property runs for assignments in an init of another file, or in a defer, too."
    case .d11: "Changes in nested objects reach the views that read them, which they did not before."
    case .d12: "Each view updates for the properties that it reads, not for every change of the object."
    case .d13: "onChange runs after the update and only for unequal values, onReceive ran before it and for each value."
    case .d14: "A value that something else writes to UserDefaults is not noticed."
    case .d15: "Objects that are created and discarded run deinit, at other times than before."
    case .d16: "A view that holds an object without observing it updates with it, which it did not before."
    }
  }
}
