import type { YamlStyle } from '../deck/yaml/render-entry.js';

/** Paths in a card whose maps and lists are written over several lines; all others are written on one line. */
const BLOCKS = /^(effects(,\w+(,\d+)?)?|wording(,[\w-]+)?)?$/;

/** How cards are written into their files: `[kind, id, field, …]`. */
export const CARD_STYLE: YamlStyle = {
  isInline: ([, , ...field]) => !BLOCKS.test(field.join()),
  isSpaced: (path) => path.length === 1,
};
