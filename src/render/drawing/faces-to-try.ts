/**
 * Selects the faces to render when checking templates. Faces that look alike to a template, except for their words,
 * share a shape, and one face of each shape is enough. Entry points: `facesToTry`, `facesBy`.
 */

import { getFields, getKind } from '../../deck/custom-card.js';
import type { Card, Deck } from '../../deck/deck.js';
import { listIcons } from '../../deck/icons-of.js';
import { listEntries } from '../../deck/listed.js';
import type { IndexedMemo } from '../../memo/indexed-memo.js';
import type { RulesName } from '../../vocabulary/files/deck-file.js';
import { type FaceRequest, SIDES } from '../core/face-request.js';
import type { PictureFinder } from '../pictures/find-picture.js';
import { chooseTemplate, type TemplateName } from './compile-templates.js';

/** Represents all faces that a template can't distinguish, except by their words. */
export interface FaceToTry {
  readonly request: FaceRequest;
  /** What templates see of the face, as a key. */
  readonly shape: string;
}

/**
 * Selects a few faces that show whether templates can draw a deck: one of each shape in the source language, and one of
 * each kind for every other language and for further rules that a card is played by.
 */
export function facesToTry(deck: Deck, finder: PictureFinder, known: IndexedMemo<Shapes>): FaceToTry[] {
  const faces = new Map<string, FaceToTry>();
  const add = (face: FaceToTry) => {
    if (!faces.has(face.shape)) faces.set(face.shape, face);
  };
  const tried = new Set<string>();
  const { ids, values: cards } = listEntries(deck.cards);
  const icons = listIcons(deck).join(' ');
  const pictures = cards.map((card, index) => finder.nameFor(ids[index] as string, card));
  const common = [deck.languages.join(' '), deck.editions, deck.families, deck.fields, icons];
  const shapes = known.map(common, [cards, ids, pictures], (index) =>
    describeShapes(deck, ids[index] as string, cards[index] as Card, pictures[index]),
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

/** The faces of a card that are candidates. */
export interface Shapes {
  /** Faces to try once per kind of card and set of rules. */
  readonly kinds: readonly { readonly name: string; faces(): readonly FaceToTry[] }[];
  readonly own: readonly FaceToTry[];
}

function describeShapes(deck: Deck, id: string, card: Card, picture: string | undefined): Shapes {
  const source = deck.languages[0] ?? '';
  const face = (request: FaceRequest, seen: string): FaceToTry => ({
    request,
    shape: `${request.side} ${request.language} ${seen}`,
  });
  const played = listRules(deck, card).map(([rules, edition]) => ({
    name: `${getKind(card)} ${rules}`,
    edition,
  }));
  const kinds = played.map(({ name, edition }) => ({
    name,
    faces: () =>
      SIDES.flatMap((side) => deck.languages.map((language) => face({ id, side, language, edition }, name))),
  }));
  // The back of a character is its dead side, and differs from card to card like its front (LOOK-2).
  const sides = card.kind === 'character' ? SIDES : SIDES.slice(0, 1);
  const own = played.slice(0, 1).flatMap(({ name, edition }) => {
    const seen = `${name} ${describeShown(deck, card, picture)}`;
    return sides.map((side) => face({ id, side, language: source, edition }, seen));
  });
  return { kinds, own };
}

/** Every face that certain templates draw: if they lay out a card's words, each face must be checked. */
export function facesBy(
  deck: Deck,
  id: string,
  language: string,
  templates: ReadonlySet<TemplateName>,
  has: (name: string) => boolean,
): FaceRequest[] {
  const card = deck.cards[id];
  if (card === undefined) return [];
  return SIDES.filter((side) => templates.has(chooseTemplate(card, side, has))).flatMap((side) =>
    listRules(deck, card).map(([, edition]) => ({ id, side, language, edition })),
  );
}

/** The first edition of a card for each set of rules. */
function listRules({ editions }: Deck, card: Card): readonly (readonly [RulesName, string])[] {
  const all = card.editions.map((edition) => [editions[edition]?.rules ?? 'classic', edition] as const);
  return all.filter(([rules], index) => all.findIndex(([other]) => other === rules) === index);
}

/** What templates see of a card, without its words. */
function describeShown(deck: Deck, card: Card, picture: string | undefined): string {
  const symbol = 'family' in card ? deck.families[card.family]?.symbol : undefined;
  const type = picture?.slice(picture.lastIndexOf('.'));
  const icons = listIcons(deck);
  const own = listShownCustomFields(deck, card);
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

/** The custom fields that a card has, and the icons in them. */
const listShownCustomFields = (deck: Deck, card: Card): string =>
  Object.entries(getFields(deck, card))
    .flatMap(([name, { type }]) => {
      const value = card.fields?.[name];
      return value === undefined ? [] : [type === 'icon' ? `${name}:${value}` : `${name}:${type}`];
    })
    .join(' ');
