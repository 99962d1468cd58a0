import { nearest } from '../../diagnostics/index.js';
import { asWritten, marked } from '../markup.js';
import { plain } from '../part.js';
import type { Mark } from './proofread.js';

/** Markup of other formats, and its equivalent here. */
const LOOKALIKES: readonly (readonly [RegExp, string, string])[] = [
  [/<\/?[a-z][^<>]*>/i, 'HTML', 'Write *emphasis* or **bold**; a line break is a line break.'],
  [/\{[a-z]+\}/, 'an icon in braces', 'Write :beast:, with a colon on each side.'],
  [
    /(?<![\p{L}\d_])(__?)[^_\s](?:[^_]*[^_\s])?\1(?![\p{L}\d_])/u,
    'emphasis of another kind',
    'Write *emphasis* or **bold**.',
  ],
  [/\[[^\]]+\]\([^)]+\)/, 'a link', 'A card has none.'],
  [/`[^`]+`/, 'code', 'Write *emphasis* or **bold**.'],
  [/^(?:#{1,6}|[-+]|\d+\.|>) /m, 'a heading or list', 'A card has neither; a line break is a line break.'],
  [/~~[^~]+~~/, 'struck out text', 'A card has none.'],
  [/\\n/, 'a line break', 'Break the line in the file: `flavour: |`.'],
];

/** What in a text looks like markup and is none: it is printed literally. */
export function markupRemarks(written: string, icons: readonly string[], slots = false): Mark[] {
  const text = slots ? patternsOf(written) : written;
  const rest = plain(marked(text, asWritten(icons)).filter(({ is }) => is === 'words'));
  const escaped = new Set([...text.matchAll(/\\([*:])/g)].map(([, sign]) => sign));
  const found = LOOKALIKES.filter(
    ([pattern]) => !(slots && pattern.source.startsWith('\\{')) && pattern.test(rest),
  );
  const lookalikes = found.map(([pattern, what, hint]) =>
    remark(`"${pattern.exec(rest)?.[0]}" looks like ${what}, and`, hint),
  );
  const icon = strangeIcon(rest, icons);
  const star =
    rest.includes('*') &&
    !escaped.has('*') &&
    remark('A * without its partner', 'Write \\* if it is meant to be one.');
  return [...lookalikes, ...(icon ? [icon] : []), ...(star ? [star] : [])];
}

/** The patterns of a message. Where it selects between variants, a star among the keys is not markup. */
const patternsOf = (message: string): string =>
  /^\s*\./.test(message)
    ? [...message.matchAll(/\{\{([\s\S]*?)\}\}(?!\})/g)].map(([, pattern]) => pattern).join('\n')
    : message;

function strangeIcon(text: string, icons: readonly string[]): Mark | undefined {
  const [whole, name = ''] = /:([a-z][a-z0-9-]+):/i.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const meant = nearest(name.toLowerCase(), icons);
  const hint =
    meant === undefined
      ? `Icons are: ${icons.map((one) => `:${one}:`).join(' ')}`
      : `Did you mean :${meant}:?`;
  return remark(`"${whole}" is no icon, and`, hint);
}

const remark = (what: string, hint: string): Mark => ({
  code: 'TEXT_MARKUP',
  message: `${what} is printed literally.`,
  hint,
});

/** Reports icons of the source text that are missing in its translation. */
export function iconRemarks(source: string, text: string, icons: readonly string[]): Mark[] {
  const [wanted, found] = [iconsIn(source, icons), iconsIn(text, icons)];
  if (wanted === found) return [];
  const message = `The icons differ: the source has ${wanted || 'none'}, the translation ${found || 'none'}.`;
  return [{ code: 'TEXT_MARKUP', message, hint: 'Show the same ones.' }];
}

const iconsIn = (text: string, icons: readonly string[]) =>
  marked(text, asWritten(icons))
    .flatMap((part) => (part.is === 'icon' ? [`:${part.icon}:`] : []))
    .sort()
    .join(' ');

/** The text without its markup, as it is read aloud. */
export const unmarked = (text: string, icons: readonly string[]): string =>
  plain(marked(text, asWritten(icons)));
