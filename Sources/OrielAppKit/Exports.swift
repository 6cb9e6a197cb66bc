// Files that import AppKit use these without saying so.
@_exported import Foundation
@_exported import OrielUniformTypeIdentifiers
