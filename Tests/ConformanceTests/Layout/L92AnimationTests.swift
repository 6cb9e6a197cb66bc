import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("9.2: Frames and animations") struct L92AnimationTests {
  @Observable final class Model {
    var isOn = false
  }

  private func animate(_ view: LaidOut, _ model: Model) {
    withAnimation(.linear(duration: 10)) { model.isOn = true }
    view.turn()
  }

  struct Noted: View {
    let model: Model
    let notes: L5Notes<CGSize>
    var body: some View {
      let notes = self.notes
      let layout = L5Custom(place: { bounds, proposal, members in
        notes.add(bounds.size)
        L5Custom.fill(bounds, proposal, members)
      })
      layout { Color.red.named("c") }.frame(width: model.isOn ? 200 : 100, height: 50)
    }
  }

  @Test("9.20: a change that is animated is laid out once, for its end")
  func onlyTheEnd() {
    let model = Model()
    let notes = L5Notes<CGSize>()
    let view = LaidOut(300, 100) { Noted(model: model, notes: notes) }
    #expect(view["c"] == rect(0, 0, 100, 50))
    animate(view, model)
    #expect(view["c"] == rect(0, 0, 200, 50))
    #expect(notes.all == [CGSize(width: 100, height: 50), CGSize(width: 200, height: 50)])
    view.turn()
    #expect(notes.all.count == 2)
  }

  struct Modified: View {
    let model: Model
    var body: some View {
      HStack(alignment: .top, spacing: model.isOn ? 20 : 0) {
        Color.red.frame(width: model.isOn ? 30 : 10, height: 10).named("frame")
        fixed(10, 10).named("padding").padding(.leading, model.isOn ? 5 : 0)
        Color.red.aspectRatio(model.isOn ? 2 : 1, contentMode: .fit).frame(height: 10).named("ratio")
        fixed(10, 10).named("position").position(x: model.isOn ? 15 : 5, y: 5).frame(width: 20, height: 10)
      }
      .fixedSize()
    }
  }

  @Test("9.21: frames of views in frames, padding, stacks and positions are those at the end")
  func modifiers() {
    let model = Model()
    let view = LaidOut(300, 100) { Modified(model: model) }
    #expect(view.size == CGSize(width: 50, height: 10))
    #expect(view["frame"] == rect(0, 0, 10, 10))
    #expect(view["padding"] == rect(10, 0, 10, 10))
    #expect(view["ratio"] == rect(20, 0, 10, 10))
    #expect(view["position"] == rect(30, 0, 10, 10))
    animate(view, model)
    // 30, 15, 20 and 20 wide, 20 apart.
    #expect(view.size == CGSize(width: 145, height: 10))
    #expect(view["frame"] == rect(0, 0, 30, 10))
    #expect(view["padding"] == rect(55, 0, 10, 10))
    #expect(view["ratio"] == rect(85, 0, 20, 10))
    #expect(view["position"] == rect(135, 0, 10, 10))
  }

  struct Switched: View {
    let model: Model
    var body: some View {
      let layout = model.isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        fixed(20, 10).named("a")
        fixed(30, 10).named("b")
      }
    }
  }

  @Test("9.22: members of a layout that is exchanged have the frames of the new one")
  func exchangedLayout() {
    let model = Model()
    let view = LaidOut(300, 100) { Switched(model: model) }
    #expect(view["b"] == rect(20, 0, 30, 10))
    animate(view, model)
    #expect(view.size == CGSize(width: 30, height: 20))
    #expect(view["a"] == rect(5, 0, 20, 10))
    #expect(view["b"] == rect(0, 10, 30, 10))
  }

  struct Wrapped: View {
    let model: Model
    var body: some View {
      Text("Hello brave world").named("t").frame(width: model.isOn ? 60 : 200, alignment: .leading)
    }
  }

  @Test("9.23: a text is wrapped at once for the width at the end")
  func text() {
    let model = Model()
    let view = LaidOut(300, 100) { Wrapped(model: model) }
    #expect(view["t"] == rect(0, 0, 170, 20))
    animate(view, model)
    #expect(view.size == CGSize(width: 60, height: 60))
    #expect(view["t"] == rect(0, 0, 60, 60))
  }

  struct Appearing: View {
    let model: Model
    let isGrouped: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        fixed(20, model.isOn ? 30 : 10)
        if isGrouped {
          row.geometryGroup()
        } else {
          row
        }
      }
    }

    private var row: some View {
      HStack(spacing: 0) {
        fixed(20, 10).named("a")
        if model.isOn { fixed(30, 10).named("new") }
      }
    }
  }

  @Test("9.24: a view that appears has its frame at the end; a geometry group changes no frame", arguments: [false, true])
  func appearing(_ isGrouped: Bool) {
    let model = Model()
    let view = LaidOut(300, 100) { Appearing(model: model, isGrouped: isGrouped) }
    #expect(view["a"] == rect(0, 10, 20, 10))
    animate(view, model)
    #expect(view.size == CGSize(width: 50, height: 40))
    #expect(view["a"] == rect(0, 30, 20, 10))
    #expect(view["new"] == rect(20, 30, 30, 10))
  }

  struct Quiet: View {
    let model: Model
    var body: some View {
      HStack(spacing: 0) {
        fixed(model.isOn ? 50 : 10, 10).transaction { $0.animation = nil }.named("a")
        fixed(10, 10).named("b").animation(.linear(duration: 10), value: model.isOn)
      }
    }
  }

  @Test("9.25: which animation covers a change makes no difference to the frames at its end")
  func transactions() {
    let model = Model()
    let view = LaidOut(300, 100) { Quiet(model: model) }
    #expect(view["b"] == rect(10, 0, 10, 10))
    animate(view, model)
    #expect(view["a"] == rect(0, 0, 50, 10))
    #expect(view["b"] == rect(50, 0, 10, 10))
  }
}
