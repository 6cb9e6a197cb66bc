import Combine
import Foundation
import SwiftUI

// Names that apps write after a dot, as conformances or as attributes. That it compiles is the proof.

@MainActor
private enum Names {
  static let colors: [Color] = [
    .white, .gray, .black, .secondary, .primary, .red, .blue, .yellow, .green, .clear, .orange, .accentColor, .pink, .purple,
    .indigo, .red.opacity(0.5),
  ]
  static let alignments: [Alignment] = [
    .leading, .trailing, .top, .bottom, .center, .topLeading, .bottomTrailing, .bottomLeading,
  ]
  static let guides: (VerticalAlignment, HorizontalAlignment) = (.center, .leading)
  static let edges: [Edge.Set] = [.leading, .trailing, .top, .bottom, .horizontal, .vertical]
  static let edge: Edge = .top
  static let axes: [Axis.Set] = [.horizontal, .vertical]
  static let points: [UnitPoint] = [.leading, .trailing, .top, .bottom, .center, .topLeading, .bottomTrailing]
  static let fonts: [Font] = [
    .headline, .subheadline, .title, .largeTitle, .caption, .body, .footnote, .title3, .title2, .callout, .caption2,
    .system(size: 12), .custom("Georgia", size: 12),
  ]
  static let weights: [Font.Weight] = [.bold, .heavy, .regular, .medium, .light]
  static let schemes: [ColorScheme] = [.dark, .light]
  static let scales: [Image.Scale] = [.small, .medium, .large]
  static let modes: [ContentMode] = [.fit, .fill]
  static let rendering: [Image.TemplateRenderingMode] = [.original, .template]
  static let columns: [GridItem.Size] = [.fixed(40), .flexible(), .adaptive(minimum: 40)]
  static let corners: RoundedCornerStyle = .continuous
  static let spaces: [CoordinateSpace] = [.global, .local]
  static let sizes: DynamicTypeSize = .large
  static let blends: BlendMode = .screen
  static let line = StrokeStyle(lineWidth: 4)
  static let fill = FillStyle(eoFill: true)
  static let key: LocalizedStringKey = "Apple"
  static let insets = EdgeInsets()
  static let animations: [Animation] = [
    .spring(), .spring(dampingFraction: 0.5), .spring(blendDuration: 1), .easeInOut, .linear, .easeIn, .easeOut,
    .interactiveSpring(), .linear.repeatForever(), .linear.repeatCount(2),
    .interpolatingSpring(stiffness: 1, damping: 1),
  ]

  @ViewBuilder static var addresses: some View {
    AsyncImage(url: URL(string: "https://example.org/a.png"))
    Link("Home", destination: URL(string: "https://example.org")!)
  }

  @ViewBuilder static var styles: some View {
    Text("").foregroundStyle(.quaternary)
    Text("").background(.thinMaterial)
    Text("").clipShape(.rect(cornerRadius: 4))
    Text("").clipShape(.circle)
    Button("") {}.buttonStyle(.plain)
    Button("") {}.buttonStyle(.bordered)
    Button("") {}.buttonStyle(.borderedProminent)
    Button("", role: .destructive) {}
    Button("", role: .cancel) {}
  }

  static var path: Path {
    var path = Path()
    path.addLine(to: .zero)
    path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(1), clockwise: true)
    path.addQuadCurve(to: .zero, control: .zero)
    path.addLines([.zero])
    path.addPath(path)
    return path.applying(.identity)
  }
}

private struct Ring: InsettableShape {
  var radius = AnimatablePair(1.0, 2.0)
  var animatableData: AnimatablePair<Double, Double> {
    get { radius }
    set { radius = newValue }
  }

  func inset(by amount: CGFloat) -> some InsettableShape { self }
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct Faded: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
}

private struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Sized: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @State private var amount = 1.0
  @Binding var isOn: Bool
  @AppStorage("count") private var count = 0
  @StateObject private var model = Model()
  @Bindable var observed: Observed

  var body: some View {
    GeometryReader { (proxy: GeometryProxy) in Text("\(proxy.size.width)") }
    Button("") { withAnimation { amount = $isOn.wrappedValue ? 1 : 2 } }
    Button("") { withTransaction(Transaction()) { dismiss() } }
  }
}

@Observable
private final class Observed {}

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Inner: View {
  @ObservedObject var model: Model
  @EnvironmentObject private var other: Model
  @Environment(Observed.self) private var observed
  @ViewBuilder var body: some View { Text("") }
}

private struct Previews: PreviewProvider {
  static var previews: some View { Inner(model: Model()) }
}

#Preview { Text("") }
