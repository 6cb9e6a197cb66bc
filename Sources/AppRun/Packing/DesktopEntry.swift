/// What a desktop is told of an app, by the Desktop Entry Specification.
struct DesktopEntry {
  let name: String
  /// The program's file.
  let program: String
  /// The icon's file.
  let icon: String

  /// The entry as it is for a system that has the program in `PATH` and the icon in a theme.
  var text: String {
    """
    [Desktop Entry]
    Type=Application
    Version=1.5
    Name=\(name)
    Exec="\(program)" --window
    Icon=\(name)
    Terminal=false
    Categories=Utility;

    """
  }

  /// A script that adds the app to the menu of a person, from where the folder stands.
  var adding: String {
    """
    #!/bin/sh
    # Adds \(name) to the menu of your desktop, from where this folder stands now. With --remove takes it out.
    set -eu
    folder=$(cd "$(dirname "$0")" && pwd -P)
    entries=${XDG_DATA_HOME:-$HOME/.local/share}/applications
    entry="$entries/\(name).desktop"
    case "${1:-}" in
    '') ;;
    --remove)
      rm -f "$entry"
      echo "\(name) is in the menu no more."
      exit 0
      ;;
    *)
      echo "add-to-menu: there is no option '$1'. Without any it adds \(name), with --remove it takes it out." >&2
      exit 2
      ;;
    esac
    # Entries of menus have no way to write these.
    if printf '%s' "$folder" | grep -q '["`$\\\\%]'; then
      echo "add-to-menu: move this folder: a menu cannot start a program in '$folder'" >&2
      exit 1
    fi
    mkdir -p "$entries"
    {
      grep -v -e '^Exec=' -e '^Icon=' "$folder/\(name).desktop"
      printf 'Exec="%s" --window\\nIcon=%s\\n' "$folder/app/\(program)" "$folder/\(icon)"
    } >"$entry"
    echo "\(name) is in the menu."

    """
  }
}
