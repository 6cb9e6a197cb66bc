import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What an animated change is for a host that animates: frames of what is `Animatable`, completions, how views come and go.
@MainActor @Suite("Animated changes") struct AnimatedChangeTests {
  final class Model: ObservableObject {
    @Published var value = 0.0
    @Published var isShown = false
    var seen: [Double] = []
  }

  struct Gauge: View, Animatable {
    var value: Double
    let model: Model
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      let _ = model.seen.append(value)
      Text(value.formatted(.number.precision(.fractionLength(2))))
    }
  }

  struct GaugeScreen: View {
    @ObservedObject var model: Model
    var body: some View { Gauge(value: model.value, model: model) }
  }

  @Test("the body of an animatable view runs once for the change, with what is still seen, and once in each frame (2.04)")
  func animatableView() {
    let model = Model()
    let host = TestHost(animates: true) { GaugeScreen(model: model) }
    #expect(model.seen == [0])
    withAnimation(.linear(duration: 1)) { model.value = 1 }
    host.advance(by: 0)
    #expect(host.texts == ["0.00"])
    host.advance(by: 0.5)
    #expect(host.texts == ["0.50"])
    host.advance(by: 0.6)
    #expect(host.texts == ["1.00"] && model.seen.last == 1)
    let count = model.seen.count
    #expect((60...63).contains(count), "\(count)")
    #expect(model.seen == model.seen.sorted())
    host.advance(by: 1)
    #expect(model.seen.count == count)
  }

  @Test("a spring that takes over goes on at the speed that there is (1.52)")
  func retarget() throws {
    let model = Model()
    let host = TestHost(animates: true) { GaugeScreen(model: model) }
    withAnimation(.smooth) { model.value = 100 }
    host.advance(by: 0.2)
    withAnimation(.smooth) { model.value = 0 }
    let turned = model.seen.count
    host.advance(by: 1.5)
    let later = Array(model.seen[turned...])
    let peak = try #require(later.max())
    #expect(peak > 71.5 && peak < 73.7, "\(later)")
    #expect(model.seen.last == 0)
  }

  @Test("without an animation nothing takes time, and other hosts show everything at once")
  func without() {
    let model = Model()
    let host = TestHost(animates: true) { GaugeScreen(model: model) }
    model.value = 1
    host.advance(by: 0)
    #expect(model.seen == [0, 1])
    let other = TestHost { GaugeScreen(model: model) }
    withAnimation { model.value = 2 }
    other.turn()
    #expect(other.texts == ["2.00"])
  }

  struct Wave: Shape {
    var height: Double
    var animatableData: Double {
      get { height }
      set { height = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.width, y: height))
      }
    }
  }

  struct WaveScreen: View {
    @ObservedObject var model: Model
    var body: some View { Wave(height: model.value).stroke(.red).frame(width: 10, height: 10) }
  }

  @Test("a shape of an app's own is drawn anew in each frame (2.05)")
  func shape() {
    let model = Model()
    let host = TestHost(animates: true) { WaveScreen(model: model) }
    host.resetCounts()
    withAnimation(.linear(duration: 0.5)) { model.value = 10 }
    host.advance(by: 1)
    let count = host.commits.count
    #expect((29...32).contains(count), "\(count)")
    #expect("\(host.element.outline)".contains("10.0"), "\(host.element.outline)")
  }

  /// One view on a circle.
  struct Orbit: Layout {
    var angle: Double
    let model: Model
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      if model.seen.last != angle { model.seen.append(angle) }
      for view in subviews {
        let place = CGPoint(x: bounds.midX + 50 * cos(angle * .pi), y: bounds.midY + 50 * sin(angle * .pi))
        view.place(at: place, anchor: .center, proposal: .unspecified)
      }
    }
  }

  struct OrbitScreen: View {
    @ObservedObject var model: Model
    var body: some View {
      Orbit(angle: model.value, model: model) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("moon") }
    }
  }

  @Test("views of a layout with numbers go where it puts them with those in between, on a circle for one; in other hosts at once")
  func layout() throws {
    let model = Model()
    let host = TestHost(windowSize: CGSize(width: 100, height: 100), animates: true) { OrbitScreen(model: model) }
    func place() throws -> [CGFloat] {
      let frame = try host.find(.identifier("moon")).frame
      return [frame.midX, frame.midY].map { ($0 * 100).rounded() / 100 }
    }
    #expect(try place() == [100, 50])
    withAnimation(.linear(duration: 1)) { model.value = 1 }
    host.advance(by: 0)
    #expect(try place() == [100, 50])
    host.advance(by: 0.5)
    #expect(try place() == [50, 100])
    host.advance(by: 0.6)
    #expect(try place() == [0, 50])
    let count = model.seen.count
    #expect((60...63).contains(count) && model.seen == model.seen.sorted(), "\(count)")
    host.advance(by: 1)
    #expect(model.seen.count == count)
    let other = TestHost(windowSize: CGSize(width: 100, height: 100)) { OrbitScreen(model: model) }
    withAnimation { model.value = 0.5 }
    other.turn()
    #expect(try other.find(.identifier("moon")).frame.midY == 100)
  }

  struct Switch: View {
    @ObservedObject var model: Model
    let transition: AnyTransition?
    var body: some View {
      VStack {
        if model.isShown {
          if let transition { Text("here").transition(transition) } else { Text("here") }
        }
      }
    }
  }

  private func transitions(_ transition: AnyTransition?, _ animation: Animation?) -> [[TransitionPart]] {
    let model = Model()
    let host = TestHost(animates: true) { Switch(model: model, transition: transition) }
    host.resetCounts()
    withAnimation(animation) { model.isShown = true }
    host.advance(by: 0)
    withAnimation(animation) { model.isShown = false }
    host.advance(by: 0)
    return host.commits.flatMap(\.motion.transitions).map(\.parts)
  }

  @Test("what comes and goes in an animated change fades, unless it says otherwise (3.03, 3.04)")
  func standard() {
    let fade = [TransitionPart(animation: nil, steps: [.opacity(0)])]
    #expect(transitions(nil, .linear) == [fade, fade])
    #expect(transitions(nil, nil).isEmpty)
    #expect(transitions(.identity, .linear).isEmpty)
    #expect(transitions(.opacity, .linear) == [fade, fade])
  }

  @Test("each transition says what a view looks like before and after (3.20 to 3.24, 3.30)")
  func kinds() {
    func steps(_ transition: AnyTransition) -> [[TransitionStep]] { transitions(transition, .linear).map { $0.flatMap(\.steps) } }
    #expect(steps(.slide) == [[.move(.leading)], [.move(.trailing)]])
    #expect(steps(.move(edge: .top)) == [[.move(.top)], [.move(.top)]])
    #expect(steps(.push(from: .bottom)) == [[.move(.bottom), .opacity(0)], [.move(.top), .opacity(0)]])
    #expect(steps(.scale.combined(with: .opacity)).first?.count == 2)
    #expect(steps(.offset(x: 3, y: 4)) == [[.offset(x: 3, y: 4)], [.offset(x: 3, y: 4)]])
    #expect(steps(.asymmetric(insertion: .slide, removal: .opacity)) == [[.move(.leading)], [.opacity(0)]])
    #expect(steps(AnyTransition(.blurReplace)).first?.contains(.opacity(0)) == true)
    let own = transitions(.opacity.animation(.easeIn(duration: 2)), nil)
    #expect(own == Array(repeating: [TransitionPart(animation: .easeIn(duration: 2), steps: [.opacity(0)])], count: 2))
    #expect(transitions(.opacity.animation(nil), .linear).isEmpty)
  }

  struct Tilted: ViewModifier {
    let degrees: Double
    func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)).opacity(degrees == 0 ? 1 : 0.25) }
  }

  @Test("modifiers and transitions of an app's own are asked what they make of a view that is not there (3.25, 3.26)")
  func custom() throws {
    let parts = transitions(.modifier(active: Tilted(degrees: 180), identity: Tilted(degrees: 0)), .linear)
    let steps = try #require(parts.first?.first?.steps)
    #expect(steps.contains(.opacity(0.25)))
    #expect(steps.contains { if case .rotation(let angle, _) = $0 { abs(angle - .pi) < 1e-9 } else { false } })
  }

  @Test("a completion runs when the animation is complete, or at rest (T31)")
  func completions() {
    let model = Model()
    let host = TestHost(animates: true) { GaugeScreen(model: model) }
    var log: [String] = []
    withAnimation(.smooth, completionCriteria: .removed) {
      model.value = 1
    } completion: {
      log.append("removed")
    }
    host.advance(by: 0)
    withAnimation(.smooth) {
      model.value = 2
    } completion: {
      log.append("logical")
    }
    host.advance(by: 0.45)
    #expect(log == [])
    host.advance(by: 0.1)
    #expect(log == ["logical"])
    host.advance(by: 0.5)
    #expect(log == ["logical", "removed"])
    withAnimation {
      model.value = 2
    } completion: {
      log.append("nothing")
    }
    host.advance(by: 0.05)
    #expect(log.last == "nothing")
  }

  struct Greeting: ViewModifier {
    @EnvironmentObject var model: Model
    let isActive: Bool
    func body(content: Content) -> some View {
      content.opacity(isActive ? model.value : 1).onAppear { model.seen.append(7) }
    }
  }

  struct GreetedScreen: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        if model.isShown {
          Text("here").transition(.modifier(active: Greeting(isActive: true), identity: Greeting(isActive: false)))
        }
      }
      .environmentObject(model)
    }
  }

  @Test("a transition's modifier has the environment of the view, and none of its actions run")
  func transitionInEnvironment() {
    let model = Model()
    model.value = 0.5
    let host = TestHost(animates: true) { GreetedScreen(model: model) }
    host.resetCounts()
    withAnimation { model.isShown = true }
    host.advance(by: 0)
    #expect(host.commits.flatMap(\.motion.transitions).flatMap(\.parts).map(\.steps) == [[.opacity(0.5)]])
    #expect(model.seen.isEmpty)
  }

  @Test("a completion waits for the changes of its own transaction alone, also where others of the same turn never end (1.62)")
  func completionsBesideEndless() {
    struct Screen: View {
      @ObservedObject var model: Model
      @State private var pulse = 0.0
      let done: () -> Void
      var body: some View {
        Text("a").opacity(pulse)
        Text("b").opacity(model.value)
          .onChange(of: model.isShown) {
            withAnimation(.linear(duration: 1).repeatForever()) { pulse = 1 }
            withAnimation(.linear(duration: 0.3)) {
              model.value = 1
            } completion: {
              done()
            }
          }
      }
    }
    let model = Model()
    var count = 0
    let host = TestHost(animates: true) { Screen(model: model) { count += 1 } }
    model.isShown = true
    host.advance(by: 0.2)
    #expect(count == 0)
    host.advance(by: 0.2)
    #expect(count == 1)
  }

  @Test("what brings its own animation does so for the transition, and not for what is inside (3.30)")
  func ownAnimationOfTransition() {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("a").opacity(model.value).transition(OpacityTransition().animation(.linear(duration: 2)))
      }
    }
    let model = Model()
    let host = TestHost(animates: true) { Screen(model: model) }
    host.resetCounts()
    model.value = 1
    host.advance(by: 0)
    #expect(host.commits.count == 1 && host.commits.allSatisfy { $0.motion.isEmpty })
  }

  @Test("what an animation did before anybody saw the scene is forgotten")
  func beforeFirstLook() {
    let model = Model()
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack { if model.isShown { Text("here") } }.onAppear { withAnimation { model.isShown = true } }
      }
    }
    let host = TestHost(animates: true) { Screen(model: model) }
    host.advance(by: 0)
    host.resetCounts()
    model.isShown = false
    host.advance(by: 0)
    #expect(host.commits.count == 1 && host.commits[0].motion.isEmpty)
  }
}
