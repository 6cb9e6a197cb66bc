import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// Animations in the words of the script.
@Suite("Animation encoder") struct AnimationEncoderTests {
  private func json(_ animation: Animation) -> String {
    var json = JSONWriter()
    animation.write(to: &json)
    return String(buffer: json.buffer)
  }

  private struct Samples: CustomAnimation {
    let numbers: [Double]

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      let place = Int((time * 60).rounded())
      return place < numbers.count ? value.scaled(by: numbers[place]) : nil
    }
  }

  private let step = "0.016666666666666666"

  @Test("a curve is its control points and its duration")
  func curves() {
    #expect(json(.easeInOut) == #"[["t",0.42,0,0.58,1,0.35]]"#)
    #expect(json(.timingCurve(0.68, -0.6, 0.32, 1.6, duration: 2)) == #"[["t",0.68,-0.6,0.32,1.6,2]]"#)
    #expect(json(.timingCurve(.easeIn, duration: 1)) == #"[["t",0.42,0,1,1,1]]"#)
    #expect(json(.timingCurve(-3, 0, 3, 1, duration: -1)) == #"[["t",0,0,1,1,0]]"#)
  }

  @Test("a spring is its period and its bounce, or its physics")
  func springs() {
    #expect(json(.smooth) == #"[["s",0.5,0,0]]"#)
    #expect(json(.interactiveSpring) == #"[["s",0.15,0.15,0.25]]"#)
    #expect(json(.spring(response: 0.55, dampingFraction: 0.825)) == #"[["s",0.55,0.175,0]]"#)
    #expect(json(.spring(duration: 0, bounce: 7)) == #"[["s",0.03,1,0]]"#)
    #expect(json(.interpolatingSpring(stiffness: 170, damping: 26)) == #"[["p",1,170,26,0]]"#)
    #expect(json(.interpolatingSpring(mass: 2, stiffness: 100, damping: 5, initialVelocity: -3.5)) == #"[["p",2,100,5,-3.5]]"#)
    // Too much damping is as much as is needed.
    #expect(json(.interpolatingSpring(stiffness: 100, damping: 99)) == #"[["p",1,100,20,0]]"#)
  }

  @Test("a circular curve is samples up to its end")
  func circular() {
    #expect(json(.timingCurve(.circularEaseIn, duration: 0.05)) == #"[["u",\#(step),0,0.05719,0.25464,1]]"#)
  }

  @Test("a custom animation is samples, the last of them what is there at its end; numbers that are none are those before")
  func custom() {
    #expect(json(Animation(Samples(numbers: [0, 0.123456, 0.5]))) == #"[["u",\#(step),0,0.12346,0.5,1]]"#)
    let broken = Animation(Samples(numbers: [.nan, 0.25, .infinity, -.infinity, 0.5]))
    #expect(json(broken) == #"[["u",\#(step),0,0.25,0.25,0.25,0.5,1]]"#)
    #expect(json(Animation(Samples(numbers: []))) == #"[["u",\#(step),1]]"#)
    let endless = json(Animation(Samples(numbers: Array(repeating: 2, count: 5000))))
    #expect(endless.split(separator: ",").count == 602)
  }

  @Test("modifiers follow, the innermost first; when it looks complete is not said")
  func modifiers() {
    #expect(json(.smooth.delay(1).speed(2)) == #"[["s",0.5,0,0],["d",1],["x",2]]"#)
    #expect(json(.smooth.speed(2).logicallyComplete(after: 1).delay(0.25)) == #"[["s",0.5,0,0],["x",2],["d",0.25]]"#)
    #expect(json(.linear.repeatCount(3)) == #"[["t",0,0,1,1,0.35],["n",3,true]]"#)
    #expect(json(.linear.repeatForever(autoreverses: false)) == #"[["t",0,0,1,1,0.35],["n",0,false]]"#)
    #expect(json(.linear.repeatCount(0)) == #"[["t",0,0,1,1,0.35],["n",1,true]]"#)
    #expect(json(.linear.speed(-2)) == #"[["t",0,0,1,1,0.35],["x",0]]"#)
  }

  @Test("whatever the numbers are, it is JSON", arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e-300, -0.0])
  func isJSON(number: Double) throws {
    let animations: [Animation] = [
      .linear(duration: number), .timingCurve(number, number, number, number, duration: number),
      .spring(duration: number, bounce: number, blendDuration: number), .timingCurve(.circularEaseOut, duration: number),
      .interpolatingSpring(mass: number, stiffness: number, damping: number, initialVelocity: number),
      .linear.delay(number).speed(number), Animation(Samples(numbers: [number])),
    ]
    for animation in animations {
      let text = json(animation)
      let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[Any]]
      #expect(parsed?.isEmpty == false, "\(text)")
    }
  }
}
