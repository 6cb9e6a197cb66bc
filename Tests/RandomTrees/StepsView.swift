import RandomInput
import SwiftUI

/// A tree that changes in one place with each step, and is another one after some. A new window shows the step at which any window is.
struct StepsView: View {
  fileprivate static var latest = 0

  var body: some View { StepView(step: Self.latest) }
}

private struct StepView: View {
  private static let stepsPerTree = 10

  @State var step: Int

  private var plan: LayoutPlan {
    var planner = LayoutPlanner(seed: UInt64(step / Self.stepsPerTree + 1))
    var plan = planner.plan(4)
    for _ in 0..<step % Self.stepsPerTree { plan = planner.changed(plan, 4) }
    return plan
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Next") {
        step += 1
        StepsView.latest = step
      }
      // What is wider or higher than its room may lie over it otherwise.
      .zIndex(1)
      Text("Step \(step)")
      LayoutPlanView(plan: plan).frame(width: 600, height: 500, alignment: .topLeading)
    }
  }
}
