import SwiftUI

extension Screen {
  static let frames = Screen("Frames", .boxes, words: "size padding fixed alignment aspect ratio hidden") { FramesScreen() }
}

struct FramesScreen: View {
  var body: some View {
    Sample("Fixed, with three alignments") {
      HStack(spacing: 12) {
        Text("Top").frame(width: 84, height: 60, alignment: .topLeading).border(.blue)
        Text("Middle").frame(width: 84, height: 60).border(.blue)
        Text("Bottom").frame(width: 84, height: 60, alignment: .bottomTrailing).border(.blue)
      }
    }
    Sample("As wide as there is room") {
      Text("Everything").frame(maxWidth: .infinity).padding(8).background(.mint.opacity(0.4))
    }
    Sample("At least 120 by 44") {
      Text("OK").frame(minWidth: 120, minHeight: 44).background(.mint.opacity(0.4))
    }
    Sample("Its own size in a frame of 80") {
      Text("This is longer than 80 points").fixedSize().frame(width: 80, height: 24, alignment: .leading).border(.blue)
        .padding(.trailing, 160)
    }
    Sample("A card of 200 by 120, with space inside") {
      VStack(alignment: .leading) {
        Text("Above").font(.headline)
        Spacer()
        HStack {
          Text("Below")
          Spacer()
          Text("aside")
        }
      }
      .padding()
      .frame(width: 200, height: 120)
      .background(.teal)
      .cornerRadius(16)
      .shadow(radius: 6)
      .accessibilityIdentifier("card")
    }
    Sample("16 to 9") {
      Color.indigo.aspectRatio(16 / 9, contentMode: .fit).frame(maxWidth: 200)
    }
    Sample("Padding") {
      Text("16").padding().background(.orange.opacity(0.4)).padding(.leading, 32).background(.orange.opacity(0.2))
    }
    Sample("Hidden, with its place kept") {
      HStack {
        Text("Before")
        Text("Hidden").hidden()
        Text("after")
      }
    }
  }
}
