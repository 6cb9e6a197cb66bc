extension UTType {
  /// Anything: a file, a folder, a link.
  public static let item = UTType(known: "public.item")
  /// What a person reads, sees or hears.
  public static let content = UTType(known: "public.content")
  /// What has several parts.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A folder, or what looks like a file and is one.
  public static let directory = UTType(known: "public.directory")
  /// A folder as such.
  public static let folder = UTType(known: "public.folder")
  /// The top of a disk.
  public static let volume = UTType(known: "public.volume")
  /// A folder that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder with a known inside.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A program.
  public static let application = UTType(known: "com.apple.application")
  /// A program with its resources.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// A library with its resources.
  public static let framework = UTType(known: "com.apple.framework")
  /// What leads to something else.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A file that leads to another.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// What can be run.
  public static let executable = UTType(known: "public.executable")
  /// A program of Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A stored address.
  public static let urlBookmarkData = UTType(known: "com.apple.internet-location")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text in UTF-16 that says its order.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Text with columns.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Text with commas between columns.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Text with tabs between columns.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// The same in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// RTF.
  public static let rtf = UTType(known: "public.rtf")
  /// RTF with attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// RTF with attachments in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// JSON of places.
  public static let geoJSON = UTType(known: "public.geojson")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Style sheets.
  public static let css = UTType(known: "public.css")
  /// Source of programs.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// C.
  public static let cSource = UTType(known: "public.c-source")
  /// Headers of C.
  public static let cHeader = UTType(known: "public.c-header")
  /// C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Headers of C++.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// Assembly.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Scripts.
  public static let script = UTType(known: "public.script")
  /// Scripts of the shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// AppleScript.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// Property lists.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Property lists in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// Property lists in bytes.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// What a program has written down.
  public static let log = UTType(known: "public.log")
  /// PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Pages with what is in them.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// Images.
  public static let image = UTType(known: "public.image")
  /// JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// PNG.
  public static let png = UTType(known: "public.png")
  /// TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Icons of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// Icons of macOS.
  public static let icns = UTType(known: "com.apple.icns")
  /// HEIC.
  public static let heic = UTType(known: "public.heic")
  /// HEIF.
  public static let heif = UTType(known: "public.heif")
  /// WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// What cameras have seen.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// Photographs that move.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// What has depth.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// Scenes of USD.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// Scenes of USD in one file.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// Sound or moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// AVI.
  public static let avi = UTType(known: "public.avi")
  /// MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound of MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Sound of MPEG-4 with a lock.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// MIDI.
  public static let midi = UTType(known: "public.midi-audio")
  /// Lists of what to play.
  public static let playlist = UTType(known: "public.playlist")
  /// M3U.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// Files in a file.
  public static let archive = UTType(known: "public.archive")
  /// ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// tar.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// Apple Archive.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// Disks in a file.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Databases.
  public static let database = UTType(known: "public.database")
  /// Events.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// Persons.
  public static let contact = UTType(known: "public.contact")
  /// Cards of persons.
  public static let vCard = UTType(known: "public.vcard")
  /// Messages.
  public static let message = UTType(known: "public.message")
  /// Things to do.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// Messages by mail.
  public static let emailMessage = UTType(known: "com.apple.mail.email")
  /// Presentations.
  public static let presentation = UTType(known: "public.presentation")
  /// Spreadsheets.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// EPUB.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Fonts.
  public static let font = UTType(known: "public.font")
  /// Certificates.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// Keys with certificates.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// Addresses of the web in files.
  public static let internetShortcut = UTType(known: "com.apple.internet-shortcut")
}
