import { count } from '../../diagnostics/index.js';
import type { Texts } from '../entries.js';
import { bare, type Entry } from '../entry.js';
import type { Unit } from '../unit.js';
import { asReadWrongly, type Garbled, withLostLetters } from './garbled.js';
import type { TranslationFile } from './translation-file.js';

/**
 * Describes why a file is refused as a whole, and what to do; undefined if its entries can be judged one by one.
 * Without this check, a wrong file would be reported, or imported, hundreds of times.
 */
export function rejectReason(delivery: TranslationFile, texts: Texts, deck: string): string | undefined {
  const known = new Map(texts.entries.map((entry) => [entry.context, entry]));
  return (
    empty(delivery) ??
    nameless(delivery) ??
    findGarbled(delivery.units, known) ??
    ofAnotherDeck(delivery, known, deck) ??
    cutShort(delivery, texts)
  );
}

function empty({ units }: TranslationFile): string | undefined {
  return units.length === 0 ? 'there is no text in it: ask for the file again' : undefined;
}

function nameless({ units }: TranslationFile): string | undefined {
  if (units.some(({ context }) => context !== '')) return undefined;
  return 'none of its texts says which one it is (msgctxt in PO, id elsewhere), so they can not be assigned: some program has removed it. Export again, and have it done in one that keeps it, such as Poedit';
}

function findGarbled(units: readonly Unit[], known: ReadonlyMap<string, Entry>): string | undefined {
  for (const unit of units) {
    const entry = known.get(unit.context);
    if (entry === undefined) continue;
    const found =
      compareGarbled(unit.source, entry.source) ?? compareGarbled(unit.translation, entry.translation);
    if (found !== undefined) return inWords(found);
  }
  return undefined;
}

function compareGarbled(text: string, ours: string | undefined): Garbled | undefined {
  const found = bare(text);
  if (found === ours) return undefined;
  return asReadWrongly(found, ours) ?? (ours === undefined ? undefined : withLostLetters(ours, found));
}

function inWords({ meant, found, readAs }: Garbled): string {
  const how =
    readAs === undefined ? 'in a character set without these characters' : `as ${readAs} instead of UTF-8`;
  const from = firstDifference(meant, found);
  return `its characters are garbled ("${excerpt(meant, from)}" came back as "${excerpt(found, from)}"): a program has read or saved it ${how}. Ask for the file as it was before, or have it opened and saved as UTF-8`;
}

function firstDifference(a: string, b: string): number {
  const [before, after] = [[...a], [...b]];
  return before.findIndex((letter, i) => letter !== after[i]);
}

/** An excerpt of a text that contains the word at a position, so that the error is visible. */
function excerpt(text: string, place: number): string {
  const letters = [...text];
  const start = place < 30 ? 0 : letters.lastIndexOf(' ', place) + 1;
  const shown = letters.slice(start, start + 39).join('');
  return `${start > 0 ? '…' : ''}${shown}${letters.length > start + 39 ? '…' : ''}`;
}

/** A file with the deck's name needs only one known text, since the deck may have changed; others need half. */
function ofAnotherDeck(
  { units, name }: TranslationFile,
  known: ReadonlyMap<string, Entry>,
  deck: string,
): string | undefined {
  const ours = units.filter(({ context }) => known.has(context)).length;
  const enough = name === deck ? 1 : units.length / 2;
  if (units.length < 2 || ours >= enough) return undefined;
  const whose = name === undefined || name === deck ? 'made for another deck' : `made for the deck "${name}"`;
  return `it seems to be ${whose}: this one, "${deck}", has ${ours === 0 ? 'none' : `only ${ours}`} of its ${count(units.length, 'text')}. Import it there (--deck)`;
}

/** Maximum share of texts that may be missing before the last one present, because they are new in the deck. */
const NEW_SINCE = 0.05;

/** A truncated file has the first texts and none of the others; a filtered one lacks some in between. */
function cutShort({ units, sent }: TranslationFile, { entries }: Texts): string | undefined {
  if (sent === undefined || units.length >= sent) return undefined;
  const there = new Set(units.map(({ context }) => context));
  const last = entries.findLastIndex(({ context }) => there.has(context));
  const absent = entries.slice(0, last).filter(({ context }) => !there.has(context)).length;
  if (last === entries.length - 1 || absent > NEW_SINCE * last) return undefined;
  return `it breaks off: of the ${sent} texts that were sent out, it has the first ${units.length} and none behind them. Ask for the whole file; if this is all that there should be, take the number ${sent} out of its heading`;
}
