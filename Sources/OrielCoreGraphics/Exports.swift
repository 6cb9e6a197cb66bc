// Points, sizes and rectangles are Foundation's here; of the others SwiftUI has made its own.
@_exported import Foundation
@_exported import struct SwiftUICore.CGAffineTransform
@_exported import class SwiftUICore.CGColor
@_exported import enum SwiftUICore.CGColorRenderingIntent
@_exported import class SwiftUICore.CGColorSpace
@_exported import func SwiftUICore.CGColorSpaceCreateDeviceGray
@_exported import func SwiftUICore.CGColorSpaceCreateDeviceRGB
@_exported import enum SwiftUICore.CGColorSpaceModel
@_exported import struct SwiftUICore.CGVector
