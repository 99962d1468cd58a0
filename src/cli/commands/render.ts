import { join } from 'node:path';
import { writeWhole } from '../../deck/write-whole.js';
import { count } from '../../diagnostics/index.js';
import { languagesNamed } from '../../project/choose.js';
import { usablePart } from '../../project/open-deck.js';
import { type RenderOptions, renderCards } from '../../project/render-cards.js';
import { progressOf } from '../terminal/progress.js';
import { print } from '../terminal/terminal.js';
import { withAnyDeck } from '../terminal/with-deck.js';

interface Options extends Omit<RenderOptions, 'cards' | 'languages' | 'progress'> {
  readonly deck: string;
  readonly lang?: string;
  readonly out?: string;
}

export function render(options: Options, asked: readonly string[] = []): Promise<number> {
  const { deck: directory, lang, out = join(directory, 'output/render'), ...rest } = options;
  return withAnyDeck(directory, async (opened) => {
    const progress = progressOf('render', 'pictures');
    const cards = asked.length === 0 ? undefined : asked;
    const languages = languagesNamed(usablePart(opened), lang);
    const written: string[] = [];
    let all = 0;
    const counted = (done: number, of: number) => {
      all = of;
      progress(done, of);
    };
    try {
      for await (const picture of renderCards(opened, { ...rest, cards, languages, progress: counted })) {
        const { name, type, content } = picture;
        const isFile = all === 1 && out.endsWith(`.${type}`);
        const path = isFile ? out : join(out, `${name}.${type}`);
        writeWhole(path, content);
        written.push(path);
      }
    } finally {
      progress.end();
    }
    const what = written.length === 1 ? written[0] : `${count(written.length, 'picture')} to ${out}`;
    print(`Wrote ${what}.\n`);
    return 0;
  });
}
