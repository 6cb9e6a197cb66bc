import AppRun
import ArgumentParser

/// What becomes of an app's parts that cannot be here: the options of `run` and `package`.
struct AbsentOptions: ParsableArguments {
  @Flag(help: "Make no placeholders for what is absent here: it is an error.")
  var strict = false

  @Option(
    help: ArgumentHelp("Take a file or a folder out of the app. May be given several times.", valueName: "path"),
    completion: .file())
  var leaveOut: [String] = []

  func apply(to options: inout AppRunner.Options) {
    options.makesPlaceholders = !strict
    options.leftOut = leaveOut
  }
}
