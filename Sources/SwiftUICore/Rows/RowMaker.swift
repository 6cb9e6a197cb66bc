/// What makes the content of rows. Between a `ForEach` and its rows, so that they share one closure.
class RowMaker<Value, Content: View>: ViewNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var makeContent: (Value) -> Content
  final let rowType = EvaluableType.of(ForEachRow<Value, Content>.self)

  init(_ makeContent: @escaping (Value) -> Content, _ context: _NodeContext) {
    self.makeContent = makeContent
    super.init(context)
  }
}
