import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Images") struct ImageTests {
  static func shown(_ host: TestHost, _ query: ElementQuery = .image()) throws -> ShownImage {
    try #require(try host.find(query).element.content as? ImageContent).image
  }

  static func symbol(_ host: TestHost) throws -> ShownSymbol {
    guard case .symbol(let symbol) = try shown(host).graphic else { throw NoSymbol() }
    return symbol
  }

  struct NoSymbol: Error {}

  @Test("a symbol is called by its name, with spaces for the dots")
  func name() throws {
    let host = TestHost { Image(systemName: "heart.fill") }
    let image = try host.find(.image("heart fill"))
    #expect(image.symbolName == "heart.fill")
    #expect(!image.isMissingImage)
    #expect(host.texts.isEmpty)
  }

  @Test("7.17: a button with nothing but an image is called as that")
  func button() throws {
    let host = TestHost {
      Button {
      } label: {
        Image(systemName: "plus")
      }
    }
    #expect(try host.find(.button("plus")).label == "plus")
  }

  @Test("7.38: a modifier names an image, and a label does; a decorative one has no name")
  func labels() throws {
    let host = TestHost {
      Image(systemName: "plus").accessibilityLabel("Add")
      Image("harbor", label: Text("The harbor"))
      Image(decorative: "pattern")
    }
    #expect(host.findAll(.image()).map(\.label) == ["Add", "The harbor", ""])
  }

  @Test("a name that nothing is found for shows a placeholder, keeps its name, and is warned of once")
  func missing() throws {
    struct Three: View {
      var body: some View {
        Image("no-such-image")
        Image("no-such-image")
        Image("no-such-image")
      }
    }
    let host = TestHost { Three() }
    let missing = host.findAll(.image("no-such-image"))
    #expect(missing.allSatisfy { $0.isMissingImage })
    let warnings = host.warnings.filter { $0.contains("no-such-image") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(AppBundle.all[0].bundlePath) == true)
  }

  @Test("a symbol that nobody has drawn shows a placeholder, keeps its name, and is warned of once")
  func unknownSymbol() throws {
    let host = TestHost { Image(systemName: "no.such.symbol.anywhere") }
    #expect(try host.find(.image("no such symbol anywhere")).isMissingImage)
    #expect(host.warnings.filter { $0.contains("no.such.symbol.anywhere") }.count == 1)
  }

  @Test("the font says how heavy a symbol is, the environment how large")
  func font() throws {
    #expect(try Self.symbol(TestHost { Image(systemName: "star").font(.body.bold()) }).weight == 700)
    #expect(try Self.symbol(TestHost { Image(systemName: "star").font(.headline) }).weight == 600)
    #expect(try Self.symbol(TestHost { Image(systemName: "star").font(.headline).fontWeight(.light) }).weight == 300)
    #expect(try Self.symbol(TestHost { Image(systemName: "star").environment(\.legibilityWeight, .bold) }).weight == 600)
    #expect(try Self.symbol(TestHost { Image(systemName: "star") }).weight == 400)
    #expect(try Self.symbol(TestHost { Image(systemName: "star").imageScale(.large) }).scale == .large)
  }

  @Test("a variant is shown where there is one")
  func variants() throws {
    func name(_ view: some View) throws -> String { try Self.symbol(TestHost { view }).name }
    #expect(try name(Image(systemName: "heart").symbolVariant(.fill)) == "heart.fill")
    #expect(try name(Image(systemName: "heart.fill").symbolVariant(.fill)) == "heart.fill")
    #expect(try name(Image(systemName: "heart").symbolVariant(.circle.fill)) == "heart.circle.fill")
    #expect(try name(Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.circle)) == "heart.circle.fill")
    #expect(try name(Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill)) == "heart")
    #expect(try name(Image(systemName: "bell").symbolVariant(.slash.fill)) == "bell.slash.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
  }

  @Test("several foreground styles are a palette, until a style further inside replaces them")
  func palette() throws {
    func symbol(_ view: some View) throws -> ShownSymbol { try Self.symbol(TestHost { view }) }
    let two = try symbol(Image(systemName: "heart").foregroundStyle(.red, .blue))
    #expect(two.mode == .palette && two.palette?.secondary == .color(Color.blue.value) && two.palette?.tertiary == nil)
    let three = try symbol(Image(systemName: "heart").foregroundStyle(.red, .blue, .green))
    #expect(three.palette?.tertiary == .color(Color.green.value))
    let replaced = try symbol(Image(systemName: "heart").foregroundStyle(.green).foregroundStyle(.red, .blue))
    #expect(replaced.mode == .monochrome && replaced.palette == nil)
    #expect(try symbol(Image(systemName: "heart").symbolRenderingMode(.hierarchical)).mode == .hierarchical)
    let plain = try symbol(Image(systemName: "heart").symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue))
    #expect(plain.mode == .monochrome)
    #expect(try symbol(VStack { Image(systemName: "heart") }.symbolRenderingMode(.multicolor)).mode == .multicolor)
  }

  @Test("a value from 0 to 1 counts; what is no number is 0")
  func value() throws {
    #expect(try Self.symbol(TestHost { Image(systemName: "wifi", variableValue: 0.4) }).value == 0.4)
    #expect(try Self.symbol(TestHost { Image(systemName: "wifi", variableValue: 7) }).value == 1)
    #expect(try Self.symbol(TestHost { Image(systemName: "wifi", variableValue: .nan) }).value == 0)
    #expect(try Self.symbol(TestHost { Image(systemName: "wifi", variableValue: nil) }).value == nil)
  }

  @Test("modifiers of an image say how it is shown")
  func modifiers() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let host = TestHost {
      Image("a").resizable(capInsets: insets, resizingMode: .tile).renderingMode(.template).interpolation(.none)
    }
    let image = try Self.shown(host)
    #expect(image.resizing == ImageResizing(capInsets: insets, mode: .tile))
    #expect(image.isTemplate && !image.isSmooth)
    #expect(try Self.shown(TestHost { Image("a").antialiased(false) }).isSmooth == false)
    #expect(try Self.shown(TestHost { Image("a").antialiased(false).interpolation(.high) }).isSmooth)
  }

  @Test("images with the same definition are equal, and one that is described as before makes no patch")
  func equality() throws {
    #expect(Image("a").resizable() == Image("a").resizable())
    #expect(Image("a") != Image("a").resizable())
    #expect(Image("a") != Image(systemName: "a"))
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Image(systemName: count < 2 ? "star" : "star.fill")
        Button("Add") { count += 1 }
      }
    }
    let host = TestHost { Counter() }
    host.resetCounts()
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.patchCount == 0)
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.patchCount == 1)
    #expect(try host.find(.image()).symbolName == "star.fill")
  }

  @Test("a color set that is not there shows gray and is warned of")
  func missingColor() {
    struct Colored: View {
      var body: some View { Text("a").foregroundStyle(Color("no-such-color")) }
    }
    let host = TestHost { Colored() }
    #expect(host.warnings.filter { $0.contains("No color named 'no-such-color'") }.count == 1)
  }

  @Test("proportions that no rectangle has count as the view's own")
  func ratios() throws {
    let host = TestHost {
      Image("a").resizable().aspectRatio(0, contentMode: .fit)
      Image("b").resizable().aspectRatio(CGSize(width: 4, height: 2), contentMode: .fill)
      Image("c").resizable().aspectRatio(CGSize(width: 4, height: 0), contentMode: .fill)
      Image("d").resizable().scaledToFit()
    }
    let effects = host.findAll(.image()).map { $0.element.effects.first as? AspectRatioEffect }
    #expect(effects.map { $0?.ratio } == [nil, 2, nil, nil])
    #expect(effects.map { $0?.contentMode } == [.fit, .fill, .fill, .fit])
  }
}
