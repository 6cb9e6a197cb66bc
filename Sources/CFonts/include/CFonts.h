#ifndef ORIEL_CFONTS_H
#define ORIEL_CFONTS_H

#include <stddef.h>

/// Bytes that live as long as the program.
struct oriel_bytes {
  const unsigned char *start;
  size_t count;
};

/// The file of a font: weights 400, 500, 600, 700, 200, 300 and 800 are 0 to 6. See OFL.txt.
struct oriel_bytes oriel_text_font(int place);

/// What a page measures of these fonts: four lines for each, its declaration, how wide the probe is, its metrics and its advances.
struct oriel_bytes oriel_text_tables(void);

#endif
