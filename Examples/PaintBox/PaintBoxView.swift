import SwiftUI

struct PaintBoxView: View {
  @State private var mixture = Mixture()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        Text("Paint Box")
          .font(.largeTitle.bold())
          .foregroundStyle(LinearGradient(colors: [.orange, .pink, .purple], startPoint: .leading, endPoint: .trailing))
        Mixer(mixture: mixture)
        ShapeGallery(color: mixture.color)
        DryingRack()
        StampCard()
        GradientGallery()
        EffectGallery()
      }
      .padding()
      .frame(maxWidth: 560)
    }
  }
}
