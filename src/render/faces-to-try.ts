import type { Card, Deck } from '../deck/deck.js';
import { iconsOf } from '../deck/icons-of.js';
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

/** Every face that certain templates draw: where they set a card's own words, each has to be looked at. */
export function facesBy(
  deck: Deck,
  templates: ReadonlySet<TemplateName>,
  has: (name: string) => boolean,
): FaceRequest[] {
  return Object.entries(deck.cards).flatMap(([id, card]) =>
    SIDES.filter((side) => templates.has(templateOf(card, side, has))).flatMap((side) =>
      rulesOf(deck, card).flatMap(([, edition]) =>
        deck.languages.map((language) => ({ id, side, language, edition })),
      ),
    ),
  );
}

/** The first edition of a card for each set of rules. */
function rulesOf({ editions }: Deck, card: Card): readonly (readonly [RulesName, string])[] {
  const all = card.editions.map((edition) => [editions[edition]?.rules ?? 'classic', edition] as const);
  return all.filter(([rules], index) => all.findIndex(([other]) => other === rules) === index);
}

function shownOn(deck: Deck, card: Card, picture: string | undefined): string {
  const effects = 'effects' in card ? card.effects : {};
  const script = JSON.stringify([effects, 'requires' in card ? card.requires : undefined]);
  const written = `${card.text} ${card.flavour}`;
  const icons = iconsOf(deck);
  return [
    'pathos' in card ? Object.keys(card.pathos) : '',
    'icons' in card ? Object.entries(card.icons) : '',
    'family' in card ? deck.families[card.family]?.symbol : '',
    Object.keys(effects),
    icons.filter((icon) => script.includes(`"${icon}"`)),
    icons.filter((icon) => written.includes(`:${icon}:`)),
    card.text !== undefined,
    ownShown(deck, card),
    card.flavour !== undefined,
    picture?.slice(picture.lastIndexOf('.')),
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
