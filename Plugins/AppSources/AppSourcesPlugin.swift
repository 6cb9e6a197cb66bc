import Foundation
import PackagePlugin

/// Adds to a target what belongs to an app's sources and nobody has written: symbols for the assets of its catalogs, and imports of what
/// Foundation brings on Apple's platforms alone.
@main
struct AppSourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "AppSources.swift")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let inputs = paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix("/Contents.json") }
    return [
      .buildCommand(
        displayName: "Adding sources to \(target.name)", executable: try context.tool(named: "added-sources").url,
        arguments: [output.path, folder.path], inputFiles: inputs.map { folder.appending(path: $0) }, outputFiles: [output])
    ]
  }
}
