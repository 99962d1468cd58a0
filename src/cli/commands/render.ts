import { extname, join } from 'node:path';
import { outputFolder } from '../../deck/disk/contained-folder.js';
import { writeAtomic } from '../../deck/disk/write-atomic.js';
import { count } from '../../diagnostics/index.js';
import { languagesNamed } from '../../operations/deck/choose.js';
import { type RenderOptions, renderCards } from '../../operations/render/render-cards.js';
import { requireValidSubset } from '../../workspace/open-deck.js';
import { createProgress } from '../terminal/progress.js';
import { print } from '../terminal/terminal.js';
import { withAnyDeck } from '../terminal/with-deck.js';

interface Options extends Omit<RenderOptions, 'cards' | 'languages' | 'progress'> {
  readonly deck: string;
  readonly lang?: string;
  readonly out?: string;
}

export function render(options: Options, asked: readonly string[] = []): Promise<number> {
  const { deck: directory, lang, out, ...rest } = options;
  return withAnyDeck(directory, async (opened) => {
    const progress = createProgress('render', 'pictures');
    const cards = asked.length === 0 ? undefined : asked;
    const languages = languagesNamed(requireValidSubset(opened), lang);
    const written: string[] = [];
    let all = 0;
    const formatCount = (done: number, of: number) => {
      all = of;
      progress(done, of);
    };
    try {
      for await (const picture of renderCards(opened, { ...rest, cards, languages, progress: formatCount })) {
        const { name, type, content } = picture;
        written.push(save(options, `${name}.${type}`, content, all === 1));
      }
    } finally {
      progress.end();
    }
    const what =
      written.length === 1
        ? written[0]
        : `${count(written.length, 'picture')} to ${out ?? outputFolder(directory, 'render').path}`;
    print(`Wrote ${what}.\n`);
    return 0;
  });
}

/** An explicit `--out` may be anywhere; for a single picture it may be the file itself. */
function save({ deck, out }: Options, name: string, content: string | Uint8Array, isOnly: boolean): string {
  if (out === undefined) {
    const folder = outputFolder(deck, 'render');
    folder.write(name, content);
    return join(folder.path, name);
  }
  const path = isOnly && extname(out) === extname(name) ? out : join(out, name);
  writeAtomic(path, content);
  return path;
}
