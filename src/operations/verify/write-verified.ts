/**
 * Writes the results of `verify` into the deck: the report, its page, the replays of findings, and the parts of a split
 * run. Entry points: `writeVerified`, `writeShard`.
 */
import { join, normalize, sep } from 'node:path';
import type { Deck } from '../../deck/deck.js';
import { outputFolder } from '../../deck/disk/contained-folder.js';
import { toFileStart } from '../../diagnostics/index.js';
import { plain } from '../../language/part.js';
import { PhraseFormatter } from '../../language/phrases/phrase-formatter.js';
import { cardText } from '../../language/sentences/card-text.js';
import { wordsFor } from '../../services/built-in-words.js';
import { listProblems, type Problem, reportPage, type Shard, type VerifyReport } from '../../verify/index.js';
import { type OpenDeck, type OpenValidDeck, requireValidSource } from '../../workspace/open-deck.js';
import { smallFaces } from '../render/small-faces.js';
import { hashScripts, SCRIPTS } from './last-report.js';
import { rememberReport } from './own-report.js';

export const VERIFY_OUTPUT = 'output/verify';
const verifyFolder = (directory: string) => outputFolder(directory, 'verify');

/** Reports the findings of `verify` at the lines of the cards, and writes the report, its page and the replays. */
export async function writeVerified(opened: OpenDeck, report: VerifyReport): Promise<readonly string[]> {
  const loaded = requireValidSource(opened);
  const { directory } = loaded;
  const problems = listProblems(report);
  const replays = writeReplays(directory, problems);
  tellFindings(loaded, problems, replays);
  const page = reportPage(loaded.deck, report, {
    face: await smallFaces(loaded, Object.keys(report.cards)),
    textOf: clauseTexts(loaded.deck),
    replayOf: (finding) => {
      const place = report.details.indexOf(finding);
      const replay = replays.get(problems[place] as Problem);
      return replay && `${VERIFY_OUTPUT}/${replay}`;
    },
  });
  const written = [
    ['report.json', `${JSON.stringify(report)}\n`],
    ['index.html', page],
  ] as const;
  const folder = verifyFolder(directory);
  for (const [name, text] of written) folder.write(name, text);
  folder.write(SCRIPTS, hashScripts(loaded.deck));
  rememberReport(directory, page);
  return written.map(([name]) => `${VERIFY_OUTPUT}/${name}`);
}

/**
 * Checks that the report can be written before a long run starts.
 * @throws WriteError
 */
export function expectWritable(directory: string, shard?: Shard): void {
  const names = shard === undefined ? ['report.json', 'index.html'] : [shardName(shard)];
  const folder = verifyFolder(directory);
  for (const name of names) folder.tryToWrite(name);
  folder.list(REPLAYS);
}

/** Whether an earlier run has left a report. */
export const hasReport = (directory: string) => verifyFolder(directory).isThere('report.json');

/**
 * Writes a part of a split run: only the data needed for merging. Deletes parts of other splits, since `shard-*.json`
 * would merge them, too. Returns the written file and the deleted ones.
 */
export function writeShard(
  directory: string,
  report: VerifyReport,
): { readonly file: string; readonly removed: readonly string[] } {
  const { index, of } = report.shard ?? { index: 1, of: 1 };
  const folder = verifyFolder(directory);
  const removed = folder.list().filter((name) => {
    const [, split] = /^shard-\d+-of-(\d+)\.json$/.exec(name) ?? [];
    return split !== undefined && Number(split) !== of;
  });
  for (const name of removed) folder.remove(name);
  const name = shardName({ index, of });
  folder.write(name, `${JSON.stringify(report)}\n`);
  return { file: `${VERIFY_OUTPUT}/${name}`, removed: removed.map((name) => `${VERIFY_OUTPUT}/${name}`) };
}

const shardName = ({ index, of }: Shard) => `shard-${index}-of-${of}.json`;

const REPLAYS = 'replays';

/** Deletes the replays of earlier runs, which would be misleading, and writes the new ones. */
function writeReplays(directory: string, problems: readonly Problem[]): ReadonlyMap<Problem, string> {
  const folder = verifyFolder(directory);
  for (const name of folder.list(REPLAYS)) if (name.endsWith('.json')) folder.remove(`${REPLAYS}/${name}`);
  folder.removeIfEmpty(REPLAYS);
  const files = new Map<Problem, string>();
  for (const problem of problems) {
    if (problem.replay === undefined) continue;
    const name = `${REPLAYS}/${problem.replay.name}.json`;
    folder.write(name, `${JSON.stringify(problem.replay.recording)}\n`);
    files.set(problem, name);
  }
  return files;
}

function tellFindings(
  { directory, ...loaded }: OpenValidDeck,
  problems: readonly Problem[],
  replays: ReadonlyMap<Problem, string>,
): void {
  for (const problem of problems) {
    const { code, card, path, message, hint } = problem;
    const at = card === null ? undefined : loaded.where(card, path, path.length === 0 ? 'key' : 'value');
    const replay = replays.get(problem);
    const see = replay === undefined ? '' : ` See it: ${replayCommand(directory, replay)}`;
    loaded.report.add(code, at ?? toFileStart('shroud.yaml'), message, hint + see);
  }
}

/** Command that shows a replay, relative to the folder in which `verify` was started. */
function replayCommand(directory: string, replay: string): string {
  const file = join(directory, VERIFY_OUTPUT, replay);
  const isHere = /^\.[\\/]?$/.test(normalize(directory));
  const deck = isHere ? [] : ['--deck', directory];
  return ['shroud', 'replay', file, ...deck].map(quoteForShell).join(' ');
}

/** Quotes a word for a shell; the name of a folder may be hostile. */
const quoteForShell = (word: string) =>
  /^[\w./:@%+=,-]+$/.test(word) ? word : `"${word.replaceAll(sep === '/' ? /["$`\\]/g : /["$`]/g, '\\$&')}"`;

/** Text of each clause, in the source language. */
function clauseTexts(deck: Deck): (id: string, path: string) => string | undefined {
  const formatter = new PhraseFormatter(wordsFor(deck, deck.languages[0] ?? ''));
  return (id, path) => {
    const card = deck.cards[id];
    if (card === undefined) return undefined;
    const sentence = cardText(deck, card, formatter).find((one) => one.path === path);
    return sentence && plain(sentence.parts);
  };
}
