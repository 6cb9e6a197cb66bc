/// What makes the content of rows. Between a `ForEach` and its rows, so that they share one closure.
class RowMaker<Value, Content: View>: ViewNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var makeContent: (Value) -> Content
  final let rowType = EvaluableType.of(ForEachRow<Value, Content>.self)

  /// Whether several views of one element are one row.
  final let joinsViews: Bool

  init(_ makeContent: @escaping (Value) -> Content, joinsViews: Bool, _ context: _NodeContext) {
    self.makeContent = makeContent
    self.joinsViews = joinsViews && SeveralViews.mayBe(Content.self)
    super.init(context)
  }
}
