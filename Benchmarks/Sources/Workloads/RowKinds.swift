import Combine
import Observation
import SwiftUI

/// Rows whose text is in one kind of model data. Each row is `HStack { Text; Text(value) }`.
@MainActor
protocol RowKind {
  associatedtype Element: Identifiable
  associatedtype Row: View

  nonisolated static var name: String { get }

  init()
  func element(_ id: Int) -> Element
  func row(_ element: Element) -> Row
  func set(_ element: Element, to text: String)
}

final class RowObject: ObservableObject, Identifiable {
  let id: Int
  @Published var text = "0"

  init(_ id: Int) { self.id = id }
}

struct ObjectRow: View {
  @ObservedObject var object: RowObject

  var body: some View {
    HStack {
      Text(verbatim: "Row")
      Text(verbatim: object.text)
    }
  }
}

struct ObjectRows: RowKind {
  static var name: String { "ObservableObject" }
  func element(_ id: Int) -> RowObject { RowObject(id) }
  func row(_ element: RowObject) -> ObjectRow { ObjectRow(object: element) }
  func set(_ element: RowObject, to text: String) { element.text = text }
}

@Observable final class RowModel: Identifiable {
  @ObservationIgnored let id: Int
  var text = "0"

  init(_ id: Int) { self.id = id }
}

struct ObservableRow: View {
  let model: RowModel

  var body: some View {
    HStack {
      Text(verbatim: "Row")
      Text(verbatim: model.text)
    }
  }
}

struct ObservableRows: RowKind {
  static var name: String { "@Observable" }
  func element(_ id: Int) -> RowModel { RowModel(id) }
  func row(_ element: RowModel) -> ObservableRow { ObservableRow(model: element) }
  func set(_ element: RowModel, to text: String) { element.text = text }
}

/// What the outside needs to write the state of rows.
final class StateHandles {
  /// By the rows' ids.
  var texts: [Binding<String>?] = []

  func keep(_ text: Binding<String>, of id: Int) { texts[id] = text }
}

struct StateItem: Identifiable, Equatable {
  let id: Int
}

struct StateRow: View {
  let item: StateItem
  let handles: StateHandles
  @State private var text = "0"

  var body: some View {
    // Not with a modifier: that would be a part of the row, and of its cost.
    let _ = handles.keep($text, of: item.id)
    HStack {
      Text(verbatim: "Row")
      Text(verbatim: text)
    }
  }
}

struct StateRows: RowKind {
  private let handles = StateHandles()

  static var name: String { "@State" }
  func element(_ id: Int) -> StateItem {
    // Room now: what the benchmark itself keeps is not the heap of a row.
    while handles.texts.count <= id { handles.texts.append(nil) }
    return StateItem(id: id)
  }
  func row(_ element: StateItem) -> StateRow { StateRow(item: element, handles: handles) }
  func set(_ element: StateItem, to text: String) { handles.texts[element.id]!.wrappedValue = text }
}
