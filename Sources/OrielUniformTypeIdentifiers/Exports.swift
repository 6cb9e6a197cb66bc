// Files that import the types use Foundation's names without saying so.
@_exported import Foundation
