// What UserDefaults has in memory. Foundation's own functions tell of it, and its Swift interface leaves them out: that one mixes what was
// stored with what was registered, and names no suites.

#pragma once

#include <stdbool.h>

// A dictionary (NSDictionary) of the values of a suite (NSString), or of the standard domain without one. Null if there are none. The caller
// owns it.
const void *oriel_preferences_copy_values(const void *suite);

// The names (NSArray of NSString) of the domains that hold values. Null if there are none. The caller owns it.
const void *oriel_preferences_copy_domains(void);

// Whether two dictionaries hold equal values under equal keys. Each may be null.
bool oriel_preferences_are_equal(const void *first, const void *second);
