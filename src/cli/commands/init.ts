import type { SizeName } from '../../operations/deck/card-sizes.js';
import { initDeck, WouldOverwriteError } from '../../operations/deck/init-deck.js';
import { UsageError, UserError } from '../../workspace/errors.js';
import { pasteable } from '../terminal/invocation.js';
import { print } from '../terminal/terminal.js';

export function init({ size }: { readonly size: SizeName }, directory = '.'): number {
  if (directory.trim() === '')
    throw new UsageError('the name of the folder is empty: name one, or leave it out for the current folder');
  try {
    const files = initDeck(directory, size);
    print(`A new deck in ${directory}:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
    const tries = ['studio', 'check', 'render', 'verify', 'print'].map(
      (command) => `  ${pasteable(`shroud ${command}`, directory)}\n`,
    );
    print(`\nOpen cards/ in an editor with YAML support, or the deck in the studio:\n${tries.join('')}`);
    return 0;
  } catch (cause) {
    if (cause instanceof WouldOverwriteError) throw new UserError(cause.message);
    throw cause;
  }
}
