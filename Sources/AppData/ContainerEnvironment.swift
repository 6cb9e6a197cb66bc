import Foundation

/// The way into a container: variables of the environment, which Foundation looks folders up in.
///
/// Foundation's C part reads some of them once, when it is loaded, which is before any code of a program. So the program starts itself again,
/// as the same process, with its arguments. `ORIEL_OUTSIDE` then holds what they were, for other programs that it starts.
extension AppContainer {
  private static let memory = "ORIEL_OUTSIDE"

  /// What Foundation is told.
  private var variables: [String: String] {
    [
      "HOME": folder, "CFFIXED_USER_HOME": folder, "TMPDIR": temporary,
      "XDG_DATA_HOME": applicationSupport, "XDG_CACHE_HOME": caches,
      // No place at all: `UserDefaults.synchronize()` would replace files piece by piece, and forget what other processes have written.
      "XDG_CONFIG_HOME": "/dev/null/oriel",
      // Nor other names for the folder of documents.
      "XDG_CONFIG_DIRS": "/dev/null/oriel",
    ]
  }

  /// The environment as it is around all containers.
  package static func outside(of environment: [String: String]) -> [String: String] {
    guard let text = environment[memory],
      let before = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    else { return environment }
    var result = environment
    for name in AppContainer(folder: "/").variables.keys { result[name] = before[name] }
    result[memory] = nil
    return result
  }

  func inside(of environment: [String: String]) throws -> [String: String] {
    let outside = Self.outside(of: environment)
    var result = outside.merging(variables) { $1 }
    let before = outside.filter { variables[$0.key] != nil }
    result[Self.memory] = String(decoding: try JSONEncoder().encode(before), as: UTF8.self)
    return result
  }

  /// Goes on in the container: starts this program again unless it was started so. Returns in the container.
  ///
  /// - Parameter arguments: All of the program's, with its name.
  package func enter(arguments: [String], environment: [String: String]) throws {
    if environment["CFFIXED_USER_HOME"] == folder, environment[Self.memory] != nil { return }
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      throw CannotEnter(description: "cannot find its own program, to go on in \(folder): /proc has to be there.")
    }
    let values = try inside(of: environment).map { "\($0.key)=\($0.value)" }
    var words = arguments.map { strdup($0) } + [nil]
    var variables = values.map { strdup($0) } + [nil]
    execve(program, &words, &variables)
    let reason = String(cString: strerror(errno))
    throw CannotEnter(
      description: "cannot start \(program) again, to go on in \(folder): \(reason). It has to be allowed to.")
  }

  struct CannotEnter: Error, CustomStringConvertible {
    let description: String
  }
}
