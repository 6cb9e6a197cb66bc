import SwiftUI

struct ShapeGallery: View {
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Shapes")
        .font(.headline)
      HStack(spacing: 12) {
        Circle()
          .fill(color)
        Ellipse()
          .stroke(color, lineWidth: 4)
        Capsule()
          .strokeBorder(LinearGradient(colors: [color, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 6)
        Rectangle()
          .fill(LinearGradient(colors: [color, .white], startPoint: .topLeading, endPoint: .bottomTrailing))
          .border(.secondary)
        color
          .clipShape(RoundedRectangle(cornerRadius: 12))
      }
      .frame(height: 56)
    }
  }
}
