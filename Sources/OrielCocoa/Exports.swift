@_exported import OrielAppKit
