import Foundation
import SwiftUICore
import Testing

/// Writes down the evaluations of all hosts, if `ORIEL_RECORD_BODIES` names a file: one line for each, with the test's name, a
/// tab and the view's name. Lines are appended, so that several processes can share the file.
enum BodyRecord {
  private static let file: FileHandle? = {
    guard let path = ProcessInfo.processInfo.environment["ORIEL_RECORD_BODIES"], !path.isEmpty else { return nil }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor)
  }()

  static var isOn: Bool { file != nil }

  static func append(_ records: some Collection<EvaluationRecord>) {
    guard let file, !records.isEmpty else { return }
    // XCTest does not tell which of its tests is running.
    let test = Test.current.map { "\($0.sourceLocation.fileID) \($0.name)" } ?? "XCTest"
    let lines = records.map { "\(test)\t\($0.name)\n" }.joined()
    try? file.write(contentsOf: Data(lines.utf8))
  }
}
