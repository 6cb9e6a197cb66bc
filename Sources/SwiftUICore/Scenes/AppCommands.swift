/// Commands of an app: what its menus offer, and what keyboard shortcuts do. `commands(content:)` gives them to a scene.
///
/// A type of an app's own has a `body` of other commands. Its dynamic properties work as those of views, in each window: `@FocusedValue`
/// is the one of the window.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of what it consists of.
  associatedtype Body: Commands

  /// The commands that it consists of.
  @CommandsBuilder var body: Body { get }

  /// The commands as a view. Not for apps.
  nonisolated var _commandsView: AnyView { get }
}

extension Commands {
  nonisolated public var _commandsView: AnyView { AnyView(CommandsView(commands: self)) }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never called: primitive commands are views by themselves.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  nonisolated public init() {}
  nonisolated public var _commandsView: AnyView { AnyView(EmptyView()) }
}

/// Makes one value out of the commands in a closure.
@resultBuilder
public enum CommandsBuilder {
  /// Takes commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Takes the only commands as they are.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Joins several commands.
  public static func buildBlock<First: Commands, each Content: Commands>(
    _ first: First, _ content: repeat each Content
  ) -> some Commands {
    var views = [first._commandsView]
    for commands in repeat each content { views.append(commands._commandsView) }
    return CommandList(view: AnyView(ViewList(views: views)))
  }

  /// Takes commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    CommandList(view: AnyView(content?._commandsView))
  }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Takes the second branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Takes commands in an `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
    CommandList(view: content._commandsView)
  }
}

/// Commands that are a view already.
struct CommandList: Commands {
  nonisolated(unsafe) let view: AnyView
  nonisolated var _commandsView: AnyView { view }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  nonisolated public var _commandsView: AnyView {
    switch storage {
    case .first(let commands):
      AnyView(_ConditionalContent<AnyView, AnyView>(storage: .first(commands._commandsView)))
    case .second(let commands):
      AnyView(_ConditionalContent<AnyView, AnyView>(storage: .second(commands._commandsView)))
    }
  }
}

/// Commands with a body, where views stand.
private struct CommandsView<Content: Commands> {
  let commands: Content
}

extension CommandsView: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(CommandsNode(view.commands, context)) }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    var commands = view.commands
    node.cast(to: CommandsNode<Content>.self).replaceValue(with: &commands)
  }
}

private final class CommandsNode<Content: Commands>: EvaluatingNode<Content> {
  override init(_ commands: Content, _ context: _NodeContext) {
    super.init(commands, context)
    var view = evaluating { $0.body }._commandsView
    body = AnyView._makeNode(&view, _NodeContext(parent: self)).node
  }

  override func evaluate() {
    var view = evaluating { $0.body }._commandsView
    AnyView._updateNode(_Node(body), &view)
  }
}

// MARK: Scenes with commands

/// A scene that says something about commands.
@MainActor
protocol CommandSpeaker: ViewNode {
  /// Its commands; nil for none.
  var commandsView: AnyView? { get }
  /// Whether what the scenes inside it say is not heard.
  var silencesContent: Bool { get }
}

private struct CommandScene<Content: Scene> {
  let content: Content
  let commands: AnyView?
  let silencesContent: Bool
}

extension CommandScene: WrappingScene {
  static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node { _Node(CommandSceneNode(scene, context)) }
  static func _updateSceneNode(_ node: _Node, _ scene: Self) { node.cast(to: CommandSceneNode<Content>.self).update(scene) }
}

private final class CommandSceneNode<Content: Scene>: WrappingSceneNode<CommandScene<Content>>, CommandSpeaker {
  override func didChange(from old: CommandScene<Content>) {
    if scene.commands != nil { graph.feature(AppWindows.self).commandsChanged() }
  }

  var commandsView: AnyView? { scene.commands }
  var silencesContent: Bool { scene.silencesContent }
}

extension Scene {
  /// Adds commands to the app's menus, with their keyboard shortcuts.
  ///
  /// Every window of the app has them. A host without a menu bar offers them in one menu.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    CommandScene(content: self, commands: content()._commandsView, silencesContent: false)
  }

  /// Takes away the commands of the scene inside, with those that are there by themselves.
  nonisolated public func commandsRemoved() -> some Scene {
    CommandScene(content: self, commands: nil, silencesContent: true)
  }

  /// Takes away the commands of the scene inside, with those that are there by themselves, and puts others in their place.
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    CommandScene(content: self, commands: content()._commandsView, silencesContent: true)
  }
}
