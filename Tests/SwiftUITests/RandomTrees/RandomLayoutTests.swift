import RandomInput
import SwiftUI
import Testing
import ViewLayout

@testable import SwiftUICore
@testable import SwiftUITesting

/// What a layout has after changes is what that of a fresh tree has.
@MainActor
@Suite("Random layouts", .serialized)
struct RandomLayoutTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many steps to take. `Scripts/check layouts` takes a million.
  private static let steps = environment["LAYOUT_STEPS"].flatMap(Int.init) ?? 2000
  private static let first = environment["LAYOUT_SEED"].flatMap(UInt64.init) ?? 1
  private static let stepsPerTree = 50

  @MainActor
  private final class Model: ObservableObject {
    @Published var plan: LayoutPlan
    init(_ plan: LayoutPlan) { self.plan = plan }
  }

  private struct Root: View {
    @ObservedObject var model: Model
    var body: some View { LayoutPlanView(plan: model.plan) }
  }

  private func makeHost(_ model: Model, _ size: CGSize) -> TestHost {
    let host = TestHost(windowSize: size, textMetrics: .proportional) { Root(model: model) }
    host.checksPatches = false
    host.recorder.keepsRecords = false
    return host
  }

  /// Each element with the box that the layout gives it, in the order of the tree.
  private func frames(_ host: TestHost) -> [String] {
    var lines: [String] = []
    // Those of which another one is shown are nowhere.
    var hidden: Set<UInt32> = []
    func add(_ element: Element, _ depth: Int) {
      if hidden.contains(element.id.rawValue) { return }
      let node = host.graph.layout?.node(element.id)
      let frame = node.flatMap { $0.hasPlace ? $0.windowFrame(at: 0) : nil }
      lines.append(String(repeating: " ", count: depth) + element.summary + " " + (frame.map(Self.text) ?? "-"))
      if let fitting = node as? FittingNode {
        for (place, child) in fitting.children.enumerated() where place != fitting.chosen { hidden.insert(child.id) }
      }
      for child in element.children { add(child, depth + 1) }
    }
    add(host.element, 0)
    return lines
  }

  private static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%.3f", $0 == 0 ? 0 : $0) }.joined(separator: ",")
  }

  private func turns(_ host: TestHost) { for _ in 0..<20 where !host.turn() { return } }

  @Test("after any change each view is where it is in a tree that is made anew, whatever the containers, modifiers and windows")
  func edits() {
    var done = 0
    var seed = Self.first
    while done < Self.steps {
      var planner = LayoutPlanner(seed: seed)
      let model = Model(planner.plan(4))
      var size = CGSize(width: 390, height: 600)
      let host = makeHost(model, size)
      for step in 0..<Self.stepsPerTree {
        let old = model.plan
        if planner.number(0...9) == 0 {
          size = CGSize(width: planner.number(2...10) * 50, height: planner.number(2...10) * 50)
          host.windowSize = size
        } else {
          let new = planner.changed(old, 4)
          model.plan = new.count > 60 ? planner.plan(3) : new
        }
        turns(host)
        done += 1
        let fresh = makeHost(model, size)
        turns(fresh)
        let (patched, made) = (frames(host), frames(fresh))
        fresh.unmount()
        if patched == made { continue }
        let differing = zip(patched, made).enumerated().filter { $0.element.0 != $0.element.1 }.prefix(12)
          .map { "\($0.element.0)\n  fresh: \($0.element.1.trimmingPrefix { $0 == " " })" }
        Issue.record(
          """
          LAYOUT_SEED=\(seed), step \(step), \(size): after the change of
          \(old)
          to
          \(model.plan)
          \(differing.joined(separator: "\n"))
          """)
        return
      }
      host.unmount()
      seed += 1
    }
  }
}
