import type { Language } from '../../../src/language/languages.js';

interface LanguageExpectations {
  /** Its dictionary for hunspell. */
  readonly dictionary: string;
  /** The nouns of the game, in any form; verbs that only look like them are left alone. */
  readonly nouns: RegExp;
  /** What no sentence may contain, and why. */
  readonly unreadable: readonly (readonly [RegExp, string])[];
  /** Sentences as they were printed once: each has one of these faults. */
  readonly wrong: readonly string[];
}

/** What tests expect of the sentences in each language. */
export const expectations: Readonly<Record<Language, LanguageExpectations>> = {
  en: {
    dictionary: 'en_GB',
    nouns:
      /\b(?:cards?|modifiers?|events?|untimely|deaths?|myster\w+|extra|free|characters?|famil\w+|self-worth|opponents?|hands?|turns?|draw (?:limit|phase|pile)|discard pile)\b/i,
    unreadable: [
      [/\b(\d+) to \1\b/, 'a range of one number'],
      [/\bnot true\b|\bthat that\b/, 'a denial beside the verb'],
      [/\bEach [^.;]* can't\b/, '"each … can\'t": no player can'],
      [/\ba [aeio]\w/i, '"a" before a vowel'],
      [/\ban (?![aeiou])\w/i, '"an" before a consonant'],
      [
        /(?:opponent|player|choice|left|right|this card) (?:draw|discard|take|give|move|exchange|lose|get|search|bring)\b/,
        'an imperative behind a named subject',
      ],
      [/\binto hand\b|\bamong this\b|\bis a dead one\b|\bof (?:yours|their own)\b/, 'no English'],
      [/'s controller|that player, if/, 'about the player instead of to them (MOD-3)'],
      [/; then if\b/, 'no comma before a condition'],
      [/or more and below/, 'a range by two bounds'],
      [/(?<!\b[Cc]hooses? one):|\((?!living or dead\))/, 'a colon or brackets in a sentence'],
    ],
    wrong: ['If you have 1 to 1 living character, draw 1 card.', "Each player can't play events."],
  },
  it: {
    dictionary: 'it_IT',
    nouns:
      /(?<!\p{L})(?:cart[ae]|modificator\p{L}|event\p{L}|mort[ei]|prematur\p{L}|mister\p{L}|azion\p{L}|moss[ae]|personagg\p{L}+|casat\p{L}|famigli\p{L}|autostima|avversar\p{L}+|mano|turn[oi]|limite|fase|mazzo|scarti(?! (?:\d|in cima|il)))(?!\p{L})/iu,
    unreadable: [
      [/\bda (\d+) a \1\b/, 'a range of one number'],
      [/non è vero|controllor/, 'a denial beside the verb, or a ticket inspector'],
      [/\bchi controlla quest/, 'about the player instead of to them (MOD-3)'],
      [/ e è\b|Salvo se|; poi se\b/, 'no Italian'],
      [/\bnon può [^.;]* o |\bNessun[^.;]* o /, '"o" under a negation'],
      [/\b(?:di|a|da|su|in) (?:il|lo|gli|i) /, 'a preposition that should have met its article'],
      [/\bbersaglio di (?:carte|modificatori|eventi|misteri|morti)\b/, '"di" without "alcun"'],
      [
        /(?:avversario|giocatore|sinistra|destra|scelta|carta) (?:prendi|dai|ottieni|perdi|scegli|hai)\b/,
        'an imperative behind a named subject',
      ],
    ],
    wrong: [
      'Il controllore pesca 1 carta.',
      'Questo personaggio non può essere bersaglio di alcun evento o morte.',
    ],
  },
  es: {
    dictionary: 'es_ES',
    nouns:
      /(?<!\p{L})(?:cartas?|modificadores|eventos?|muertes?|prematur\p{L}+|misterios?|jugadas?|personajes?|familia\p{L}*|autoestima|rival(?:es)?|mano|turno|límite|fase|mazo|pila|descartes (?!un))(?!\p{L})/iu,
    unreadable: [
      [/\bentre (\d+) y \1\b/, 'a range of one number'],
      [/no se da la condición|menor que|con como|Salvo si|; luego si\b/, 'no Spanish'],
      [/controlador\b/, 'about the player instead of to them (MOD-3)'],
      [/\bno puede[sn]? [^.;]* o |\bNing[^.;]* o /, '"o" under a negation'],
      [/\b(?:de|a) el /, 'a preposition that should have met its article'],
      [/\btienen? [−+]\d+ a/, '"tiene −10 a": recibe'],
      [/^Siempre que (?:empiece|termine)/, 'al comienzo, al final'],
      [/personajes? (?:vivos? |muertos? )?(?:tuyo|propio)s?\b/, '"uno de tus personajes"'],
    ],
    wrong: ['Este personaje tiene −10 a la autoestima.', 'Si tienes entre 2 y 2 cartas, roba 1 carta.'],
  },
  fr: {
    dictionary: 'fr_FR',
    nouns:
      /(?<!\p{L})(?:cartes?|modifications?|évènements?|morts?|prématuré\p{L}+|mystères?|actions?|personnages?|familles?|amour|adversaires?|main|tours?|limite|phase|défausse (?=visible)|score)(?!\p{L})/iu,
    unreadable: [
      [/\bentre (\d+) et \1\b/, 'a range of one number'],
      [/contrôleur|la condition «/, 'a ticket inspector, or a denial beside the verb'],
      [/son joueur|qui contrôle ce|vous contrôlez/, 'about the player instead of to them (MOD-3)'],
      [/pas jouer [^.;]* ni /, '"ne peut jouer ni … ni …"'],
      [/\b(?:ne|n')[^.;,]*\b(?:peut|pouvez) [^.;]* ou /, '"ou" under a negation'],
      [/\bChaque [^.;]* ne peut\b/, '"chaque … ne peut": aucun'],
      [/\b(?:de|à) (?:le|les) /, 'a preposition that should have met its article'],
      [/(?<!\p{L})(?:de|que|le|la|ne) [aeéèêiou]/iu, 'a vowel that was not elided'],
      [/plus que 1\b/, 'a digit where a word belongs'],
      [/ a [−+]\d+ à /, '"a −10 à": reçoit'],
    ],
    wrong: [
      "Chaque joueur défausse des cartes jusqu'à n'en avoir plus que 1 en main.",
      'Le contrôleur pioche 1 carte.',
    ],
  },
  pl: {
    dictionary: 'pl_PL',
    nouns:
      /(?<!\p{L})(?:kart\p{L}{0,2}|modyfikacj\p{L}+|wydarze\p{L}+|śmier\p{L}+|nagł\p{L}+|tajemnic\p{L}*|akcj\p{L}+|zagrywk\p{L}|postac?\p{L}*|rodzin\p{L}+|samoocen\p{L}+|przeciwni\p{L}+|ręk\p{L}|ręce|tur\p{L}+|limit\p{L}*|dobierani\p{L}|tali\p{L}+|stosu)(?!\p{L})/iu,
    unreadable: [
      [/\bod (\d+) do \1\b/, 'a range of one number'],
      [/nie jest prawdą|Z wyjątkiem|w chwili zagrania|ma ona|zakaz|oraz/, 'no Polish'],
      [/\bnie (?:może|możesz) [^.;]* lub /i, '"lub" under a negation'],
      [/ z sw/, '"z" before "sw": ze'],
      [/kontrolując/i, 'about the player instead of to them (MOD-3)'],
      [/żadnych|pod kontrolą| ma [−+]|zagrać najwyżej/, 'no Polish'],
      [/został[ay]? 1\b/, 'a digit where a word belongs'],
      [
        /(?:gracz|przeciwnik) (?:dobierz|odrzuć|zabierz|weź|przekaż|zamień|przenieś|zyskaj)\b/,
        'an imperative behind a named subject',
      ],
      [/tury, (?!jeśli)/, 'a comma behind a time'],
      [/, który zagrał tę kartę(?!,|\.)/, 'a relative clause that is not closed'],
    ],
    wrong: ['Gracz kontrolujący dobiera 1 kartę.', 'Nie możesz zagrywać wydarzeń lub tajemnic.'],
  },
};
