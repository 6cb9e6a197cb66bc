@_exported import OrielAVFoundation
