import type { Deck } from '../../../src/deck/deck.js';
import type { RulesName } from '../../../src/vocabulary/files/deck-file.js';

/** Words for what only some rules have, by language: the names of editions, and kinds of card. */
export const WORDS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: {
    classic: /classic/i,
    expansion: /expansion/i,
    second: /second edition/i,
    houses: /residence|myster/i,
    references: /reference card/i,
  },
  it: {
    classic: /classic/i,
    expansion: /espansion/i,
    second: /seconda edizione/i,
    houses: /residenz|mister[oi]\b/i,
    references: /riepilogo/i,
  },
  es: {
    classic: /clásic/i,
    expansion: /expansi/i,
    second: /segunda edición/i,
    houses: /residencia|misterio/i,
    references: /cartas? de referencia/i,
  },
  fr: {
    classic: /classique/i,
    expansion: /extension/i,
    second: /seconde édition/i,
    houses: /résidence|mystère/i,
    references: /cartes? d['’]aide/i,
  },
  pl: {
    classic: /klasyczn/i,
    expansion: /dodat(ek|k)/i,
    second: /drug(a|iej) edycj/i,
    houses: /rezydencj|tajemnic/i,
    references: /kart\S* pomocy/i,
  },
};

/** What is not in the box of an edition that is played by some rules. Persistent effects come from expansions (MOD-6). */
const FOREIGN: Readonly<Record<RulesName, readonly string[]>> = {
  classic: ['expansion', 'second', 'houses', 'references'],
  expansion: ['second', 'references'],
  second: ['classic', 'houses'],
};

/** Words in a text that name something which is not in the box of an edition. */
export const foreignIn = (deck: Deck, text: string, language: string, edition: string): string[] =>
  FOREIGN[deck.editions[edition]?.rules ?? 'classic'].filter((word) => WORDS[language]?.[word]?.test(text));
