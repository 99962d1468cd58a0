import { join } from 'node:path';
import { writeWhole } from '../../deck/write-whole.js';
import { type ExchangeName, exchanges } from '../../l10n/exchange/index.js';
import { exportTranslations } from '../../project/export-l10n.js';
import { handOver, print } from '../terminal/terminal.js';
import { complain, languagesNamed, withTranslated } from './l10n-open.js';

interface Options {
  readonly deck: string;
  readonly lang: string;
  readonly format: ExchangeName;
  readonly out?: string;
}

export function l10nExport({ deck: directory, lang, format, out }: Options): number {
  return withTranslated(directory, (opened) => {
    const languages = languagesNamed(opened, lang);
    if (languages === undefined) return 2;
    if (lang === 'all' && out === undefined) {
      complain('--lang all makes a file for each language: name a folder for them with --out.');
      return 2;
    }
    for (const one of languages) {
      const text = exportTranslations(opened, one, format);
      const file = `${opened.loaded.deck.name}-${one}${exchanges[format].extensions[0]}`;
      if (out === undefined) handOver(text);
      else save(lang === 'all' ? join(out, file) : out, text);
    }
    return 0;
  });
}

function save(path: string, text: string): void {
  writeWhole(path, text);
  print(`Wrote ${path}.\n`);
}
