import SwiftUI

extension Screen {
  static let textLayout = Screen("Lines", .text, words: "limit alignment truncation spacing kerning tracking case") {
    TextLayoutScreen()
  }
}

struct TextLayoutScreen: View {
  private let fable =
    "A fox saw ripe grapes high on a vine, jumped for them again and again, and walked away: they were sour, no doubt."

  var body: some View {
    Sample("At most two lines") {
      Text(fable).lineLimit(2).frame(maxWidth: 240, alignment: .leading)
    }
    Sample("One line that ends early") {
      Text(fable).lineLimit(1).truncationMode(.tail)
    }
    Sample("Leading, centered, trailing") {
      HStack(alignment: .top, spacing: 16) {
        Text("Short\nand a longer line").multilineTextAlignment(.leading)
        Text("Short\nand a longer line").multilineTextAlignment(.center)
        Text("Short\nand a longer line").multilineTextAlignment(.trailing)
      }
      .font(.footnote)
    }
    Sample("In a trailing stack") {
      VStack(alignment: .trailing, spacing: 4) {
        Text("The lines of this text\nbegin below each other")
        Text("Trailing")
      }
      .font(.footnote)
    }
    Sample("More space between lines") {
      Text(fable).lineSpacing(8)
    }
    Sample("Lines of twice the size") {
      Text(fable).lineHeight(.multiple(factor: 2))
    }
    Sample("Between characters") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Kerning of 4").kerning(4)
        Text("Tracking of −0.5").tracking(-0.5)
        Text("Raised").baselineOffset(6) + Text(" and ") + Text("lowered").baselineOffset(-6)
      }
    }
    Sample("Case") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Upper case").textCase(.uppercase)
        Text("Lower Case").textCase(.lowercase)
      }
    }
    Sample("Smaller, to fit into one line of 120 points") {
      Text("A rather long line").lineLimit(1).minimumScaleFactor(0.5).frame(width: 120, alignment: .leading)
    }
    Sample("Smaller, so that no word is broken") {
      Button("Guess") {}.font(.system(size: 80)).minimumScaleFactor(0.1).frame(width: 70, height: 70).border(.blue)
    }
  }
}
