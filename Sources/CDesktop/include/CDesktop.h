// What a window of its own needs of GTK 4 and WebKitGTK 6.0. The libraries are loaded when a window is opened, so that nothing
// needs them to be built or linked. Each function here has the name of the library's, with `desktop_` before it, and does what
// that does: call `desktop_load` first.

#ifndef CDESKTOP_H
#define CDESKTOP_H

#include <stdint.h>

#pragma clang assume_nonnull begin

typedef void (*desktop_handler)(void);
typedef void (*desktop_release)(void *_Nullable data, void *_Nullable closure);
typedef int (*desktop_source)(void *_Nullable data);
typedef int (*desktop_fd_source)(int fd, unsigned condition, void *_Nullable data);
typedef void (*desktop_ready)(void *_Nullable source, void *result, void *_Nullable data);
typedef void (*desktop_bus_signal)(
    void *connection, const char *_Nullable sender, const char *path, const char *interface, const char *signal, void *parameters,
    void *_Nullable data);

// Result, name, parameters, arguments.
#define DESKTOP_FUNCTIONS(F) \
  F(void, g_set_prgname, (const char *name), (name)) \
  F(void, g_set_application_name, (const char *name), (name)) \
  F(void, g_free, (void *_Nullable memory), (memory)) \
  F(void, g_object_unref, (void *object), (object)) \
  F(void *, g_object_ref_sink, (void *object), (object)) \
  F(unsigned, g_idle_add, (desktop_source source, void *_Nullable data), (source, data)) \
  F(unsigned, g_timeout_add, (unsigned milliseconds, desktop_source source, void *_Nullable data), (milliseconds, source, data)) \
  F(unsigned, g_unix_fd_add, (int fd, unsigned condition, desktop_fd_source source, void *_Nullable data), \
    (fd, condition, source, data)) \
  F(unsigned long, g_signal_connect_data, \
    (void *object, const char *signal, desktop_handler handler, void *_Nullable data, desktop_release _Nullable release, \
     int flags), \
    (object, signal, handler, data, release, flags)) \
  F(void *, g_main_loop_new, (void *_Nullable context, int is_running), (context, is_running)) \
  F(void, g_main_loop_run, (void *loop), (loop)) \
  F(void, g_main_loop_quit, (void *loop), (loop)) \
  F(void, g_bus_get, (int bus, void *_Nullable cancellable, desktop_ready ready, void *_Nullable data), \
    (bus, cancellable, ready, data)) \
  F(void *_Nullable, g_bus_get_finish, (void *result, void *_Nullable error), (result, error)) \
  F(void, g_dbus_connection_call, \
    (void *connection, const char *name, const char *path, const char *interface, const char *method, \
     void *_Nullable parameters, \
     void *_Nullable type, int flags, int milliseconds, void *_Nullable cancellable, desktop_ready ready, void *_Nullable data), \
    (connection, name, path, interface, method, parameters, type, flags, milliseconds, cancellable, ready, data)) \
  F(void *_Nullable, g_dbus_connection_call_finish, (void *connection, void *result, void *_Nullable error), \
    (connection, result, error)) \
  F(unsigned, g_dbus_connection_signal_subscribe, \
    (void *connection, const char *_Nullable sender, const char *_Nullable interface, const char *_Nullable member, \
     const char *_Nullable path, const char *_Nullable argument, int flags, desktop_bus_signal signal, void *_Nullable data, \
     void *_Nullable release), \
    (connection, sender, interface, member, path, argument, flags, signal, data, release)) \
  F(void *, g_variant_new_string, (const char *text), (text)) \
  F(void *, g_variant_new_tuple, (void *_Nonnull const *_Nonnull children, unsigned long count), (children, count)) \
  F(const char *, g_variant_get_type_string, (void *value), (value)) \
  F(unsigned long, g_variant_n_children, (void *value), (value)) \
  F(void *, g_variant_get_child_value, (void *value, unsigned long index), (value, index)) \
  F(void *, g_variant_get_variant, (void *value), (value)) \
  F(uint32_t, g_variant_get_uint32, (void *value), (value)) \
  F(const char *, g_variant_get_string, (void *value, unsigned long *_Nullable length), (value, length)) \
  F(void, g_variant_unref, (void *value), (value)) \
  F(void *, g_variant_new_boolean, (int is_so), (is_so)) \
  F(void *, g_menu_new, (void), ()) \
  F(void, g_menu_append_section, (void *menu, const char *_Nullable label, void *section), (menu, label, section)) \
  F(void, g_menu_append_submenu, (void *menu, const char *_Nullable label, void *inner), (menu, label, inner)) \
  F(void *, g_menu_item_new, (const char *label, const char *action), (label, action)) \
  F(void, g_menu_item_set_attribute_value, (void *item, const char *name, void *value), (item, name, value)) \
  F(void, g_menu_append_item, (void *menu, void *item), (menu, item)) \
  F(void *, g_simple_action_group_new, (void), ()) \
  F(void *, g_simple_action_new, (const char *name, void *_Nullable type), (name, type)) \
  F(void *, g_simple_action_new_stateful, (const char *name, void *_Nullable type, void *state), (name, type, state)) \
  F(void, g_simple_action_set_enabled, (void *action, int is_so), (action, is_so)) \
  F(const char *, g_action_get_name, (void *action), (action)) \
  F(void, g_action_map_add_action, (void *actions, void *action), (actions, action)) \
  F(char *_Nullable, g_file_get_path, (void *file), (file)) \
  F(int, gtk_init_check, (void), ()) \
  F(void *, gtk_window_new, (void), ()) \
  F(void, gtk_window_set_title, (void *window, const char *title), (window, title)) \
  F(void, gtk_window_set_icon_name, (void *window, const char *name), (window, name)) \
  F(void, gtk_window_set_default_size, (void *window, int width, int height), (window, width, height)) \
  F(void, gtk_window_set_resizable, (void *window, int is_resizable), (window, is_resizable)) \
  F(void, gtk_window_set_child, (void *window, void *child), (window, child)) \
  F(void, gtk_window_present, (void *window), (window)) \
  F(void, gtk_window_close, (void *window), (window)) \
  F(void, gtk_window_destroy, (void *window), (window)) \
  F(void, gtk_widget_set_size_request, (void *widget, int width, int height), (widget, width, height)) \
  F(void *, gtk_box_new, (int orientation, int spacing), (orientation, spacing)) \
  F(void, gtk_box_append, (void *box, void *widget), (box, widget)) \
  F(void, gtk_box_prepend, (void *box, void *widget), (box, widget)) \
  F(void, gtk_widget_set_vexpand, (void *widget, int is_so), (widget, is_so)) \
  F(void, gtk_widget_set_visible, (void *widget, int is_so), (widget, is_so)) \
  F(void, gtk_widget_insert_action_group, (void *widget, const char *name, void *actions), (widget, name, actions)) \
  F(void *, gtk_popover_menu_bar_new_from_model, (void *model), (model)) \
  F(void, gtk_popover_menu_bar_set_menu_model, (void *bar, void *model), (bar, model)) \
  F(int, gtk_widget_grab_focus, (void *widget), (widget)) \
  F(void, gtk_widget_add_controller, (void *widget, void *controller), (widget, controller)) \
  F(void *_Nullable, gtk_settings_get_default, (void), ()) \
  F(void *_Nullable, gdk_display_get_default, (void), ()) \
  F(void *, gdk_display_get_monitors, (void *display), (display)) \
  F(void *_Nullable, g_list_model_get_item, (void *list, unsigned place), (list, place)) \
  F(void, gdk_monitor_get_geometry, (void *monitor, int *rectangle), (monitor, rectangle)) \
  F(void *, gtk_event_controller_key_new, (void), ()) \
  F(void *, gtk_gesture_click_new, (void), ()) \
  F(void, gtk_gesture_single_set_button, (void *gesture, unsigned button), (gesture, button)) \
  F(unsigned, gtk_gesture_single_get_current_button, (void *gesture), (gesture)) \
  F(void, gtk_event_controller_set_propagation_phase, (void *controller, int phase), (controller, phase)) \
  F(void *, gtk_file_chooser_native_new, \
    (const char *title, void *_Nullable window, int action, const char *accept, const char *cancel), \
    (title, window, action, accept, cancel)) \
  F(void, gtk_file_chooser_set_current_name, (void *chooser, const char *name), (chooser, name)) \
  F(void *_Nullable, gtk_file_chooser_get_file, (void *chooser), (chooser)) \
  F(void, gtk_native_dialog_show, (void *dialog), (dialog)) \
  F(void *, soup_cookie_new, \
    (const char *name, const char *value, const char *domain, const char *path, int seconds), \
    (name, value, domain, path, seconds)) \
  F(void, soup_cookie_set_http_only, (void *cookie, int is_so), (cookie, is_so)) \
  F(void, soup_cookie_set_same_site_policy, (void *cookie, int policy), (cookie, policy)) \
  F(void, soup_cookie_free, (void *cookie), (cookie)) \
  F(char *, jsc_value_to_string, (void *value), (value)) \
  F(unsigned long, webkit_web_view_get_type, (void), ()) \
  F(void *, webkit_network_session_new_ephemeral, (void), ()) \
  F(void *, webkit_network_session_get_cookie_manager, (void *session), (session)) \
  F(void, webkit_cookie_manager_add_cookie, \
    (void *cookies, void *cookie, void *_Nullable cancellable, desktop_ready _Nullable ready, void *_Nullable data), \
    (cookies, cookie, cancellable, ready, data)) \
  F(int, webkit_cookie_manager_add_cookie_finish, (void *cookies, void *result, void *_Nullable error), \
    (cookies, result, error)) \
  F(void *, webkit_user_content_manager_new, (void), ()) \
  F(int, webkit_user_content_manager_register_script_message_handler, \
    (void *content, const char *name, const char *_Nullable world), (content, name, world)) \
  F(void *, webkit_user_style_sheet_new, \
    (const char *source, int frames, int level, void *_Nullable allowed, void *_Nullable blocked), \
    (source, frames, level, allowed, blocked)) \
  F(void, webkit_user_style_sheet_unref, (void *style), (style)) \
  F(void, webkit_user_content_manager_add_style_sheet, (void *content, void *style), (content, style)) \
  F(void, webkit_web_view_evaluate_javascript, \
    (void *view, const char *script, long length, const char *_Nullable world, const char *_Nullable source, \
     void *_Nullable cancellable, desktop_ready _Nullable ready, void *_Nullable data), \
    (view, script, length, world, source, cancellable, ready, data)) \
  F(void *, webkit_web_view_get_settings, (void *view), (view)) \
  F(void, webkit_web_view_load_uri, (void *view, const char *uri), (view, uri)) \
  F(void, webkit_web_view_load_html, (void *view, const char *html, const char *_Nullable base), (view, html, base)) \
  F(void, webkit_web_view_reload, (void *view), (view)) \
  F(const char *_Nullable, webkit_web_view_get_title, (void *view), (view)) \
  F(const char *_Nullable, webkit_web_view_get_uri, (void *view), (view)) \
  F(void, webkit_web_view_go_back, (void *view), (view)) \
  F(void, webkit_web_view_go_forward, (void *view), (view)) \
  F(double, webkit_web_view_get_zoom_level, (void *view), (view)) \
  F(void, webkit_web_view_set_zoom_level, (void *view, double level), (view, level)) \
  F(void *_Nullable, webkit_web_view_get_inspector, (void *view), (view)) \
  F(void, webkit_web_inspector_show, (void *inspector), (inspector)) \
  F(void *, webkit_navigation_policy_decision_get_navigation_action, (void *decision), (decision)) \
  F(int, webkit_response_policy_decision_is_mime_type_supported, (void *decision), (decision)) \
  F(void *, webkit_navigation_action_get_request, (void *action), (action)) \
  F(const char *_Nullable, webkit_uri_request_get_uri, (void *request), (request)) \
  F(void, webkit_policy_decision_use, (void *decision), (decision)) \
  F(void, webkit_policy_decision_ignore, (void *decision), (decision)) \
  F(void, webkit_policy_decision_download, (void *decision), (decision)) \
  F(void, webkit_download_set_destination, (void *download, const char *path), (download, path)) \
  F(void, webkit_download_cancel, (void *download), (download)) \
  F(void, webkit_context_menu_remove, (void *menu, void *item), (menu, item)) \
  F(unsigned, webkit_context_menu_get_n_items, (void *menu), (menu)) \
  F(void *, webkit_context_menu_get_item_at_position, (void *menu, unsigned place), (menu, place)) \
  F(int, webkit_context_menu_item_get_stock_action, (void *item), (item)) \
  F(int, webkit_context_menu_item_is_separator, (void *item), (item))

#define DESKTOP_DECLARE(RESULT, NAME, PARAMETERS, ARGUMENTS) RESULT desktop_##NAME PARAMETERS;
DESKTOP_FUNCTIONS(DESKTOP_DECLARE)

/// Loads the libraries: by the names under which systems have them, or by others. Returns NULL, or a sentence that says what is
/// missing.
const char *_Nullable desktop_load(const char *_Nullable gtk, const char *_Nullable webkit);

/// A view for pages, which shares the process of another one if there is one.
void *desktop_new_view(void *session, void *content, void *_Nullable related);

/// A property of an object that is yes or no.
int desktop_flag(void *object, const char *name);
void desktop_set_flag(void *object, const char *name, int is_so);

/// Has a signal end nothing here, nor in the programs that this one starts.
void desktop_ignore_signal(int number);

#pragma clang assume_nonnull end

#endif
