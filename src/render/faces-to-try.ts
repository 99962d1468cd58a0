import type { Card, Deck } from '../deck/deck.js';
import { iconsOf } from '../deck/icons-of.js';
import { fieldsOf, kindOf } from '../deck/own-card.js';
import { areSame } from '../deck/share.js';
import type { RulesName } from '../vocabulary/files/deck-file.js';
import { type TemplateName, templateOf } from './compile-templates.js';
import { type FaceRequest, SIDES } from './ground/face-request.js';
import type { PictureFinder } from './pictures/find-picture.js';

/** A face that stands for all that a template can't tell apart, short of their very words. */
export interface FaceToTry {
  readonly request: FaceRequest;
  /** What the templates see of it. */
  readonly shape: string;
}

/**
 * Few faces that show whether templates can draw a deck: one of each shape, and for other languages, and further rules
 * that a card is played by, one of each kind.
 */
export function facesToTry(deck: Deck, finder: PictureFinder): FaceToTry[] {
  const faces = new Map<string, FaceToTry>();
  const source = deck.languages[0] ?? '';
  const add = (request: FaceRequest, seen: string) => {
    const shape = `${request.side} ${request.language} ${seen}`;
    if (!faces.has(shape)) faces.set(shape, { request, shape });
  };
  const kinds = new Set<string>();
  for (const [id, card] of Object.entries(deck.cards)) {
    const detail = shownOn(deck, card, finder.nameFor(id, card));
    for (const [index, [rules, edition]] of rulesOf(deck, card).entries()) {
      const kind = `${kindOf(card)} ${rules}`;
      if (!kinds.has(kind)) {
        kinds.add(kind);
        for (const side of SIDES)
          for (const language of deck.languages) add({ id, side, language, edition }, kind);
      }
      if (index > 0) continue;
      add({ id, side: 'front', language: source, edition }, `${kind} ${detail}`);
      // The back of a character is its dead side, and as much its own as its front (LOOK-2).
      if (card.kind === 'character')
        add({ id, side: 'back', language: source, edition }, `${kind} ${detail}`);
    }
  }
  return [...faces.values()];
}

/** Every face of a card that certain templates draw: where they set its own words, each has to be looked at. */
export function facesBy(
  deck: Deck,
  id: string,
  language: string,
  templates: ReadonlySet<TemplateName>,
  has: (name: string) => boolean,
): FaceRequest[] {
  const card = deck.cards[id];
  if (card === undefined) return [];
  return SIDES.filter((side) => templates.has(templateOf(card, side, has))).flatMap((side) =>
    rulesOf(deck, card).map(([, edition]) => ({ id, side, language, edition })),
  );
}

/** The first edition of a card for each set of rules. */
function rulesOf({ editions }: Deck, card: Card): readonly (readonly [RulesName, string])[] {
  const all = card.editions.map((edition) => [editions[edition]?.rules ?? 'classic', edition] as const);
  return all.filter(([rules], index) => all.findIndex(([other]) => other === rules) === index);
}

const shown = new WeakMap<Card, { readonly from: readonly unknown[]; readonly all: string }>();

/** What templates see of a card, short of its words; looked at once. */
function shownOn(deck: Deck, card: Card, picture: string | undefined): string {
  const symbol = 'family' in card ? deck.families[card.family]?.symbol : undefined;
  const type = picture?.slice(picture.lastIndexOf('.'));
  const icons = iconsOf(deck);
  const own = ownShown(deck, card);
  const from = [symbol, type, icons.join(' '), own];
  let found = shown.get(card);
  if (found === undefined || !areSame(found.from, from)) {
    found = { from, all: detailsOf(card, symbol, type, icons, own) };
    shown.set(card, found);
  }
  return found.all;
}

function detailsOf(
  card: Card,
  symbol: string | undefined,
  type: string | undefined,
  icons: readonly string[],
  own: string,
): string {
  const effects = 'effects' in card ? card.effects : {};
  const script = JSON.stringify([effects, 'requires' in card ? card.requires : undefined]);
  const written = `${card.text} ${card.flavour}`;
  return [
    'pathos' in card ? Object.keys(card.pathos) : '',
    'icons' in card ? Object.entries(card.icons) : '',
    symbol,
    Object.keys(effects),
    icons.filter((icon) => script.includes(`"${icon}"`)),
    icons.filter((icon) => written.includes(`:${icon}:`)),
    card.text !== undefined,
    own,
    card.flavour !== undefined,
    type,
  ].join(' ');
}

/** Which fields of the deck's own a card has, and which icons are in them. */
const ownShown = (deck: Deck, card: Card): string =>
  Object.entries(fieldsOf(deck, card))
    .flatMap(([name, { type }]) => {
      const value = card.fields?.[name];
      return value === undefined ? [] : [type === 'icon' ? `${name}:${value}` : `${name}:${type}`];
    })
    .join(' ');
