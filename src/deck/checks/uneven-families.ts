import type { SourceContext } from './source-context.js';

/** Families of different sizes: the smallest is the first to be all dead, which ends the game (END-1). */
export function checkUnevenFamilies({ cards, isComplete, report }: SourceContext): void {
  if (!isComplete) return;
  const sizes = new Map<string, number>();
  const inSomeEditions = new Set<string>();
  for (const { key, authored } of cards) {
    const family = authored?.family;
    if (key !== 'characters' || typeof family !== 'string') continue;
    sizes.set(family, (sizes.get(family) ?? 0) + 1);
    // Such a family has another size in each edition.
    if (authored.editions !== undefined) inSomeEditions.add(family);
  }
  const usual = findUsual([...sizes.values()]);
  if (usual === undefined) return;
  for (const { key, id, at } of cards) {
    const size = sizes.get(id);
    if (key !== 'families' || size === undefined || size === usual || inSomeEditions.has(id)) continue;
    const message = `The family "${id}" has ${inWords(size)}, where others have ${usual}.`;
    const hint =
      size < usual
        ? `Write ${usual - size} more under \`characters:\`, each with \`family: ${id}\`.`
        : `Take ${size - usual} out, or give as many to each of the other families.`;
    report.add('FAMILY_UNEVEN', at([], 'key'), message, hint);
  }
}

/** The size of most families, of at least two; of several such sizes, the largest. Undefined: there is none. */
function findUsual(sizes: readonly number[]): number | undefined {
  const count = (size: number) => sizes.filter((one) => one === size).length;
  const shared = sizes.filter((size) => count(size) > 1);
  return shared.sort((one, other) => count(other) - count(one) || other - one)[0];
}

const inWords = (size: number) => (size === 1 ? '1 character' : `${size} characters`);
