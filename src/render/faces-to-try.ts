import type { Card, Deck } from '../deck/deck.js';
import { iconsOf } from '../deck/icons-of.js';
import type { InOrder } from '../deck/in-order.js';
import { listed } from '../deck/listed.js';
import { fieldsOf, kindOf } from '../deck/own-card.js';
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
export function facesToTry(deck: Deck, finder: PictureFinder, known: InOrder<Shapes>): FaceToTry[] {
  const faces = new Map<string, FaceToTry>();
  const add = (face: FaceToTry) => {
    if (!faces.has(face.shape)) faces.set(face.shape, face);
  };
  const tried = new Set<string>();
  const { ids, values: cards } = listed(deck.cards);
  const icons = iconsOf(deck).join(' ');
  const pictures = cards.map((card, index) => finder.nameFor(ids[index] as string, card));
  const common = [deck.languages.join(' '), deck.editions, deck.families, deck.fields, icons];
  const shapes = known.of(common, [cards, ids, pictures], (index) =>
    shapesOf(deck, ids[index] as string, cards[index] as Card, pictures[index]),
  );
  for (const { kinds, own } of shapes) {
    for (const kind of kinds) {
      if (tried.has(kind.name)) continue;
      tried.add(kind.name);
      for (const face of kind.faces()) add(face);
    }
    for (const face of own) add(face);
  }
  return [...faces.values()];
}

/** What there is to try of a card. */
export interface Shapes {
  /** Of one card of each kind, under each set of rules. */
  readonly kinds: readonly { readonly name: string; faces(): readonly FaceToTry[] }[];
  readonly own: readonly FaceToTry[];
}

function shapesOf(deck: Deck, id: string, card: Card, picture: string | undefined): Shapes {
  const source = deck.languages[0] ?? '';
  const face = (request: FaceRequest, seen: string): FaceToTry => ({
    request,
    shape: `${request.side} ${request.language} ${seen}`,
  });
  const played = rulesOf(deck, card).map(([rules, edition]) => ({
    name: `${kindOf(card)} ${rules}`,
    edition,
  }));
  const kinds = played.map(({ name, edition }) => ({
    name,
    faces: () =>
      SIDES.flatMap((side) => deck.languages.map((language) => face({ id, side, language, edition }, name))),
  }));
  // The back of a character is its dead side, and as much its own as its front (LOOK-2).
  const sides = card.kind === 'character' ? SIDES : SIDES.slice(0, 1);
  const own = played.slice(0, 1).flatMap(({ name, edition }) => {
    const seen = `${name} ${shownOn(deck, card, picture)}`;
    return sides.map((side) => face({ id, side, language: source, edition }, seen));
  });
  return { kinds, own };
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

/** What templates see of a card, short of its words. */
function shownOn(deck: Deck, card: Card, picture: string | undefined): string {
  const symbol = 'family' in card ? deck.families[card.family]?.symbol : undefined;
  const type = picture?.slice(picture.lastIndexOf('.'));
  const icons = iconsOf(deck);
  const own = ownShown(deck, card);
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
