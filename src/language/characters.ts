import type { Selector } from '../vocabulary/selector.js';
import { type Part, words } from './part.js';
import type { PhraseKey } from './phrases.js';
import type { Speaker } from './speaker.js';

/** Who `you` is to the reader: themselves, or the controller of the character that the card lies on (MOD-3). */
export type Reader = 'you' | 'controller';

/** The places in a sentence that a character may take. */
export type Role = 'object' | 'from' | 'to' | 'onto' | 'of' | 'on' | 'is' | 'each' | 'among' | 'count';

/** The title of a family, for selectors that name one. */
export type FamilyTitle = (family: string) => string;

/** Characters of a selector as a phrase: "a living character of yours showing Duck". */
export function characters(
  speaker: Speaker,
  selector: Selector,
  role: Role,
  reader: Reader,
  familyTitle: FamilyTitle,
  count = 1,
): Part[] {
  if (selector.this && role !== 'is' && role !== 'count')
    return speaker.say(`this.${role === 'onto' ? 'to' : role}` as PhraseKey);
  const head = speaker.say(headKey(role), { state: selector.state, count });
  const qualifiers = qualify(speaker, selector, reader, familyTitle);
  return spaced([head, ...qualifiers]);
}

function headKey(role: Role): PhraseKey {
  return role === 'among' || role === 'count' ? `characters.${role}` : `character.${role}`;
}

function qualify(speaker: Speaker, selector: Selector, reader: Reader, familyTitle: FamilyTitle): Part[][] {
  const { of, shows, family, selfWorth } = selector;
  return [
    ...(of === 'you' ? [speaker.say(`owned.${reader}`)] : []),
    ...(of === 'opponents' ? [speaker.say(reader === 'you' ? 'owned.opponents' : 'owned.others')] : []),
    ...(shows.length > 0 ? [speaker.say('shows', { icons: icons(speaker, selector) })] : []),
    ...(family === undefined ? [] : [speaker.say('family', { family: [words(familyTitle(family))] })]),
    ...(selfWorth === undefined ? [] : [worth(speaker, selfWorth)]),
  ];
}

/** Whether no character can be meant by both: then "another" need not be said. */
export function areApart(a: Selector, b: Selector): boolean {
  const differ = (key: 'of' | 'state', open: string) =>
    a[key] !== b[key] && a[key] !== open && b[key] !== open;
  return differ('of', 'anyone') || differ('state', 'any');
}

export function icons(speaker: Speaker, { shows }: Pick<Selector, 'shows'>): Part[] {
  return speaker.join(
    'and',
    shows.map((icon) => [speaker.icon(icon)]),
  );
}

function worth(speaker: Speaker, { below, atLeast }: NonNullable<Selector['selfWorth']>): Part[] {
  const key = below === undefined ? 'worth.atLeast' : atLeast === undefined ? 'worth.below' : 'worth.between';
  return speaker.say(key, { below, atLeast });
}

/** Pieces with a space between them; one that begins with a comma needs none. */
function spaced(pieces: readonly Part[][]): Part[] {
  return pieces.flatMap((piece, i) =>
    i === 0 || piece[0]?.text.startsWith(',') ? piece : [words(' '), ...piece],
  );
}
