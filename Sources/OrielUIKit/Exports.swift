// Files that import UIKit use these without saying so.
@_exported import Foundation
@_exported import OrielUniformTypeIdentifiers

// Of these SwiftUI has made its own.
@_exported import class SwiftUICore.CGColor
@_exported import enum SwiftUICore.CGColorRenderingIntent
@_exported import class SwiftUICore.CGColorSpace
@_exported import func SwiftUICore.CGColorSpaceCreateDeviceGray
@_exported import func SwiftUICore.CGColorSpaceCreateDeviceRGB
@_exported import enum SwiftUICore.CGColorSpaceModel
@_exported import enum SwiftUICore.UIKeyboardType
@_exported import enum SwiftUICore.UITextAutocapitalizationType
@_exported import struct SwiftUICore.UITextContentType
