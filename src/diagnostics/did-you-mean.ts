/** Maximum number of candidates to compare: readers could not find the word in a longer list either. */
const MOST_LOOKED_AT = 5000;

/** The word that was probably meant, or undefined if none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const wanted = fold(word);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  let looked = 0;
  for (const candidate of known) {
    if (++looked > MOST_LOOKED_AT) break;
    const distance = editDistance(wanted, fold(candidate), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The few most similar words, for when none is near. */
export function nearestFew(word: string, known: readonly string[], few = 3): readonly string[] {
  const wanted = fold(word);
  const unlike = new Map(
    known.map((one) => [one, editDistance(wanted, fold(one), Number.POSITIVE_INFINITY)]),
  );
  return known.toSorted((a, b) => (unlike.get(a) ?? 0) - (unlike.get(b) ?? 0)).slice(0, few);
}

/** "Did you mean …?", or the list of valid words. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return known.length === 0 ? 'There is none yet.' : `Known here: ${inWords(known)}.`;
}

const MOST_NAMED = 32;

/** "a, b and c"; a very long list is cut. */
export function inWords(words: readonly string[], last = 'and'): string {
  if (words.length > MOST_NAMED) {
    return `${words.slice(0, MOST_NAMED).join(', ')} … (${words.length - MOST_NAMED} more)`;
  }
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Ignores case, hyphens and underscores: the most common typos. */
function fold(word: string): string {
  return word.slice(0, 64).toLowerCase().replaceAll(/[-_ ]/g, '');
}

/** Damerau–Levenshtein (neighbours swapped count once); gives up at `limit`. */
function editDistance(word: string, other: string, limit: number): number {
  if (Math.abs(word.length - other.length) >= limit) return limit;
  // File names often share a prefix: skip it.
  let common = 0;
  while (common < word.length && word[common] === other[common]) common++;
  const [a, b] = [word.slice(common), other.slice(common)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    if (Math.min(...row) >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
