import Dispatch

/// Makes an actor one with a context of its own, for work beside the main actor: `@ModelActor actor Importer { … }`.
///
/// The actor gets the container, the executor, and an initializer with a container. It runs on a queue of its own, never on the main
/// actor, wherever it is made. Objects stay inside; hand identifiers over, and load them with `self[id, as: Book.self]`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

/// The same, with an initializer of the actor's own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

/// An actor with a context of its own.
public protocol ModelActor: Actor {
  /// The container of the context.
  nonisolated var modelContainer: ModelContainer { get }
  /// Where the actor runs.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor of the context.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialExecutor else {
      fatalError("The modelExecutor of \(Self.self) is no SerialExecutor: use DefaultSerialModelExecutor.")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The actor's context. It saves when it is told to.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of an identifier in this actor's context, loaded if need be. Nil where there is no such object, or of another model.
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
    modelContext.existingModel(for: id, as: type)
  }
}

/// Something that runs the work of a context.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

/// The same, one piece of work after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the work of one context on a queue of its own.
// Unchecked: the context is used on the queue, or before anything runs there.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "ModelContext")

  /// Takes the context over: from now on it belongs to this executor.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    modelContext.isOnMainActor = false
    let reference = ContextReference(modelContext)
    modelContext.core.inbox.onArrival { [queue] in queue.async { reference.context?.receive() } }
  }

  public func enqueue(_ job: UnownedJob) {
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
