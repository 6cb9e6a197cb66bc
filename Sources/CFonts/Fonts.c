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
static const unsigned char tables[] = {
#embed "OrielText.tables"
};

struct oriel_bytes oriel_text_font(int place) {
  switch (place) {
  case 0: return (struct oriel_bytes){regular, sizeof regular};
  case 1: return (struct oriel_bytes){medium, sizeof medium};
  case 2: return (struct oriel_bytes){semibold, sizeof semibold};
  case 3: return (struct oriel_bytes){bold, sizeof bold};
  default: return (struct oriel_bytes){0, 0};
  }
}

struct oriel_bytes oriel_text_tables(void) { return (struct oriel_bytes){tables, sizeof tables}; }
