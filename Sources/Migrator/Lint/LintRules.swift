/// All rules of `oriel lint`, in the order of their numbers.
package enum LintRules {
  package static let all: [any LintRule] = [
    L1ObservedObjectInitialValue(), L2ObservableInObjectWrapper(), L3NestedObservableObject(), L4IgnoredStorage(),
    L5PlainSubclass(), L6ReadInInit(), L7StateHoldingObservableObject(), L8PublishedInObservable(),
    L9PublishedBesideCustomPublisher(), L10StateInClass(), L11SilentObject(),
  ]

  package static func rule(_ id: RuleID) -> (any LintRule)? { all.first { $0.id == id } }
}
