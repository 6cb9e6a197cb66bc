import SwiftUI

struct Ring: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * progress), clockwise: false)
    return path
  }
}

struct WorkoutView: View {
  @State private var progress = 0.3
  @State private var isRunning = false
  @State private var seconds = 754
  @State private var level = 2.0
  @State private var page = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          ZStack {
            Ring(progress: 1).stroke(.red.opacity(0.2), lineWidth: 20)
            Ring(progress: progress).stroke(
              AngularGradient(colors: [.pink, .red], center: .center), style: StrokeStyle(lineWidth: 20, lineCap: .round))
            VStack {
              Text(Duration.seconds(seconds), format: .time(pattern: .minuteSecond)).font(
                .system(size: 44, weight: .semibold, design: .rounded)
              ).monospacedDigit().contentTransition(.numericText())
              Text("of 30 minutes").font(.footnote).foregroundStyle(.secondary)
            }
          }
          .frame(width: 220, height: 220).padding(.top)
          HStack(spacing: 16) {
            Button(isRunning ? "Pause" : "Start", systemImage: isRunning ? "pause.fill" : "play.fill") {
              withAnimation {
                isRunning.toggle()
                progress = isRunning ? 0.7 : 0.3
              }
            }
            .buttonStyle(.borderedProminent).controlSize(.large)
            Button("Reset", systemImage: "arrow.counterclockwise") { seconds = 0 }.buttonStyle(.bordered).controlSize(.large)
              .tint(.secondary)
          }
          Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
            GridRow {
              stat("Heart", "132", "bpm", "heart.fill", .red)
              stat("Energy", "284", "kcal", "flame.fill", .orange)
            }
            GridRow {
              stat("Distance", "3.42", "km", "map.fill", .green)
              stat("Pace", "5′12″", "/km", "speedometer", .blue)
            }
          }
          .padding(.horizontal)
          VStack(alignment: .leading) {
            HStack {
              Text("Intensity")
              Spacer()
              Text(level, format: .number.precision(.fractionLength(0))).foregroundStyle(.secondary)
            }
            Slider(value: $level, in: 0...5, step: 1) {
              Text("Intensity")
            } minimumValueLabel: {
              Image(systemName: "tortoise")
            } maximumValueLabel: {
              Image(systemName: "hare")
            }
            ProgressView("Upload", value: 0.4)
            Gauge(value: 0.7) {
              Text("Battery")
            } currentValueLabel: {
              Text("70%")
            }.gaugeStyle(.accessoryCircularCapacity)
          }
          .padding().background(.thinMaterial, in: .rect(cornerRadius: 16)).padding(.horizontal)
          TabView(selection: $page) {
            ForEach(0..<3) { number in
              RoundedRectangle(cornerRadius: 16).fill([Color.mint, .cyan, .indigo][number].gradient).overlay {
                Text("Tip \(number + 1)").font(.title2.bold()).foregroundStyle(.white)
              }.padding(.horizontal).tag(number)
            }
          }
          .tabViewStyle(.page(indexDisplayMode: .always)).frame(height: 140)
        }
        .padding(.bottom)
      }
      .navigationTitle("Workout")
      .onReceive(timer) { _ in if isRunning { withAnimation { seconds += 1 } } }
    }
  }
  private func stat(_ title: String, _ value: String, _ unit: String, _ symbol: String, _ color: Color) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(title, systemImage: symbol).font(.caption.weight(.medium)).foregroundStyle(color)
      HStack(alignment: .firstTextBaseline, spacing: 3) {
        Text(value).font(.title2.bold())
        Text(unit).font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding().frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
    .shadow(color: .black.opacity(0.08), radius: 6, y: 2)
  }
}
