import Foundation
import SwiftUI
import SwiftUITesting
import Testing

// How large controls are is a matter of the theme. What is tested here is which of their lengths follow the proposal.
@MainActor @Suite("1.5: Controls and containers") struct L15FlexibilityTests {
  private let fixedBoth = L15Axes(.fixed, .fixed)
  private let fillsWidth = L15Axes(.fills, .fixed)
  private let fillsBoth = L15Axes(.fills, .fills)

  private var address: URL { URL(string: "https://example.org")! }

  @Test("1.60: a button is as large as its label and constant insets")
  func button() {
    #expect(axes(Button("Hello") {}) == fixedBoth)
    let short = size(nil, nil) { Button("Hello") {} }
    let long = size(nil, nil) { Button("Hello brave") {} }
    #expect(short.width >= 50 && short.height >= 20)
    #expect(long.width - short.width == 60)
    #expect(long.height == short.height)
    #expect(size(nil, nil) { Button("Hello") {}.buttonStyle(.plain) } == CGSize(width: 50, height: 20))
  }

  @Test("1.60: a button fills the width only if its label does")
  func wideButton() {
    let wide = Button {
    } label: {
      Text("Hello").frame(maxWidth: .infinity)
    }
    #expect(axes(wide) == fillsWidth)
    #expect(axes(Button("Hello") {}.frame(maxWidth: .infinity)) == fillsWidth)
    let outside = LaidOut(300, 100) {
      Button("Hello") {}.named("button").frame(maxWidth: .infinity)
    }
    #expect(outside["button"].width == size(nil, nil) { Button("Hello") {} }.width)
  }

  @Test("1.60: a link, a navigation link and a menu are as large as their labels and insets")
  func links() {
    #expect(axes(Link("Hello", destination: address)) == fixedBoth)
    #expect(axes(NavigationLink("Hello") { Text("There") }) == fixedBoth)
    #expect(axes(Menu("Hello") { Button("A") {} }) == fixedBoth)
    let wide = Link(destination: address) { Text("Hello").frame(maxWidth: .infinity) }
    #expect(axes(wide) == fillsWidth)
  }

  @Test("1.61: a toggle with a switch fills the width, one with a checkbox hugs; their height is fixed")
  func toggle() {
    let toggle = Toggle("Wind", isOn: .constant(true))
    #expect(axes(toggle.toggleStyle(.switch)) == fillsWidth)
    #expect(axes(toggle.toggleStyle(.checkbox)) == fixedBoth)
  }

  @Test("1.62: a field fills the width and is one line high, unless it grows with its text")
  func field() {
    #expect(axes(TextField("Name", text: .constant("Ada"))) == fillsWidth)
    #expect(axes(SecureField("Word", text: .constant("Ada"))) == fillsWidth)
    let one = size(200, nil) { TextField("Name", text: .constant("a"), axis: .vertical) }
    let three = size(200, nil) { TextField("Name", text: .constant("a\nb\nc"), axis: .vertical) }
    #expect(three.height == one.height + 40)
    #expect(three.width == 200)
  }

  @Test("1.63: an editor of text fills what it is offered")
  func editor() {
    #expect(axes(TextEditor(text: .constant("Ada"))) == fillsBoth)
  }

  @Test("1.64: a slider answers the width proposed and the same height whatever is proposed")
  func slider() {
    #expect(axes(Slider(value: .constant(0.5))) == fillsWidth)
  }

  @Test("1.65: a stepper has one height; its width hugs or fills")
  func stepper() {
    let found = axes(Stepper("Guests", value: .constant(1), in: 0...9))
    #expect(found.height == .fixed)
    #expect(found.width != .neither)
  }

  @Test("1.66: a picker with a menu hugs, one of segments has one height, a wheel fills the width and may shrink")
  func picker() {
    #expect(axes(sizes(.menu)) == fixedBoth)
    let segments = axes(sizes(.segmented))
    #expect(segments.height == .fixed)
    #expect(segments.width != .neither)
    #expect(axes(sizes(.wheel)).width == .fills)
    let high = size(300, nil) { sizes(.wheel) }.height
    #expect(size(300, high / 2) { sizes(.wheel) }.height < high)
  }

  private func sizes<Style: PickerStyle>(_ style: Style) -> some View {
    Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    .pickerStyle(style)
  }

  @Test("1.67: a date picker has the height of its style")
  func datePicker() {
    let compact = axes(day(.compact))
    #expect(compact.height == .fixed)
    #expect(compact.width != .neither)
    #expect(axes(day(.graphical)).height == .fixed)
    let graphical = size(nil, nil) { day(.graphical) }
    #expect(graphical.height > size(nil, nil) { day(.compact) }.height)
    // It does not give way below the width of its days.
    #expect(size(100, nil) { day(.graphical) }.width > 100)
  }

  private func day<Style: DatePickerStyle>(_ style: Style) -> some View {
    DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date).datePickerStyle(style)
  }

  @Test("1.68: a bar of progress fills the width, a ring is fixed")
  func progress() {
    #expect(axes(ProgressView(value: 0.5)) == fillsWidth)
    #expect(axes(ProgressView().progressViewStyle(.circular)) == fixedBoth)
  }

  @Test("1.69: a linear gauge fills the width, a circular one is fixed")
  func gauge() {
    let gauge = Gauge(value: 0.5) { Text("Wind") }
    #expect(axes(gauge.gaugeStyle(.linearCapacity)) == fillsWidth)
    #expect(axes(gauge.gaugeStyle(.accessoryCircular)) == fixedBoth)
  }

  @Test("1.70: a label hugs its icon and title, and the title wraps")
  func label() {
    let label = Label("Hello brave", systemImage: "star")
    #expect(axes(label) == fixedBoth)
    let ideal = size(nil, nil) { label }
    #expect(ideal.width > 110)
    let wrapped = size(ideal.width - 10, nil) { label }
    #expect(wrapped.width < ideal.width)
    #expect(wrapped.height >= 40)
  }

  @Test("1.71: a value with a label fills the width of a form, and hugs its height")
  func labeledContent() {
    let form = LaidOut(400, 600) {
      Form {
        LabeledContent("A", value: "B").named("labeled")
        Color.red.frame(height: 20).named("color")
      }
    }
    #expect(form["labeled"].width == form["color"].width)
    #expect(form["labeled"].height < 100)
  }

  @Test("1.72: a box is as large as its content and constant insets")
  func groupBox() {
    #expect(axes(GroupBox { fixed(50, 20) }) == fixedBoth)
    let small = size(nil, nil) { GroupBox { fixed(50, 20) } }
    let large = size(nil, nil) { GroupBox { fixed(90, 60) } }
    #expect(small.width >= 50 && small.height >= 20)
    #expect(large.width - small.width == 40)
    #expect(large.height - small.height == 40)
    #expect(axes(GroupBox { Color.red }) == fillsBoth)
  }

  @Test("1.72: the header of a disclosure fills the width; its content adds to the height")
  func disclosure() {
    let closed = DisclosureGroup("More", isExpanded: .constant(false)) { fixed(50, 20) }
    #expect(axes(closed) == fillsWidth)
    let open = DisclosureGroup("More", isExpanded: .constant(true)) { fixed(50, 20) }
    #expect(size(300, nil) { open }.height >= size(300, nil) { closed }.height + 20)
  }

  @Test("1.72: a label that takes what it is offered leaves room for the sign at the end of the header")
  func disclosureLabel() {
    let wide = LaidOut(300, nil) {
      DisclosureGroup(isExpanded: .constant(true)) {
        fixed(50, 20).named("content")
      } label: {
        HStack {
          fixed(50, 20)
          Spacer()
        }.named("label")
      }
    }
    #expect(wide["label"] == CGRect(x: 0, y: 7, width: 284, height: 20))
    #expect(wide["content"] == CGRect(x: 0, y: 42, width: 50, height: 20))
    #expect(wide.size == CGSize(width: 300, height: 62))
  }

  @Test("1.73: a list, a form and a table fill what they are offered")
  func lists() {
    #expect(axes(List { Text("A") }) == fillsBoth)
    #expect(axes(Form { Text("A") }) == fillsBoth)
    let table = Table([L15Fruit(id: 1, name: "Apple")]) { TableColumn("Name", value: \.name) }
    #expect(axes(table) == fillsBoth)
  }

  @Test("1.74: a scroll view fills along its axis, and is as wide as its content across")
  func scrollView() {
    #expect(axes(ScrollView { fixed(50, 20) }) == L15Axes(.fixed, .fills))
    #expect(size(300, 300) { ScrollView { fixed(50, 20) } } == CGSize(width: 50, height: 300))
    #expect(axes(ScrollView(.horizontal) { fixed(50, 20) }) == L15Axes(.fills, .fixed))
    #expect(size(300, 300) { ScrollView(.horizontal) { fixed(50, 20) } } == CGSize(width: 300, height: 20))
  }

  @Test("1.75: what navigates and what has tabs fills what it is offered")
  func navigation() {
    #expect(axes(NavigationStack { Text("A") }) == fillsBoth)
    let split = NavigationSplitView {
      Text("A")
    } detail: {
      Text("B")
    }
    #expect(axes(split) == fillsBoth)
    #expect(axes(TabView { Text("A").tabItem { Text("A") } }) == fillsBoth)
  }

  @Test(
    "1.76: a reader of geometry answers the proposal, and 10 where there is none",
    arguments: [L1Row(200, 100, 200, 100), L1Row(nil, 30, 10, 30), L1Row(30, nil, 30, 10), L1Row(nil, nil, 10, 10)])
  func reader(row: L1Row) {
    #expect(size(row.width, row.height) { GeometryReader { _ in Text("Hello") } } == row.answer)
  }

  @Test("1.77: a lazy stack fills across its axis, and has the sum of its members along it")
  func lazyStacks() {
    let column = LazyVStack(spacing: 0) {
      fixed(50, 20)
      fixed(60, 30)
    }
    #expect(axes(column) == fillsWidth)
    #expect(size(300, nil) { column } == CGSize(width: 300, height: 50))
    let row = LazyHStack(spacing: 0) {
      fixed(50, 20)
      fixed(60, 30)
    }
    #expect(axes(row) == L15Axes(.fixed, .fills))
    #expect(size(nil, 300) { row } == CGSize(width: 110, height: 300))
  }

  @Test("1.79: without a proposal a scroll view answers its content's ideal size, a list 10")
  func ideals() {
    #expect(size(nil, nil) { ScrollView { fixed(50, 20) } } == CGSize(width: 50, height: 20))
    #expect(size(nil, nil) { ScrollView(.horizontal) { fixed(50, 20) } } == CGSize(width: 50, height: 20))
    #expect(size(nil, nil) { List { Text("A") } } == CGSize(width: 10, height: 10))
  }

  /// What becomes of a view's lengths where it is offered more than its ideal size.
  private func axes<V: View>(_ view: V) -> L15Axes {
    let ideal = size(nil, nil) { view }
    let extras: [CGFloat] = [100, 300]
    let proposals = extras.map { CGSize(width: ideal.width + $0, height: ideal.height + $0) }
    let answers = proposals.map { proposal in size(proposal.width, proposal.height) { view } }
    return L15Axes(
      .init(ideal.width, proposals.map(\.width), answers.map(\.width)),
      .init(ideal.height, proposals.map(\.height), answers.map(\.height)))
  }
}

private struct L15Fruit: Identifiable {
  let id: Int
  let name: String
}

/// How a view answers in each axis.
private struct L15Axes: Equatable {
  enum Length: Equatable {
    case fixed
    case fills
    case neither

    init(_ ideal: CGFloat, _ proposals: [CGFloat], _ answers: [CGFloat]) {
      if answers.allSatisfy({ abs($0 - ideal) < 0.01 }) {
        self = .fixed
      } else if zip(proposals, answers).allSatisfy({ abs($0 - $1) < 0.01 }) {
        self = .fills
      } else {
        self = .neither
      }
    }
  }

  let width: Length
  let height: Length

  init(_ width: Length, _ height: Length) {
    self.width = width
    self.height = height
  }
}
