import SwiftUI
import SwiftUITesting
import Testing

@testable import FruitStand

@MainActor @Suite("The fruit stand", .serialized) struct FruitStandTests {
  private func open(_ screen: FruitStand.Screen) throws -> TestHost {
    let host = TestHost(app: FruitStandApp.self, windowSize: CGSize(width: 1000, height: 700))
    try choose(screen, in: host)
    return host
  }

  private func choose(_ screen: FruitStand.Screen, in host: TestHost) throws {
    try host.find(.navigationLink(screen.title)).push()
    host.turn()
  }

  private func press(_ button: String, in host: TestHost) throws {
    try host.find(.button(button)).press()
    host.turn()
  }

  private func flip(_ toggle: String, in host: TestHost) throws {
    try host.find(.toggle(toggle)).toggle()
    host.turn()
  }

  @Test("the list chooses a screen, and the chosen one's row is selected")
  func choice() throws {
    let host = TestHost(app: FruitStandApp.self, windowSize: CGSize(width: 1000, height: 700))
    for screen in FruitStand.Screen.allCases where screen != .sharedModel {
      try choose(screen, in: host)
      #expect(host.texts.contains(screen.explanation))
      #expect(try host.find(.navigationLink(screen.title)).isSelected)
      #expect(try !host.find(.navigationLink(FruitStand.Screen.sharedModel.title)).isSelected)
    }
  }

  @Test("a shared model is the same in every app's window")
  func sharedModel() throws {
    let host = TestHost(app: FruitStandApp.self, windowSize: CGSize(width: 1000, height: 700))
    let other = TestHost(app: FruitStandApp.self, windowSize: CGSize(width: 1000, height: 700))
    try press("Start Over", in: host)
    try press("Change Text", in: host)
    other.turn()
    #expect(host.texts.contains("Fruit: Banana"))
    #expect(other.texts.contains("Fruit: Banana"))
    try press("Start Over", in: other)
    host.turn()
    #expect(host.texts.contains("Fruit: Apple"))
  }

  @Test("a text field writes into its model and follows it")
  func textField() throws {
    let host = try open(.textField)
    try host.find(.textField("Enter fruit name")).edit("Cranberry")
    host.turn()
    #expect(host.texts.contains("On order: Cranberry"))
    try press("Order Plums", in: host)
    #expect(try host.find(.textField("Enter fruit name")).value == "Plum")
  }

  @Test("a child edits what its parent owns")
  func childView() throws {
    let host = try open(.childView)
    try host.find(.textField("Enter fruit name")).edit("Date")
    host.turn()
    #expect(host.texts.contains("The parent reads Date"))
    #expect(host.texts.contains("The child reads Date"))
  }

  @Test("a toggle in a child changes a text in its parent")
  func toggle() throws {
    let host = try open(.toggle)
    #expect(host.texts.contains("Stall by the Gate is closed"))
    try flip("Enabled", in: host)
    #expect(host.texts.contains("Stall by the Gate is open"))
  }

  @Test("a state object is made once, an observed object with each update of its parent")
  func ownership() throws {
    let host = try open(.ownership)
    for (count, value) in [false, true, false].enumerated() {
      if count > 0 { try flip("Refresh", in: host) }
      #expect(host.texts.contains("State object: the value is \(value), baskets made: 1"))
      #expect(host.texts.contains("Observed object: the value is \(value), baskets made: \(count + 1)"))
    }
  }

  @Test("a change that the model announces shows, one in silence does not")
  func manualSend() throws {
    let host = try open(.manualSend)
    host.resetCounts()
    try press("Change in Silence", in: host)
    #expect(host.texts.contains("The crate holds: Elderberry"))
    #expect(host.evaluationCount == 0)
    try press("Change and Tell", in: host)
    #expect(host.texts.contains("The crate holds: Fig"))
  }

  @Test("a publisher of the model's own updates its views")
  func customPublisher() throws {
    let host = try open(.customPublisher)
    try flip("Delivery", in: host)
    #expect(host.texts.contains("The fruit is on its way"))
    try flip("Delivery", in: host)
    #expect(host.texts.contains("No fruit today"))
  }

  @Test("a form's advice and button follow the latest name and password together")
  func signUp() throws {
    let host = try open(.signUp)
    func type(_ name: String, _ password: String) throws {
      try host.find(.textField("Name")).edit(name)
      try host.find(.textField("Password")).edit(password)
      host.turn()
    }
    #expect(host.texts.contains("Choose a name"))
    #expect(try !host.find(.button("Join")).isEnabled)
    try type("", "long enough")
    #expect(host.texts.contains("Choose a name"))
    try type("Ann", "short")
    #expect(host.texts.contains("A password has at least 8 characters"))
    try type("Ann", "annual report")
    #expect(host.texts.contains("The password must not contain the name"))
    #expect(try !host.find(.button("Join")).isEnabled)
    try type("Ann", "eight apples")
    #expect(host.texts.contains("Ready to sign up"))
    try press("Join", in: host)
    #expect(host.texts.contains("Welcome, Ann"))
    #expect(host.texts.contains("Choose a name"))
    #expect(try host.find(.textField("Password")).value == "")
    #expect(host.warnings.isEmpty)
  }
}
