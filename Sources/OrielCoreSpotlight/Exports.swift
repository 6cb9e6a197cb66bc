// Files that import CoreSpotlight use these without saying so.
@_exported import Foundation
@_exported import OrielUniformTypeIdentifiers
