/**
 * Computes the difference between two states of an open deck: diagnostics by file, cards, texts and faces. Texts and
 * faces are compared by the identity of their inputs, not by rendering. Entry point: `Changes.since`.
 */
import type { Card, Deck } from '../deck/deck.js';
import type { DeckFolder } from '../deck/folder.js';
import { listEntries, textsInOrder } from '../deck/listed.js';
import type { Diagnostic } from '../diagnostics/index.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import { type Memo, ScopedMemo } from '../memo/memo.js';
import { SIDES, type Side } from '../render/core/face-request.js';
import type { LoadedTypesetting } from '../render/drawing/templates.js';
import { pictureFinder } from '../render/pictures/find-picture.js';
import { pictureState } from '../render/pictures/picture-state.js';
import type { RulesTextProviders } from '../services/rules-text-providers.js';
import type { CardStates } from './card-states.js';
import type { OpenDeck } from './open-deck.js';

/** Changes of a deck. Versions are numbered, so that a client can detect a missed one. */
export interface Update {
  readonly version: number;
  /** The current deck. */
  readonly opened: OpenDeck;
  /** By file, only if its diagnostics have changed: all current ones, an empty list if there are none. */
  readonly problems: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly cards: ReadonlyMap<string, 'new' | 'changed' | 'gone' | 'stale' | 'sound again'>;
  readonly texts: readonly { readonly id: string; readonly language: string }[];
  readonly faces: readonly { readonly id: string; readonly language: string; readonly side: Side }[];
}

/** Everything besides the cards from which texts and faces are made. */
export interface Circumstances {
  readonly rulesText: RulesTextProviders;
  readonly measures: LoadedTypesetting;
  /** Fingerprint of the templates. */
  readonly fingerprint: string;
  readonly folder: DeckFolder;
  readonly memo: Memo;
}

/** Compares a deck with its previous state. */
export class Changes {
  private version = 0;
  private problems = new Map<string, { readonly found: readonly Diagnostic[]; readonly text: string }>();
  private cards = new Map<string, { readonly card: Card; readonly isStale: boolean }>();
  private readonly texts = new ScopedMemo<true>();
  private readonly faces = new ScopedMemo<true>();
  private readonly seen = new Map<string, IndexedMemo<true>>();

  since(opened: OpenDeck, cards: CardStates, circumstances: Circumstances | undefined): Update {
    const { validSubset } = opened;
    return {
      version: ++this.version,
      opened,
      problems: this.newProblems(opened.report.diagnostics),
      cards: this.newCards(cards),
      ...(validSubset === undefined || circumstances === undefined
        ? { texts: [], faces: [] }
        : this.newTexts(validSubset, circumstances)),
    };
  }

  private newProblems(diagnostics: readonly Diagnostic[]): Update['problems'] {
    const byFile = new Map<string, Diagnostic[]>();
    for (const one of diagnostics) byFile.set(one.span.file, [...(byFile.get(one.span.file) ?? []), one]);
    const before = this.problems;
    this.problems = new Map(
      [...byFile].map(([file, found]) => [file, { found, text: JSON.stringify(found) }]),
    );
    const files = new Set([...before.keys(), ...this.problems.keys()]);
    const changed = [...files].filter((file) => before.get(file)?.text !== this.problems.get(file)?.text);
    return new Map(changed.sort().map((file) => [file, this.problems.get(file)?.found ?? []]));
  }

  private newCards(cards: CardStates): Update['cards'] {
    const before = this.cards;
    const changed = new Map<string, 'new' | 'changed' | 'gone' | 'stale' | 'sound again'>();
    this.cards = new Map();
    for (const id of cards.ids) {
      const state = cards.get(id);
      if (state === undefined) continue;
      const { card, isStale } = state;
      const known = before.get(id);
      this.cards.set(id, { card, isStale });
      if (known === undefined) changed.set(id, 'new');
      else if (!isEqual(card, known.card)) changed.set(id, 'changed');
      else if (isStale !== known.isStale) changed.set(id, isStale ? 'stale' : 'sound again');
    }
    for (const id of before.keys()) if (!this.cards.has(id)) changed.set(id, 'gone');
    return changed;
  }

  private newTexts(deck: Deck, { rulesText, measures, fingerprint, folder, memo }: Circumstances) {
    const texts: { id: string; language: string }[] = [];
    const faces: { id: string; language: string; side: Side }[] = [];
    const source = rulesText.of(deck.languages[0] ?? '');
    const finder = pictureFinder(folder);
    const { ids, values: cards } = listEntries(deck.cards);
    const pictures = cards.map((card, index) =>
      pictureState(finder.nameFor(ids[index] ?? '', card) ?? '', folder),
    );
    for (const language of deck.languages) {
      const both = [deck.rules[language], deck.rules[deck.languages[0] ?? '']];
      const rules = memo.get(`rules ${language}`, both, () => ({}));
      const said = [rulesText.of(language), source];
      const drawn = [...said, measures.opened, fingerprint, deck.card, deck.editions];
      const saidOf = this.texts.scope(language, said);
      const drawnOf = this.faces.scope(language, drawn);
      const ofLanguage = textsInOrder(deck.texts[language], ids);
      const seen = this.seen.get(language) ?? new IndexedMemo<true>();
      this.seen.set(language, seen);
      seen.map([...drawn, rules], [cards, ids, ofLanguage, pictures], (index) => {
        const [id, card, text] = [ids[index] as string, cards[index] as Card, ofLanguage[index]];
        const rulesOfCard = card.kind === 'reference' ? rules : undefined;
        const isSaidAnew = saidOf.get(card, text, rulesOfCard) === undefined;
        if (isSaidAnew) {
          saidOf.set(card, true, text, rulesOfCard);
          texts.push({ id, language });
        }
        if (isSaidAnew || drawnOf.get(card, pictures[index]) === undefined) {
          drawnOf.set(card, true, pictures[index]);
          for (const side of SIDES) faces.push({ id, language, side });
        }
        return true;
      });
    }
    return { texts, faces };
  }
}

/** Deep comparison: undoing an edit yields an equal card that is not identical. */
const isEqual = (one: Card, other: Card): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
