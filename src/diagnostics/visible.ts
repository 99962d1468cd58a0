/**
 * Control characters, bidirectional controls and invisible characters. Joiners of letters and emoji are left alone. The
 * bracket after `##` is included: build servers parse its content as a command, anywhere in a line.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?<=##(?:vso)?)\[/giu;

const named = (one: string): string =>
  `<U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** Escapes text of a deck for one line of a terminal or a report: invisible characters and line breaks are named. */
export const visible = (text: string): string => text.replaceAll(UNSEEN, named);

/** The same for whole lines, which may be indented. */
export const visibleLines = (text: string): string =>
  text.replaceAll(UNSEEN, (one) => (one === '\n' || one === '\t' ? one : named(one)));

/** Disarms lines that begin with `::`, also indented: build servers run them as commands, and only ours may. */
export const withoutCommands = (text: string): string =>
  text.replaceAll(/^([^\S\n]*):(?=:)/gm, (_, indent: string) => `${indent}${named(':')}`);

/** JSON that is safe to print: the same values, with unsafe characters escaped. */
export const visibleJson = (json: string): string =>
  json.replaceAll(UNSEEN, (one) =>
    one === '\n'
      ? one
      : [...one.split('')].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  );
