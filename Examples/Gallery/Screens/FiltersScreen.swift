import SwiftUI

extension Screen {
  static let filters = Screen("Filters", .effects, words: "blur brightness contrast saturation grayscale hue multiply invert") {
    FiltersScreen()
  }
}

struct FiltersScreen: View {
  var body: some View {
    SampleGrid(width: 100) {
      Sample("As it is") { Picture() }
      Sample("Blur") { Picture().blur(radius: 3) }
      Sample("Opacity") { Picture().opacity(0.4) }
      Sample("Brightness") { Picture().brightness(0.3) }
      Sample("Contrast") { Picture().contrast(0.4) }
      Sample("Saturation") { Picture().saturation(3) }
      Sample("Grayscale") { Picture().grayscale(1) }
      Sample("Hue rotation") { Picture().hueRotation(.degrees(120)) }
      Sample("Multiplied by yellow") { Picture().colorMultiply(.yellow) }
      Sample("Inverted") { Picture().colorInvert() }
      Sample("Luminance to alpha") { Picture().luminanceToAlpha() }
    }
  }
}

private struct Picture: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow).frame(width: 28, height: 28).offset(x: 16, y: -12)
      Rectangle().fill(.green).frame(height: 18).offset(y: 23)
    }
    .frame(width: 88, height: 64)
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}
