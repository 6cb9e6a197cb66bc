/// What a view of a `PreviewProvider` says about itself as a preview. What is said farther inside counts.
package struct PreviewTraits: Equatable {
  package var name: String?
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  package var device: PreviewDevice?

  package init() {}
}

/// One of the previews that a `PreviewProvider` declares.
@MainActor
package struct PreviewMember {
  package let view: AnyView
  package var traits = PreviewTraits()

  /// The previews of a provider: each member of a group is one.
  package static func all(of provider: any PreviewProvider.Type) -> [PreviewMember] {
    func members<Provider: PreviewProvider>(_ provider: Provider.Type) -> [PreviewMember] { Self.members(of: provider.previews) }
    return members(provider)
  }

  fileprivate static func members(of view: any View) -> [PreviewMember] {
    if let several = view as? any PreviewMembers { return several.previewMembers }
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    return [PreviewMember(view: erased(view))]
  }
}

/// A view with something that it says about itself as a preview. Otherwise it is the view inside.
struct PreviewedView<Content: View> {
  var content: Content
  let set: (inout PreviewTraits) -> Void

  nonisolated init(_ content: Content, _ set: @escaping (inout PreviewTraits) -> Void) {
    self.content = content
    self.set = set
  }
}

extension PreviewedView: View, PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { Content._makeNode(&view.content, context) }
  static func _updateNode(_ node: _Node, _ view: inout Self) { Content._updateNode(node, &view.content) }
}

/// A view that may stand for several, each of which is a preview by itself.
@MainActor
private protocol PreviewMembers {
  var previewMembers: [PreviewMember] { get }
}

extension PreviewedView: PreviewMembers {
  fileprivate var previewMembers: [PreviewMember] {
    PreviewMember.members(of: content).map { member in
      var member = member
      set(&member.traits)
      return member
    }
  }
}

extension Group: PreviewMembers where Content: View {
  fileprivate var previewMembers: [PreviewMember] { PreviewMember.members(of: content) }
}

extension TupleView: PreviewMembers {
  fileprivate var previewMembers: [PreviewMember] {
    if let single = value as? any View { return PreviewMember.members(of: single) }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }.flatMap(PreviewMember.members)
  }
}

extension ForEach: PreviewMembers where Content: View {
  fileprivate var previewMembers: [PreviewMember] { data.flatMap { PreviewMember.members(of: content($0)) } }
}

extension _ConditionalContent: PreviewMembers where TrueContent: View, FalseContent: View {
  fileprivate var previewMembers: [PreviewMember] {
    switch storage {
    case .first(let content): PreviewMember.members(of: content)
    case .second(let content): PreviewMember.members(of: content)
    }
  }
}

extension Optional: PreviewMembers where Wrapped: View {
  fileprivate var previewMembers: [PreviewMember] { map { PreviewMember.members(of: $0) } ?? [] }
}

extension EmptyView: PreviewMembers {
  fileprivate var previewMembers: [PreviewMember] { [] }
}

extension ModifiedContent: PreviewMembers where Content: View, Modifier: ViewModifier {
  /// A modifier on a group is around each of its members.
  fileprivate var previewMembers: [PreviewMember] {
    PreviewMember.members(of: content).map { member in
      PreviewMember(
        view: AnyView(ModifiedContent<AnyView, Modifier>(content: member.view, modifier: modifier)), traits: member.traits)
    }
  }
}
