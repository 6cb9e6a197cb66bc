import Foundation

/// Lets one process at a time change the files of a folder. It ends with the process that has it, however that ends.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// - Returns: Nil if another process has it.
  package static func take(in folder: String) throws(FileProblem) -> FolderLock? {
    let path = folder + "/.lock"
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileProblem(path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let problem = FileProblem(path)
      close(descriptor)
      if problem.code == EWOULDBLOCK || problem.code == EINTR { return nil }
      throw problem
    }
    return FolderLock(descriptor: descriptor)
  }

  deinit { close(descriptor) }
}
