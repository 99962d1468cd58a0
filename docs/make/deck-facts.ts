import type { Deck } from '../../src/deck/deck.js';
import { type DrawPileCard, isInDrawPile } from '../../src/deck/draw-pile-card.js';
import type { Clause } from '../../src/vocabulary/cards/clause.js';
import type { Category } from '../../src/vocabulary/category.js';
import { listClauses } from '../../src/vocabulary/clause-path.js';
import { SLOTS, type Slot, STORY_ICONS, type StoryIcon } from '../../src/vocabulary/icons.js';
import type { Verb } from '../../src/vocabulary/verbs/index.js';

/** A card of the draw pile, with its id. */
export type Drawn = DrawPileCard & { readonly id: string };
/** One that prints pathos and icons. */
export type Laid = Exclude<Drawn, { kind: 'event' }>;

/** The cards of the draw pile, of one edition or of all. */
export function listDrawPileCards({ cards }: Deck, edition?: string): Drawn[] {
  return Object.entries(cards).flatMap(([id, card]) =>
    isInDrawPile(card) && (edition === undefined || card.editions.includes(edition)) ? [{ ...card, id }] : [],
  );
}

export const modifiersOf = (cards: readonly Drawn[]) =>
  cards.filter((card): card is Extract<Drawn, { kind: 'modifier' }> => card.kind === 'modifier');

/** All that a card prints, together. */
export function printedPathos({ pathos }: Laid): number {
  return SLOTS.reduce((sum, slot) => sum + (pathos[slot] ?? 0), 0);
}

/** A misfortune is what one wishes for one's own: less than nothing is printed on it. */
export const isMisfortune = (card: Laid) => printedPathos(card) < 0;

/** How many of these cards print a value in each slot (PLAY-1). */
export function slotCounts(cards: readonly Laid[]): Record<Slot, number> {
  const count = (slot: Slot) => cards.filter(({ pathos }) => pathos[slot] !== undefined).length;
  return { top: count('top'), middle: count('middle'), bottom: count('bottom') };
}

/** The story icons that a card prints, each once; `blank` is counted apart. */
export function printedIcons({ icons }: Laid): Set<StoryIcon | 'blank'> {
  return new Set(SLOTS.flatMap((slot) => icons[slot] ?? []));
}

/** The story icons that a card's effects or requirements ask for (VIS-6). */
export function askedIcons({ effects, requires }: Drawn): Set<StoryIcon> {
  const found = new Set<StoryIcon>();
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if ((key === 'shows' || key === 'icon') && (STORY_ICONS as readonly string[]).includes(value))
        found.add(value as StoryIcon);
    } else if (Array.isArray(value)) for (const one of value) look(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(value)) look(one, inner);
  };
  look(effects, '');
  look(requires, '');
  return found;
}

/** Every clause of a card with its category, those inside others among them. */
export function clausesOf({ effects }: Drawn): { category: Category; clause: Clause }[] {
  return listClauses<Clause>(effects);
}

export const hasEffect = (card: Drawn) => clausesOf(card).length > 0;

export const verbsOn = (card: Drawn): Set<Verb> => new Set(clausesOf(card).map(({ clause }) => clause.verb));

/** A card's script with all its numbers made equal: two scripts that differ only in numbers are one. */
export function scriptShape({ effects, requires }: Drawn): string {
  return JSON.stringify([effects, requires ?? null], (_, value) => (typeof value === 'number' ? 0 : value));
}

/** All that a card does and shows, but its words. */
export function mechanics(card: Drawn): string {
  const { kind, effects, requires } = card;
  const prints =
    card.kind === 'event' ? { asDrawn: card.asDrawn } : { pathos: card.pathos, icons: card.icons };
  return JSON.stringify([kind, prints, effects, requires ?? null]);
}
