import { join } from 'node:path';
import { outputFolder } from '../../deck/disk/contained-folder.js';
import { previewPage } from '../../operations/l10n/preview-l10n.js';
import { createProgress } from '../terminal/progress.js';
import { print } from '../terminal/terminal.js';
import { languagesNamed, withTranslated } from './l10n-open.js';

export function l10nPreview({
  deck: directory,
  lang,
}: {
  deck: string;
  lang: string;
}): number | Promise<number> {
  return withTranslated(directory, (opened) => {
    const languages = languagesNamed(opened, lang);
    if (languages === undefined) return 2;
    return (async () => {
      for (const one of languages) {
        const progress = createProgress(`l10n preview ${one}`, 'faces');
        const [folder, name] = [outputFolder(directory, 'l10n'), `preview-${one}.html`];
        try {
          folder.write(name, await previewPage(opened, one, progress));
        } finally {
          progress.end();
        }
        print(`Wrote ${join(folder.path, name)}.\n`);
      }
      return 0;
    })();
  });
}
