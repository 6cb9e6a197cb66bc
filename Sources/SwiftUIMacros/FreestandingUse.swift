/// A use of a macro that stands for itself.
struct FreestandingUse {
  let source: SourceText
  /// The line of the first byte, in the file.
  var line = 1
  /// Tells this use from all others in the program.
  var discriminator = ""

  /// A name that nothing else has, in the form that the compiler lets every macro declare.
  func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}
