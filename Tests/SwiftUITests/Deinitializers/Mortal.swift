import Combine
import SwiftUI

@testable import SwiftUICore
@testable import SwiftUITesting

/// An object that does something when its last reference goes.
// Unchecked: tests use it on the main actor only.
final class Mortal: ObservableObject, Hashable, @unchecked Sendable {
  @Published var count = 0
  private let deed: @MainActor @Sendable () -> Void

  init(_ deed: @escaping @MainActor @Sendable () -> Void) {
    self.deed = deed
  }

  deinit {
    let deed = deed
    MainActor.assumeIsolated { deed() }
  }

  static func == (left: Mortal, right: Mortal) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a deinitializer does to views that stay.
enum Deed: CaseIterable {
  case writesState, writesAnimated, publishes, sends, changesObservable, dismisses, inserts, usesAnotherHost, turns, unmounts
}

/// A mortal, who holds nothing but what it needs for its deed, and the hosts that show it.
@MainActor
final class Stage {
  final class Classic: ObservableObject {
    @Published var count = 0
  }

  /// Announces by hand.
  final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  @Observable final class Modern {
    var count = 0
  }

  final class Switcher: ObservableObject {
    @Published var isOn = true
    @Published var ticks = 0
  }

  let deed: Deed
  let classic = Classic()
  let manual = Manual()
  let modern = Modern()
  let switcher = Switcher()
  let spare = Mortal {}
  let subject = PassthroughSubject<Int, Never>()
  /// The last reference but those that views have. Gone once the views are there.
  var mortal: Mortal?
  private(set) weak var living: Mortal?
  private(set) var performances = 0
  // What the main board gives away when it appears.
  var count: Binding<Int>?
  var rows: Binding<[Int]>?
  var dismiss: DismissAction?
  /// A binding that one view gives to another.
  var binding: Binding<Mortal?>?
  /// Items of lazy rows.
  let items = Items()
  let elements = Elements()
  var journal: [String] = []
  weak var host: TestHost?

  struct Element: Identifiable {
    let id = 1
    var mortal: Mortal?
  }

  final class Elements: ObservableObject {
    @Published var all = [Element()]
  }

  final class Items: ObservableObject {
    @Published var all = Array(0..<10)
    /// Whether rows are views of another type.
    var changesKind = false
  }

  init(_ deed: Deed) {
    self.deed = deed
    let mortal = Mortal { [weak self] in self?.perform() }
    self.mortal = mortal
    living = mortal
  }

  private func perform() {
    performances += 1
    switch deed {
    case .writesState: count?.wrappedValue += 1
    case .writesAnimated: withAnimation { count?.wrappedValue += 1 }
    case .publishes: classic.count += 1
    case .sends: manual.count += 1
    case .changesObservable: modern.count += 1
    case .dismisses: dismiss?()
    case .inserts: rows?.wrappedValue.append(1)
    case .usesAnotherHost:
      let host = TestHost { BoardView(stage: self, isMain: false) }
      classic.count += 1
      host.turn()
      journal.append(contentsOf: host.texts.filter { $0 == "published 1" })
      host.unmount()
    case .turns:
      classic.count += 1
      host?.turn()
      _ = host?.graph.root
    case .unmounts: host?.unmount()
    }
  }
}

/// Shows everything that a deed can change.
struct BoardView: View {
  let stage: Stage
  let isMain: Bool
  @State private var count = 0
  @State private var rows: [Int] = []
  @State private var isPresented = true

  var body: some View {
    StateLine(count: count, stage: stage, isMain: isMain)
    ClassicLine(classic: stage.classic)
    ManualLine(manual: stage.manual)
    ModernLine(modern: stage.modern)
    ForEach(rows, id: \.self) { Text("row \($0)") }
    Text("end of board")
      .onAppear {
        if isMain { (stage.count, stage.rows) = ($count, $rows) }
      }
      // In the window the sheet would wait for those of the holders.
      .inspector(isPresented: .constant(true)) {
        Color.clear.sheet(isPresented: $isPresented) { Presented(stage: stage, isMain: isMain) }
      }
  }

  private struct StateLine: View {
    let count: Int
    let stage: Stage
    let isMain: Bool
    var body: some View {
      Text("state \(count)").onChange(of: count) { if isMain { stage.journal.append("changed \(count)") } }
    }
  }

  private struct ClassicLine: View {
    @ObservedObject var classic: Stage.Classic
    var body: some View { Text("published \(classic.count)") }
  }

  private struct ManualLine: View {
    @ObservedObject var manual: Stage.Manual
    var body: some View { Text("sent \(manual.count)") }
  }

  private struct ModernLine: View {
    let modern: Stage.Modern
    var body: some View { Text("observed \(modern.count)") }
  }

  private struct Presented: View {
    let stage: Stage
    let isMain: Bool
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("presented").onAppear { if isMain { stage.dismiss = dismiss } }
    }
  }

  /// What stands on a board after a deed.
  static func lines(after deed: Deed?, isMain: Bool) -> [String] {
    let changesState = isMain && (deed == .writesState || deed == .writesAnimated)
    let publishes = deed == .publishes || deed == .usesAnotherHost || deed == .turns
    return [
      "state \(changesState ? 1 : 0)", "published \(publishes ? 1 : 0)", "sent \(deed == .sends ? 1 : 0)",
      "observed \(deed == .changesObservable ? 1 : 0)",
    ] + (isMain && deed == .inserts ? ["row 1"] : []) + ["end of board"] + (isMain && deed == .dismisses ? [] : ["presented"])
  }
}
