import Foundation

extension Color {
  /// A color set of the app's asset catalogs, by its name: it may be another color in dark schemes. A name that nothing is found for
  /// shows gray, and is warned of once.
  ///
  /// - Parameters:
  ///   - name: Of the color set, with its folders where these provide a namespace.
  ///   - bundle: Where to look; nil for the app's own bundles.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(named: name, bundlePath: bundle?.bundlePath)
  }

  /// A color set of the app's asset catalogs.
  public init(_ resource: ColorResource) {
    self.init(named: resource.name, bundlePath: resource.bundlePath)
  }

  private init(named name: String, bundlePath: String?) {
    if let found = AppResources.color(named: name, bundlePath: bundlePath) {
      self.init(found)
    } else {
      Diagnostics.report(.missingColor(name: name, folders: AppResources.folders(bundlePath)))
      self.init(ColorDescription(.named(.gray)))
    }
  }
}
