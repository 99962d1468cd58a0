import process from 'node:process';
import { nearest } from '../../diagnostics/index.js';
import { explainCard } from '../../operations/deck/explain-card.js';
import { UserError } from '../../workspace/errors.js';
import { requireValid } from '../../workspace/open-deck.js';
import { paintFor, print } from '../terminal/terminal.js';
import { withAnyDeck } from '../terminal/with-deck.js';

export function l10nExplain(options: { deck: string; lang?: string }, id = ''): Promise<number> {
  return withAnyDeck(options.deck, (opened) => {
    const { lang } = options;
    const { deck } = requireValid(opened, lang === undefined || lang === 'all' ? undefined : [lang]);
    if (!Object.hasOwn(deck.cards, id)) {
      const meant = nearest(id, Object.keys(deck.cards));
      throw new UserError(
        `there is no card "${id}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`,
      );
    }
    const languages = lang === undefined || lang === 'all' ? deck.languages : [lang];
    const stranger = languages.find((language) => !deck.languages.includes(language));
    if (stranger !== undefined)
      throw new UserError(`the deck has no language "${stranger}"; it has: ${deck.languages.join(', ')}`);
    const paint = paintFor(process.stdout);
    for (const language of languages) {
      print(`${paint.bold(language)}  ${deck.texts[language]?.[id]?.title ?? deck.cards[id]?.title}\n`);
      for (const { path, text, sources } of explainCard(deck, id, language)) {
        print(`  ${paint.dim(path)}  ${text}\n`);
        for (const source of sources) print(`      ${paint.dim(source)}\n`);
      }
    }
    return 0;
  });
}
