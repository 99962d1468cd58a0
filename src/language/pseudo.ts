import { type Part, words } from './part.js';

/** The language that tests layouts: English that is longer, marked, and full of accents. */
export const PSEUDO = 'qps';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'ą',
  b: 'ƀ',
  c: 'ć',
  d: 'ď',
  e: 'ę',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'į',
  j: 'ĵ',
  k: 'ķ',
  l: 'ł',
  m: 'ɱ',
  n: 'ń',
  o: 'ő',
  p: 'þ',
  q: 'ʠ',
  r: 'ř',
  s: 'ś',
  t: 'ţ',
  u: 'ű',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ÿ',
  z: 'ż',
};

/** A text with accents, stretched by 40 % and marked at both ends. */
export function pseudo(text: string): string {
  const accented = accent(text);
  return `⟦${accented}${filler(text.length)}⟧`;
}

/** Parts with accents, stretched and marked; icons and numbers stay as they are. */
export function pseudoParts(parts: readonly Part[]): Part[] {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const accented = parts.map((part) => (part.is === 'words' ? { ...part, text: accent(part.text) } : part));
  return [words('⟦'), ...accented, words(`${filler(length)}⟧`)];
}

function accent(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const accented = ACCENTS[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
  });
}

/** Words of filler, so that the stretched text can still be broken into lines. */
function filler(length: number): string {
  const wanted = Math.max(0, Math.ceil(length * 0.4) - 2);
  return ' łóŕęɱ'.repeat(Math.ceil(wanted / 6)).slice(0, wanted);
}
