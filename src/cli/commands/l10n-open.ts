/** Shared by the `l10n` commands: opens the deck for translation and resolves `--lang`. */

import { targetLanguages } from '../../l10n/entries.js';
import type { Translated } from '../../workspace/open-l10n.js';
import { openWorkspace } from '../../workspace/workspace.js';
import { reportDeck } from '../terminal/report-deck.js';
import { complain as tell } from '../terminal/terminal.js';

/** Runs a command on a deck without errors; otherwise prints the diagnostics. */
export function withTranslated<Code extends number | Promise<number>>(
  directory: string,
  command: (opened: Translated) => Code,
): Code | number {
  const opened = openWorkspace(directory).translated;
  if (!('refused' in opened)) return command(opened);
  reportDeck(opened.refused, 'text');
  return 1;
}

/** The languages selected by `--lang`; undefined, with a message, if the deck does not translate into it. */
export function languagesNamed({ loaded }: Translated, lang: string): readonly string[] | undefined {
  const targets = targetLanguages(loaded);
  if (lang === 'all') return targets;
  if (targets.includes(lang)) return [lang];
  const source = loaded.deck.languages[0];
  complain(
    lang === source
      ? `${lang} is the source language: its texts are in the cards.`
      : `the deck is not translated into ${lang}. Its languages: ${targets.join(', ') || 'none but the source'}; more are added in shroud.yaml.`,
  );
  return undefined;
}

export function complain(message: string): void {
  tell(`shroud: ${message}\n`);
}
