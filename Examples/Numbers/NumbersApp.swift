import SwiftUI

/// A million rows, of which those are made that somebody looks at.
@main
struct NumbersApp: App {
  var body: some Scene {
    WindowGroup("Numbers") {
      NumbersView()
    }
    .commands {
      NumberCommands()
    }
    WindowGroup("Number", for: Int.self) { $number in
      NumberWindow(number: $number)
    }
    .defaultSize(width: 360, height: 320)
  }
}

struct NumberCommands: Commands {
  @FocusedBinding(\.numberCount) private var count
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandMenu("Numbers") {
      Button("One More") { count? += 1 }
        .keyboardShortcut("k")
      Button("Show the Largest") { openWindow(value: (count ?? 1) - 1) }
        .keyboardShortcut("l", modifiers: [.command, .option])
    }
  }
}

/// One number in a window of its own.
struct NumberWindow: View {
  @Binding var number: Int?

  var body: some View {
    VStack(spacing: 16) {
      Text("\(number ?? 0)").font(.largeTitle)
      Button("Next") { number = (number ?? 0) + 1 }
    }
  }
}

extension FocusedValues {
  @Entry var numberCount: Binding<Int>?
}

struct NumbersView: View {
  @State private var count = 1_000_000
  @State private var showsSquares = false

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("\(count) numbers")
        Spacer()
        Button("One More") { count += 1 }
        Toggle("Squares", isOn: $showsSquares)
      }
      .padding()
      .focusedSceneValue(\.numberCount, $count)
      if showsSquares {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
            ForEach(0..<1_000_000) { number in
              Text("\(number * number)")
                .padding(8)
            }
          }
        }
      } else {
        ScrollViewReader { list in
          List(Array(0..<count), id: \.self) { number in
            NumberRow(number: number)
          }
          HStack {
            Button("First") { list.scrollTo(0) }
            Spacer()
            Button("Last") { list.scrollTo(count - 1) }
          }
          .padding()
        }
      }
    }
  }
}

struct NumberRow: View {
  let number: Int
  @State private var isFavorite = false

  var body: some View {
    HStack {
      Text("Number \(number)")
      Spacer()
      Button(isFavorite ? "★" : "☆") { isFavorite.toggle() }
        .accessibilityLabel("Favorite \(number)")
    }
  }
}
