// Files that import AppIntents use it without saying so.
@_exported import Foundation
