import process from 'node:process';
import type { Format } from '../../diagnostics/index.js';
import { openWorkspace } from '../../workspace/workspace.js';
import { reportDeck } from '../terminal/report-deck.js';
import { paintFor, print } from '../terminal/terminal.js';

interface Options {
  readonly deck: string;
  readonly format: Format;
  readonly watch?: boolean;
}

export async function checkCommand({ deck, format, watch }: Options): Promise<number> {
  if (watch) return watchAndReport(deck, format);
  const opened = await openWorkspace(deck).checked();
  reportDeck(opened, format);
  return opened.report.errors > 0 ? 1 : 0;
}

/** Reports the problems again on each save, until interrupted. */
async function watchAndReport(deck: string, format: Format): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const paint = paintFor(process.stdout);
  // A single check does not load the watcher.
  const { watchDeck } = await import('../../workspace/watch-deck.js');
  await watchDeck(
    openWorkspace(deck),
    {
      onUpdate: ({ version, opened }) => {
        if (version > 1 && format === 'text') print(`${paint.dim('─'.repeat(40))}\n`);
        reportDeck(opened, format);
      },
    },
    stop.signal,
  );
  return 0;
}
