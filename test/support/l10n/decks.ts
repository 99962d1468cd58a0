import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import type { TranslatableDeck } from '../../../src/l10n/entry.js';
import type { Translated } from '../../../src/workspace/open-l10n.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { temporaryFolder } from '../temporary-folder.js';

type Files = Readonly<Record<string, string>>;

/** A small deck with something of everything: a family, two sets, slots, the rulebook, and an Italian who has begun. */
export const SMALL: Files = {
  'shroud.yaml':
    'name: small\nversion: 1.2.3\nlanguages: [en, it, pl]\neditions:\n  classic: { sets: [base, more] }\n',
  'cards/base/cards.yaml': [
    'families:',
    '  castle-slogar: { title: Castle Slogar, symbol: brain }',
    'modifiers:',
    '  pursued-by-poodles:',
    '    title: Pursued by Poodles',
    '    flavour: They were so small, and there were so very many of them.',
    '',
  ].join('\n'),
  'cards/more/cards.yaml': 'events:\n  a-toast: { title: A Toast, flavour: "To {name}!" }\n',
  'cards/rules/en.yaml':
    'TURN-1:\n  text: A turn is two plays.\n  short: Two plays.\nVIS-1: Only what can be seen counts.\n',
  'cards/base/text/it.yaml': [
    '# Traduzioni di prova',
    'pursued-by-poodles:',
    "  title: 'Inseguiti dai barboncini' # si veda il glossario",
    'castle-slogar: { title: "Castel Slogar" }',
    '',
  ].join('\n'),
  'cards/rules/it.yaml': 'VIS-1: Conta solo ciò che si vede.\n',
};

/** A deck in memory. */
export function deckOf(files: Files): TranslatableDeck {
  const loaded = loadDeck(memoryFolder(files));
  const { deck, report } = loaded;
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics));
  return { ...loaded, deck };
}

/** A deck on disk; gone when the test is over. */
export function folderOf(files: Files = SMALL): string {
  return temporaryFolder(files);
}

export function open(folder: string): Translated {
  const opened = openWorkspace(folder).translated;
  if ('refused' in opened) throw new Error(JSON.stringify(opened.refused.report.diagnostics));
  return opened;
}

export const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');
