import Foundation

extension NSItemProvider {
  /// Whether it has what objects of a class are made of.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(aClass) != nil }

  /// Whether it has what values of a type are made of.
  public func canLoadObject<T: _ItemProviderValue>(ofClass aClass: T.Type) -> Bool { canLoadObject(ofClass: T._Reader.self) }

  private func readableType(_ reader: any NSItemProviderReading.Type) -> String? {
    reader.readableTypeIdentifiersForItemProvider.first { form($0) != nil }
  }

  /// Loads an object of a class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    load(aClass, Any.self) { object, error in completionHandler(object?.value, error) }
  }

  /// Loads a value of a type that a class stands for: a text, or an address.
  @discardableResult
  public func loadObject<T: _ItemProviderValue>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    load(T._Reader.self, T.self) { object, error in
      completionHandler(object.flatMap { $0.value as? T._Reader }.flatMap { T._value(of: $0) }, error)
    }
  }

  private func load<Wanted>(
    _ reader: any NSItemProviderReading.Type, _ wanted: Wanted.Type,
    _ completion: @escaping @Sendable (HeldReading?, (any Error)?) -> Void
  ) -> Progress {
    run { progress in
      guard let type = self.readableType(reader), let form = self.form(type) else {
        return completion(nil, self.missing(reader.readableTypeIdentifiersForItemProvider.first ?? "\(reader)"))
      }
      // An object that is there already is that one.
      if let held = self.state.withLock({ $0.object }) as? HeldObject, Swift.type(of: held.value) == reader,
        let object = held.value as? any NSItemProviderReading
      {
        return completion(HeldReading(object), nil)
      }
      let held = HeldProgress(progress)
      self.content(form.type.identifier) { result in
        let object = Result { HeldReading(try reader.object(of: try result.get(), typeIdentifier: form.type.identifier)) }
        held.value.completedUnitCount = 1
        switch object {
        case .success(let object): completion(object, nil)
        case .failure(let error): completion(nil, error)
        }
      }
    }
  }

  // MARK: Values

  /// Loads a value of a type.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    run { progress in
      progress.completedUnitCount = 1
      Task.detached {
        do { completionHandler(.success(try await self.value(of: T.self))) } catch { completionHandler(.failure(error)) }
      }
    }
  }

  /// The same value, if it comes from this program; else one made of the first form that the type takes.
  package func value<T: Transferable>(of type: T.Type) async throws -> T {
    if let own = ownValue(of: T.self) { return own }
    let wanted = T.transferEntries.filter { $0.load != nil }
    // Address and file of one thing: a type that takes files takes the file.
    for entry in wanted {
      guard let load = entry.load, let form = form(entry.type.identifier) else { continue }
      let content: TransferredContent = try await withCheckedThrowingContinuation { continuation in
        self.content(form.type.identifier) { continuation.resume(with: $0) }
      }
      return try await load(content)
    }
    throw TransferError("\(T.self) is made of \(wanted.map(\.type.identifier)), and there is \(registeredTypeIdentifiers)")
  }

  /// The value of this program that it was made of, if it is of such a type.
  package func ownValue<T: Transferable>(of type: T.Type) -> T? {
    let object = state.withLock { $0.object }
    if let value = object as? T { return value }
    switch (object as? HeldObject)?.value {
    case let text as NSString: return String(text.description) as? T
    case let url as NSURL: return Self.url(of: url) as? T
    default: return nil
    }
  }

  /// Whether a value of a type can be made of it.
  package func has<T: Transferable>(_ type: T.Type) -> Bool {
    if ownValue(of: T.self) != nil { return true }
    return T.transferEntries.contains { $0.load != nil && form($0.type.identifier) != nil }
  }
}
