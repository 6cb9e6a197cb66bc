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
    #expect(properties.all.isEmpty)
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
