// Files that import it use names of Foundation's and types of data without saying so.
@_exported import Foundation
@_exported import OrielUniformTypeIdentifiers
