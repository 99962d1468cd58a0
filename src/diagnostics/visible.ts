/**
 * Characters that a terminal obeys rather than shows, that turn the order of others, or that nobody sees. Those that join
 * letters and pictures are left alone. A bracket behind `##` is among them: build servers take what stands in it for a
 * command, wherever in a line.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?<=##(?:vso)?)\[/giu;

const named = (one: string): string =>
  `<U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** Text of a deck on one line of a terminal or a report: what can't be seen is named, line breaks among it. */
export const visible = (text: string): string => text.replaceAll(UNSEEN, named);

/** The same for whole lines, which may be indented. */
export const visibleLines = (text: string): string =>
  text.replaceAll(UNSEEN, (one) => (one === '\n' || one === '\t' ? one : named(one)));

/** Lines that begin with `::`, however far to the right, are commands to build servers: those of ours alone begin so. */
export const withoutCommands = (text: string): string =>
  text.replaceAll(/^([^\S\n]*):(?=:)/gm, (_, indent: string) => `${indent}${named(':')}`);

/** JSON that is safe to look at: the same values, spelled otherwise. */
export const visibleJson = (json: string): string =>
  json.replaceAll(UNSEEN, (one) =>
    one === '\n'
      ? one
      : [...one.split('')].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  );
