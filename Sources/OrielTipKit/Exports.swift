// Files that import TipKit use it without saying so.
@_exported import Foundation
