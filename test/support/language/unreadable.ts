import type { Language } from '../../../src/language/languages.js';

/** What no sentence of a language may contain, and why. */
export const UNREADABLE: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(\d+) to \1\b/, 'a range of one number'],
    [/\bnot true\b|\bthat that\b/, 'a denial beside the verb'],
    [/\bEach [^.;]* can't\b/, '"each … can\'t": no player can'],
    [/\ba [aeio]\w/i, '"a" before a vowel'],
    [/\ban (?![aeiou])\w/i, '"an" before a consonant'],
    [
      /(?:controller|opponent|player|choice|left|right|this card) (?:draw|discard|take|give|move|exchange|lose|get|search|bring)\b/,
      'an imperative behind a named subject',
    ],
    [/\binto hand\b|\bamong this\b|\bis a dead one\b/, 'no English'],
    [/[:(](?!living or dead\))/, 'a colon or brackets in a sentence'],
  ],
  it: [
    [/\bda (\d+) a \1\b/, 'a range of one number'],
    [/non è vero|controllor/, 'a denial beside the verb, or a ticket inspector'],
    [/\bnon può [^.;]* o |\bNessun[^.;]* o /, '"o" under a negation'],
    [/\b(?:di|a|da|su|in) (?:il|lo|gli|i) /, 'a preposition that should have met its article'],
    [/\bbersaglio di (?:carte|modificatori|eventi|misteri|morti)\b/, '"di" without "alcun"'],
    [
      /(?:controlla|avversario|giocatore|sinistra|destra|scelta|carta) (?:prendi|dai|ottieni|perdi|scegli|hai)\b/,
      'an imperative behind a named subject',
    ],
    [/^Se chi [^,]*, (?:pesca|scarta|scambia|sposta|cerca|salta)\b/, 'reads as an order'],
    [/casat\w+ [^.,]* nel suo casato/, 'a family inside a family'],
  ],
  es: [
    [/\bentre (\d+) y \1\b/, 'a range of one number'],
    [/no se da la condición|menor que|con como/, 'no Spanish'],
    [/\bno puede[sn]? [^.;]* o |\bNing[^.;]* o /, '"o" under a negation'],
    [/\b(?:de|a) el /, 'a preposition that should have met its article'],
    [/\btienen? [−+]\d+ a/, '"tiene −10 a": recibe'],
    [
      /^Si su controlador [^,]*, (?:roba|descarta|toma|da|añade|intercambia|busca|traspasa)\b/,
      'reads as an order',
    ],
    [/^Siempre que (?:empiece|termine)/, 'al comienzo, al final'],
    [/familia [^.,]* en su familia/, 'a family inside a family'],
    [/\(vivos? o muertos?\) tuyos?/, 'brackets before whose it is'],
  ],
  fr: [
    [/\bentre (\d+) et \1\b/, 'a range of one number'],
    [/contrôleur|la condition «/, 'a ticket inspector, or a denial beside the verb'],
    [/\b(?:ne|n')[^.;,]*\b(?:peut|pouvez) [^.;]* ou /, '"ou" under a negation'],
    [/\bChaque [^.;]* ne peut\b/, '"chaque … ne peut": aucun'],
    [/\b(?:de|à) (?:le|les) /, 'a preposition that should have met its article'],
    [/(?<!\p{L})(?:de|que|le|la|ne) [aeéèêiou]/iu, 'a vowel that was not elided'],
    [/plus que 1\b/, 'a digit where a word belongs'],
    [/ a [−+]\d+ à /, '"a −10 à": reçoit'],
    [/famille [^.,]* dans sa famille/, 'a family inside a family'],
  ],
  pl: [
    [/\bod (\d+) do \1\b/, 'a range of one number'],
    [/nie jest prawdą|Z wyjątkiem|w chwili zagrania|ma ona|zakaz|oraz/, 'no Polish'],
    [/\bnie (?:może|możesz) [^.;]* lub /i, '"lub" under a negation'],
    [/ z sw/, '"z" before "sw": ze'],
    [/gracza? kontrolując\p{L}+ (?!tę)/iu, 'controlling whom?'],
    [/został[ay]? 1\b/, 'a digit where a word belongs'],
    [
      /(?:gracz|przeciwnik) (?:dobierz|odrzuć|zabierz|weź|przekaż|zamień|przenieś|zyskaj)\b/,
      'an imperative behind a named subject',
    ],
    [/rodziny [^.,]* w jej rodzinie/, 'a family inside a family'],
    [/tury [^.,]*postać, (?!jeśli)/, 'a comma behind a time'],
    [/, który zagrał tę kartę(?!,|\.)/, 'a relative clause that is not closed'],
  ],
};
