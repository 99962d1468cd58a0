import type { Entry } from '../../l10n/entry.js';
import { plain } from '../../language/part.js';
import type { Translated } from '../../workspace/open-l10n.js';
import { groupEntries } from './preview-l10n.js';
import { listTexts } from './translate.js';

/** Texts that are translated together, as the translation view shows them: a card, a rule, a phrase. */
export interface TranslationItem {
  readonly id: string;
  /** Its set, `rules` or `words`. */
  readonly group: string;
  /** The card that shows it, if any. */
  readonly card?: string;
  /** What the card does, in the source language and in this one. */
  readonly does?: readonly [source: string, translation: string];
  readonly texts: readonly Entry[];
}

/** All texts of a language, in deck order. @throws UsageError if the deck is not translated into it */
export function l10nDesk(opened: Translated, lang: string): readonly TranslationItem[] {
  const { workspace, loaded } = opened;
  const [source = ''] = loaded.deck.languages;
  const said = (card: string, language: string) =>
    (workspace.text(card, language) ?? []).map(({ parts }) => plain(parts)).join(' ');
  return groupEntries(listTexts(opened, lang)).map(([id, texts]) => {
    const [first] = texts;
    const card = first?.card;
    const does = card === undefined ? undefined : ([said(card, source), said(card, lang)] as const);
    return {
      id,
      group: first?.group ?? '',
      ...(card !== undefined && { card }),
      ...(does !== undefined && does[0] !== '' && { does }),
      texts,
    };
  });
}
