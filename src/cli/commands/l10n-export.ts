import { join } from 'node:path';
import { writeAtomic } from '../../deck/disk/write-atomic.js';
import { count } from '../../diagnostics/index.js';
import { type ExchangeName, exchanges } from '../../l10n/exchange/index.js';
import { exportTranslations } from '../../operations/l10n/export-l10n.js';
import { renderCards } from '../../operations/render/render-cards.js';
import { UserError } from '../../workspace/errors.js';
import { type Translated, withPhrases } from '../../workspace/open-l10n.js';
import { createProgress } from '../terminal/progress.js';
import { handOver, print } from '../terminal/terminal.js';
import { complain, languagesNamed, withTranslated } from './l10n-open.js';

interface Options {
  readonly deck: string;
  readonly lang: string;
  readonly format: ExchangeName;
  readonly out?: string;
  readonly withPhrases?: boolean;
}

export function l10nExport(options: Options): number | Promise<number> {
  const { deck: directory, lang, format, out } = options;
  return withTranslated(directory, (translated) => {
    const opened = options.withPhrases ? withPhrases(translated) : translated;
    const languages = languagesNamed(opened, lang);
    if (languages === undefined) return 2;
    if (lang === 'all' && out === undefined) {
      complain('--lang all makes a file for each language: name a folder for them with --out.');
      return 2;
    }
    if (out === undefined) handOver(exportTranslations(opened, lang, format));
    else if (lang !== 'all' && isFile(out)) save(out, exportTranslations(opened, lang, format));
    else return exportFolder(opened, languages, format, out);
    return 0;
  });
}

/** A path with a file extension is a file, otherwise a folder. */
const isFile = (out: string) =>
  Object.values(exchanges).some(({ extensions }) =>
    extensions.some((end) => out.toLowerCase().endsWith(end)),
  );

/** Writes the pictures of the cards beside the file of each language, so that translators see the text in place. */
async function exportFolder(
  opened: Translated,
  languages: readonly string[],
  format: ExchangeName,
  out: string,
): Promise<number> {
  for (const lang of languages) {
    const drawn = await drawPictures(opened, lang, join(out, PICTURES));
    const text = exportTranslations(opened, lang, format, drawn ? PICTURES : undefined);
    save(join(out, `${opened.loaded.deck.name}-${lang}${exchanges[format].extensions[0]}`), text);
  }
  return 0;
}

const PICTURES = 'pictures';
/** Enough to read a card on a screen. */
const DPI = 120;

/** Failures are not fatal: a deck with cards that can't be drawn yet can still be translated. */
async function drawPictures({ workspace }: Translated, lang: string, folder: string): Promise<boolean> {
  const progress = createProgress(`l10n export ${lang}`, 'pictures');
  let written = 0;
  try {
    for await (const { name, content } of renderCards(workspace.opened, {
      languages: [lang],
      dpi: DPI,
      progress,
    })) {
      writeAtomic(join(folder, `${name}.png`), content);
      written++;
    }
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    complain(`There are no pictures for ${lang}: ${cause.message} Run \`shroud check\` for details.`);
    return false;
  } finally {
    progress.end();
  }
  print(`Wrote ${count(written, 'picture')} to ${join(folder, lang)}.\n`);
  return true;
}

function save(path: string, text: string): void {
  writeAtomic(path, text);
  print(`Wrote ${path}.\n`);
}
