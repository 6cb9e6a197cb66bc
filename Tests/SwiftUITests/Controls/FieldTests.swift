import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Text fields") struct FieldTests {
  final class Log {
    var entries: [String] = []
  }

  struct Number: View {
    @State var number = 5
    let log: Log
    var body: some View {
      let binding = Binding(
        get: { number },
        set: {
          log.entries.append("W(\($0))")
          number = $0
        })
      TextField("Number", value: binding, format: .number).onSubmit { log.entries.append("submit \(number)") }
      Text(verbatim: "is \(number)")
      Button("Nine") { number = 9 }
    }
  }

  @Test("1.64, 1.67 a value is written at Return, before the submit actions")
  func commit() throws {
    let log = Log()
    let host = TestHost { Number(log: log) }
    let field = try host.find(.textField("Number"))
    #expect(field.value == "5")
    try field.edit("42")
    host.turn()
    #expect(log.entries.isEmpty)
    try field.submit()
    host.turn()
    #expect(log.entries == ["W(42)", "submit 42"])
  }

  @Test("a field has the alignment of texts around it, and an editor no background where the app wants none")
  func looks() throws {
    struct Subject: View {
      @State private var text = ""
      var body: some View {
        TextField("Amount", text: $text).multilineTextAlignment(.trailing)
        TextEditor(text: $text).padding().scrollContentBackground(.hidden)
      }
    }
    let host = TestHost { Subject() }
    let field = try host.find(.textField("Amount")).element.content as? TextFieldContent
    #expect(field?.alignment == .trailing && field?.hidesBackground == false)
    let editor = try host.find(.role(.textEditor)).element.content as? TextFieldContent
    #expect(editor?.alignment == .leading && editor?.hidesBackground == true)
  }

  @Test("1.64 text that says no value leaves the value alone, and the end of the edit shows it again")
  func nonsense() throws {
    let log = Log()
    let host = TestHost { Number(log: log) }
    try host.find(.textField("Number")).focus()
    host.turn()
    try host.find(.textField("Number")).edit("abc")
    host.turn()
    #expect(try host.find(.textField("Number")).value == "abc")
    try host.find(.textField("Number")).unfocus()
    host.turn()
    #expect(log.entries.isEmpty)
    #expect(try host.find(.textField("Number")).value == "5")
  }

  @Test("1.65 a program's write replaces the text unless it is being edited")
  func programWrite() throws {
    let host = TestHost { Number(log: Log()) }
    try host.find(.button("Nine")).press()
    host.turn()
    #expect(try host.find(.textField("Number")).value == "9")
    try host.find(.textField("Number")).edit("12")
    host.turn()
    try host.find(.button("Nine")).press()
    host.turn()
    #expect(try host.find(.textField("Number")).value == "12")
  }

  @Test("1.66, 1.68 losing the focus submits nothing; all actions on the way up run, up to a scope")
  func submitActions() throws {
    let log = Log()
    let host = TestHost {
      VStack {
        TextField("Name", text: .constant("")).onSubmit { log.entries.append("inner") }
      }
      .submitScope().onSubmit { log.entries.append("middle") }
      .onSubmit(of: .search) { log.entries.append("search") }
      TextField("Other", text: .constant("")).onSubmit { log.entries.append("other") }
    }
    try host.find(.textField("Name")).submit()
    host.turn()
    #expect(log.entries == ["inner"])
    try host.find(.textField("Other")).submit()
    host.turn()
    #expect(log.entries == ["inner", "other"])
  }

  @Test("1.74 the old forms tell of the begin and the end of the editing, and of Return alone")
  func oldForms() throws {
    let log = Log()
    let host = TestHost {
      TextField(
        "Name", text: .constant("a"), onEditingChanged: { log.entries.append("\($0)") },
        onCommit: { log.entries.append("commit") })
    }
    let field = try host.find(.textField("Name"))
    try field.focus()
    host.turn()
    try field.submit()
    host.turn()
    try field.unfocus()
    host.turn()
    #expect(log.entries == ["true", "commit", "false"])
  }

  @Test("1.63, 1.73 secure fields and editors write each edit, and Return in an editor submits nothing")
  func secureAndEditor() throws {
    struct Subject: View {
      @State var password = ""
      @State var text = ""
      let log: Log
      var body: some View {
        Group {
          SecureField("Password", text: $password)
          TextEditor(text: $text)
        }
        .onSubmit { log.entries.append("submit") }
        Text(verbatim: "\(password) \(text)")
      }
    }
    let log = Log()
    let host = TestHost { Subject(log: log) }
    try host.find(.secureField("Password")).edit("abc")
    host.turn()
    try host.find(.textEditor).edit("a\nb")
    host.turn()
    _ = try host.find(.text("abc a\nb"))
    try host.find(.textEditor).submit()
    host.turn()
    #expect(log.entries.isEmpty)
  }

  @Test("what a keyboard on screen should be is told to the host")
  func traits() throws {
    let host = TestHost {
      TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textInputAutocapitalization(.never)
        .autocorrectionDisabled().submitLabel(.send).textContentType(.emailAddress)
    }
    let content = try #require(try host.find(.textField("Mail")).element.content as? TextFieldContent)
    #expect(content.traits.keyboard == .emailAddress)
    #expect(content.traits.capitalization == .never)
    #expect(content.traits.isCorrected == false)
    #expect(content.traits.submitLabel == .send)
    #expect(content.traits.contentType == "email")
  }

  @Test("a formatter turns text into a value")
  func formatter() throws {
    struct Subject: View {
      @State var price = 2.5
      var body: some View {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        return VStack {
          TextField("Price", value: $price, formatter: formatter)
          Text(verbatim: "is \(price)")
        }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.textField("Price")).edit("3.25")
    host.turn()
    try host.find(.textField("Price")).submit()
    host.turn()
    _ = try host.find(.text("is 3.25"))
  }

  @Test("1.64 a number without end is no Decimal, and leaves the value alone")
  func endlessDecimal() throws {
    struct Price: View {
      @State var price = Decimal(3)
      let formatter = NumberFormatter()
      var body: some View {
        TextField("Price", value: $price, formatter: formatter)
        Text(verbatim: "is \(price)")
      }
    }
    let host = TestHost { Price() }
    for text in ["∞", String(repeating: "9", count: 400), "-∞", "NaN"] {
      try host.find(.textField("Price")).edit(text)
      try host.find(.textField("Price")).submit()
      host.turn()
      #expect(host.texts.contains("is 3"), "\(text)")
    }
  }
}
