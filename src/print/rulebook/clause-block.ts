import type { Block } from './core/block.js';
import type { Clause } from './core/book.js';
import { type Setting, said } from './core/setting.js';
import { PT } from './core/styles.js';

/** A rule as a paragraph, with its id in the margin if requested. @param inset the distance to the margin */
export function clauseBlock(
  setting: Setting,
  { id, text }: Clause,
  column: number,
  style = setting.styles.text,
  inset = 0,
): Block {
  const { hasIds, styles } = setting;
  return said(setting, text, style, {
    column,
    before: 3 * PT,
    rule: id,
    label: hasIds ? { text: id, style: styles.label, distance: inset + 14 } : undefined,
  });
}
