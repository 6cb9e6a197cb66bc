import Testing

@testable import SwiftUICore

@Suite("Element properties")
struct ElementPropertyTests {
  @Test("The default of each property takes no room", arguments: ElementPropertyKey.allCases)
  func defaults(_ key: ElementPropertyKey) {
    #expect(key.defaultProperty.isDefault)
    #expect(key.defaultProperty.key == key)
    var properties: ElementProperties = []
    properties.set(key.defaultProperty)
    #expect(properties.isEmpty)
  }

  @Test("Properties stand in the order of their keys, whatever was set and taken back before")
  func order() {
    let some: [ElementProperty] = [.text("a"), .isOn(true), .isEnabled(false), .spacing(4), .axes(.horizontal)]
    var properties: ElementProperties = []
    var expected: [ElementPropertyKey: ElementProperty] = [:]
    for step in 0..<2_000 {
      let key = some.randomElement()!.key
      let property = step.isMultiple(of: 2) ? key.defaultProperty : some.first { $0.key == key }!
      properties.set(property)
      expected[key] = property.isDefault ? nil : property
      #expect(Array(properties) == expected.values.sorted { $0.key < $1.key })
      #expect(properties[key] == property)
    }
  }

  @Test("An update tells each property that differs, and no other")
  func updates() {
    var properties: ElementProperties = [.text("a"), .isEnabled(false), .spacing(4)]
    var told: [ElementProperty] = []
    properties.update(to: [.text("b"), .isEnabled(false), .spacing(4)]) { told.append($0) }
    #expect(told == [.text("b")])
    told = []
    properties.update(to: [.text("b"), .prompt("p")]) { told.append($0) }
    #expect(told == [.prompt("p"), .isEnabled(true), .spacing(nil)])
    #expect(properties == [.text("b"), .prompt("p")])
  }
}
