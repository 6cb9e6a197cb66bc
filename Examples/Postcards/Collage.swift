import SwiftUI

/// Pictures that are cut out, drawn on a canvas, and shown as at night whatever the person prefers.
struct Collage: View {
  @State private var isNight = false
  @State private var stamps = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Image("Harbor")
          .resizable()
          .frame(width: 96, height: 64)
          .colorScheme(isNight ? .dark : .light)
          .accessibilityIdentifier("chosen")
        Toggle("Night", isOn: $isNight)
      }
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 200, height: 48)
        .mask {
          Text("By sea \(stamps)").font(.largeTitle).bold()
        }
        .accessibilityIdentifier("words")
      HStack(spacing: 16) {
        Image("Harbor")
          .resizable()
          .frame(width: 96, height: 64)
          .mask {
            Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 64, height: 64)
          }
          .accessibilityIdentifier("heart")
        Circle()
          .fill(ImagePaint(image: Image("Paper")))
          .frame(width: 64, height: 64)
          .accessibilityIdentifier("papered")
        Circle()
          .subtracting(Circle().offset(x: 16, y: -8))
          .fill(.orange)
          .frame(width: 64, height: 64)
          .accessibilityIdentifier("moon")
      }
      canvas
        .frame(width: 200, height: 64)
        .accessibilityLabel("A collage")
      HStack(spacing: 16) {
        Button("Stamp") { stamps += 1 }
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
        Image(systemName: "bell.fill")
          .symbolEffect(.bounce, value: stamps)
          .accessibilityIdentifier("bell")
        Writing()
          .tint(.purple)
      }
    }
  }

  private var canvas: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Image("Paper")))
      context.draw(Image("Harbor"), in: CGRect(x: 0, y: 0, width: 96, height: 64))
      var star = context.resolve(Image(systemName: "star.fill"))
      star.shading = .color(.red)
      context.draw(star, in: CGRect(x: 100, y: 8, width: 48, height: 48))
      guard let badge = context.resolveSymbol(id: "badge") else { return }
      context.draw(badge, at: CGPoint(x: size.width - 24, y: size.height / 2))
    } symbols: {
      Text("\(stamps)")
        .bold()
        .foregroundColor(.white)
        .frame(width: 32, height: 32)
        .background(.green, in: Circle())
        .tag("badge")
    }
  }
}

/// A sheet, in the color of what opens it.
struct Writing: View {
  @State private var isWriting = false

  var body: some View {
    Button("Write") { isWriting = true }
      .sheet(isPresented: $isWriting) {
        VStack(spacing: 16) {
          Button("Send") { isWriting = false }
            .buttonStyle(.borderedProminent)
        }
        .padding()
      }
  }
}
