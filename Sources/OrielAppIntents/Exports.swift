// Files that import AppIntents use it without saying so.
@_exported import Foundation
// Foundation's on Apple's platforms.
@_exported import struct SwiftUICore.LocalizedStringResource
