import { computeCacheKey } from '../../cache/key.js';
import type { DeckFolder } from '../../deck/folder.js';
import { listNamedTitles } from '../../language/sentences/named-titles.js';
import type { FaceRequest } from '../../render/core/face-request.js';
import type { FontFile } from '../../render/core/fonts.js';
import type { FaceInput } from './face-input.js';
import { artFingerprints, fontsFingerprint, templatesFingerprint } from './fingerprint.js';

/** Cache keys of faces and drawings. A key changes whenever any input of the face or drawing changes. */
export interface FaceKeys {
  face(request: FaceRequest): string;
  drawing(key: string): string;
}

export function faceKeys(
  { deck, words }: FaceInput,
  folder: DeckFolder | undefined,
  fonts: readonly FontFile[],
): FaceKeys {
  const letters = fontsFingerprint(fonts);
  const templates = templatesFingerprint(folder);
  const hashArt = artFingerprints(folder);
  const source = deck.languages[0] ?? '';
  const known = new Map<string, string>();
  /** The part of the key that all cards of a language share. */
  const common = (language: string, edition: string) => {
    const name = `${language} ${edition}`;
    let found = known.get(name);
    if (found === undefined) {
      const families = Object.keys(deck.families).map((id) => deck.texts[language]?.[id]);
      found = computeCacheKey(
        letters,
        templates,
        language,
        source,
        deck.card,
        deck.families,
        families,
        deck.kinds,
        deck.fields,
        deck.editions[edition]?.rules,
        words[language],
        words[source],
      );
      known.set(name, found);
    }
    return found;
  };
  return {
    drawing: (key) => computeCacheKey(letters, key),
    face(request) {
      const { id, side, language, edition, stock } = request;
      const card = deck.cards[id];
      const rules = card?.kind === 'reference' ? card.body.map((rule) => rulesIn(deck.rules, rule)) : [];
      const titles = card && [language, source].map((one) => listNamedTitles(deck, card, one));
      const art = card && hashArt(id, card);
      const text = deck.texts[language]?.[id];
      return computeCacheKey(common(language, edition), id, side, stock, card, text, rules, titles, art);
    },
  };
}

const rulesIn = (rules: FaceInput['deck']['rules'], rule: string): unknown[] =>
  Object.values(rules).map((byId) => byId[rule]);
