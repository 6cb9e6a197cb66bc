/// What a person did with an element, as a host reports it. One type for each kind of element that has a use for events.
package protocol ElementEvent: Equatable, Sendable {}

/// Of elements that a person cannot use.
package enum NoEvent: ElementEvent {}
