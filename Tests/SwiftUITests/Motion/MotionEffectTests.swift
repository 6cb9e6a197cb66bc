import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("What moves, at its end") struct MotionEffectTests {
  private func effects(_ host: TestHost, _ text: String) throws -> String {
    try host.find(.text(text)).element.effects.compactMap(\.summary).joined(separator: "; ")
  }

  private struct Push: GeometryEffect {
    var part: Double
    nonisolated var animatableData: Double {
      get { part }
      set { part = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: part, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
  }

  @Test("a geometry effect follows the size, and a transform that nothing undoes does nothing (2.07)")
  func geometryEffect() throws {
    let host = TestHost {
      Text("a").modifier(Push(part: 1))
      Text("b").modifier(Push(part: 0))
      Text("c").modifier(Push(part: -1).ignoredByLayout())
    }
    for text in ["a", "b", "c"] { try host.find(.text(text)).setSize(CGSize(width: 40, height: 20)) }
    host.turn()
    #expect(try effects(host, "a") == "projection")
    #expect(try effects(host, "b").isEmpty)
    #expect(try effects(host, "c") == "projection")
  }

  private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 0.9 : 0)
    }
  }

  @Test("a transition of an app's own shows a view as in its phase identity")
  func transition() throws {
    let host = TestHost {
      Text("a").transition(Twirl())
      Text("b").transition(Twirl().combined(with: .opacity))
      Twirl().apply(content: Text("c"), phase: .willAppear)
    }
    #expect(try effects(host, "a") == "opacity(0.9)")
    #expect(try effects(host, "b").contains("opacity(0.9)"))
    #expect(try effects(host, "c") == "opacity(0.0)")
  }

  @Test("scroll transitions leave a view as in the phase identity")
  func scrollTransition() throws {
    let host = TestHost {
      Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 0.9 : 0) }
    }
    try host.find(.text("a")).setSize(CGSize(width: 40, height: 20))
    host.turn()
    #expect(try effects(host, "a") == "opacity(0.9)")
  }

  @Test("animation(_:body:) animates what it adds and not the view itself")
  func addedAnimation() throws {
    struct Inner: View {
      let value: Int
      var body: some View { Text("\(value)") }
    }
    struct Outer: View {
      @State private var value = 1
      var body: some View {
        Inner(value: value).animation(.linear(duration: 3)) { $0.opacity(1 / Double(value)) }
        Button("More") { value += 1 }
      }
    }
    let host = TestHost { Outer() }
    host.resetCounts()
    try host.find(.button("More")).press()
    host.turn()
    #expect(try effects(host, "2") == "opacity(0.5)")
    let commit = try #require(host.commits.last)
    let animations = commit.patches.indices.map { commit.animation(ofPatchAt: $0) }
    #expect(animations.contains(.linear(duration: 3)))
    #expect(animations.contains(nil))
    #expect(host.element == host.graph.root)
  }

  private struct Halves: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 1 ? value.scaled(by: time < 0.5 ? 0 : 0.5) : nil
    }
  }

  @Test("an animation tells its values: curves, springs, an app's own; with delays, speeds and repetitions")
  func values() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    func at(_ time: Double, _ animation: Animation) -> Double? { animation.animate(value: 10, time: time, context: &context) }
    #expect(at(0.5, .linear(duration: 1)) == 5)
    // The last moment still counts (1.43).
    #expect(at(1, .linear(duration: 1)) == 10)
    #expect(at(1.001, .linear(duration: 1)) == nil)
    #expect(at(0.5, .linear(duration: 1).delay(0.25)) == 2.5)
    #expect(at(0.1, .linear(duration: 1).delay(0.25)) == 0)
    #expect(at(0.25, .linear(duration: 1).speed(2)) == 5)
    #expect(at(1.25, .linear(duration: 1).repeatCount(2)) == 7.5)
    #expect(at(1.25, .linear(duration: 1).repeatForever(autoreverses: false)) == 2.5)
    #expect(abs((at(0.7, .spring()) ?? 0) - 10) < 0.1)
    #expect(at(10, .spring()) == nil)
    #expect(at(0.75, Animation(Halves())) == 5)
    #expect(at(1, Animation(Halves())) == nil)
    #expect(Animation(Halves()) == Animation(Halves()) && Animation(Halves()) != .default)
    #expect(Animation.linear(duration: 1).repeatCount(3).delay(1).length == 4)
  }

  private struct Album: View {
    @Namespace private var album
    @State var showsCover = false

    var body: some View {
      NavigationStack {
        VStack {
          ForEach(0..<2) { photo in
            NavigationLink("Photo \(photo)", value: photo).matchedTransitionSource(id: photo, in: album)
          }
          Text("c").matchedTransitionSource(id: "c", in: album) { $0.clipShape(RoundedRectangle(cornerRadius: 6)) }
          Button("Cover") { showsCover = true }
        }
        .navigationDestination(for: Int.self) { photo in
          Text("page \(photo)").navigationTransition(.zoom(sourceID: photo, in: album))
        }
        .fullScreenCover(isPresented: $showsCover) {
          Text("cover").navigationTransition(.zoom(sourceID: "c", in: album))
        }
      }
    }
  }

  @Test("a page and a cover name the view from which they grow (3.44)")
  func zooms() throws {
    let host = TestHost { Album() }
    func keys(_ host: TestHost) -> [String] {
      host.element.descendants.flatMap(\.effects).compactMap { ($0 as? TransitionSourceEffect)?.key }
    }
    let sources = keys(host)
    #expect(Set(sources).count == 3)
    try host.find(.navigationLink("Photo 1")).tap()
    host.turn()
    let pages = host.element.descendants.compactMap { $0.content as? PageContent }
    #expect(pages.map(\.zoomKey) == [nil, sources[1]])
    let other = TestHost { Album() }
    try other.find(.button("Cover")).tap()
    other.turn()
    #expect(other.element.descendants.compactMap { ($0.content as? SheetContent)?.traits.zoomKey } == [keys(other)[2]])
  }
}
