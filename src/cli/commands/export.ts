import { join } from 'node:path';
import { createContainedFolder, outputFolder } from '../../deck/disk/contained-folder.js';
import { count, didYouMean } from '../../diagnostics/index.js';
import type { ExportName } from '../../exports/export-names.js';
import { targets } from '../../exports/index.js';
import { UsageError } from '../../workspace/errors.js';
import { print } from '../terminal/terminal.js';
import { withDeck } from '../terminal/with-deck.js';

interface Options {
  readonly deck: string;
  readonly to: ExportName;
  readonly edition?: string;
  readonly out?: string;
}

export async function exportCommand({ deck: directory, to, edition, out }: Options): Promise<number> {
  return withDeck(directory, async (opened) => {
    const editions = Object.keys(opened.deck.editions);
    if (edition !== undefined && !editions.includes(edition))
      throw new UsageError(`There is no edition "${edition}". ${didYouMean(edition, editions)}`);
    const folder =
      out === undefined ? outputFolder(directory, join('export', to)) : createContainedFolder(out, '');
    const target = await targets[to]();
    let written = 0;
    for await (const { name, content } of target.files(opened, { edition })) {
      folder.write(name, content);
      written++;
    }
    print(`Wrote ${count(written, 'file')} to ${folder.path}.\n`);
    return 0;
  });
}
