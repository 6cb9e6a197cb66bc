import Foundation
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// What pages get for masks of views, for pictures on canvases, and for what follows from sizes.
@Suite("Pictures in pages") struct PictureTests {
  private func html(_ element: Element) -> String {
    var html = ""
    DOMMapping.node(for: element, in: DOMPlace()).writeHTML(to: &html)
    return html
  }

  private let star = ShownImage(.symbol(ShownSymbol("star")), label: "star")

  @Test("a mask of views lies in the box that it masks, and nobody reads it or presses it")
  func mask() {
    let layer = Element(
      id: ElementID(9), LayerContent(place: .mask), children: [Element(id: ElementID(10), TextContent("b", style: nil))])
    let effect = LayerEffect(place: .mask, alignment: Alignment(horizontal: .leading, vertical: .center), slot: ElementID(9))
    let text = html(Element(id: ElementID(7), TextContent("a", style: nil), effects: [effect], layers: [layer]))
    let beginning = #"<div class="box layered masked" data-x="leading"><span class="text" data-id="7">a</span>"#
    #expect(text.hasPrefix(beginning), "\(text)")
    #expect(text.contains(#"<div class="layer mask" aria-hidden="true" inert="" data-id="9">"#), "\(text)")
    let overlay = Element(id: ElementID(9), LayerContent(place: .overlay))
    #expect(!html(overlay).contains("inert"))
  }

  @Test("a canvas gets the addresses of images, and views by their numbers")
  func canvas() {
    let red = DrawingPaint.paint(.color(ColorDescription(.named(.red))), in: .zero)
    let part = CGRect(x: 0, y: 0, width: 1, height: 0.5)
    let kinds: [DrawingOperation.Kind] = [
      .image(star, red, in: CGRect(x: 1, y: 2, width: 3, height: 4)),
      .view(ElementID(8), at: CGPoint(x: 1, y: 2), anchor: .center, size: nil),
      .view(ElementID(8), at: .zero, anchor: .topLeading, size: CGSize(width: 5, height: 6)),
      .image(ShownImage(.missing("x")), nil, in: .zero),
      .fill(Path(), .tiles(star, origin: CGPoint(x: 7, y: 8), part: part, scale: 2), isEvenOdd: false),
    ]
    let texts = CanvasEncoder.operations(kinds.map { DrawingOperation(kind: $0, state: DrawingState()) })
    #expect(texts[0].hasPrefix(#"["i","data:image/svg+xml,%3Csvg"#) && texts[0].hasSuffix(#"","var(--red)",1,2,3,4,1]"#))
    #expect(texts[1] == #"["v",8,1,2,0.5,0.5]"#)
    #expect(texts[2] == #"["v",8,0,0,0,0,5,6]"#)
    #expect(texts[3] == #"["i","",0,0,0,0,0,1]"#)
    #expect(texts[4].hasPrefix(#"["f","",["i","data:"#) && texts[4].hasSuffix(#"",7,8,[0,0,1,0.5],2]]"#))
  }

  @Test("a canvas has a place for its views only where it may have some")
  func symbols() {
    #expect(!html(Element(id: ElementID(7), CanvasContent([]))).contains("symbols"))
    let views = [Element(id: ElementID(8), TextContent("a", style: nil))]
    let text = html(Element(id: ElementID(7), CanvasContent([], hasSymbols: true), children: views))
    #expect(text.contains(#"<div class="symbols" data-content="" aria-hidden="true" inert=""><span class="text" data-id="8">"#))
  }

  @Test("an image as a style says by its resolution how large it is")
  func imagePaint() {
    let paint = Paint.image(ImagePattern(star, size: CGSize(width: 20, height: 20), scale: 0.5))
    let text = CSS.background(paint)
    #expect(text.hasPrefix("image-set(url(\"data:image/svg+xml,") && text.hasSuffix("\") 2x)"), "\(text)")
    #expect(CSS.image(paint) == text)
    #expect(CSS.background(.image(ImagePattern(ShownImage(.missing("x")), size: .zero))) == "none")
    // Nothing of an app's words is in an address.
    let odd = ShownImage(.symbol(ShownSymbol("\") ; color: red")))
    #expect(!CSS.background(.image(ImagePattern(odd, size: .zero))).contains("color: red"))
  }

  @Test("what is measured for an effect lies around what the effect moves")
  func visualEffect() {
    let effect = VisualEffects(effects: [OffsetEffect(x: 1, y: 2)], target: ElementID(9), measurement: .frame)
    let text = html(Element(id: ElementID(7), TextContent("a", style: nil), effects: [effect, OpacityEffect(0.5)]))
    let measured = text.range(of: #"data-measure="frame" data-target="9""#)
    let moved = text.range(of: "transform:")
    #expect(measured != nil && moved != nil && measured!.lowerBound < moved!.lowerBound, "\(text)")
    #expect(text.components(separatedBy: "class=\"box\"").count == 4, "\(text)")
  }

  @Test("a scroll transition has all that the page needs to follow by itself, and the look of what is seen")
  func scrollTransition() {
    let way = ScrollTransitionEffect.Way(
      animation: .timingCurve(.linear, duration: 1), followsScrolling: true, lengths: 1, middles: 0, points: 4)
    let effect = ScrollTransitionEffect(
      axis: .vertical, topLeading: nil, bottomTrailing: way, before: [OpacityEffect(0.5), OpacityEffect(0.5)], identity: [],
      after: [
        OffsetEffect(x: 0, y: 9), BlurEffect(radius: 2, isOpaque: false), ScaleEffect(x: 2, y: 2, anchor: .init(x: 0.5, y: 0.5)),
      ])
    let text = html(Element(id: ElementID(7), TextContent("a", style: nil), effects: [effect]))
    let said = """
      ["y",null,[1,1,0,4,[["t",0,0,1,1,1]]],{"opacity":"0.25"},{},{"filter":"blur(2px)","transform":"scale(2) translate(0, 9px)"}]
      """
    #expect(text.contains("data-scroll-transition=\"\(said.replacing("\"", with: "&quot;"))\""), "\(text)")
    #expect(!text.contains("style="), "what is seen is as it is: \(text)")
  }

  @Test("the scale of a gauge has the gradient of its tint: along the bar, or along the open ring")
  func gauges() {
    let stops = [Paint.Stop(ColorDescription(.named(.green)), at: 0), Paint.Stop(ColorDescription(.named(.red)), at: 1)]
    func text(_ style: GaugeContent.Style, _ stops: [Paint.Stop]) -> String {
      html(Element(id: ElementID(7), GaugeContent(position: 0.5, style: style, stops: stops)))
    }
    #expect(text(.accessoryLinear, stops).contains("--scale:linear-gradient(to right, var(--green) 0%, var(--red) 100%)"))
    #expect(text(.accessoryCircular, stops).contains("--scale:conic-gradient(from 225deg, var(--green) 0deg, var(--red) 270deg)"))
    #expect(!text(.accessoryCircular, []).contains("--scale"))
  }

  @Test("a view from which a page grows and the page have the same key")
  func zooms() {
    let source = TransitionSourceEffect(key: "k", corner: nil)
    #expect(html(Element(id: ElementID(7), TextContent("a", style: nil), effects: [source])).contains(#"data-zoom-source="k""#))
    let rounded = TransitionSourceEffect(key: "k", corner: 8)
    let padded = html(Element(id: ElementID(7), TextContent("a", style: nil), effects: [OpacityEffect(0.5), rounded]))
    #expect(padded.contains(#"style="opacity:0.5" data-zoom-source="k 8""#), "\(padded)")
    #expect(html(Element(id: ElementID(7), PageContent(isCovered: false, zoomKey: "k"))).contains(#"data-zoom="k""#))
    #expect(html(Element(id: ElementID(7), SheetContent(.cover, SheetTraits(zoomKey: "k")))).contains(#"data-zoom="k""#))
  }

  @Test("a sheet says what the environment of its presenter says, and takes it back")
  func sheet() {
    let red = EnvironmentEffect(
      colorScheme: .dark, layoutDirection: .rightToLeft, tint: .some(.color(ColorDescription(.named(.red)))))
    let text = html(Element(id: ElementID(7), SheetContent(.sheet, SheetTraits(environment: red))))
    #expect(text.contains("color-scheme:dark") && text.contains("--tint:var(--red)") && text.contains(#"dir="rtl""#), "\(text)")
    let changes = SheetContent().changes(from: SheetContent(.sheet, SheetTraits(environment: red)))
    for change in [DOMSetting.style("--tint", nil), .style("color-scheme", nil), .attribute("dir", nil)] {
      #expect(changes.contains(change))
    }
    #expect(!html(Element(id: ElementID(7), SheetContent())).contains("style="))
  }

  @Test("an animation of symbols has another name from one run to the next")
  func symbolAnimations() {
    func text(_ effect: SymbolAnimationEffect) -> String {
      html(Element(id: ElementID(7), ImageContent(star, style: nil), effects: [effect]))
    }
    #expect(text(SymbolAnimationEffect(.pulse)).contains("--symbol-animation:symbol-pulse 1.6s ease-in-out infinite"))
    #expect(text(SymbolAnimationEffect(.bounce, count: 2, speed: 2, run: 1)).contains("symbol-bounce-again 0.3s ease-in-out 2"))
    #expect(text(SymbolAnimationEffect(.none)).contains("--symbol-animation:none"))
    let sheet = String(decoding: SymbolAnimationEffect.styleSheet, as: UTF8.self)
    for kind in _SymbolMovement.Kind.allCases where kind != .none {
      #expect(sheet.contains("@keyframes symbol-\(kind.rawValue) {"))
    }
  }

  @Test("a button has the outline that it is given")
  func buttons() {
    func text(_ outline: ButtonOutline?) -> String {
      html(Element(id: ElementID(7), ButtonContent(style: .bordered, outline: outline)))
    }
    #expect(text(.capsule).contains("border-radius:9999px") && text(.roundedRectangle(radius: 3)).contains("border-radius:3px"))
    #expect(text(.circle).contains("data-circle"))
    #expect(!text(nil).contains("border-radius") && !text(.roundedRectangle(radius: nil)).contains("border-radius"))
  }
}
