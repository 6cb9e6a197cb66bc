import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Formats in texts") struct TextFormatTests {
  private let german = Locale(identifier: "de_DE")

  @Test("a format style writes in the locale of the environment, unless it has one of its own")
  func formats() {
    let host = TestHost {
      Group {
        Text(1234.5, format: .number)
        Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
        Text(0.25, format: .percent)
        Text("\(1234.5, format: .number) kg")
        Text(["a", "b"], format: .list(type: .and))
      }
      .environment(\.locale, german)
    }
    #expect(host.texts == ["1.234,5", "1,234.5", "25\u{A0}%", "1.234,5 kg", "a und b"])
  }

  @Test("numbers in literals have groups of digits, and specifiers what they ask for")
  func literals() {
    let host = TestHost {
      Group {
        Text("\(1_234_567) and \(12)")
        Text("\(0.5, specifier: "%.2f") \(7, specifier: "%03d") \(255, specifier: "%x")")
        Text("\(3) of \(4.5)")
        Text("\(1_234_567)").environment(\.locale, german)
        Text("100% of \(1) %")
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(host.texts == ["1,234,567 and 12", "0.50 007 ff", "3 of 4.500000", "1.234.567", "100% of 1 %"])
  }

  @Test("a formatter writes what it can")
  func formatter() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    let host = TestHost {
      Text(NSNumber(value: 3), formatter: formatter)
      Text("\(NSNumber(value: 4), formatter: formatter) m")
      Text(NSNull(), formatter: formatter)
    }
    #expect(host.texts == ["3.00", "4.00 m", ""])
  }

  @Test("a change of the locale reaches texts with formats and no others")
  func locale() {
    let host = TestHost {
      Text(1.5, format: .number)
      Text(verbatim: "1.5")
    }
    host.resetCounts()
    host.environment(\.locale, german)
    host.turn()
    #expect(host.texts == ["1,5", "1.5"])
    #expect(host.patchCount == 1)
  }

  @Test("values in a literal are text as they are, whatever characters they have")
  func values() {
    let host = TestHost {
      Text("\("*a*") **b** \("_c_")")
      Text("\("50%") of \("%@") **x**")
      Text("**\(Text("in").italic())** \(Text("out"))")
    }
    #expect(host.texts == ["*a* b _c_", "50% of %@ x", "in out"])
  }

  @Test("a format string with traps reads no foreign memory")
  func traps() {
    #expect(StringFormat.pieces(of: "%5$@ %n %999999d %") == [.argument(4, .init()), .literal(" %n %999999d %")])
    #expect(LocalizedArgument.string("a").string(.init(flags: "", conversion: "d"), locale: nil, formats: TextFormats()) == "a")
    #expect(LocalizedArgument.integer(7).string(.init(flags: "", conversion: "@"), locale: nil, formats: TextFormats()) == "7")
    #expect(LocalizedArgument.number(2.5).string(.init(flags: "", conversion: "d"), locale: nil, formats: TextFormats()) == "2")
  }
}
