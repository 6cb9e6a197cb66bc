import SwiftUI
import SwiftUITesting
import Testing

/// What the evaluation of a view tracks of `Observable` objects.
@MainActor @Suite("Observation in views") struct ObservationTests {
  @Observable final class Model {
    var name = "a"
    var count = 0
    @ObservationIgnored var ignored = 0
    var doubled: Int { count * 2 }
  }

  struct NameReader: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  struct CountReader: View {
    let model: Model
    var body: some View { Text("\(model.doubled)") }
  }

  struct Parent: View {
    let model: Model
    var body: some View {
      NameReader(model: model)
      CountReader(model: model)
      Button("Add") { model.count += 1 }
    }
  }

  @Test("only the view that reads the property is evaluated, also through a computed one (69, 76, 96)")
  func onlyReaders() throws {
    let model = Model()
    let host = TestHost { Parent(model: model) }
    host.resetCounts()
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.texts == ["a", "2", "Add"])
    #expect(host.evaluations(of: CountReader.self) == 1)
    #expect(host.evaluationCount == 1)
    #expect(host.commits.map(\.patches.count) == [1])
  }

  @Test("an equal write, an ignored property and a property that nobody read evaluate nothing (49, 72, 79)")
  func nothing() {
    let model = Model()
    let host = TestHost { NameReader(model: model) }
    model.name = "a"
    model.ignored += 1
    model.count += 1
    #expect(!host.turn())
  }

  @Test("an action's reads are not tracked (97)")
  func actions() throws {
    struct Acting: View {
      let model: Model
      var body: some View {
        Button("Press") { _ = model.count }
          .onAppear { _ = model.count }
          .onChange(of: 1, initial: true) { _ = model.count }
      }
    }
    let model = Model()
    let host = TestHost { Acting(model: model) }
    try host.find(.button("Press")).press()
    model.count += 1
    #expect(!host.turn())
  }

  struct Row: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  struct Rows: View {
    let models: [Model]
    var body: some View {
      ForEach(models.indices, id: \.self) { index in
        Text(models[index].name)
        Row(model: models[index])
      }
    }
  }

  @Test("what the closure of a ForEach reads belongs to the row, not to the view around it (97)")
  func rows() {
    let models = (0..<3).map { _ in Model() }
    let host = TestHost { Rows(models: models) }
    host.resetCounts()
    models[1].name = "b"
    host.turn()
    #expect(host.texts == ["a", "a", "b", "b", "a", "a"])
    #expect(host.evaluations(of: Rows.self) == 0)
    #expect(host.evaluations(of: Row.self) == 1)
    #expect(host.patchCount == 2)
  }

  final class Log {
    var entries: [String] = []
  }

  struct Named: View {
    let name: String
    let log: Log
    var body: some View {
      let _ = log.entries.append("body \(name)")
      Text(name)
    }
  }

  struct LateReader: View {
    let models: [Model]
    let log: Log
    @State private var names = [String](repeating: "", count: 40)
    @State private var reads = false

    var body: some View {
      Button("Evaluate") { names[30] += "!" }
      Button("Read") { reads = true }
      ForEach(models.indices, id: \.self) { index in
        let _ = log.entries.append("row \(index)")
        Named(name: "\(index)" + names[index] + (reads ? models[index].name : ""), log: log)
      }
    }
  }

  @Test("each row's content is made once, and evaluated before the next row's is made")
  func orderOfRows() throws {
    let log = Log()
    let host = TestHost { LateReader(models: (0..<40).map { _ in Model() }, log: log) }
    log.entries = []
    try host.find(.button("Evaluate")).press()
    host.turn()
    #expect(log.entries == (0...30).map { "row \($0)" } + ["body 30!"] + (31..<40).map { "row \($0)" })
  }

  @Test("rows that read an object only later depend on it from then on, each for itself (97)")
  func lateRows() throws {
    let log = Log()
    let models = (0..<40).map { _ in Model() }
    for model in models { model.name = "" }
    let host = TestHost { LateReader(models: models, log: log) }
    // Their views stay the same.
    try host.find(.button("Read")).press()
    host.turn()
    for index in [7, 39, 7] {
      models[index].name += "+"
      log.entries = []
      host.turn()
      #expect(log.entries == ["row \(index)", "body \(index)\(models[index].name)"])
    }
    try host.find(.button("Evaluate")).press()
    host.turn()
    log.entries = []
    models[0].name = "0"
    host.turn()
    #expect(log.entries == ["row 0", "body 00"])
  }

  static let shared = Model()
  static let alternative = Model()

  struct GlobalReader: View {
    @State private var usesShared = true
    var body: some View {
      Text(usesShared ? ObservationTests.shared.name : ObservationTests.alternative.name)
      Button("Switch") { usesShared.toggle() }
    }
  }

  @Test("an object that no property holds is tracked; each evaluation replaces what the one before tracked (95, 98)")
  func globals() throws {
    Self.shared.name = "shared"
    Self.alternative.name = "alternative"
    let host = TestHost { GlobalReader() }
    Self.shared.name = "shared, new"
    #expect(host.turn())
    #expect(host.texts.first == "shared, new")
    try host.find(.button("Switch")).press()
    host.turn()
    Self.shared.name = "unread"
    #expect(!host.turn())
    Self.alternative.name = "alternative, new"
    #expect(host.turn())
    #expect(host.texts.first == "alternative, new")
  }

  private static let first = Model()
  private static let second = Model()

  /// Nothing about its type says that it reads an `Observable` object, and it is evaluated once before it reads another.
  struct Undeclared: View {
    @State private var readsFirst = true
    var body: some View {
      Text(readsFirst ? ObservationTests.first.name : ObservationTests.second.name)
      Button("Switch") { readsFirst = false }
    }
  }

  @Test("also the first evaluation of a type is replaced by the second (95)")
  func firstEvaluation() throws {
    let host = TestHost { Undeclared() }
    try host.find(.button("Switch")).press()
    host.turn()
    Self.first.name = "unread"
    #expect(!host.turn())
  }

  @Test("a removed view is no longer tracked, and the object does not keep it (100)")
  func removal() throws {
    final class Token {}
    struct Holder: View {
      let token: Token
      var body: some View { Text(ObservationTests.alternative.name) }
    }
    struct Hider: View {
      @State private var isShown = true
      let make: () -> Token
      var body: some View {
        if isShown { Holder(token: make()) }
        Button("Hide") { isShown = false }
      }
    }
    weak var token: Token?
    let host = TestHost {
      Hider {
        let new = Token()
        token = new
        return new
      }
    }
    #expect(token != nil)
    try host.find(.button("Hide")).press()
    host.turn()
    #expect(token == nil)
    Self.alternative.name += "!"
    #expect(!host.turn())
  }

  @Test("objects in optionals, arrays and existentials are tracked (81)")
  func containers() {
    struct Reader: View {
      let optional: Model?
      let array: [Model]
      let existential: any Observable & AnyObject
      var body: some View {
        Text("\(optional?.name ?? "") \(array.map(\.name).joined()) \((existential as? Model)?.name ?? "")")
      }
    }
    let models = (0..<3).map { _ in Model() }
    let host = TestHost { Reader(optional: models[0], array: [models[1]], existential: models[2]) }
    for model in models {
      model.name = "b"
      #expect(host.turn())
    }
    #expect(host.texts == ["b b b"])
  }

  @Test("views that read one property are evaluated in the order in which they were made")
  func order() {
    final class Log { var rows: [Int] = [] }
    struct Numbered: View {
      let number: Int
      let model: Model
      let log: Log
      var body: some View {
        let _ = log.rows.append(number)
        Text("\(model.count)")
      }
    }
    let model = Model()
    let log = Log()
    let host = TestHost { ForEach(0..<50) { Numbered(number: $0, model: model, log: log) } }
    for _ in 0..<3 {
      log.rows = []
      model.count += 1
      host.turn()
      #expect(log.rows == Array(0..<50))
    }
  }

  @Test("a modifier's body is tracked by the modifier (95)")
  func modifiers() {
    struct Decorating: ViewModifier {
      let model: Model
      func body(content: Content) -> some View {
        content
        Text(model.name)
      }
    }
    struct Plain: View {
      let model: Model
      var body: some View { Text("plain").modifier(Decorating(model: model)) }
    }
    let model = Model()
    let host = TestHost { Plain(model: model) }
    host.resetCounts()
    model.name = "b"
    host.turn()
    #expect(host.texts == ["plain", "b"])
    #expect(host.evaluations(of: Plain.self) == 0)
  }

  @Test("several changes in one turn are one evaluation, and manual mutations count (27, 78)")
  func coalescing() {
    let model = Model()
    let host = TestHost { Parent(model: model) }
    host.resetCounts()
    model.count += 1
    model.count += 1
    model.name = "b"
    host.turn()
    #expect(host.evaluations(of: CountReader.self) == 1)
    #expect(host.evaluations(of: NameReader.self) == 1)
    #expect(host.evaluationCount == 2)
    #expect(!host.turn())
  }
}
