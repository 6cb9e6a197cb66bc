import Foundation
import Testing

@testable import AppRun

@Suite("What `oriel package` writes")
struct PackedAppTests {
  private let app = "import SwiftUI\n@main struct Fruit: App { var body: some Scene { WindowGroup { Text(\"\") } } }"

  private func parts(_ resources: AppFolder, _ bundle: AppFolder) throws -> PackedApp.Parts {
    PackedApp.Parts(
      program: "Fruit", programFile: "/bin/sh", resources: resources.path, bundles: ["Shop_Shop.resources": bundle.path],
      libraries: .init(files: ["libOne.so": "/bin/sh"], ofSystem: ["libc.so.6"]),
      icon: AppIcon.file(in: [], name: "Fruit Stand"))
  }

  private func names(below folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder) ?? .init()).compactMap { $0 as? String }.sorted()
  }

  @Test("the folder has the program with its resources, its libraries, an entry for menus and an icon; the archive has the same")
  func contents() throws {
    let (place, elsewhere) = (try AppFolder(), try AppFolder(["a.txt": "a"]))
    let resources = try AppFolder(["Fruit": "an older program", "de.lproj/Localizable.strings": "", "pear.png": "p"])
    try FileManager.default.createSymbolicLink(
      atPath: resources.path + "/Assets.xcassets", withDestinationPath: elsewhere.path)
    let packed = try PackedApp(name: "Fruit Stand", folder: place.path + "/out/Fruit Stand")
    try packed.write(try parts(resources, elsewhere))
    #expect(
      names(below: packed.folder) == [
        "Fruit Stand.desktop", "Fruit Stand.svg", "README.txt", "add-to-menu", "app", "app/Assets.xcassets",
        "app/Assets.xcassets/a.txt", "app/Fruit", "app/Shop_Shop.resources", "app/Shop_Shop.resources/a.txt", "app/de.lproj",
        "app/de.lproj/Localizable.strings", "app/lib", "app/lib/libOne.so", "app/pear.png",
      ])
    for name in names(below: packed.folder) {
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: "\(packed.folder)/\(name)")) == nil)
    }
    #expect(FileManager.default.isExecutableFile(atPath: packed.folder + "/app/Fruit"))
    #expect(names(below: place.path + "/out").filter { !$0.contains("/") } == ["Fruit Stand", "Fruit Stand.tar.gz"])
    let listed = try Tar.run(["--list", "--file", packed.archive])
    let lines = listed.text.split(separator: "\n").map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }
    #expect(lines.sorted() == (["Fruit Stand"] + names(below: packed.folder).map { "Fruit Stand/\($0)" }).sorted())
    let entry = try String(contentsOfFile: packed.folder + "/Fruit Stand.desktop", encoding: .utf8)
    #expect(entry.hasPrefix("[Desktop Entry]\nType=Application\n"))
    #expect(entry.contains("\nName=Fruit Stand\n") && entry.contains("\nExec=\"Fruit\" --window\n"))
    #expect(!entry.contains(place.path))
    #expect(try String(contentsOfFile: packed.folder + "/README.txt", encoding: .utf8).contains("libc.so.6"))
  }

  @Test("the script beside it adds it to the menu from where it stands, and takes it out")
  func menu() throws {
    let (place, data) = (try AppFolder(), try AppFolder())
    let packed = try PackedApp(name: "Fruit Stand", folder: place.path + "/Fruit Stand")
    let resources = try AppFolder()
    try packed.write(try parts(resources, resources))
    func run(_ arguments: String...) throws -> (status: Int32, text: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: packed.folder + "/add-to-menu")
      process.arguments = arguments
      process.environment = ["PATH": "/usr/bin:/bin", "HOME": data.path, "XDG_DATA_HOME": data.path]
      let pipe = Pipe()
      (process.standardOutput, process.standardError) = (pipe, pipe)
      try process.run()
      let said = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }
    #expect(try run().status == 0)
    let entry = try data.text(of: "applications/Fruit Stand.desktop")
    #expect(entry.contains("\nExec=\"\(packed.folder)/app/Fruit\" --window\n"))
    #expect(entry.contains("\nIcon=\(packed.folder)/Fruit Stand.svg\n"))
    #expect(entry.matches(of: /Exec=/).count == 1)
    #expect(try run("--what").status == 2)
    #expect(try run("--remove").status == 0)
    #expect(try data.contents().isEmpty)
  }

  @Test("what cannot be written is told before anything is built")
  func unwritable() throws {
    let place = try AppFolder(["full/a.txt": "", "file": "", "there.tar.gz": ""])
    func problem(_ folder: String, name: String = "Fruit") -> String {
      do {
        _ = try PackedApp(name: name, folder: folder)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(problem("\(place.path)/full").contains("/full' is there, and is no empty folder"))
    #expect(problem("\(place.path)/file").contains("/file' is there, and is no empty folder"))
    #expect(problem("\(place.path)/there").contains("/there.tar.gz' is there"))
    #expect(problem("/proc/nowhere/Fruit").contains("'/proc/nowhere/Fruit' cannot be written: "))
    for name in ["", "../up", "a/b", ".hidden", "-f", "a\nb", String(repeating: "a", count: 61), "a$(b)"] {
      #expect(problem("\(place.path)/new", name: name).contains("is no name for a folder and a menu"), "\(name)")
    }
    #expect(problem("\(place.path)/new") == "none")
    #expect(try place.contents().keys.sorted() == ["file", "full/a.txt", "there.tar.gz"])
  }

  @Test("nothing is left of what could not be written as a whole")
  func halves() throws {
    let (place, resources, bundle) = (try AppFolder(), try AppFolder(["a.txt": ""]), try AppFolder())
    try FileManager.default.createSymbolicLink(atPath: resources.path + "/lost.png", withDestinationPath: "/nowhere/lost.png")
    let packed = try PackedApp(name: "Fruit", folder: place.path + "/Fruit")
    #expect { try packed.write(try parts(resources, bundle)) } throws: { "\($0)".contains("/lost.png' leads nowhere") }
    #expect(try place.contents().isEmpty)
    try FileManager.default.removeItem(atPath: resources.path + "/lost.png")
    try FileManager.default.createSymbolicLink(atPath: resources.path + "/around", withDestinationPath: resources.path)
    #expect(throws: PackFailure.self) { try packed.write(try parts(resources, bundle)) }
    #expect(try place.contents().isEmpty)
  }

  @Test("a folder that is not there, and one without an app, are refused as by `oriel run`")
  func noApp() throws {
    let place = try AppFolder(["Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }"])
    func problem(_ folder: String) -> String {
      var options = AppRunner.Options()
      options.folder = folder
      do {
        _ = try PackRun(options, name: nil, output: place.path + "/out") { _ in }.run()
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(problem(place.path + "/nowhere").contains("There is no folder"))
    #expect(problem(place.path) != "none")
    #expect(try place.contents().keys.sorted() == ["Row.swift"])
  }

  @Test("the libraries of a program are those that it names, with those that these name")
  func libraries() throws {
    let names = try SharedLibraries.names(in: "/bin/sh")
    #expect(names.contains("libc.so.6"))
    let needs = try SharedLibraries.needs(of: "/bin/sh", folders: ["/nowhere"])
    #expect(needs.files.isEmpty && needs.ofSystem == Set(names))
    let broken = try AppFolder(["text": "no program", "head": "\u{7F}ELF\u{2}\u{1}" + String(repeating: "x", count: 100)])
    for name in ["text", "head"] {
      #expect { try SharedLibraries.names(in: "\(broken.path)/\(name)") } throws: {
        "\($0)".contains("is no program of 64-bit Linux")
      }
    }
  }

  @Test("the icon is the largest PNG of the app's icon, or a plain one")
  func icon() throws {
    let set = "Assets.xcassets/AppIcon.appiconset"
    let folder = try AppFolder([
      "\(set)/Contents.json": """
      {"images": [{"filename": "small.png"}, {"filename": "large.png"}, {"filename": "../../up.png"}, {"size": "1x1"},
        {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"filename": "gone.png"}]}
      """
    ])
    func png(_ width: UInt8) -> Data {
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, width])
    }
    for (name, width) in [("small", 16), ("large", 128), ("dark", 255)] as [(String, UInt8)] {
      try png(width).write(to: URL(fileURLWithPath: "\(folder.path)/\(set)/\(name).png"))
    }
    let catalog = folder.path + "/Assets.xcassets"
    #expect(AppIcon.file(in: [catalog], name: "Fruit") == AppIcon.File(ending: "png", bytes: png(128)))
    try folder.write("no JSON", to: "\(set)/Contents.json")
    let plain = AppIcon.file(in: [catalog], name: "fruit")
    #expect(plain.ending == "svg" && String(decoding: plain.bytes, as: UTF8.self).contains(">F</text>"))
  }
}
