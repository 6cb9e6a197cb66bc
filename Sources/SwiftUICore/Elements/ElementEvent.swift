/// What a person did with an element, as a host reports it. One type for each kind of element that has a use for events.
package protocol ElementEvent: Equatable, Sendable {
  /// Whether it does something at once, and is over: then it is too late when a sheet or a dialog has come above its element.
  var isMomentary: Bool { get }
}

extension ElementEvent {
  package var isMomentary: Bool { false }
}

/// Of elements that a person cannot use.
package enum NoEvent: ElementEvent {}
