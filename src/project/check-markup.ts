import { iconsOf } from '../deck/icons-of.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import { fieldsOf } from '../deck/own-card.js';
import type { Path } from '../deck/yaml/yaml-file.js';
import { startOf } from '../diagnostics/index.js';
import { markupRemarks } from '../language/check-markup.js';

/** What looks like markup in texts of the source language, and in clauses worded by hand; translations are proofread. */
export function checkMarkup({ deck, report, where }: SoundDeck): void {
  const icons = iconsOf(deck);
  const tell = (id: string, path: Path, text: string, hasSlots: boolean) => {
    for (const { code, message, hint } of markupRemarks(text, icons, hasSlots))
      report.add(code, where(id, path) ?? startOf('shroud.yaml'), message, hint);
  };
  for (const [id, card] of Object.entries(deck.cards)) {
    for (const field of ['text', 'flavour'] as const)
      if (card[field] !== undefined) tell(id, [field], card[field], false);
    for (const [field, { type }] of Object.entries(fieldsOf(deck, card))) {
      const text = card.fields?.[field];
      if (type === 'text' && typeof text === 'string') tell(id, [field], text, false);
    }
    for (const [language, templates] of Object.entries('wording' in card ? (card.wording ?? {}) : {}))
      for (const [path, template] of Object.entries(templates))
        tell(id, ['wording', language, path], template, true);
  }
}
