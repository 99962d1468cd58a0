/**
 * Reports missing, stale and unrecorded translations as warnings, and broken slots as errors. Entry point:
 * `checkTranslations`. Remarks are memoized by entry, since most entries are the same as before.
 */

import { type At, type Path, parseYaml } from '../deck/yaml/yaml-file.js';
import { type Report, type Span, toFileStart } from '../diagnostics/index.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import { memoize } from '../memo/memoize.js';
import { memoFor } from './deck-memo.js';
import { type Texts, targetLanguages, textsIn } from './entries.js';
import type { Entry, TranslatableDeck } from './entry.js';
import { LOCK_FILE, type Lock } from './lock.js';
import { RULEBOOK } from './rule-texts.js';
import { brokenSlots } from './slots.js';
import { WORDS } from './word-texts.js';

/** Checks the translations of all languages; no finding stops a deck from being printed. */
export function checkTranslations(loaded: TranslatableDeck & { readonly lock: Lock }): void {
  const { lock, report } = loaded;
  const at = places(loaded);
  for (const lang of targetLanguages(loaded)) {
    const texts = textsIn(loaded, lang, lock);
    const found = sortFindings(loaded, texts);
    tellMissing(loaded, texts, found, report);
    tellBroken(found, at, report);
    tellStale(found, at, report);
    tellUnrecorded(lang, found, report);
  }
}

/**
 * Reports missing translations once per set, since there may be hundreds. Words of a language that is not built in, and
 * names of icons, have checks of their own.
 */
function tellMissing(
  loaded: TranslatableDeck,
  { lang, entries }: Texts,
  found: Findings,
  report: Report,
): void {
  const hasCheck = ({ group, path }: Entry) =>
    group === WORDS && (path[0] === 'icons' || !loaded.lexicon?.knows(lang));
  const missing = found.missing.filter((entry) => !hasCheck(entry));
  for (const [group, ofGroup] of groupBy(missing, ({ group }) => group)) {
    const all = entries.filter((entry) => entry.group === group).length;
    const [first] = ofGroup;
    const message = `${ofGroup.length} of ${all} texts of ${nameGroup(group)} are not translated into ${lang}.`;
    const hint = `The first is ${first?.context}. \`shroud l10n export --lang ${lang}\` writes a file for the translator.`;
    report.add('TRANSLATION_MISSING', placeOfGroup(loaded, lang, first), message, hint);
  }
}

/** Points to the file where the texts belong; if there is none yet, to where the deck lists the language. */
function placeOfGroup(loaded: TranslatableDeck, lang: string, entry: Entry | undefined): Span {
  if (entry !== undefined && loaded.source(entry.file) !== undefined) return toFileStart(entry.file);
  const index = loaded.deck.languages.indexOf(lang);
  return loaded.whereSetting(['languages', index]) ?? toFileStart('shroud.yaml');
}

/** Reports slots that a translation lacks. Skips stale ones (reported as such) and phrases (own check). */
function tellBroken({ slotProblem: all }: Findings, at: (entry: Entry) => Span, report: Report): void {
  for (const { entry, slotProblem } of all)
    report.add('TEXT_SLOTS', at(entry), `Of the braces, ${slotProblem}.`);
}

function tellStale({ stale }: Findings, at: (entry: Entry) => Span, report: Report): void {
  for (const entry of stale) {
    const { context, source, previous } = entry;
    const was = previous === undefined ? '' : `was "${shorten(previous)}" and `;
    const message = `The source of ${context} has changed since it was translated: it ${was}is now "${shorten(source)}".`;
    const hint = `Translate it again, or, if it is still right: shroud l10n accept --lang ${entry.lang} ${context}`;
    report.add('TRANSLATION_STALE', at(entry), message, hint);
  }
}

function tellUnrecorded(lang: string, { unrecorded }: Findings, report: Report): void {
  for (const [file, ofFile] of groupBy(unrecorded, (entry) => entry.file)) {
    const translations = ofFile.length === 1 ? 'One translation is' : `${ofFile.length} translations are`;
    const message = `${translations} not on record in ${LOCK_FILE}, so a change of the source would go unnoticed.`;
    const hint = `If they fit the source texts of today: shroud l10n accept --lang ${lang}`;
    report.add('TRANSLATION_UNRECORDED', toFileStart(file), message, hint);
  }
}

/** The finding on an entry; null for most entries. */
type Remark =
  | { readonly is: 'missing' | 'stale'; readonly entry: Entry }
  | { readonly is: 'fresh'; readonly entry: Entry; readonly slotProblem?: string };

function remarkOn(entry: Entry): Remark | null {
  if (entry.status !== 'fresh') return { is: entry.status, entry };
  const slotProblem = entry.judge === undefined ? slotsBroken(entry) : undefined;
  if (slotProblem === undefined) return entry.recorded ? null : { is: 'fresh', entry };
  return { is: 'fresh', entry, slotProblem };
}

type Findings = ReturnType<typeof sortFindings>;

/** Findings on texts by type. Memoized: most of the time, the texts have not changed. */
const sortFindings = ({ deck }: TranslatableDeck, texts: Texts) =>
  sortRemarks(
    texts,
    memoFor(deck).get(`remarks ${texts.lang}`, [], () => new IndexedMemo<Remark | null>()),
  );

const sortRemarks = memoize(({ entries }: Texts, known: IndexedMemo<Remark | null>) => {
  const remarks = known.map([], [entries], (index) => remarkOn(entries[index] as Entry));
  const all = remarks.filter((one) => one !== null);
  const being = (is: Remark['is']) => all.filter((one) => one.is === is).map(({ entry }) => entry);
  return {
    missing: being('missing'),
    stale: being('stale'),
    unrecorded: being('fresh').filter(({ recorded }) => !recorded),
    slotProblem: all.flatMap((one) =>
      one.is === 'fresh' && one.slotProblem !== undefined
        ? [{ entry: one.entry, slotProblem: one.slotProblem }]
        : [],
    ),
  };
});

/** The entries that are missing or stale. */
export function openTexts(loaded: TranslatableDeck, texts: Texts): readonly Entry[] {
  const { missing, stale } = sortFindings(loaded, texts);
  return [...missing, ...stale];
}

/** Compares slots; most texts have no braces and need no comparison. */
const slotsBroken = ({ source, translation = '' }: Entry): string | undefined =>
  source.includes('{') || translation.includes('{') ? brokenSlots(source, translation) : undefined;

/**
 * Locates translations in their files. Parses only the lines below one key, those of the reported card; parses the
 * whole file only if these lines can't be isolated.
 */
function places(loaded: TranslatableDeck): (entry: Entry) => Span {
  return ({ file, path }) => {
    const text = loaded.source(file) ?? '';
    const [key] = path;
    return placeBelow(file, text, String(key), path) ?? whole(loaded, file, text)(path);
  };
}

/** A key that is written without quotes at the start of a line. */
const PLAIN_KEY = /^[A-Za-z][\w-]*$/;
const NEXT_KEY = /\n(?=[^\s#])/g;

function placeBelow(file: string, text: string, key: string, path: Path): Span | undefined {
  if (!PLAIN_KEY.test(key)) return undefined;
  const start = text.startsWith(`${key}:`) ? 0 : text.indexOf(`\n${key}:`) + 1;
  if ((start === 0 && !text.startsWith(`${key}:`)) || text.includes(`\n${key}:`, start)) return undefined;
  NEXT_KEY.lastIndex = start;
  const end = NEXT_KEY.exec(text)?.index ?? text.length;
  const { yaml } = parseYaml(file, text.slice(start, end + 1));
  if (yaml === undefined) return undefined;
  const span = yaml.locate(path);
  const above = text.slice(0, start).split('\n').length - 1;
  return { ...span, line: span.line + above, endLine: span.endLine + above };
}

/** Keeps the last parsed version of each file with a reported translation. */
const whole = ({ deck }: TranslatableDeck, file: string, text: string): ((path: Path, at?: At) => Span) =>
  memoFor(deck).get(
    `parsed ${file}`,
    [text],
    () => parseYaml(file, text).yaml?.locate ?? (() => toFileStart(file)),
  );

const NAMES: Readonly<Record<string, string>> = { [RULEBOOK]: 'the rulebook', [WORDS]: 'the words' };
const nameGroup = (group: string) => NAMES[group] ?? `the set "${group}"`;
const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
