import { type Part, words } from '../part.js';
import type { PhraseKey } from '../phrases/phrases.js';
import { boundsOf, iconSlots, type Naming, worthSlots } from './naming.js';
import { type PlainCondition, readBounds, type Trait } from './plain-condition.js';

/** Words all traits of this character behind one subject: "this character is dead and shows Duck". */
export function tellTraits(traits: readonly Trait[], word: 'and' | 'or', naming: Naming): Part[] {
  const { formatter } = naming;
  const worded = merged(traits, word).map((trait) => tellTrait(trait, naming));
  return formatter.format('if.this', { what: formatter.join(word, worded) });
}

function tellTrait(trait: Trait, naming: Naming): Part[] {
  const { formatter, getTitle } = naming;
  if ('is' in trait)
    return formatter.format(trait.isDenied ? 'is.not.named' : 'is.named', {
      name: [words(getTitle(trait.is))],
    });
  if ('modifiers' in trait) {
    const { key, number } = readBounds(trait.modifiers);
    return formatter.format(`is.modifiers.${key}` as PhraseKey, { count: number });
  }
  if ('of' in trait) return formatter.format(`is.${trait.of}`);
  if ('state' in trait) return formatter.format(`is.${trait.state}`);
  if ('selfWorth' in trait)
    return formatter.format(`is.worth.${boundsOf(trait.selfWorth)}`, worthSlots(trait.selfWorth));
  if ('family' in trait)
    return formatter.format(trait.isDenied ? 'is.not.family' : 'is.family', {
      family: [words(getTitle(trait.family))],
    });
  const { shows, word, isDenied } = trait;
  return isDenied
    ? formatter.format('is.not.shows', iconSlots(formatter, shows, 'nor'))
    : formatter.format('is.shows', iconSlots(formatter, shows, word));
}

/** Merges icons that one verb can take: "shows Beast or Duck", "shows neither". */
function merged(traits: readonly Trait[], word: 'and' | 'or'): readonly Trait[] {
  const all: Trait[] = [];
  for (const trait of traits) {
    const at = all.findIndex((other) => isLike(other, trait, word));
    const other = all[at];
    if (other !== undefined && 'shows' in other && 'shows' in trait)
      all[at] = { ...other, shows: [...other.shows, ...trait.shows], word };
    else all.push(trait);
  }
  return all;
}

function isLike(a: Trait, b: Trait, word: 'and' | 'or'): boolean {
  if (!('shows' in a && 'shows' in b) || a.isDenied !== b.isDenied) return false;
  // "Shows neither Beast nor Duck" applies to all, and "Beast and Duck or Lucre" is ambiguous.
  if (word === 'and') return a.word === 'and' && b.word === 'and';
  return !a.isDenied && b.shows.length === 1 && (a.word === 'or' || a.shows.length === 1);
}

/** The trait that a condition requires of this character, if the condition is about nothing else. */
export const traitOf = (condition: PlainCondition): Trait | undefined =>
  condition.is === 'this' ? condition.trait : undefined;
