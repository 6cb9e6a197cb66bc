@_exported import Combine
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
@_exported import OrielCoreTransferable
@_exported import ViewLayout
