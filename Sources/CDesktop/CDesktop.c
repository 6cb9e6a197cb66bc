#include "CDesktop.h"

#include <dlfcn.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>

#define POINTER(RESULT, NAME, PARAMETERS, ARGUMENTS) RESULT(*NAME) PARAMETERS;
static struct {
  DESKTOP_FUNCTIONS(POINTER)
  void *(*g_object_new)(unsigned long type, const char *first, ...);
  void (*g_object_get)(void *object, const char *first, ...);
  void (*g_object_set)(void *object, const char *first, ...);
} library;

static char problem[256];

static void *load(void *handle, const char *name) {
  // What the libraries need themselves is found through them.
  void *function = dlsym(handle, name);
  if (function == NULL && problem[0] == 0) {
    snprintf(
        problem, sizeof problem,
        "the installed WebKitGTK or GTK is too old: it lacks %s (packages libwebkitgtk-6.0-4, libgtk-4-1)",
        name);
  }
  return function;
}

const char *desktop_load(const char *gtk, const char *webkit) {
  problem[0] = 0;
  if (gtk == NULL) gtk = "libgtk-4.so.1";
  if (webkit == NULL) webkit = "libwebkitgtk-6.0.so.4";
  if (dlopen(gtk, RTLD_NOW | RTLD_GLOBAL) == NULL) {
    snprintf(problem, sizeof problem, "%s is not there: install GTK 4 (package libgtk-4-1, or gtk4)", gtk);
    return problem;
  }
  void *handle = dlopen(webkit, RTLD_NOW | RTLD_GLOBAL);
  if (handle == NULL) {
    snprintf(
        problem, sizeof problem,
        "%s is not there: install WebKitGTK (package libwebkitgtk-6.0-4, webkitgtk6.0 or webkitgtk-6.0)", webkit);
    return problem;
  }
#define LOAD(RESULT, NAME, PARAMETERS, ARGUMENTS) *(void **)&library.NAME = load(handle, #NAME);
  DESKTOP_FUNCTIONS(LOAD)
  *(void **)&library.g_object_new = load(handle, "g_object_new");
  *(void **)&library.g_object_get = load(handle, "g_object_get");
  *(void **)&library.g_object_set = load(handle, "g_object_set");
  return problem[0] == 0 ? NULL : problem;
}

#define CALL(RESULT, NAME, PARAMETERS, ARGUMENTS) \
  RESULT desktop_##NAME PARAMETERS { return library.NAME ARGUMENTS; }
DESKTOP_FUNCTIONS(CALL)

void *desktop_new_view(void *session, void *content, void *related) {
  unsigned long type = library.webkit_web_view_get_type();
  if (related != NULL) return library.g_object_new(type, "related-view", related, "user-content-manager", content, NULL);
  return library.g_object_new(type, "network-session", session, "user-content-manager", content, NULL);
}

int desktop_flag(void *object, const char *name) {
  int is_so = 0;
  library.g_object_get(object, name, &is_so, NULL);
  return is_so;
}

void desktop_set_flag(void *object, const char *name, int is_so) { library.g_object_set(object, name, is_so, NULL); }

void desktop_ignore_signal(int number) { signal(number, SIG_IGN); }
