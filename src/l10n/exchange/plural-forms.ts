const TWO = 'nplurals=2; plural=n != 1;';
const SLAVIC =
  'nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;';

/** From the GNU gettext manual. Decks have no plurals in PO files, but clients read the header. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  cs: 'nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;',
  da: TWO,
  de: TWO,
  el: TWO,
  en: TWO,
  es: TWO,
  fi: TWO,
  fr: 'nplurals=2; plural=n > 1;',
  hu: TWO,
  it: TWO,
  ja: 'nplurals=1; plural=0;',
  ko: 'nplurals=1; plural=0;',
  nb: TWO,
  nl: TWO,
  pl: 'nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;',
  pt: TWO,
  'pt-BR': 'nplurals=2; plural=n > 1;',
  ru: SLAVIC,
  sk: 'nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;',
  sv: TWO,
  tr: TWO,
  uk: SLAVIC,
  zh: 'nplurals=1; plural=0;',
};

/** The header for a language; undefined for unknown languages, since a wrong header is worse than none. */
export function pluralForms(lang: string): string | undefined {
  return BY_LANGUAGE[lang] ?? BY_LANGUAGE[lang.split('-')[0] ?? ''];
}
