/// Collects the keys that are read.
final class EnvironmentProbe {
  var keys: Set<ObjectIdentifier> = []
}
