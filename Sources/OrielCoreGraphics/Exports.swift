// Points, sizes and rectangles are Foundation's here; of the others SwiftUI has made its own.
@_exported import Foundation
@_exported import struct SwiftUICore.CGAffineTransform
@_exported import struct SwiftUICore.CGVector
