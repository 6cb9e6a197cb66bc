import SwiftUICore

extension EnvironmentValues {
  /// The context with which views work: the main one of the nearest container. Without a container it finds nothing, and to insert into it
  /// stops the process with a text that says what is missing.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private enum ModelContextKey: EnvironmentKey {
  // Views use it on the main actor, and nothing can be put into it.
  nonisolated(unsafe) private static let placeholder = ModelContext(ContainerBody())

  static var defaultValue: ModelContext { placeholder }
}

extension View {
  /// Gives this view a container: `@Query` and `\.modelContext` work with its main context.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(GivenContainer(container: container))
  }

  /// Gives this view a context, rather than the main one of a container.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container for a model, once for this place in the tree of views.
  ///
  /// - Parameters:
  ///   - inMemory: Whether the models are kept in memory only.
  ///   - isAutosaveEnabled: Whether the main context saves by itself, at the end of each turn that changed something.
  ///   - isUndoEnabled: Accepted, with a line on standard error: there is no undo yet.
  ///   - onSetup: Called once, before the first body inside, with the container or with what is wrong. Where that is not handled, a line
  ///     on standard error says it, and the view has no container.
  nonisolated public func modelContainer<Model: PersistentModel>(
    for modelType: Model.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for models, once for this place in the tree of views.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(MadeContainer(setup: ContainerSetup(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)))
  }
}

extension Scene {
  /// Gives the windows of this scene a container. They share its main context, and so see each other's changes at once.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
    KeptValueScene(content: self) {
      let context = container.mainContext
      // The context alone does not keep the container.
      return { values in withExtendedLifetime(container) { values.modelContext = context } }
    }
  }

  /// Makes a container for a model, once for this scene.
  nonisolated public func modelContainer<Model: PersistentModel>(
    for modelType: Model.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for models, once for this scene.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let setup = ContainerSetup(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)
    return KeptValueScene(content: self) {
      let container = setup.make()
      return { values in
        if let container { values.modelContext = MainQueue.assume { container.mainContext } }
      }
    }
  }
}

private struct GivenContainer: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}

private struct MadeContainer: ViewModifier {
  let setup: ContainerSetup
  @State private var holder = ContainerHolder()

  nonisolated init(setup: ContainerSetup) {
    self.setup = setup
  }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.modelContext) { [container = holder.container(setup)] context in
      if let container { context = MainQueue.assume { container.mainContext } }
    }
  }
}

/// A container that is made when it is first asked for.
private final class ContainerHolder: Observable {
  private var made: ModelContainer??

  @MainActor
  func container(_ setup: ContainerSetup) -> ModelContainer? {
    if let made { return made }
    let container = setup.make()
    made = .some(container)
    return container
  }
}

// Unchecked: made and used on the main actor.
private struct ContainerSetup: @unchecked Sendable {
  private let types: [any PersistentModel.Type]
  private let inMemory: Bool
  private let isAutosaveEnabled: Bool
  private let onSetup: (Result<ModelContainer, any Error>) -> Void

  init(
    _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool, _ isUndoEnabled: Bool,
    _ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    if isUndoEnabled { Log.once(".modelContainer(isUndoEnabled: true) has no effect: there is no undo yet.") }
    self.types = types
    self.inMemory = inMemory
    self.isAutosaveEnabled = isAutosaveEnabled
    self.onSetup = onSetup
  }

  @MainActor
  func make() -> ModelContainer? {
    do {
      let schema = Schema(types)
      let container = try ModelContainer(for: schema, configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
      return container
    } catch {
      Log.always("The container of .modelContainer(for:) cannot be made: \(error)")
      onSetup(.failure(error))
      return nil
    }
  }
}
