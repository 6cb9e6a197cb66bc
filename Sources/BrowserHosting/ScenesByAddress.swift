/// Scenes with the addresses that have asked for them. To add and to remove one takes the same time however many there are; to look for
/// the oldest takes longer, which is done only where there is no room.
struct ScenesByAddress {
  private var entries: [String: (number: Int, address: String?)] = [:]
  private var counts: [String?: Int] = [:]
  private var newest = 0

  var isEmpty: Bool { entries.isEmpty }
  var scenes: [String] { Array(entries.keys) }
  var oldest: String? { entries.min { $0.value.number < $1.value.number }?.key }
  /// The address that has most of them, and how many.
  var mostFrequent: (address: String?, count: Int) {
    counts.max { $0.value < $1.value }.map { ($0.key, $0.value) } ?? (nil, 0)
  }

  func count(of address: String?) -> Int { counts[address] ?? 0 }

  /// The addresses that have so many of them.
  func addresses(with count: Int) -> Set<String?> { Set(counts.lazy.filter { $0.value == count }.map(\.key)) }

  func oldest(of address: String?) -> String? {
    entries.lazy.filter { $0.value.address == address }.min { $0.value.number < $1.value.number }?.key
  }

  mutating func add(_ scene: String, of address: String?) {
    remove(scene)
    newest += 1
    entries[scene] = (newest, address)
    counts[address, default: 0] += 1
  }

  mutating func remove(_ scene: String) {
    guard let entry = entries.removeValue(forKey: scene) else { return }
    counts[entry.address, default: 1] -= 1
    if counts[entry.address] == 0 { counts[entry.address] = nil }
  }
}
