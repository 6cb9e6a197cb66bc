import Foundation
import Synchronization

/// What is known of a type.
final class TypeDefinition: Sendable {
  let identifier: String
  let description: String?
  /// Names of files end so; the first one is the usual one.
  let extensions: [String]
  let mimeTypes: [String]
  /// The identifiers of what it is a kind of.
  let parents: [String]
  /// Whether nobody has declared it, and it stands for an ending or a MIME type alone.
  let isDynamic: Bool

  init(
    _ identifier: String, _ description: String? = nil, extensions: [String] = [], mimeTypes: [String] = [],
    parents: [String] = [], isDynamic: Bool = false
  ) {
    self.identifier = identifier
    self.description = description
    self.extensions = extensions
    self.mimeTypes = mimeTypes
    self.parents = parents
    self.isDynamic = isDynamic
  }
}

/// The types that are known: the usual ones, those of the app's property list, and those that its sources declare.
enum TypeTable {
  private struct Declared {
    var byIdentifier: [String: TypeDefinition]
    /// In the order of their declaration: of several with one ending the first one counts.
    var order: [TypeDefinition]
  }

  private static let declared = Mutex<Declared>(
    {
      let all = usual + ofApp(Bundle.main.infoDictionary ?? [:])
      return Declared(byIdentifier: Dictionary(all.map { ($0.identifier, $0) }) { one, _ in one }, order: all)
    }())

  static func definition(_ identifier: String) -> TypeDefinition? {
    declared.withLock { $0.byIdentifier[identifier.lowercased()] }
  }

  /// The one of an identifier, declared now if nobody has yet.
  static func declare(_ identifier: String, parents: [String]) -> TypeDefinition {
    declared.withLock { declared in
      let key = identifier.lowercased()
      if let known = declared.byIdentifier[key] { return known }
      let new = TypeDefinition(identifier, parents: parents)
      declared.byIdentifier[key] = new
      declared.order.append(new)
      return new
    }
  }

  static func all(where isWanted: (TypeDefinition) -> Bool) -> [TypeDefinition] {
    declared.withLock { $0.order.filter(isWanted) }
  }

  /// The identifiers of all that a type is a kind of, without its own.
  static func ancestors(of definition: TypeDefinition) -> Set<String> {
    var found: Set<String> = []
    var open = definition.parents
    while let next = open.popLast() {
      guard found.insert(next).inserted, let definition = Self.definition(next) else { continue }
      open += definition.parents
    }
    return found
  }

  // MARK: The usual ones

  private static let usual: [TypeDefinition] = text.split(separator: "\n").map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    func words(_ index: Int) -> [String] { cells[index].split(separator: " ").map(String.init) }
    return TypeDefinition(
      cells[0], cells[1].isEmpty ? nil : cells[1], extensions: words(2), mimeTypes: words(3), parents: words(4))
  }

  /// Those that an app's property list exports or imports.
  static func ofApp(_ list: [String: Any]) -> [TypeDefinition] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { list[$0] as? [[String: Any]] ?? [] }.compactMap {
      entry in
      guard let identifier = entry["UTTypeIdentifier"] as? String else { return nil }
      let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
      func words(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
      return TypeDefinition(
        identifier, entry["UTTypeDescription"] as? String, extensions: words(tags["public.filename-extension"]),
        mimeTypes: words(tags["public.mime-type"]), parents: words(entry["UTTypeConformsTo"]))
    }
  }

  /// Identifier, words, endings, MIME types, what it is a kind of.
  private static let text = """
    public.item|item|||
    public.content|content|||
    public.composite-content|content with several parts|||public.content
    public.data|data||application/octet-stream|public.item
    public.directory|directory|||public.item
    public.folder|folder|||public.directory
    public.volume|volume|||public.folder
    com.apple.package|package|||public.directory
    com.apple.bundle|bundle|bundle||public.directory
    com.apple.application|application|||
    com.apple.application-bundle|application|app||com.apple.application com.apple.bundle com.apple.package
    com.apple.framework|framework|framework||com.apple.bundle
    com.apple.resolvable||||
    public.symlink|symbolic link|||public.item com.apple.resolvable
    com.apple.alias-file|alias|||public.data com.apple.resolvable
    public.executable|executable|||public.item
    public.unix-executable|Unix executable|||public.data public.executable
    com.microsoft.windows-executable|Windows executable|exe|application/x-msdownload|public.data public.executable
    public.url|URL|||public.data
    public.file-url|file URL|||public.url
    public.url-name|URL name|||
    public.text|text|||public.data public.content
    public.plain-text|text|txt text|text/plain|public.text
    public.utf8-plain-text|Unicode text|||public.plain-text
    public.utf16-plain-text|Unicode text|||public.plain-text
    public.utf16-external-plain-text|Unicode text|||public.plain-text
    public.delimited-values-text|text with columns|||public.text
    public.comma-separated-values-text|CSV document|csv|text/csv text/comma-separated-values|public.delimited-values-text
    public.tab-separated-values-text|TSV document|tsv|text/tab-separated-values|public.delimited-values-text
    public.utf8-tab-separated-values-text|TSV document|||public.tab-separated-values-text public.utf8-plain-text
    public.rtf|RTF document|rtf|text/rtf application/rtf|public.text
    com.apple.rtfd|RTF document with attachments|rtfd|text/rtfd|com.apple.package public.composite-content
    com.apple.flat-rtfd|RTF document with attachments|||public.data public.composite-content
    public.html|HTML text|html htm shtml|text/html|public.text
    public.xml|XML text|xml|application/xml text/xml|public.text
    public.json|JSON|json|application/json|public.text
    public.geojson|GeoJSON|geojson|application/geo+json|public.json
    public.yaml|YAML document|yml yaml|application/x-yaml text/yaml application/yaml|public.text
    net.daringfireball.markdown|Markdown document|md markdown mdown|text/markdown|public.text
    public.source-code|source code|||public.plain-text
    public.swift-source|Swift source|swift||public.source-code
    public.c-source|C source|c||public.source-code
    public.objective-c-source|Objective-C source|m||public.source-code
    public.c-plus-plus-source|C++ source|cpp cc cxx cp||public.source-code
    public.objective-c-plus-plus-source|Objective-C++ source|mm||public.source-code
    public.c-header|C header|h||public.source-code
    public.c-plus-plus-header|C++ header|hpp hh hxx||public.source-code
    public.assembly-source|assembly source|s||public.source-code
    public.css|CSS|css|text/css|public.text
    public.script|script|||public.source-code
    public.shell-script|shell script|sh command|text/x-sh|public.script
    public.python-script|Python script|py|text/x-python-script|public.shell-script
    public.ruby-script|Ruby script|rb|text/x-ruby-script|public.shell-script
    public.perl-script|Perl script|pl pm|text/x-perl-script|public.shell-script
    public.php-script|PHP script|php|text/php|public.shell-script
    com.netscape.javascript-source|JavaScript|js mjs|text/javascript application/javascript|public.source-code public.executable
    com.apple.applescript.text|AppleScript text|applescript||public.script
    com.apple.property-list|property list|plist||public.data
    com.apple.xml-property-list|XML property list|||public.xml com.apple.property-list
    com.apple.binary-property-list|binary property list|||com.apple.property-list
    com.apple.log|log|log||public.plain-text
    com.adobe.pdf|PDF document|pdf|application/pdf|public.data public.composite-content
    com.apple.webarchive|web archive|webarchive|application/x-webarchive|public.data public.composite-content
    public.image|image|||public.data public.content
    public.jpeg|JPEG image|jpeg jpg jpe|image/jpeg image/jpg|public.image
    public.png|PNG image|png|image/png|public.image
    public.tiff|TIFF image|tiff tif|image/tiff|public.image
    com.compuserve.gif|GIF image|gif|image/gif|public.image
    com.microsoft.bmp|BMP image|bmp|image/bmp|public.image
    com.microsoft.ico|icon|ico|image/vnd.microsoft.icon image/x-icon|public.image
    com.apple.icns|icon|icns||public.image
    public.heic|HEIC image|heic|image/heic|public.heif-standard
    public.heif|HEIF image|heif|image/heif|public.heif-standard
    public.heif-standard||||public.image
    org.webmproject.webp|WebP image|webp|image/webp|public.image
    public.svg-image|SVG image|svg svgz|image/svg+xml|public.image
    public.camera-raw-image|camera RAW image|||public.image
    com.apple.live-photo|live photo|||
    public.3d-content|3D content|||public.content
    com.pixar.universal-scene-description|USD scene|usd||public.3d-content public.data
    com.pixar.universal-scene-description-mobile|USDZ scene|usdz|model/vnd.usdz+zip|public.3d-content public.data
    public.audiovisual-content|audio and video|||public.data public.content
    public.movie|movie|||public.audiovisual-content
    public.video|video|||public.movie
    public.audio|audio|||public.audiovisual-content
    com.apple.quicktime-movie|QuickTime movie|mov qt|video/quicktime|public.movie
    public.mpeg|MPEG movie|mpg mpeg|video/mpeg|public.movie
    public.mpeg-2-video|MPEG-2 movie|m2v|video/mpeg2|public.video
    public.mpeg-4|MPEG-4 movie|mp4 mpg4|video/mp4|public.movie
    com.apple.m4v-video|MPEG-4 movie|m4v|video/x-m4v|public.movie
    public.avi|AVI movie|avi|video/x-msvideo video/avi|public.movie
    org.webmproject.webm|WebM movie|webm|video/webm|public.movie
    public.mp3|MP3 audio|mp3|audio/mpeg audio/mp3|public.audio
    public.mpeg-4-audio|MPEG-4 audio|m4a|audio/mp4 audio/x-m4a|public.audio
    com.apple.protected-mpeg-4-audio|protected MPEG-4 audio|m4p|audio/x-m4p|public.audio
    public.aiff-audio|AIFF audio|aiff aif|audio/aiff|public.audio
    com.microsoft.waveform-audio|WAV audio|wav wave|audio/vnd.wave audio/wav audio/x-wav|public.audio
    org.xiph.flac|FLAC audio|flac|audio/flac|public.audio
    public.midi-audio|MIDI audio|midi mid|audio/midi|public.audio
    public.playlist|playlist|||
    public.m3u-playlist|M3U playlist|m3u m3u8|audio/mpegurl|public.text public.playlist
    public.archive|archive|||public.data
    public.zip-archive|ZIP archive|zip|application/zip|public.archive
    org.gnu.gnu-zip-archive|gzip archive|gz gzip|application/gzip application/x-gzip|public.archive
    public.bzip2-archive|bzip2 archive|bz2|application/x-bzip2|public.archive
    public.tar-archive|tar archive|tar|application/x-tar|public.archive
    com.apple.archive|Apple Archive|aar||public.archive
    public.disk-image|disk image|||public.archive
    com.apple.disk-image-udif|disk image|dmg|application/x-apple-diskimage|public.disk-image
    com.apple.internet-location||||public.data
    public.database|database|||
    public.calendar-event|calendar event|||
    com.apple.ical.ics|calendar file|ics|text/calendar|public.text public.calendar-event
    public.contact|contact|||
    public.vcard|contact card|vcf vcard|text/vcard text/x-vcard|public.text public.contact
    public.message|message|||
    public.to-do-item|to-do item|||
    public.email-message|email message|eml|message/rfc822|public.data public.message
    com.apple.mail.email|email message|||public.message
    public.presentation|presentation|||public.composite-content
    public.spreadsheet|spreadsheet|||public.content
    org.openxmlformats.wordprocessingml.document|Word document|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|public.data public.composite-content
    org.openxmlformats.spreadsheetml.sheet|Excel document|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|public.data public.spreadsheet
    org.openxmlformats.presentationml.presentation|PowerPoint document|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|public.data public.presentation
    com.microsoft.word.doc|Word document|doc|application/msword|public.data public.composite-content
    org.idpf.epub-container|EPUB document|epub|application/epub+zip|public.data public.composite-content
    public.font|font|||
    public.truetype-ttf-font|TrueType font|ttf|font/ttf|public.data public.font
    public.opentype-font|OpenType font|otf|font/otf|public.data public.font
    public.log|log|||public.plain-text
    public.x509-certificate|certificate|cer crt der|application/x-x509-ca-cert|public.data
    com.rsa.pkcs-12|PKCS#12 data|p12 pfx|application/x-pkcs12|public.data
    com.apple.internet-shortcut|web address|webloc||public.data
    """
}
