import process from 'node:process';
import { type Paint, visibleJson } from '../../diagnostics/index.js';
import { type Counts, countByStatus, type StatusLine } from '../../l10n/status.js';
import { allTexts } from '../../workspace/open-l10n.js';
import { handOver, paintFor, print } from '../terminal/terminal.js';
import { withTranslated } from './l10n-open.js';

export function l10nStatus({ deck: directory, json }: { deck: string; json?: boolean }): number {
  return withTranslated(directory, (opened) => {
    const lines = countByStatus(allTexts(opened));
    if (json) handOver(`${visibleJson(JSON.stringify({ status: lines.map(flat) }, null, 2))}\n`);
    else if (lines.length === 0) print('The deck has one language only: there is nothing to translate.\n');
    else print(process.stdout.isTTY ? chart(lines, paintFor(process.stdout)) : plainLines(lines));
    return 0;
  });
}

const flat = ({ group, lang, counts }: StatusLine) => ({ set: group, lang, ...counts });

/** For scripts and logs: one line for each set and language. */
function plainLines(lines: readonly StatusLine[]): string {
  return lines.map(({ group, lang, counts }) => `${group} ${lang}: ${inWords(counts)}\n`).join('');
}

function inWords({ fresh, stale, missing, orphan }: Counts): string {
  return `${fresh} fresh, ${stale} stale, ${missing} missing, ${orphan} orphan`;
}

const WIDTH = 30;

/** For people: the filled part of each bar is the translated part of the set. */
function chart(lines: readonly StatusLine[], paint: Paint): string {
  const widest = Math.max(...lines.map(({ lang }) => lang.length));
  return lines
    .map(({ group, lang, counts }, index) => {
      const heading = lines[index - 1]?.group === group ? '' : `${paint.bold(group)}\n`;
      return `${heading}  ${lang.padEnd(widest)} ${bar(counts, paint)} ${percent(counts)}  ${inWords(counts)}\n`;
    })
    .join('');
}

function bar({ fresh, stale, missing }: Counts, paint: Paint): string {
  const all = Math.max(1, fresh + stale + missing);
  const full = Math.floor((fresh * WIDTH) / all);
  const half = Math.ceil((stale * WIDTH) / all);
  return paint.green('█'.repeat(full)) + paint.yellow('▒'.repeat(half)) + '░'.repeat(WIDTH - full - half);
}

function percent({ fresh, stale, missing }: Counts): string {
  const all = fresh + stale + missing;
  return `${Math.floor((fresh / Math.max(1, all)) * 100)} %`.padStart(5);
}
