/** Prints a deck with the compiled tool and tells, as JSON, how long each part took. */
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type * as Print from '../../src/print/index.js';
import type * as Words from '../../src/services/built-in-words.js';
import type * as Workspaces from '../../src/workspace/workspace.js';
import { changeOneCard } from './change-one-card.js';

const [root = '', directory = '', languages = '', edition, watch] = process.argv.slice(2);
const isWatching = watch === 'watch';
const load = <T>(path: string): Promise<T> =>
  import(pathToFileURL(join(root, 'dist', path)).href) as Promise<T>;

/** A designer's change: `changeOneCard` of the bench does it, here between two prints of one process. */
async function printed() {
  const start = performance.now();
  const { opened: found, cache } = openWorkspace(directory);
  const { deck } = found;
  if (deck === undefined) throw new Error('the deck is not sound');
  const opened = performance.now();
  const wanted = languages.split(',');
  const known = [...new Set([...wanted, ...deck.languages.slice(0, 1)])];
  const words = Object.fromEntries(known.map((one) => [one, wordsFor(deck, one)]));
  const { files, diagnostics } = await printDeck({
    deck,
    directory,
    cache,
    words,
    languages: wanted,
    paper: 'a4',
    profile,
    profileName: 'home',
    ...(edition !== undefined && { edition }),
  });
  return { open: opened - start, print: performance.now() - opened, files, diagnostics };
}

const { openWorkspace } = await load<typeof Workspaces>('workspace/workspace.js');
const { wordsFor } = await load<typeof Words>('services/built-in-words.js');
const { printDeck, findProfile } = await load<typeof Print>('print/index.js');
const home = findProfile('home');
if (home === undefined) throw new Error('there is no profile "home"');
const profile = home;
const first = await printed();
if (isWatching) changeOneCard(directory, 'y');
const again = isWatching ? await printed() : undefined;
console.log(JSON.stringify({ ...first, again: again?.print, memory: process.resourceUsage().maxRSS / 1024 }));
