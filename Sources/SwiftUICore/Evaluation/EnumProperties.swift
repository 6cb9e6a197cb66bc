extension _PropertyLayout {
  /// Adds what the payloads of an enum need. Only the payload of the case that a value has is there; with another case, what the
  /// old one kept ends.
  mutating func addPayloads(of type: Any.Type, at offset: Int) {
    guard let layout = EnumLayout(type) else { return }
    for (tag, payload) in layout.payloads.enumerated() {
      guard let payload else { continue }
      let firstPlace = storageCount
      let nested = propertiesAdded { $0.addField(payload, at: 0, kind: EnumLayout.kind(of: payload)) }
      if nested.isEmpty { continue }
      let places = firstPlace..<storageCount
      func each<Result>(
        _ value: UnsafeMutableRawPointer, _ initial: Result, _ combine: (Result, Property, UnsafeMutableRawPointer) -> Result
      ) -> Result {
        guard layout.tag(of: value) == tag else { return initial }
        return layout.withPayload(of: value, tag: tag) {
          nested.reduce(initial) { combine($0, $1, value + $1.offset) }
        }
      }
      add(
        Property(
          offset: offset,
          link: { value, owner in
            if layout.tag(of: value) != tag { owner.endStorage(at: places) }
            each(value, ()) { _, property, pointer in property.link?(pointer, owner) }
          },
          update: { value, owner in each(value, ()) { _, property, pointer in property.update?(pointer, owner) } },
          isCause: { value, cause in each(value, false) { $0 || $1.isCause?($2, cause) == true } },
          hasChanged: { value, owner in each(value, false) { $0 || $1.hasChanged?($2, owner) == true } }))
    }
  }
}

extension PropertyOwner {
  /// Ends what these places hold: the payload that they belonged to is gone.
  fileprivate func endStorage(at places: Range<Int>) {
    for place in places {
      (self[storage: place] as? ObjectSubscription)?.end()
      self[storage: place] = nil
    }
  }
}
