import SwiftUI

// What an app may declare. The tests find it as `oriel preview` does.

private struct Counter: View {
  @Binding var count: Int

  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct PrivateModel {
  var count = 3
}

#Preview("Counting") {
  @Previewable @State var model = PrivateModel()
  Counter(count: $model.count)
}

#Preview(traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable
  @State
  var text =
    "a"
    + "b"
  @Previewable @State var other = [1, 2]
  @Previewable @State var third = "}"
  let label = """
      Two
    lines { in one }
    """
  VStack {
    Text(text + third)
    Text(label)
    Text("\(other.count)")
  }
}

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 40)) { Text("Fixed") }

final class SharedModel {
  let name: String

  init(_ name: String) { self.name = name }
}

struct SharedModelKey: EnvironmentKey {
  static var defaultValue: SharedModel? { nil }
}

extension EnvironmentValues {
  var sharedModel: SharedModel? {
    get { self[SharedModelKey.self] }
    set { self[SharedModelKey.self] = newValue }
  }
}

struct SampleData: PreviewModifier {
  @MainActor static var count = 0

  static func makeSharedContext() async throws -> SharedModel {
    await Task.yield()
    count += 1
    return SharedModel("shared \(count)")
  }

  func body(content: Content, context: SharedModel) -> some View { content.environment(\.sharedModel, context) }
}

struct BrokenData: PreviewModifier {
  struct Failure: Error {}

  static func makeSharedContext() async throws { throw Failure() }
  func body(content: Content, context: Void) -> some View { content }
}

private struct ModelName: View {
  @Environment(\.sharedModel) private var model

  var body: some View { Text(model?.name ?? "none") }
}

#Preview("With data", traits: .modifier(SampleData())) { ModelName() }
#Preview("With the same data", traits: .modifier(SampleData())) { ModelName() }
#Preview("Without data", traits: .modifier(BrokenData())) { ModelName() }

private struct Surroundings: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var motionIsReduced
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text("\(size) \(direction) \(locale.identifier) \(contrast) \(motionIsReduced) \(scheme)") }
}

private struct Surroundings_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Surroundings().previewDisplayName("Named")
      Text("Second").previewLayout(.sizeThatFits).padding()
      ForEach(0..<2) { Text("Row \($0)").previewDevice("iPad mini").previewInterfaceOrientation(.landscapeRight) }
    }
    .previewDisplayName(nil)
    .environment(\.sharedModel, nil)
  }
}

enum Outer {
  #Preview("Inside") { Text("Inside a type") }
}
