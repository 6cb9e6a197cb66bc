import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// Shapes, canvases and sizes on the wire.
@MainActor
@Suite("Drawing") struct DrawingTests {
  private func message(_ patch: Patch) -> String {
    var definitions = DOMDefinitions()
    return String(buffer: CommitEncoder.message(number: 3, event: 2, Commit(patches: [patch]), nil, &definitions))
  }

  private let id = ElementID(7)
  private let red = Paint.color(ColorDescription(.named(.red)))
  private let line = Path { $0.addLines([.zero, CGPoint(x: 10.12345, y: 5)]) }

  /// A host that keeps what goes to its page.
  private final class Page: SwiftUICore.Host {
    var graph: ViewGraph!
    var messages: [String] = []

    private var definitions = DOMDefinitions()

    init(_ view: some View, isLaidOut: Bool = false) {
      graph = ViewGraph(host: nil)
      graph.host = self
      if isLaidOut {
        graph.lay(out: LayoutContext(fonts: PageFonts(FontTables()), theme: .page, pixel: 0.25), isDrawn: true)
        graph.layout?.setWindow(CGSize(width: 390, height: 844))
      }
      graph.mount(view)
    }

    func scheduleTurn(of graph: ViewGraph) {}
    func commit(_ commit: Commit, of graph: ViewGraph) {
      messages.append(String(buffer: CommitEncoder.message(number: 1, event: 1, commit, nil, &definitions)))
    }

    func report(_ text: String) {
      for report in GeometryReport.all(in: text) ?? [] { graph.send(report.event, to: report.id) }
      graph.turn()
    }
  }

  private static func html(_ element: Element) -> String {
    var html = ""
    DOMMapping.node(for: element, in: DOMPlace()).writeHTML(to: &html)
    return html
  }

  @Test("a path in one colour is one attribute of a drawing")
  func path() {
    let drawing = ShapeDrawing(line, stroke: StrokeStyle(lineWidth: 2, lineCap: .round))
    let html = Self.html(Element(id: id, DrawingContent(drawing, red)))
    #expect(html.contains(#"d="M0 0L10.123 5""#))
    #expect(html.contains(#"stroke-width="2""#) && html.contains(#"stroke-linecap="round""#))
    #expect(html.contains("--paint:var(--red)"))
  }

  @Test("a colour that changes does not send the path, nor a path the colour")
  func changes() {
    let drawing = ShapeDrawing(line)
    let blue = Paint.color(ColorDescription(.named(.blue)))
    #expect(
      message(.update(id, from: DrawingContent(drawing, red), to: DrawingContent(drawing, blue)))
        == #"[3,2,[["s",7,"--paint","var(--blue)"]]]"#)
    let other = ShapeDrawing(line.offsetBy(dx: 1, dy: 0))
    #expect(
      message(.update(id, from: DrawingContent(drawing, red), to: DrawingContent(other, red)))
        == #"[3,2,[["k",7,"d","M1 0L11.123 5"]]]"#)
  }

  @Test("of a thousand shapes and texts one that changes is a patch of less than 150 bytes")
  func budget() {
    struct Subject: View {
      final class Model: ObservableObject { @Published var chosen = -1 }
      @ObservedObject var model: Model
      var body: some View {
        ForEach(0..<500) { place in
          Path(CGRect(x: 0, y: 0, width: place == model.chosen ? 20 : 10, height: 10)).fill(.red)
          Text(verbatim: place == model.chosen ? "chosen" : "\(place)")
        }
      }
    }
    let model = Subject.Model()
    let page = Page(Subject(model: model))
    model.chosen = 250
    page.graph.turn()
    #expect(page.messages.count == 1)
    // The shape and its text.
    #expect(page.messages[0].utf8.count < 150, "\(page.messages)")
  }

  @Test("a shape of an app's own is not drawn before the page has told its size, unless the layout says it")
  func measured() throws {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
    }
    let page = Page(VStack { Corner() })
    let shape = try #require(page.graph.root.descendants.first { $0.content is DrawingContent })
    #expect(!Self.html(shape).contains(" d=") && Self.html(shape).contains(#"data-measure="size""#))
    page.report("\(shape.id.rawValue) 40 20")
    #expect(page.messages == [#"[1,1,[["k",\#(shape.id.rawValue),"d","M0 0L20 0L20 20L0 20Z"]]]"#])
    page.report("\(shape.id.rawValue) 40 20")
    #expect(page.messages.count == 1)
    let framed = Page(Corner().frame(width: 40, height: 20), isLaidOut: true)
    #expect(Self.html(framed.graph.root).contains(#"d="M0 0L20 0L20 20L0 20Z""#))
  }

  @Test("what is made of a size comes when the page has told it, and at once where the layout does")
  func reader() throws {
    func view() -> some View { GeometryReader { Text(verbatim: "\(Int($0.size.width))") } }
    let page = Page(view())
    let reader = try #require(page.graph.root.children.first)
    #expect(reader.children.isEmpty)
    page.report("\(reader.id.rawValue) 390 844")
    #expect(page.messages.count == 1 && page.messages[0].contains(#""390""#))
    let laidOut = Page(view(), isLaidOut: true)
    let first = try #require(laidOut.graph.root.children.first)
    #expect(Self.html(first).contains(">390<"))
    laidOut.graph.turn()
    #expect(laidOut.messages == [])
  }

  @Test("reports are refused as a whole if one number in them is none that a layout has")
  func reports() {
    #expect(GeometryReport.all(in: "0 1 2;5 1.5 2 -3 4")?.map(\.id) == [.root, ElementID(5)])
    let malformed = [
      "", ";", "1", "1 2", "1 2 3 4", "1 2 3 4 5 6", "-1 2 3", "1 -2 3", "1 nan 3", "1 inf 3", "1 1e9 3", "1 2 3 nan 4",
      "1  2 3", "a 2 3", "0 1 2;",
    ]
    for text in malformed {
      #expect(GeometryReport.all(in: text) == nil, "\(text)")
    }
    let many = Array(repeating: "1 2 3", count: 1001).joined(separator: ";")
    #expect(GeometryReport.all(in: many) == nil)
    #expect(GeometryReport.all(in: String(many.dropLast(6)))?.count == 1000)
  }

  @Test("taps count in the space around a text where its content shape says so")
  func taps() {
    let padding = PaddingEffect(top: 9, leading: 9, bottom: 9, trailing: 9)
    let tap = GestureEffect(target: ElementID(8), demands: .tap)
    let shape = ContentShapeEffect(outline: ShapeOutline(.rectangle), kinds: .interaction, target: nil)
    func html(_ effects: ElementEffects) -> String { Self.html(Element(id: id, TextContent("a"), effects: effects)) }
    #expect(html([padding, tap]).contains(#"data-id="7" data-pointer="8" data-tap-1="8""#))
    #expect(html([padding, shape, tap]).hasPrefix(#"<div class="box tappable" data-pointer="8" data-tap-1="8" data-tap="">"#))
    let preview = ContentShapeEffect(outline: ShapeOutline(.rectangle), kinds: .dragPreview, target: nil)
    #expect(html([padding, preview, tap]) == html([padding, tap]))
  }

  @Test("masks are an outline, and an image where the paint is not opaque")
  func masks() {
    func style(_ outline: ShapeOutline.Kind, _ paint: Paint) -> String {
      DOMSurroundings([MaskEffect(outline: ShapeOutline(outline), paint: paint)]).boxes[0].styles.joined(separator: ";")
    }
    #expect(style(.circle, red) == "clip-path:circle()")
    let half = Paint.color(ColorDescription(.named(.red), opacity: 0.5))
    #expect(style(.rectangle, half) == "mask-image:linear-gradient(color-mix(in srgb, var(--red) 50%, transparent) 0 0)")
    let fade = Paint.gradient(
      GradientDescription(
        [.init(ColorDescription(.named(.black)), at: 0), .init(ColorDescription(.named(.clear)), at: 1)],
        .linear(start: .init(x: 0, y: 0), end: .init(x: 0, y: 1))))
    #expect(style(.rectangle, fade) == "mask-image:linear-gradient(to bottom in srgb, var(--black) 0%, transparent 100%)")
  }

  private func canvas(_ draw: (inout GraphicsContext) -> Void) -> CanvasContent {
    var context = GraphicsContext(EnvironmentValues(), size: CGSize(width: 100, height: 100))
    let target = context.target
    draw(&context)
    return CanvasContent(target.operations)
  }

  @Test("operations are as short as what they say")
  func operations() {
    let content = canvas { context in
      context.fill(line, with: .color(.red), style: FillStyle(eoFill: true))
      context.translateBy(x: 5, y: 0)
      let gradient = Gradient(colors: [.red, .blue])
      context.stroke(line, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 9, y: 0)))
      context.opacity = 0.5
      context.addFilter(.blur(radius: 2))
      context.draw(Text(verbatim: "a\"b"), at: .zero)
    }
    #expect(
      CanvasEncoder.operations(content.operations) == [
        #"["f","M0 0L10.123 5","var(--red)",1]"#, #"["=",[1,0,0,1,5,0]]"#,
        #"["s","M0 0L10.123 5",["l",0,0,9,0,[0,"var(--red)",1,"var(--blue)"]],1]"#,
        #"["=",[1,0,0,1,5,0],0.5,"source-over",[["blur",2]]]"#,
        #"["t",["span",{"class":"text"},"a\"b"],0,0,0,0.5,0.5]"#,
      ])
  }

  @Test("of a thousand segments one that changes is one operation")
  func segments() {
    func content(_ moved: Int?) -> CanvasContent {
      canvas { context in
        for place in 0..<1000 {
          let end = CGPoint(x: CGFloat(place), y: place == moved ? 50 : 20)
          context.stroke(Path { $0.addLines([.zero, end]) }, with: .color(.red))
        }
      }
    }
    #expect(
      message(.update(id, from: content(nil), to: content(500)))
        == #"[3,2,[["o",7,500,499,[["s","M0 0L500 50","var(--red)",1]]]]]"#)
    #expect(message(.update(id, from: content(nil), to: content(nil))) == "[3,2,[]]")
  }
}
