// Nothing of its own: a target needs a source.

#include "CLibraries.h"
