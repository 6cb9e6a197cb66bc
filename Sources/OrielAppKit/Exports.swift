// Files that import AppKit use these without saying so.
@_exported import Foundation
@_exported import OrielUniformTypeIdentifiers
@_exported import class SwiftUICore.CGColor
@_exported import enum SwiftUICore.CGColorRenderingIntent
@_exported import class SwiftUICore.CGColorSpace
@_exported import func SwiftUICore.CGColorSpaceCreateDeviceGray
@_exported import func SwiftUICore.CGColorSpaceCreateDeviceRGB
@_exported import enum SwiftUICore.CGColorSpaceModel
