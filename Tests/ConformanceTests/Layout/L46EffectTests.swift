import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("4.6: Effects, hidden, matched geometry, ViewThatFits, container-relative frames") struct L46EffectTests {
  @Test("4.70: effects do not change layout", arguments: L46Effect.allCases)
  func effects(_ effect: L46Effect) {
    let view = LaidOut(200, 100) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          effect.applied
          fixed(10, 20).named("b")
        }
        fixed(10, 10).named("c")
      }
    }
    #expect(view.size == CGSize(width: 50, height: 30))
    #expect(view["b"] == rect(40, 0, 10, 20))
    #expect(view["c"] == rect(20, 20, 10, 10))
  }

  @Test("4.70: frames in spaces further out include transforms, which turn around the anchor of the unchanged box")
  func transformedFrames() {
    func frame(_ transformed: @escaping (AnyView) -> AnyView) -> CGRect? {
      let seen = L46Seen<CGRect>()
      let view = LaidOut(200, 100) {
        transformed(
          AnyView(
            fixed(40, 20).onGeometryChange(for: CGRect.self) { proxy in
              proxy.frame(in: .named("space"))
            } action: { frame in
              seen.value = frame
            }
          )
        )
        .coordinateSpace(name: "space")
      }
      view.turn()
      return seen.value
    }
    func near(_ frame: CGRect?, _ expected: CGRect) -> Bool {
      guard let frame else { return false }
      return abs(frame.minX - expected.minX) < 0.01 && abs(frame.minY - expected.minY) < 0.01
        && abs(frame.width - expected.width) < 0.01 && abs(frame.height - expected.height) < 0.01
    }
    #expect(near(frame { $0 }, rect(0, 0, 40, 20)))
    #expect(near(frame { AnyView($0.rotationEffect(.degrees(90))) }, rect(10, -10, 20, 40)))
    #expect(near(frame { AnyView($0.rotationEffect(.degrees(90), anchor: .topLeading)) }, rect(-20, 0, 20, 40)))
    #expect(near(frame { AnyView($0.scaleEffect(0.5)) }, rect(10, 5, 20, 10)))
    #expect(near(frame { AnyView($0.scaleEffect(2, anchor: .topLeading)) }, rect(0, 0, 80, 40)))
    #expect(near(frame { AnyView($0.transformEffect(CGAffineTransform(translationX: 5, y: 7))) }, rect(5, 7, 40, 20)))
    #expect(near(frame { AnyView($0.offset(x: 3, y: 4)) }, rect(3, 4, 40, 20)))
  }

  @Test("4.71: what is hidden keeps its size, its spacing and its guides")
  func hidden() {
    let spacing = LaidOut(100, 100) {
      VStack {
        Text("A").hidden()
        fixed(20, 10).named("r")
      }
    }
    #expect(spacing.size == CGSize(width: 20, height: 40))
    #expect(spacing["r"] == rect(0, 30, 20, 10))
    let guides = LaidOut(100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").padding(.top, 10).hidden()
        Text("B").named("b")
      }
    }
    #expect(guides.size == CGSize(width: 20, height: 30))
    #expect(guides["b"] == rect(10, 10, 10, 20))
  }

  @Test("4.71: a clipped view keeps its size, and so does what sticks out of it")
  func clipped() {
    let view = LaidOut(100, 100) { fixed(80, 40).named("c").frame(width: 50, height: 20).clipped() }
    #expect(view.size == CGSize(width: 50, height: 20))
    #expect(view["c"] == rect(-15, -10, 80, 40))
  }

  @Test("4.72: a view matched with a source is drawn in its frame, and its container counts its own size")
  func matchedFrame() {
    let view = LaidOut(100, 40) { L46Matched(properties: .frame) }
    view.turn()
    #expect(view.size == CGSize(width: 80, height: 40))
    #expect(view["source"] == rect(0, 0, 60, 40))
    #expect(view["box"] == rect(60, 10, 20, 20))
    #expect(view["follower"] == rect(0, 0, 60, 40))
  }

  @Test("4.72: a view matched by position keeps its size, and its anchor is moved to that of the source")
  func matchedPosition() {
    let middle = LaidOut(100, 40) { L46Matched(properties: .position) }
    middle.turn()
    #expect(middle["source"] == rect(0, 0, 60, 40))
    #expect(middle["box"] == rect(60, 10, 20, 20))
    #expect(middle["follower"] == rect(20, 10, 20, 20))
    let corner = LaidOut(100, 40) { L46Matched(properties: .position, anchor: .topLeading) }
    corner.turn()
    #expect(corner["follower"] == rect(0, 0, 20, 20))
  }

  @Test("4.72: a view matched by size is drawn in the size of the source")
  func matchedSize() {
    let view = LaidOut(100, 40) { L46Matched(properties: .size) }
    view.turn()
    #expect(view.size == CGSize(width: 80, height: 40))
    #expect(view["box"] == rect(60, 10, 20, 20))
    #expect(view["follower"].size == CGSize(width: 60, height: 40))
  }

  @Test(
    "4.73: Ex 4.l: the first child that would like to be no larger than what is offered, or else the last",
    arguments: [
      L46Choice(200, 20, "long", 170, 20), L46Choice(100, 20, "middle", 50, 20), L46Choice(30, 20, "short", 20, 20),
      L46Choice(10, 20, "short", 10, 20), L46Choice(170, 20, "long", 170, 20), L46Choice(200, 10, "short", 20, 20),
      L46Choice(nil, 20, "long", 170, 20), L46Choice(60, nil, "middle", 50, 20), L46Choice(nil, nil, "long", 170, 20),
    ])
  func viewThatFits(_ choice: L46Choice) {
    let log = Log()
    let view = LaidOut(choice.width, choice.height) {
      ViewThatFits {
        Text("Hello brave world").onAppear { log("long") }
        Text("Hello").onAppear { log("middle") }
        Text("Hi").onAppear { log("short") }
      }
    }
    #expect(view.size == choice.size)
    #expect(log.entries.last == choice.chosen)
  }

  @Test("4.73, 4.75: only the given axes are checked; on another one the children are offered what comes in")
  func checkedAxes() {
    func answer(_ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      size(width, height) {
        ViewThatFits(in: axes) {
          Text("Hello brave world")
          Text("Hello")
          Text("Hi")
        }
      }
    }
    // Too low for any of them, which does not matter.
    #expect(answer(.horizontal, 200, 10) == CGSize(width: 170, height: 20))
    #expect(answer(.horizontal, 60, 10) == CGSize(width: 50, height: 20))
    // Three lines of the first at this width; without a limit of the width it would be one.
    #expect(answer(.vertical, 60, 60) == CGSize(width: 60, height: 60))
    #expect(answer(.vertical, 60, 50) == CGSize(width: 50, height: 20))
    #expect(answer(.vertical, 30, 20) == CGSize(width: 20, height: 20))
    #expect(answer([.horizontal, .vertical], 60, 60) == CGSize(width: 50, height: 20))
    // No axis: the first, cut to fit.
    #expect(answer([], 60, 20) == CGSize(width: 60, height: 20))
  }

  @Test("4.74: the chosen child is offered what came in, and its answer is the container's")
  func chosenChild() {
    let log = L3Proposals()
    let view = LaidOut(100, 50) {
      ViewThatFits {
        L3Probe(log: log) { Color.red.frame(idealWidth: 30, idealHeight: 10).named("c") }
        Text("Hi")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 50))
    #expect(view["c"] == rect(0, 0, 100, 50))
    #expect(log.asked.contains(.unspecified))
    #expect(log.placed.last == ProposedViewSize(width: 100, height: 50))
  }

  @Test("4.74: only the chosen child appears, also when another one is chosen later")
  func appearance() {
    let log = Log()
    let view = LaidOut(100, 20) {
      ViewThatFits {
        Text("Hello brave world").onAppear { log("long") }
        Text("Hello").onAppear { log("middle") }
      }
    }
    #expect(log.take() == ["middle"])
    view.resize(200, 20)
    view.turn()
    #expect(log.take() == ["long"])
  }

  @Test("4.76: Ex 4.k: parts of the length of the container", arguments: [(1, 100), (2, 210), (3, 320)] as [(Int, CGFloat)])
  func parts(span: Int, width: CGFloat) {
    let log = L3Proposals()
    let view = LaidOut(320, 100) {
      ScrollView(.horizontal) {
        L3Probe(log: log) { Color.red.named("c") }.containerRelativeFrame(.horizontal, count: 3, span: span, spacing: 10)
      }
    }
    #expect(view["c"] == rect(0, 0, width, 100))
    #expect(log.placed.last?.width == width)
  }

  @Test("4.76: a container-relative frame has the length of the scroll view around, not of stacks or readers")
  func container() {
    let stack = LaidOut(320, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          fixed(20, 20).named("a")
          Text("Hi").named("t").containerRelativeFrame(.horizontal).named("box")
        }
        .frame(width: 100)
      }
    }
    #expect(stack["box"].size == CGSize(width: 320, height: 20))
    #expect(stack["t"].midX == stack["box"].midX)
    let reader = LaidOut(320, 100) {
      ScrollView(.horizontal) {
        GeometryReader { _ in Color.red.containerRelativeFrame(.horizontal).named("c") }.frame(width: 50)
      }
    }
    #expect(reader["c"].width == 320)
  }

  @Test("4.76: the child is aligned in a container-relative frame, whose other length is the child's")
  func containerAlignment() {
    let view = LaidOut(320, 100) {
      ScrollView(.horizontal) {
        Text("Hi").named("t").containerRelativeFrame(.horizontal, count: 2, spacing: 0, alignment: .trailing).named("box")
      }
    }
    #expect(view["box"].size == CGSize(width: 160, height: 20))
    #expect(view["t"].maxX == view["box"].maxX)
    #expect(view["t"].size == CGSize(width: 20, height: 20))
  }

  @Test("4.76: a function makes the length out of the container's")
  func containerFunction() {
    let view = LaidOut(320, 100) {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 4 : length / 2
        }
        .named("c")
      }
    }
    #expect(view["c"].size == CGSize(width: 80, height: 50))
  }

  @Test("4.76: the safe area is no part of the container's length")
  func containerSafeArea() {
    let view = LaidOut(320, 100) {
      ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal).named("c") }
        .safeAreaPadding(.horizontal, 20)
    }
    #expect(view["c"].width == 280)
  }

  @Test("4.76: nor are the margins of its content, which may change")
  func containerMargins() throws {
    struct Subject: View {
      @State private var margin: CGFloat = 20
      var body: some View {
        ScrollView(.horizontal) {
          HStack { Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("c") }
        }
        .contentMargins(.horizontal, margin, for: .scrollContent)
        Button("Wide") { margin = 5 }
      }
    }
    let host = TestHost(windowSize: CGSize(width: 320, height: 400)) { Subject() }
    #expect(try host.find(.identifier("c")).frame.width == 280)
    try host.find(.button("Wide")).press()
    host.turn()
    #expect(try host.find(.identifier("c")).frame.width == 310)
  }

  @Test("4.77: what changes the inputs of texts and controls leaves the rest of the layout as it is")
  func inputs() {
    let view = LaidOut(200, 100) {
      HStack(spacing: 5) {
        fixed(20, 10).named("a")
        Color.red.named("b")
        fixed(30, 20).named("c")
      }
      .font(.largeTitle)
      .controlSize(.small)
      .dynamicTypeSize(.accessibility3)
    }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(view["a"] == rect(0, 45, 20, 10))
    #expect(view["b"] == rect(25, 0, 140, 100))
    #expect(view["c"] == rect(170, 40, 30, 20))
  }
}

/// What has been seen last.
@MainActor private final class L46Seen<Value> {
  var value: Value?
}

/// What leaves layout as it is.
enum L46Effect: String, Sendable, CaseIterable {
  case rotation, scale, rotation3D, transform, projection, shadow, blur, opacity, clipped, cornerRadius, border, visualEffect

  /// A view of 40 × 20 with the effect.
  @MainActor var applied: AnyView {
    let view = fixed(40, 20)
    return switch self {
    case .rotation: AnyView(view.rotationEffect(.degrees(45)))
    case .scale: AnyView(view.scaleEffect(3))
    case .rotation3D: AnyView(view.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)))
    case .transform: AnyView(view.transformEffect(CGAffineTransform(translationX: 50, y: 50)))
    case .projection:
      AnyView(view.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 50, y: 50))))
    case .shadow: AnyView(view.shadow(radius: 20))
    case .blur: AnyView(view.blur(radius: 20))
    case .opacity: AnyView(view.opacity(0))
    case .clipped: AnyView(view.clipped())
    case .cornerRadius: AnyView(view.cornerRadius(8))
    case .border: AnyView(view.border(Color.black, width: 8))
    case .visualEffect: AnyView(view.visualEffect { content, _ in content.offset(x: 50) })
    }
  }
}

/// What a container that chooses is offered, and what it shows.
struct L46Choice: Sendable, CustomTestStringConvertible {
  let width: CGFloat?
  let height: CGFloat?
  let chosen: String
  let size: CGSize

  init(_ width: CGFloat?, _ height: CGFloat?, _ chosen: String, _ chosenWidth: CGFloat, _ chosenHeight: CGFloat) {
    self.width = width
    self.height = height
    self.chosen = chosen
    size = CGSize(width: chosenWidth, height: chosenHeight)
  }

  var testDescription: String {
    let words = [width, height].map { length in length.map { "\($0)" } ?? "nil" }
    return words.joined(separator: " × ")
  }
}

/// A source, and beside it a box with what follows the source.
private struct L46Matched: View {
  let properties: MatchedGeometryProperties
  var anchor = UnitPoint.center
  @Namespace private var space

  var body: some View {
    HStack(spacing: 0) {
      fixed(60, 40).named("source").matchedGeometryEffect(id: 1, in: space)
      Color.blue.named("follower")
        .matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
        .frame(width: 20, height: 20)
        .named("box")
    }
  }
}
