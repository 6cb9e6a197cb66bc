// Files that import OSLog use it without saying so.
@_exported import Foundation
// Sources say `import OSLog` or `import os` for the same names, and the compiler takes one other name for a module, not two.
@_exported import OrielOS
