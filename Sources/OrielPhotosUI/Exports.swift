// Apps that import it use SwiftUI.
@_exported import SwiftUICore
