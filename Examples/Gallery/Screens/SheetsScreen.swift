import SwiftUI

extension Screen {
  static let sheets = Screen("Sheets", .presentation, words: "sheet cover popover inspector detents modal") { SheetsScreen() }
}

struct SheetsScreen: View {
  @SceneStorage("plain sheet") private var isPlain = false
  @State private var isResizable = false
  @State private var isLocked = false
  @State private var isUsableBehind = false
  @State private var isCovered = false
  @State private var isExplained = false
  @State private var isHinted = false
  @State private var isInspected = false
  @State private var fruit: Fruit?
  @State private var detent = PresentationDetent.medium
  @State private var visits = 0

  var body: some View {
    Sample("A sheet, on which others can be put") {
      Button("Show Sheet") { isPlain = true }
        .sheet(isPresented: $isPlain, onDismiss: { visits += 1 }) { Level(depth: 1) }
      Text("Closed \(visits) times")
    }
    Sample("For an item") {
      HStack(spacing: 16) {
        ForEach(Fruit.all) { fruit in
          Button(fruit.id) { self.fruit = fruit }
        }
      }
      .sheet(item: $fruit) { FruitView(fruit: $0, choice: $fruit) }
    }
    Sample("Of two heights") {
      Button("Show Resizable") { isResizable = true }
        .sheet(isPresented: $isResizable) {
          ResizableContent(detent: $detent)
            .presentationDetents([.medium, .large], selection: $detent)
        }
      Text(detent == .medium ? "It is half as high" : "It is as high as it can be")
    }
    Sample("That stays") {
      Button("Show Locked") { isLocked = true }
        .sheet(isPresented: $isLocked) {
          Button("Done") { isLocked = false }
            .padding()
            .presentationDetents([.height(160)])
            .presentationCornerRadius(28)
            .presentationBackground(.mint)
            .interactiveDismissDisabled()
        }
    }
    Sample("With a page behind it that can be used") {
      Button("Show Beside") { isUsableBehind.toggle() }
        .sheet(isPresented: $isUsableBehind) {
          Text("What is behind can be pressed")
            .padding()
            .presentationDetents([.height(140)])
            .presentationDragIndicator(.visible)
            .presentationBackgroundInteraction(.enabled)
        }
    }
    Sample("The whole window") {
      Button("Show Cover") { isCovered = true }
        .fullScreenCover(isPresented: $isCovered) { Level(depth: 1) }
    }
    Sample("Beside a view, and at the window's edge") {
      HStack(spacing: 16) {
        Button("Show Popover") { isExplained = true }
          .popover(isPresented: $isExplained) {
            Text("A few words about this.")
              .padding()
              .presentationCompactAdaptation(.popover)
          }
        Button("Show Hint") { isHinted = true }
          .popover(isPresented: $isHinted) { Text("On a telephone this is a sheet.").padding() }
        Button("Show Inspector") { isInspected.toggle() }
          .inspector(isPresented: $isInspected) {
            VStack(alignment: .leading) {
              Text("Inspector").font(.headline)
              Text("Details of what is beside it")
              Spacer()
            }
            .padding()
          }
      }
    }
  }
}

private struct Fruit: Identifiable {
  let id: String
  static let all = ["Apple", "Pear", "Plum"].map(Fruit.init)
}

private struct FruitView: View {
  let fruit: Fruit
  @Binding var choice: Fruit?
  @State private var count = 1

  var body: some View {
    VStack(spacing: 16) {
      Text(fruit.id).font(.title)
      Button("Count \(count)") { count += 1 }
      Button("Next Fruit") { choice = Fruit.all.first { $0.id != fruit.id } }
    }
    .padding()
  }
}

private struct ResizableContent: View {
  @Binding var detent: PresentationDetent

  var body: some View {
    VStack(spacing: 16) {
      Text("Drag the bar above, or press it.")
      Button("Other Height") { detent = detent == .medium ? .large : .medium }
    }
    .padding()
  }
}

private struct Level: View {
  let depth: Int
  @State private var isShown = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Level \(depth)").font(.title)
      if depth < 3 { Button("Level \(depth + 1)") { isShown = true } }
      Button("Close Level \(depth)") { dismiss() }
    }
    .padding()
    .sheet(isPresented: $isShown) { AnyView(Level(depth: depth + 1)) }
  }
}
