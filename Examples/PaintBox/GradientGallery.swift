import SwiftUI

struct GradientGallery: View {
  private let gradient = Gradient(colors: [.yellow, .orange, .pink])

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Gradients")
        .font(.headline)
      HStack(spacing: 12) {
        LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
          .accessibilityIdentifier("diagonal")
        RadialGradient(gradient: gradient, center: .center, startRadius: 4, endRadius: 40)
          .accessibilityIdentifier("radial")
        AngularGradient(gradient: gradient, center: .center)
          .clipShape(Circle())
        EllipticalGradient(gradient: gradient)
          .accessibilityIdentifier("elliptical")
        Circle()
          .fill(Color.teal.gradient.shadow(.inner(radius: 4, y: 2)).shadow(.drop(radius: 3)))
      }
      .frame(height: 56)
      Text("A title across")
        .font(.title2.bold())
        .padding(12)
        .foregroundStyle(.white)
        .background(LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing))
        .accessibilityIdentifier("across")
      ZStack {
        AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
          .ignoresSafeArea()
        HStack(spacing: 8) {
          ForEach(Self.materials.indices, id: \.self) { index in
            Text("\(index)")
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(Self.materials[index], in: RoundedRectangle(cornerRadius: 8))
          }
        }
        .padding(8)
      }
      .frame(height: 72)
      HStack(spacing: 16) {
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Group {
          Text("blue")
          Text("second").foregroundStyle(.secondary)
        }
        .foregroundStyle(.blue)
      }
      .font(.footnote)
    }
  }

  private static let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
}

struct GradientGallery_Previews: PreviewProvider {
  static var previews: some View {
    GradientGallery()
      .previewLayout(.sizeThatFits)
  }
}
