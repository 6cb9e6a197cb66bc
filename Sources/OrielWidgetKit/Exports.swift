// Files that import WidgetKit use these without saying so.
@_exported import Foundation
@_exported import OrielAppIntents
