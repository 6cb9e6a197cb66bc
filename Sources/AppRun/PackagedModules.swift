import SourceCheck

/// The modules of a folder that belong to packages beside the app, which the package manager builds from their own manifests.
struct PackagedModules {
  private var products: [String: PackageProduct] = [:]
  private var folders: [String: String] = [:]
  private let app: AppModules.Module

  init(_ found: AppModules, app: AppModules.Module) {
    self.app = app
    for module in found.modules where module.folder != app.folder {
      // Without a product of a library nothing outside of its package may import it: as before it is built with the app.
      guard let manifest = ManifestPackages(in: module.folder), manifest.targets.contains(where: { $0.name == module.name }),
        let product = manifest.product(with: module.name)
      else { continue }
      let identity = PackageReference.identity(of: module.folder)
      products[Self.key(module)] = PackageProduct(name: product, package: identity)
      folders[module.compilerName] = folders[module.compilerName] ?? module.folder
      byName[module.compilerName] = byName[module.compilerName] ?? products[Self.key(module)]
    }
  }

  private var byName: [String: PackageProduct] = [:]

  private static func key(_ module: AppModules.Module) -> String { "\(module.folder)\n\(module.name)" }

  /// The product that has a module; nil if it is no package's.
  subscript(module: AppModules.Module) -> PackageProduct? { products[Self.key(module)] }

  /// What a module of the app takes of packages: what its description names, and what it imports of packages of the folder.
  func products(of module: AppModules.Module) -> [PackageProduct] {
    var products = module.needs.products.filter { !isOwn($0, of: module) }
    for name in module.imports.sorted() {
      if let product = byName[name],
        !products.contains(where: { $0.name == product.name && $0.package ?? product.package == product.package })
      {
        products.append(product)
      }
    }
    return products
  }

  /// Whether a product is of the package that the app itself stands in: its targets are the app's own modules.
  private func isOwn(_ product: PackageProduct, of module: AppModules.Module) -> Bool {
    guard !product.isPlugin, let manifest = ManifestPackages(in: module.folder) else { return false }
    let isNamed = product.package.map { $0.lowercased() == PackageReference.identity(of: module.folder) } ?? true
    return isNamed && (manifest.products[product.name] != nil || manifest.targets.contains { $0.name == product.name })
  }

  /// The packages that modules of the app name or import, without the one that the app itself stands in.
  func references(of modules: [AppModules.Module]) -> [PackageReference] {
    var references = modules.flatMap(\.needs.references).filter { $0.source != .local(folder: app.folder) }
    for name in Set(modules.flatMap(\.imports)).sorted() {
      guard let folder = folders[name], !references.contains(where: { $0.source == .local(folder: folder) }) else { continue }
      references.append(PackageReference(.local(folder: folder), place: folder + "/Package.swift"))
    }
    return references
  }
}
