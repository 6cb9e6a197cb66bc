#include "CPreferences.h"

// As in Foundation's CFPreferences.h, which toolchains do not have.
extern const void *const kCFPreferencesCurrentApplication;
extern const void *const kCFPreferencesCurrentUser;
extern const void *const kCFPreferencesAnyHost;
extern const void *CFPreferencesCopyMultiple(const void *keys, const void *application, const void *user, const void *host);
extern const void *CFPreferencesCopyApplicationList(const void *user, const void *host);
extern unsigned char CFEqual(const void *first, const void *second);

const void *oriel_preferences_copy_values(const void *suite) {
  return CFPreferencesCopyMultiple(
      0, suite ? suite : kCFPreferencesCurrentApplication, kCFPreferencesCurrentUser, kCFPreferencesAnyHost);
}

const void *oriel_preferences_copy_domains(void) {
  return CFPreferencesCopyApplicationList(kCFPreferencesCurrentUser, kCFPreferencesAnyHost);
}

bool oriel_preferences_are_equal(const void *first, const void *second) {
  return first == second || (first && second && CFEqual(first, second));
}
