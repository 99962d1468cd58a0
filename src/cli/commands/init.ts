import type { SizeName } from '../../operations/deck/card-sizes.js';
import { initDeck, WouldOverwriteError } from '../../operations/deck/init-deck.js';
import { UsageError, UserError } from '../../workspace/errors.js';
import { print } from '../terminal/terminal.js';

export function init({ size }: { readonly size: SizeName }, directory = '.'): number {
  if (directory.trim() === '')
    throw new UsageError('the name of the folder is empty: name one, or leave it out for the current folder');
  try {
    const files = initDeck(directory, size);
    print(`A new deck in ${directory}:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
    const deck = directory === '.' ? '' : ` --deck ${directory}`;
    const tries = ['check', 'render', 'verify', 'print'].map((command) => `  shroud ${command}${deck}\n`);
    print(`\nOpen cards/ in an editor with YAML support, then try:\n${tries.join('')}`);
    return 0;
  } catch (cause) {
    if (cause instanceof WouldOverwriteError) throw new UserError(cause.message);
    throw cause;
  }
}
