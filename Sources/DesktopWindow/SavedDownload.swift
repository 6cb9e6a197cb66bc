import CDesktop

/// A file that a page gives to the person: they say where it goes.
final class SavedDownload {
  private let download: NativeObject
  private let window: NativeObject?
  private var panel: NativeObject?

  private init(_ download: NativeObject, _ window: NativeObject?) {
    (self.download, self.window) = (desktop_g_object_ref_sink(download), window)
  }

  /// - Parameter window: In front of which the question stands.
  static func ask(about download: NativeObject, in window: NativeObject?) {
    let saved = SavedDownload(download, window)
    connect(
      download, "decide-destination", to: saved,
      { _, name, data in
        object(at: data, as: SavedDownload.self)?.ask(String(cString: name))
        // It waits for the answer.
        return 1
      } as NameHandler)
    connect(download, "finished", to: saved, { _, data in object(at: data, as: SavedDownload.self)?.end() } as PlainHandler)
  }

  private func ask(_ name: String) {
    let panel = desktop_gtk_file_chooser_native_new("Save", window, 1, "_Save", "_Cancel")
    self.panel = panel
    // A name of a server's is a name, and no path.
    desktop_gtk_file_chooser_set_current_name(panel, name.split(separator: "/").last.map(String.init) ?? "Download")
    connect(
      panel, "response", to: self,
      { panel, answer, data in object(at: data, as: SavedDownload.self)?.take(answer, panel) } as NumberHandler)
    desktop_gtk_native_dialog_show(panel)
  }

  private func take(_ answer: Int32, _ panel: NativeObject) {
    // GTK's word for "accepted".
    guard answer == -3, let file = desktop_gtk_file_chooser_get_file(panel) else {
      return desktop_webkit_download_cancel(download)
    }
    defer { desktop_g_object_unref(file) }
    guard let path = desktop_g_file_get_path(file) else { return desktop_webkit_download_cancel(download) }
    desktop_webkit_download_set_destination(download, path)
    desktop_g_free(path)
  }

  private func end() {
    if let panel { desktop_g_object_unref(panel) }
    panel = nil
    desktop_g_object_unref(download)
  }
}
