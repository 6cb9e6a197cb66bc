#include "CFonts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char regular[] = {
#embed "OrielText-400.woff2"
};
static const unsigned char medium[] = {
#embed "OrielText-500.woff2"
};
static const unsigned char semibold[] = {
#embed "OrielText-600.woff2"
};
static const unsigned char bold[] = {
#embed "OrielText-700.woff2"
};
static const unsigned char extra_light[] = {
#embed "OrielText-200.woff2"
};
static const unsigned char light[] = {
#embed "OrielText-300.woff2"
};
static const unsigned char extra_bold[] = {
#embed "OrielText-800.woff2"
};
static const unsigned char tables[] = {
#embed "OrielText.tables"
};

struct oriel_bytes oriel_text_font(int place) {
  switch (place) {
  case 0: return (struct oriel_bytes){regular, sizeof regular};
  case 1: return (struct oriel_bytes){medium, sizeof medium};
  case 2: return (struct oriel_bytes){semibold, sizeof semibold};
  case 3: return (struct oriel_bytes){bold, sizeof bold};
  case 4: return (struct oriel_bytes){extra_light, sizeof extra_light};
  case 5: return (struct oriel_bytes){light, sizeof light};
  case 6: return (struct oriel_bytes){extra_bold, sizeof extra_bold};
  default: return (struct oriel_bytes){0, 0};
  }
}

struct oriel_bytes oriel_text_tables(void) { return (struct oriel_bytes){tables, sizeof tables}; }
