// Files that import Charts use it without saying so.
@_exported import Foundation
