import Foundation

// Foundation has these on Apple's platforms. A module that apps import anyway brings them here. A running app has them in its own folder, as
// all that Foundation says of a user's folders: see Documentation/Deployment.md.
extension URL {
  /// Where a user's documents are: `~/Documents`, or what the system is set to. It is made if it is not there, since apps for Apple's
  /// platforms count on it.
  public static var documentsDirectory: URL { made(.documentDirectory) }
  /// Where a program keeps what it can make again: `~/.cache`. It is made if it is not there.
  public static var cachesDirectory: URL { made(.cachesDirectory) }
  /// Where a program keeps files of its own: `~/.local/share`. It may have to be made first.
  public static var applicationSupportDirectory: URL { place(.applicationSupportDirectory) }
  /// Where a user's programs are.
  public static var applicationDirectory: URL { place(.applicationDirectory) }
  /// Where the files of programs are: `Library` in the user's own folder. It may have to be made first.
  public static var libraryDirectory: URL { homeDirectory.appending(path: "Library", directoryHint: .isDirectory) }
  /// The files that a user sees on an empty screen.
  public static var desktopDirectory: URL { place(.desktopDirectory) }
  /// Where browsers and others put what was fetched.
  public static var downloadsDirectory: URL { place(.downloadsDirectory) }
  /// Where a user's films are.
  public static var moviesDirectory: URL { place(.moviesDirectory) }
  /// Where a user's music is.
  public static var musicDirectory: URL { place(.musicDirectory) }
  /// Where a user's pictures are.
  public static var picturesDirectory: URL { place(.picturesDirectory) }
  /// Where a user puts what others may read.
  public static var sharedPublicDirectory: URL { place(.sharedPublicDirectory) }
  /// Where a user's removed files are.
  public static var trashDirectory: URL { place(.trashDirectory) }
  /// Where the users' own folders are.
  public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }

  /// A system that has no such place gives the user's own folder.
  private static func place(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  private static func made(_ directory: FileManager.SearchPathDirectory) -> URL {
    let place = place(directory)
    // Where it cannot be made, the app's own reading or writing says why.
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return place
  }
}
