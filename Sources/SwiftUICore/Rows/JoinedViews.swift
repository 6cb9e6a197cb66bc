/// The views of one row of a list that is made from data: several stand beside each other.
///
/// Which types of views may be several is known from the types alone, so that a row of one view costs nothing.
struct JoinedViews<Content: View> {
  var content: Content
}

extension JoinedViews: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    guard SeveralViews.mayBe(Content.self) else { return Content._makeNode(&view.content, context) }
    var stack = HStack { view.content }
    return HStack<Content>._makeNode(&stack, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    guard SeveralViews.mayBe(Content.self) else { return Content._updateNode(node, &view.content) }
    var stack = HStack { view.content }
    HStack<Content>._updateNode(node, &stack)
  }
}

/// Which types of views may be several.
@MainActor
enum SeveralViews {
  private static let cache = MainActorTypeCache<Answer>()

  private final class Answer: Sendable {
    let mayBe: Bool
    init(_ mayBe: Bool) { self.mayBe = mayBe }
  }

  static func mayBe<Content: View>(_ type: Content.Type) -> Bool {
    cache.value(for: type) { Answer(find(type)) }.mayBe
  }

  fileprivate static func find<Content: View>(_ type: Content.Type) -> Bool {
    if let type = type as? any SeveralViewsType.Type { return type.mayBeSeveral }
    return Content.Body.self == Never.self ? false : find(Content.Body.self)
  }
}

/// A type of views that stands for others.
@MainActor
private protocol SeveralViewsType {
  static var mayBeSeveral: Bool { get }
}

extension TupleView: SeveralViewsType {
  fileprivate static var mayBeSeveral: Bool { !(T.self is any View.Type) }
}

extension ForEach: SeveralViewsType {
  fileprivate static var mayBeSeveral: Bool { true }
}

extension Group: SeveralViewsType where Content: View {
  fileprivate static var mayBeSeveral: Bool { SeveralViews.find(Content.self) }
}

extension Optional: SeveralViewsType where Wrapped: View {
  fileprivate static var mayBeSeveral: Bool { SeveralViews.find(Wrapped.self) }
}

extension _ConditionalContent: SeveralViewsType where TrueContent: View, FalseContent: View {
  fileprivate static var mayBeSeveral: Bool { SeveralViews.find(TrueContent.self) || SeveralViews.find(FalseContent.self) }
}

extension ModifiedContent: SeveralViewsType where Content: View, Modifier: ViewModifier {
  fileprivate static var mayBeSeveral: Bool { SeveralViews.find(Content.self) }
}
