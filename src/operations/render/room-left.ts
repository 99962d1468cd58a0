/**
 * Measures how much room the texts of a card leave in their regions, for live feedback while a translator types. Entry
 * point: `roomLeft`.
 */

import { getCardStock } from '../../deck/custom-card.js';
import type { Deck, Translation } from '../../deck/deck.js';
import { boundsOf } from '../../render/core/geometry.js';
import { NO_INSET, type TextRegion } from '../../render/core/layout.js';
import { findSizes, leastSize, POINT } from '../../render/core/typesetting.js';
import { deckLanguages } from '../../render/fit/deck-language.js';
import { type SetFace, setFace } from '../../render/fit/set-face.js';
import type { Workspace } from '../../workspace/workspace.js';
import { chooseEdition } from './render-cards.js';

/** How a text of a face fits into its region. */
export interface RoomLeft {
  readonly region: TextRegion;
  /** Size in which it is set, in points, and the smallest size allowed. */
  readonly size: number;
  readonly least: number;
  readonly largest: number;
  /** Remaining height of the region, or width of a title, in mm; negative if the text does not fit. */
  readonly left: number;
}

/**
 * Computes how much room the texts of a card leave in a language.
 * @param translation replaces the current one, such as an unsaved edit
 */
export async function roomLeft(
  workspace: Workspace,
  { id, language, edition }: { readonly id: string; readonly language: string; readonly edition?: string },
  translation?: Translation,
): Promise<readonly RoomLeft[]> {
  const state = workspace.cards.get(id);
  if (state === undefined || !state.deck.languages.includes(language)) return [];
  const deck =
    translation === undefined ? state.deck : withTranslation(state.deck, id, language, translation);
  const card = deck.cards[id] ?? state.card;
  const { templates } = await workspace.openRenderer(state.deck);
  const rules = deck.editions[chooseEdition(deck, id, edition)]?.rules ?? 'classic';
  const stock = getCardStock(card);
  const wording = deckLanguages(deck, workspace.getRulesText(state.deck).of)(language);
  const set = setFace(id, card, wording, templates, { rules, stock });
  return listRegions(set).map(({ region, isLine, size, used, room }) => {
    const range = findSizes(templates.theme, region, isLine);
    const overflow = set.overflows.find((one) => one.region === region)?.by;
    return {
      region,
      size: round(size / POINT),
      least: leastSize(range, stock),
      largest: range.largest,
      left: round((overflow === undefined ? Math.max(0, room - used) : -overflow) / 10),
    };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A copy of the deck in which a card or its translation has other texts. */
function withTranslation(deck: Deck, id: string, language: string, given: Translation): Deck {
  const card = deck.cards[id];
  const { title, text, flavour } = given;
  const words = {
    ...(title !== undefined && { title }),
    ...(text !== undefined && { text }),
    ...(flavour !== undefined && { flavour }),
  };
  if (language === deck.languages[0])
    return card === undefined ? deck : { ...deck, cards: { ...deck.cards, [id]: { ...card, ...words } } };
  const ofLanguage = deck.texts[language] ?? {};
  const texts = { ...deck.texts, [language]: { ...ofLanguage, [id]: { ...ofLanguage[id], ...words } } };
  return { ...deck, texts };
}

interface Filled {
  readonly region: TextRegion;
  readonly isLine: boolean;
  readonly size: number;
  readonly used: number;
  readonly room: number;
}

function listRegions({ layout, lines }: SetFace): readonly Filled[] {
  const { title, name, text, reminder, fields } = lines();
  const toBox = (region: TextRegion) => {
    const shapes = layout.regions[region];
    return shapes === undefined
      ? undefined
      : { ...boundsOf(shapes), inset: layout.insets[region] ?? NO_INSET };
  };
  const line = (region: TextRegion, set: typeof name): Filled[] => {
    const box = toBox(region);
    if (set === undefined || box === undefined) return [];
    return [{ region, isLine: true, size: set.size, used: set.width, room: box.width - 2 * box.inset.x }];
  };
  const block = (region: TextRegion, set: typeof text): Filled[] => {
    const box = toBox(region);
    const [first] = set?.lines ?? [];
    if (set === undefined || box === undefined || first === undefined) return [];
    // A block is centred: the space above equals the space below.
    const top = first.baseline - first.size;
    return [
      { region, isLine: false, size: set.size, used: set.bottom - top, room: box.height - 2 * box.inset.y },
    ];
  };
  return [
    ...line('title', title),
    ...line('name', name),
    ...block('text', text),
    ...block('reminder', reminder),
    ...Object.entries(fields).flatMap(([name, field]) =>
      'line' in field ? line(name, field.line) : 'block' in field ? block(name, field.block) : [],
    ),
  ];
}
