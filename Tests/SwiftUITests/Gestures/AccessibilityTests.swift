import SwiftUI
import SwiftUITesting
import Testing

/// What assistive technology gets to know, by the numbers of the specification of structure (7.06 and the following).
@Suite("Accessibility and the environment") @MainActor struct AccessibilityTests {
  @Test("7.14, 7.16: combined views say what all of them say; ignored ones say nothing")
  func children() throws {
    let host = TestHost {
      HStack {
        Text("A")
        Text("B").accessibilityHidden(true)
        HStack { Text("C") }.accessibilityLabel("see")
      }.accessibilityElement(children: .combine).accessibilityIdentifier("all")
      HStack { Text("D") }.accessibilityElement().accessibilityIdentifier("none")
    }
    #expect(try host.find(.identifier("all")).label == "A, see")
    #expect(try host.find(.identifier("none")).label == "")
  }

  @Test("7.19: traits are added and taken away in the order of the modifiers")
  func traits() throws {
    let host = TestHost {
      Text("a").accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isButton).accessibilityValue("3")
        .accessibilityHint("opens").accessibilityInputLabels(["x", "y"]).accessibilityHeading(.h2)
    }
    let text = try host.find(.text("a"))
    #expect(text.accessibilityTraits == .isSelected)
    #expect(text.accessibilityValue == "3")
    #expect(text.accessibilityHint == "opens")
    #expect(text.accessibilityInputLabels == ["x", "y"])
    #expect(text.accessibilityHeadingLevel == 2)
  }

  @Test("7.20: what is hidden is hidden with all that is in it")
  func hidden() throws {
    let host = TestHost { HStack { Text("a").accessibilityHidden(false) }.accessibilityHidden(true) }
    #expect(try host.find(.text("a")).isAccessibilityHidden)
  }

  @Test("7.25: actions run by their names, and a value becomes more and less")
  func actions() throws {
    var lines: [String] = []
    let host = TestHost {
      Text("a").accessibilityAction { lines.append("default") }.accessibilityAction(named: "Delete") { lines.append("delete") }
        .accessibilityAdjustableAction { lines.append("\($0)") }
      Text("b").accessibilityAction { lines.append("never") }.disabled(true)
    }
    let text = try host.find(.text("a"))
    try text.performAccessibilityAction()
    try text.performAccessibilityAction(named: "Delete")
    try text.accessibilityIncrement()
    try text.accessibilityDecrement()
    #expect(lines == ["default", "delete", "increment", "decrement"])
    #expect(throws: ElementUnusable.self) { try text.performAccessibilityAction(named: "Open") }
    try host.find(.text("b")).performAccessibilityAction()
    #expect(lines.count == 4)
  }

  @Test("8.01: a window is regular from 600 points on")
  func sizeClasses() throws {
    struct Subject: View {
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { Text(width == .regular ? "regular" : "compact") }
    }
    let host = TestHost { Subject() }
    #expect(host.texts == ["compact"])
    host.windowSize = CGSize(width: 600, height: 800)
    host.turn()
    #expect(host.texts == ["regular"])
    host.windowSize = CGSize(width: 599, height: 800)
    host.turn()
    #expect(host.texts == ["compact"])
  }

  @Test("8.31: a scene hears whether it is seen")
  func scenePhase() throws {
    struct Subject: View {
      @Environment(\.scenePhase) private var phase
      var body: some View { Text("\(phase)") }
    }
    let host = TestHost { Subject() }
    #expect(host.texts == ["active"])
    host.setScenePhase(.background)
    host.turn()
    #expect(host.texts == ["background"])
  }

  @Test("T14, T15: a spring says the same by its period and by its physics")
  func springs() {
    #expect(abs(Spring.smooth.stiffness - 157.9137) < 1e-3)
    #expect(abs(Spring.snappy.damping - 21.3628) < 1e-3)
    #expect(abs(Spring(stiffness: 100, damping: 10).dampingRatio - 0.5) < 1e-9)
    #expect(abs(Spring(stiffness: 100, damping: 10).response - 0.62832) < 1e-4)
    #expect(abs(Spring(stiffness: 100, damping: 30).dampingRatio - 1) < 1e-9)
    // T7 to T9, at 0.1 seconds.
    #expect(abs(Spring.smooth.value(target: 1.0, time: 0.1) - 0.35774) < 1e-4)
    #expect(abs(Spring.snappy.value(target: 1.0, time: 0.1) - 0.3881) < 1e-4)
    #expect(abs(Spring.bouncy.value(target: 1.0, time: 0.1) - 0.4233) < 1e-4)
  }

  @Test("T1, T2: curves")
  func curves() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.25) - 0.12916) < 1e-4)
    #expect(abs(UnitCurve.easeIn.value(at: 0.1) - 0.01703) < 1e-4)
    #expect(abs(UnitCurve.easeOut.velocity(at: 0.25) - 1.3683) < 1e-3)
  }
}
