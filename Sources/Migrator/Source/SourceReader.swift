import Foundation
import Synchronization

/// Reads and parses files, on all processors.
package struct SourceReader {
  package private(set) var files: [SourceFile] = []
  package private(set) var problems: [InputProblem] = []

  /// - Parameter progress: Called from any thread with how many files are done.
  package init(_ found: [FileFinder.File], progress: @Sendable (Int) -> Void = { _ in }) {
    var layout = PackageLayout()
    let places = found.map { layout.place(of: $0) }
    let modules = ModuleNames(places)
    let inputs = zip(found, places).map { ($0, $1, modules.key(of: $1)) }
    let done = Atomic(0)
    let results = concurrentMap(inputs) { file, place, module in
      defer { progress(done.add(1, ordering: .relaxed).newValue) }
      return Result { () throws(InputProblem) in
        SourceFile(
          path: file.path, text: try Self.text(of: file.path), module: module, moduleName: place.module, root: place.root)
      }
    }
    for (input, result) in zip(found, results) {
      switch result {
      case .success(let file):
        files.append(file)
        if let error = file.parseError {
          problems.append(
            InputProblem(
              file.path, error.location, "This file cannot be parsed: \(error.message).",
              remedy: "It stays as it is; correct it and run again."))
        }
      // One that was asked for by its name is missing; one of a folder is left out.
      case .failure(let problem): problems.append(input.path == input.argument ? problem : problem.skipped)
      }
    }
  }

  /// The text of a file, which must be UTF-8.
  package static func text(of path: String) throws(InputProblem) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    guard let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data() else {
      throw unreadable(path)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw InputProblem(path, nil, "This file is not UTF-8.", remedy: "It stays as it is; save it as UTF-8 and run again.")
    }
    return text
  }

  private static func unreadable(_ path: String) -> InputProblem {
    InputProblem(
      path, nil, "This file cannot be read: \(String(cString: strerror(errno))).",
      remedy: "Check its permissions, or leave it out.")
  }
}
