import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("5: The Layout protocol") struct L5LayoutTests {
  /// What the tests of caches and of erased layouts change.
  @Observable final class Model {
    var inset: CGFloat = 0
    var showsMore = false
    var isVertical = false
  }

  // MARK: Asking and placing

  @Test("5.01: a stack asks a layout for its minimum, its maximum and its share")
  func proposals() {
    let notes = L5Notes<ProposedViewSize>()
    let layout = L5Noting(notes: notes)
    let view = LaidOut(108, 50) {
      HStack {
        layout { Color.red }.named("a")
        Color.blue.named("b")
      }
    }
    for width: CGFloat in [0, .infinity, 50] {
      #expect(notes.all.contains(ProposedViewSize(width: width, height: 50)))
    }
    #expect(view["a"] == rect(0, 0, 50, 50))
    #expect(view["b"] == rect(58, 0, 50, 50))
  }

  @Test("5.01: members are placed once for a final size, and asking and placing share a cache")
  func cacheOfBoth() {
    let notes = L5Notes<String>()
    let layout = L5Cached(notes: notes)
    let view = LaidOut(100, 100) { layout { fixed(30, 20).named("a") } }
    #expect(view["a"] == rect(0, 0, 30, 20))
    // The number is what asking has left in the cache.
    #expect(notes.all.filter { $0.hasPrefix("place") } == ["place 30.0"])
  }

  @Test("5.01, 5.02: bounds begin anywhere, and places are in their coordinates, downwards")
  func boundsOrigin() {
    let layout = L5Custom(place: { bounds, _, members in
      members[0].place(at: CGPoint(x: bounds.minX + 5, y: bounds.minY + 30), proposal: .unspecified)
    })
    let view = LaidOut(100, 100) {
      layout { Text("ab").named("t") }.named("layout").padding(.leading, 10).padding(.top, 20)
    }
    #expect(view["layout"] == rect(10, 20, 90, 80))
    #expect(view["t"] == rect(15, 50, 20, 20))
  }

  @Test("5.02: a layout may have another one place its members, in bounds of its own choice")
  func composition() {
    let view = LaidOut(200, 100) {
      L5Shifted {
        fixed(20, 10).named("a")
        fixed(40, 10).named("b")
      }
    }
    #expect(view.size == CGSize(width: 70, height: 25))
    #expect(view["a"] == rect(40, 5, 20, 10))
    #expect(view["b"] == rect(30, 15, 40, 10))
  }

  struct Anchored: Sendable {
    let anchor: UnitPoint
    let frame: CGRect
  }

  @Test(
    "5.03: a member's anchor comes to the place that is said",
    arguments: [
      Anchored(anchor: .topLeading, frame: CGRect(x: 50, y: 50, width: 20, height: 20)),
      Anchored(anchor: .center, frame: CGRect(x: 40, y: 40, width: 20, height: 20)),
      Anchored(anchor: .top, frame: CGRect(x: 40, y: 50, width: 20, height: 20)),
      Anchored(anchor: .bottomTrailing, frame: CGRect(x: 30, y: 30, width: 20, height: 20)),
    ])
  func anchors(_ trial: Anchored) {
    let anchor = trial.anchor
    let layout = L5Custom(place: { bounds, _, members in
      members[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: .unspecified)
    })
    let view = LaidOut(100, 100) { layout { Text("ab").named("t") } }
    #expect(view["t"] == trial.frame)
  }

  @Test("5.03: the anchor is the top leading corner if none is said, and the last call counts")
  func lastCall() {
    let layout = L5Custom(place: { bounds, _, members in
      members[0].place(at: bounds.origin, anchor: .center, proposal: ProposedViewSize(width: 10, height: 10))
      members[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), proposal: ProposedViewSize(width: 30, height: nil))
    })
    let view = LaidOut(100, 100) { layout { Color.red.named("a") } }
    #expect(view["a"] == rect(50, 50, 30, 10))
  }

  @Test("5.03, Ex 5.a: what is not placed is centred")
  func unplacedText() {
    let layout = L5Custom()
    let view = LaidOut(100, 100) { layout { Text("ab").named("t") } }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(view["t"] == rect(40, 40, 20, 20))
  }

  @Test("5.03: what is not placed gets the layout's own proposal")
  func unplacedColor() {
    let layout = L5Custom(size: { _, _ in CGSize(width: 50, height: 50) })
    let view = LaidOut(100, 100) { layout { Color.red.named("a") } }
    #expect(view.size == CGSize(width: 50, height: 50))
    #expect(view["a"] == rect(-25, -25, 100, 100))
  }

  @Test("5.04: a place that is not a number stops the program")
  func placeWithoutNumber() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layout = L5Custom(place: { _, _, members in
          members[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
        })
        let view = LaidOut(100, 100) { layout { Text("ab").named("t") } }
        _ = view["t"]
      }
    }
  }

  @Test("5.04: a size that is not a number stops the program")
  func sizeWithoutNumber() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layout = L5Custom(size: { _, _ in CGSize(width: CGFloat.nan, height: 10) })
        let view = LaidOut(100, 100) { layout { Text("ab") } }
        _ = view.size
      }
    }
  }

  // MARK: Members

  @Test("5.05: a member tells its size, its guides and its priority")
  func memberFacts() {
    let sizes = L5Notes<CGSize>()
    let numbers = L5Notes<CGFloat>()
    let priorities = L5Notes<Double>()
    let layout = L5Custom(place: { _, _, members in
      sizes.add(members[0].sizeThatFits(.unspecified))
      sizes.add(members[1].sizeThatFits(ProposedViewSize(width: 30, height: nil)))
      let dimensions = members[0].dimensions(in: .unspecified)
      numbers.add(dimensions.width)
      numbers.add(dimensions.height)
      numbers.add(dimensions[HorizontalAlignment.center])
      numbers.add(dimensions[VerticalAlignment.firstTextBaseline])
      numbers.add(dimensions[explicit: VerticalAlignment.firstTextBaseline] ?? -1)
      // Nobody has said where the leading edge is, so that is implicit.
      numbers.add(dimensions[explicit: HorizontalAlignment.leading] ?? -1)
      priorities.add(members[0].priority)
      priorities.add(members[1].priority)
    })
    let view = LaidOut(100, 100) {
      layout {
        Text("Hello").layoutPriority(2)
        Color.red
      }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(sizes.all == [CGSize(width: 50, height: 20), CGSize(width: 30, height: 10)])
    #expect(numbers.all == [50, 20, 25, 16, 16, -1])
    #expect(priorities.all == [2, 0])
  }

  @Test("5.05: a member tells the distances that it prefers")
  func memberSpacing() {
    let distances = L5Notes<CGFloat>()
    let layout = L5Custom(place: { _, _, members in
      let text = members[0].spacing
      let color = members[1].spacing
      distances.add(text.distance(to: color, along: .vertical))
      distances.add(color.distance(to: text, along: .vertical))
      distances.add(text.distance(to: text, along: .vertical))
      distances.add(color.distance(to: color, along: .vertical))
      distances.add(text.distance(to: color, along: .horizontal))
    })
    let view = LaidOut(100, 100) {
      layout {
        Text("Hello")
        Color.red
      }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(distances.all == [10, 6, 0, 8, 8])
  }

  @Test("5.05: a member has the value that a view sets for a key, and otherwise the key's default")
  func memberValues() {
    let ranks = L5Notes<Int>()
    let layout = L5Custom(place: { _, _, members in
      for member in members { ranks.add(member[L5Rank.self]) }
    })
    let view = LaidOut(100, 100) {
      layout {
        Color.red.layoutValue(key: L5Rank.self, value: 1)
        Color.red
      }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(ranks.all == [1, 7])
  }

  @Test("5.06: proposals: nothing, all there is, and what the view likes")
  func proposedSizes() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    let half = ProposedViewSize(width: nil, height: 4)
    #expect(half.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 4))
    #expect(half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 1, height: 4))
  }

  @Test("5.07: members are the views in groups, loops and conditions, in their order")
  func flattened() {
    let sizes = L5Notes<CGSize>()
    let layout = L5Custom(place: { _, _, members in
      for member in members { sizes.add(member.sizeThatFits(.unspecified)) }
    })
    let isShown = sizes.all.count > 0
    let view = LaidOut(100, 100) {
      layout {
        fixed(1, 1)
        Group {
          fixed(2, 2)
          fixed(3, 3)
        }
        if isShown { fixed(9, 9) }
        EmptyView()
        ForEach(4..<6, id: \.self) { fixed(CGFloat($0), CGFloat($0)) }
        HStack {
          fixed(6, 6)
          fixed(7, 7)
        }
      }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    // The stack is one member: 6, the distance 8 and 7.
    #expect(sizes.all.map(\.width) == [1, 2, 3, 4, 5, 21])
  }

  @Test("5.07: a layout is told the direction, and what it places from the left is mirrored in its bounds")
  func mirrored() {
    let directions = L5Notes<LayoutDirection>()
    let layout = L5Custom(place: { bounds, _, members in
      directions.add(members.layoutDirection)
      members[0].place(at: bounds.origin, proposal: .unspecified)
      members[1].place(at: CGPoint(x: bounds.minX + 30, y: bounds.minY), proposal: .unspecified)
    })
    let view = LaidOut(100, 100, direction: .rightToLeft) {
      layout {
        Text("ab").named("a")
        Text("cde").named("b")
      }
    }
    #expect(view["a"] == rect(80, 0, 20, 20))
    #expect(view["b"] == rect(40, 0, 30, 20))
    #expect(directions.all.allSatisfy { $0 == .rightToLeft })
    #expect(!directions.all.isEmpty)
  }

  // MARK: Caches

  struct CachingView: View {
    let model: Model
    let notes: L5Notes<String>
    var body: some View {
      L5Cached(notes: notes, inset: model.inset) {
        fixed(30, 20).named("a")
        if model.showsMore { fixed(40, 20).named("b") }
      }
    }
  }

  @Test("5.08: a cache is made once, and told of another layout value and of other members")
  func updatedCache() {
    let model = Model()
    let notes = L5Notes<String>()
    let view = LaidOut(100, 100) { CachingView(model: model, notes: notes) }
    #expect(view.size == CGSize(width: 30, height: 20))
    #expect(notes.all.filter { $0.hasPrefix("make") } == ["make 1"])
    #expect(notes.all.filter { $0.hasPrefix("update") } == [])
    model.inset = 5
    view.turn()
    // Sizes that were answered before are forgotten.
    #expect(view.size == CGSize(width: 35, height: 20))
    #expect(view["a"] == rect(5, 0, 30, 20))
    #expect(notes.all.filter { $0.hasPrefix("update") } == ["update 1"])
    model.showsMore = true
    view.turn()
    #expect(view.size == CGSize(width: 45, height: 20))
    #expect(notes.all.filter { $0.hasPrefix("update") } == ["update 1", "update 2"])
    #expect(notes.all.filter { $0.hasPrefix("make") } == ["make 1"])
  }

  struct RemakingView: View {
    let model: Model
    let notes: L5Notes<String>
    var body: some View {
      L5Remade(notes: notes) {
        fixed(30, 20)
        if model.showsMore { fixed(40, 20) }
      }
    }
  }

  @Test("5.08: a layout that does not update its cache gets a new one")
  func remadeCache() {
    let model = Model()
    let notes = L5Notes<String>()
    let view = LaidOut(100, 100) { RemakingView(model: model, notes: notes) }
    #expect(view.size == CGSize(width: 30, height: 20))
    #expect(notes.all == ["make 1"])
    model.showsMore = true
    view.turn()
    #expect(view.size == CGSize(width: 40, height: 20))
    #expect(notes.all == ["make 1", "make 2"])
  }

  // MARK: Spacing and guides

  @Test("5.09: a layout has the distances of all its members, on all edges")
  func spacing() {
    let layout = L5Custom(size: { _, _ in CGSize(width: 50, height: 20) })
    let view = LaidOut(nil, nil) {
      VStack {
        fixed(50, 20).named("a")
        layout {
          Text("ab")
          Color.red
        }
        .named("mixed")
        fixed(50, 20).named("b")
        layout {
          Color.red
          Color.red
        }
        .named("plain")
      }
    }
    // Plain above text 6, text above plain 10, plain above plain 8.
    #expect(view["a"] == rect(0, 0, 50, 20))
    #expect(view["mixed"] == rect(0, 26, 50, 20))
    #expect(view["b"] == rect(0, 56, 50, 20))
    #expect(view["plain"] == rect(0, 84, 50, 20))
  }

  @Test("5.09: a layout without members keeps no distance")
  func emptySpacing() {
    let layout = L5Custom(size: { _, _ in CGSize(width: 20, height: 10) })
    let view = LaidOut(nil, nil) {
      HStack {
        fixed(10, 10).named("a")
        layout { EmptyView() }
        fixed(10, 10).named("b")
      }
    }
    #expect(view.size == CGSize(width: 40, height: 10))
    #expect(view["b"] == rect(30, 0, 10, 10))
  }

  @Test("5.10: a layout hands on its members' guides, from where it places them")
  func guides() {
    let view = LaidOut(nil, nil) {
      HStack(alignment: .l5Mark, spacing: 0) {
        L5Steps(places: [30]) { fixed(20, 20).alignmentGuide(.l5Mark) { _ in 10 } }.named("layout")
        fixed(20, 10).named("b")
      }
    }
    // The mark is at 40 of the layout and at 5, the centre, of the other.
    #expect(view.size == CGSize(width: 70, height: 50))
    #expect(view["layout"] == rect(0, 0, 50, 50))
    #expect(view["b"] == rect(50, 35, 20, 10))
  }

  @Test("5.10: of several members a guide of the app is the mean, baselines are the outermost")
  func combinedGuides() {
    let view = LaidOut(nil, nil) {
      HStack(alignment: .l5Mark, spacing: 0) {
        L5Steps(places: [0, 20]) {
          fixed(20, 20).alignmentGuide(.l5Mark) { _ in 10 }
          fixed(20, 20).alignmentGuide(.l5Mark) { _ in 10 }
        }
        fixed(20, 10).named("b")
      }
    }
    // 10 and 30 make 20.
    #expect(view["b"] == rect(50, 15, 20, 10))
    let texts = LaidOut(nil, nil) {
      L5Steps(places: [30, 10]) {
        Text("a")
        Text("b")
      }
    }
    #expect(texts.guide(.firstTextBaseline) == 26)
    #expect(texts.guide(.lastTextBaseline) == 46)
  }

  @Test("5.11: a layout with one member is a layout all the same")
  func oneMember() {
    let priorities = L5Notes<Double>()
    let outer = L5Custom(place: { _, _, members in
      for member in members { priorities.add(member.priority) }
    })
    let inner = L5Custom()
    let view = LaidOut(100, 100) {
      outer {
        inner { Text("ab").layoutPriority(3).named("t") }.named("inner")
        inner { EmptyView() }
      }
    }
    #expect(view["inner"] == rect(0, 0, 100, 100))
    #expect(view["t"] == rect(40, 40, 20, 20))
    #expect(priorities.all == [0, -.infinity])
  }

  @Test("5.12: spacers and dividers have the axis that the layout says")
  func orientation() {
    let layout = L5Custom(place: L5Custom.fill)
    let none = LaidOut(50, 40) {
      layout {
        Spacer().named("spacer")
        Divider().named("divider")
      }
    }
    #expect(none["spacer"] == rect(0, 0, 50, 40))
    #expect(none["divider"] == rect(0, 0, 50, 1))
    let row = LaidOut(50, 40) {
      L5Row {
        Spacer().named("spacer")
        Divider().named("divider")
      }
    }
    #expect(row["spacer"] == rect(0, 0, 50, 0))
    #expect(row["divider"] == rect(0, 0, 1, 40))
    let column = LaidOut(50, 40) {
      L5Column {
        Spacer().named("spacer")
        Divider().named("divider")
      }
    }
    #expect(column["spacer"] == rect(0, 0, 0, 40))
    #expect(column["divider"] == rect(0, 0, 50, 1))
  }

  // MARK: The containers' layouts

  struct Stacked: Sendable {
    let layout: @Sendable () -> AnyLayout
    let a: CGRect
    let b: CGRect
  }

  @Test(
    "5.13: the layouts of the containers are values",
    arguments: [
      Stacked(
        layout: { AnyLayout(HStackLayout(spacing: 4)) }, a: CGRect(x: 0, y: 5, width: 20, height: 10),
        b: CGRect(x: 24, y: 0, width: 30, height: 20)),
      Stacked(
        layout: { AnyLayout(VStackLayout(alignment: .trailing, spacing: 4)) }, a: CGRect(x: 10, y: 0, width: 20, height: 10),
        b: CGRect(x: 0, y: 14, width: 30, height: 20)),
      Stacked(
        layout: { AnyLayout(ZStackLayout(alignment: .topLeading)) }, a: CGRect(x: 0, y: 0, width: 20, height: 10),
        b: CGRect(x: 0, y: 0, width: 30, height: 20)),
      //G      Stacked(
      //G        layout: { AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 3)) },
      //G        a: CGRect(x: 0, y: 0, width: 20, height: 10), b: CGRect(x: 0, y: 13, width: 30, height: 20)),
    ])
  func containerLayouts(_ trial: Stacked) {
    let layout = trial.layout()
    let view = LaidOut(nil, nil) {
      layout {
        fixed(20, 10).named("a")
        fixed(30, 20).named("b")
      }
    }
    #expect(view["a"] == trial.a)
    #expect(view["b"] == trial.b)
  }

  final class Token: ObservableObject {
    init(_ notes: L5Notes<String>) { notes.add("made") }
  }

  struct Member: View {
    @StateObject private var token: Token
    private let notes: L5Notes<String>

    init(_ notes: L5Notes<String>) {
      self.notes = notes
      _token = StateObject(wrappedValue: Token(notes))
    }

    var body: some View {
      fixed(20, 10).onAppear { notes.add("appeared") }.onDisappear { notes.add("disappeared") }
    }
  }

  struct Switching: View {
    let model: Model
    let notes: L5Notes<String>
    var body: some View {
      let layout = model.isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Member(notes).named("a")
        fixed(30, 10).named("b")
      }
    }
  }

  @Test("5.13: another layout in an AnyLayout moves its members, which stay who they are")
  func switching() {
    let model = Model()
    let notes = L5Notes<String>()
    let view = LaidOut(100, 100) { Switching(model: model, notes: notes) }
    #expect(view["a"] == rect(0, 0, 20, 10))
    #expect(view["b"] == rect(20, 0, 30, 10))
    let before = notes.all
    model.isVertical = true
    view.turn()
    #expect(view.size == CGSize(width: 30, height: 20))
    #expect(view["a"] == rect(5, 0, 20, 10))
    #expect(view["b"] == rect(0, 10, 30, 10))
    #expect(notes.all == before)
  }

  @Test("5.15: a reader in a member has the size that the member was placed with")
  func readerInMember() {
    let layout = L5Custom(place: { bounds, _, members in
      members[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 30, height: 40))
    })
    let view = LaidOut(100, 100) {
      layout {
        GeometryReader { geometry in
          Color.red.frame(width: geometry.size.width / 2, height: geometry.size.height / 2).named("half")
        }
        .named("reader")
      }
    }
    #expect(view["reader"] == rect(0, 0, 30, 40))
    #expect(view["half"] == rect(0, 0, 15, 20))
  }

  @Test("5.16: a member that is asked again for one of three proposals remembers its answer")
  func rememberedProposals() {
    let notes = L5Notes<ProposedViewSize>()
    let outer = L5Custom(
      size: { _, members in
        for _ in 0..<3 {
          for width: CGFloat in [10, 20, 30] {
            _ = members[0].sizeThatFits(ProposedViewSize(width: width, height: 10))
          }
        }
        return CGSize(width: 50, height: 50)
      },
      place: { bounds, _, members in
        members[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: 10))
      })
    let inner = L5Noting(notes: notes)
    let view = LaidOut(100, 100) { outer { inner { Color.red }.named("inner") } }
    #expect(view["inner"] == rect(0, 0, 20, 10))
    #expect(notes.all.map(\.width) == [10, 20, 30])
  }

  @Test("5.17, Ex 5.a: a layout that is called with views is a view")
  func diagonal() {
    let view = LaidOut(200, 100) {
      L5Diagonal {
        Text("ab").named("a")
        Text("cde").named("b")
      }
    }
    #expect(view.size == CGSize(width: 50, height: 40))
    #expect(view["a"] == rect(0, 0, 20, 20))
    #expect(view["b"] == rect(20, 20, 30, 20))
  }

  @Test("5.17: such a view has modifiers and stands in others as any view does")
  func diagonalInside() {
    let view = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(10, 10).named("first")
        L5Diagonal {
          ForEach(1..<4, id: \.self) { fixed(10, CGFloat($0)).named("\($0)") }
        }
        .padding(5)
      }
    }
    #expect(view.size == CGSize(width: 40, height: 26))
    #expect(view["1"] == rect(5, 15, 10, 1))
    #expect(view["2"] == rect(15, 16, 10, 2))
    #expect(view["3"] == rect(25, 18, 10, 3))
  }
}

// MARK: Layouts for these tests

/// What was noted, in its order.
final class L5Notes<Value>: @unchecked Sendable {
  // Unchecked: everything happens on the main thread.
  private(set) var all: [Value] = []
  var last: Value? { all.last }

  func add(_ value: Value) { all.append(value) }
  func clear() { all = [] }
}

/// Answers and places as it is told; if nothing is said, it takes what it is offered and places nothing.
struct L5Custom: Layout {
  var size: @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize = { proposal, _ in
    proposal.replacingUnspecifiedDimensions()
  }
  var place: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }

  /// Places every member at the origin and proposes it everything.
  static let fill: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { bounds, _, members in
    for member in members { member.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    place(bounds, proposal, subviews)
  }
}

/// Takes what it is offered, and notes each offer.
struct L5Noting: Layout {
  let notes: L5Notes<ProposedViewSize>

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    notes.add(proposal)
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    L5Custom.fill(bounds, proposal, subviews)
  }
}

/// Answers the sums of its members' ideal sizes and places them corner to corner.
struct L5Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    var sum = CGSize.zero
    for member in subviews {
      let ideal = member.sizeThatFits(.unspecified)
      sum.width += ideal.width
      sum.height += ideal.height
    }
    return sum
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    var corner = bounds.origin
    for member in subviews {
      member.place(at: corner, proposal: .unspecified)
      let ideal = member.sizeThatFits(.unspecified)
      corner.x += ideal.width
      corner.y += ideal.height
    }
  }
}

/// Members of a layout for which the app has a number.
private struct L5Rank: LayoutValueKey {
  static let defaultValue = 7
}

private struct L5Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
  fileprivate static let l5Mark = VerticalAlignment(L5Mark.self)
}

/// 50×50, with its members at the left at these heights.
private struct L5Steps: Layout {
  let places: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    CGSize(width: 50, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    for (member, y) in zip(subviews, places) {
      member.place(at: CGPoint(x: bounds.minX, y: bounds.minY + y), proposal: .unspecified)
    }
  }
}

/// A column that begins (30, 5) further.
private struct L5Shifted: Layout {
  let column = VStackLayout(spacing: 0)

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let inner = sizeOfColumn(proposal, subviews)
    return CGSize(width: inner.width + 30, height: inner.height + 5)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let origin = CGPoint(x: bounds.minX + 30, y: bounds.minY + 5)
    let area = CGRect(origin: origin, size: sizeOfColumn(proposal, subviews))
    var columnCache = column.makeCache(subviews: subviews)
    column.placeSubviews(in: area, proposal: proposal, subviews: subviews, cache: &columnCache)
  }

  private func sizeOfColumn(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var columnCache = column.makeCache(subviews: subviews)
    return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &columnCache)
  }
}

/// As wide as its widest member and an inset; it notes what happens with its cache.
private struct L5Cached: Layout {
  struct Cache {
    var width: CGFloat = 0
  }

  let notes: L5Notes<String>
  var inset: CGFloat = 0

  func makeCache(subviews: LayoutSubviews) -> Cache {
    notes.add("make \(subviews.count)")
    return Cache()
  }

  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    notes.add("update \(subviews.count)")
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
    cache.width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: cache.width + inset, height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) {
    notes.add("place \(cache.width)")
    for member in subviews {
      member.place(at: CGPoint(x: bounds.minX + inset, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// As wide as its widest member was when its cache was made.
private struct L5Remade: Layout {
  let notes: L5Notes<String>

  func makeCache(subviews: LayoutSubviews) -> CGFloat {
    notes.add("make \(subviews.count)")
    return subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: cache, height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout CGFloat) {}
}

/// Says that it is a row, and proposes everything to each member.
private struct L5Row: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    L5Custom.fill(bounds, proposal, subviews)
  }
}

/// Says that it is a column, and proposes everything to each member.
private struct L5Column: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    L5Custom.fill(bounds, proposal, subviews)
  }
}
