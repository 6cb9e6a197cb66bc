import Combine
import SwiftUI

/// Shows a plan.
struct PlanView: View {
  let plan: Plan
  let ledger: Ledger

  private func inner(_ plan: Plan) -> PlanView { PlanView(plan: plan, ledger: ledger) }

  var body: some View {
    switch plan {
    case .text(let number): Text("text \(number)").padding(CGFloat(number % 3))
    case .toggle(let isOn): Toggle("toggle", isOn: .constant(isOn))
    case .card(let number): Card(number: number)
    case .caption: CaptionView()
    case .stateful: StatefulView(ledger: ledger)
    case .mortal(let kind): MortalView(kind: kind, farewells: ledger.farewells)
    case .stack(let plans): VStack { ForEach(Array(plans.enumerated()), id: \.offset) { inner($0.element) } }
    case .group(let plans): ForEach(Plan.sortedKeys(plans), id: \.self) { inner(plans[$0]!) }
    case .optional(let plan): if let plan { inner(plan) }
    case .branch(let isFirst, let plan): if isFirst { inner(plan) } else { HStack { inner(plan) } }
    case .erased(let plan): AnyView(inner(plan))
    case .identified(let id, let plan): inner(plan).id(id)
    case .list(let plans):
      List {
        ForEach(Array(plans.enumerated()), id: \.offset) { place, plan in
          Section {
            inner(plan)
          } header: {
            if place % 2 == 0 { Text("section \(place)") }
          }
        }
      }
    case .rows(let ids): List(ids, id: \.self) { RowView(id: $0, ledger: ledger) }
    case .sheet(let isPresented, let plan):
      // Of sheets only one comes at a time. What stands beside the window comes in any number.
      Text("presenter").inspector(isPresented: .constant(isPresented)) { inner(plan) }
    case .effect(let effect, let plan): EffectView(effect: effect, content: inner(plan), ledger: ledger)
    }
  }
}

/// Elements that stand directly in one container, and whose properties change alone or with others.
private struct Card: View {
  let number: Int

  var body: some View {
    VStack(spacing: number % 2 == 0 ? nil : 4) {
      Text("title \(number % 3)").font(number % 5 == 0 ? .title : nil).bold(number % 2 == 0)
      Text(number % 4 == 0 ? "" : "text \(number % 2)")
      Button("button \(number % 2)") {}.disabled(number % 3 == 0)
      TextField("prompt \(number % 2)", text: .constant("typed \(number % 4)"))
      ScrollView(number % 3 == 0 ? .horizontal : .vertical) { Text("inside \(number % 4)") }
      if number % 7 == 0 { Divider() }
      Slider(value: .constant(Double(number % 3)), in: 0...Double(1 + number % 2))
      ProgressView(value: number % 5 == 0 ? nil : 0.5) { Text("progress \(number % 2)") }
      Group {
        Circle().fill(number % 2 == 0 ? .red : .blue)
        if number % 3 == 0 { Color.red }
      }
      .opacity(number % 4 == 0 ? 1 : 0.5)
      .overlay(alignment: number % 5 == 0 ? .top : .bottom) {
        if number % 2 == 0 { Text("badge \(number % 3)") }
      }
      .onTapGesture {}
    }
    .foregroundStyle(number % 2 == 0 ? Color.red : .blue)
    .font(number % 3 == 0 ? .body : .caption)
  }
}

private struct CaptionView: View {
  @Environment(\.caption) private var caption
  var body: some View { Text("caption \(caption)") }
}

/// Gives bindings to its state away. Its text is another one in a tree that is made anew.
private struct StatefulView: View {
  let ledger: Ledger
  @State private var count = 0
  @State private var pair = Pair()

  struct Pair: Equatable {
    var first = 0
    var second = 0
  }

  var body: some View {
    Text("kept \(count + pair.first + pair.second)").onAppear {
      ledger.keep($count)
      ledger.keep($pair.first)
      ledger.keep($pair.second)
    }
  }
}

private struct RowView: View {
  let id: Int
  let ledger: Ledger
  @State private var count = 0
  @StateObject private var mortal: Farewells.Mortal

  init(id: Int, ledger: Ledger) {
    self.id = id
    self.ledger = ledger
    _mortal = StateObject(wrappedValue: Farewells.Mortal(kind: id % 6, ledger.farewells))
  }

  var body: some View {
    Text("row \(id) of \(mortal.kind), kept \(count)").onAppear { ledger.keep($count) }
  }
}

private struct MortalView: View {
  let kind: Int
  @StateObject private var mortal: Farewells.Mortal

  init(kind: Int, farewells: Farewells) {
    self.kind = kind
    _mortal = StateObject(wrappedValue: Farewells.Mortal(kind: kind, farewells))
  }

  var body: some View { Text("mortal \(kind)") }
}

private struct EffectView: View {
  let effect: Plan.Effect
  let content: PlanView
  let ledger: Ledger

  var body: some View {
    switch effect {
    case .preference(let number): content.preference(key: NumbersKey.self, value: [number])
    case .addedPreference(let number): content.transformPreference(NumbersKey.self) { $0.append(number) }
    case .task(let id): content.task(id: id) { await ledger.run() }
    case .buttonStyle(let number):
      if number % 4 == 0 { content.buttonStyle(.bordered) } else { content.buttonStyle(Framed(number: number)) }
    case .caption(let number): content.environment(\.caption, number)
    case .addedCaption(let number): content.transformEnvironment(\.caption) { $0 = ($0 + number) % 1000 }
    case .animation(let number): content.animation(.default, value: number)
    case .doubled: content.modifier(Doubled())
    }
  }

  private struct Framed: ButtonStyle {
    let number: Int
    @State private var initial = 1
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("styled \(number) \(initial)")
      }
    }
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      content
      HStack { content }
    }
  }
}

enum NumbersKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private enum CaptionKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

/// Only hosts write it.
enum HostCaptionKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var hostCaption: Int {
    get { self[HostCaptionKey.self] }
    set { self[HostCaptionKey.self] = newValue }
  }

  var caption: Int {
    get { self[CaptionKey.self] }
    set { self[CaptionKey.self] = newValue }
  }
}

/// What deinitializers change, each in a way of its own. All scenes show it.
@MainActor
final class Farewells: ObservableObject {
  @Published var published = 0
  @Published var animated = 0
  let observed = Observed()
  let manual = Manual()
  var kept: [Binding<Int>] = []

  @Observable final class Observed {
    var count = 0
  }

  final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  final class Mortal: ObservableObject {
    let kind: Int
    private let farewells: Farewells

    init(kind: Int, _ farewells: Farewells) {
      self.kind = kind
      self.farewells = farewells
    }

    deinit {
      let (kind, farewells) = (kind, farewells)
      MainActor.assumeIsolated { farewells.sayFarewell(kind) }
    }
  }

  fileprivate func sayFarewell(_ kind: Int) {
    switch kind {
    case 0: published += 1
    case 1: withAnimation { animated += 1 }
    case 2: observed.count += 1
    case 3: manual.count += 1
    case 4: kept.last?.wrappedValue += 1
    default:
      published += 1
      manual.count += 1
      kept.first?.wrappedValue += 1
    }
  }
}

/// What the views of one scene have told.
@MainActor
final class Ledger {
  let farewells: Farewells
  private let keepsBindings: Bool
  private(set) var runningTasks = 0
  var preferences: [Int] = []

  init(_ farewells: Farewells, keepsBindings: Bool) {
    self.farewells = farewells
    self.keepsBindings = keepsBindings
  }

  /// Keeps the newest and some old ones, whatever becomes of their views.
  func keep(_ binding: Binding<Int>) {
    guard keepsBindings else { return }
    if farewells.kept.count == 24 { farewells.kept.remove(at: runningTasks % 20) }
    farewells.kept.append(binding)
  }

  /// Runs until it is cancelled, on the main actor all the time.
  func run() async {
    runningTasks += 1
    let end = End()
    await withTaskCancellationHandler {
      await withCheckedContinuation { end.wait($0) }
    } onCancel: {
      MainActor.assumeIsolated { end.come() }
    }
    runningTasks -= 1
  }

  @MainActor
  private final class End {
    private var hasCome = false
    private var waiter: CheckedContinuation<Void, Never>?

    func wait(_ continuation: CheckedContinuation<Void, Never>) {
      if hasCome { continuation.resume() } else { waiter = continuation }
    }

    func come() {
      hasCome = true
      exchange(&waiter, with: nil)?.resume()
    }
  }
}

/// A plan between two texts, and what has been told.
struct PlanRoot: View {
  @ObservedObject var model: PlanModel
  let ledger: Ledger

  var body: some View {
    Text("before")
    VStack { PlanView(plan: model.plan, ledger: ledger) }
      .onPreferenceChange(NumbersKey.self) { ledger.preferences = $0 }
      .environment(\.caption, model.caption)
    FarewellLine(farewells: ledger.farewells, manual: ledger.farewells.manual)
  }

  private struct FarewellLine: View {
    @ObservedObject var farewells: Farewells
    @ObservedObject var manual: Farewells.Manual
    @Environment(\.hostCaption) private var hostCaption
    var body: some View {
      Text("host \(hostCaption)")
      Text("\(farewells.published) \(farewells.animated) \(farewells.observed.count) \(manual.count)")
    }
  }
}

final class PlanModel: ObservableObject {
  @Published var plan: Plan
  @Published var caption = 0
  init(_ plan: Plan) { self.plan = plan }
}
