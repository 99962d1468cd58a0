/** Everything that a card may print opaquely: what covers, and what can be covered (VIS-2, VIS-4, VIS-5, MOD-6). */
export const regionMeanings = {
  title: 'The title.',
  portrait: 'The picture in the centre; clear on cards that are laid on others (LOOK-1).',
  name: 'The name below a portrait; nothing that is laid on a character covers it.',
  'pathos.top': 'The upper pathos circle (LOOK-3).',
  'pathos.middle': 'The middle pathos circle.',
  'pathos.bottom': 'The lower pathos circle.',
  'icon.top': 'The upper story icon.',
  'icon.middle': 'The middle story icon.',
  'icon.bottom': 'The lower story icon; in the lower right corner where it is the only one (LOOK-3).',
  text: 'The text box (VIS-5).',
  crest: 'The ornament on the text box of an event: angel and devil, or a drawing and the trident (LOOK-4).',
  reminder: 'The reminder line of a persistent effect (MOD-6).',
} as const;
export type RegionName = keyof typeof regionMeanings;
export const REGION_NAMES = Object.keys(regionMeanings) as readonly RegionName[];

/** Where pathos and icons are printed, slot by slot. */
export const SLOT_REGIONS = REGION_NAMES.filter((name) => /^(pathos|icon)\./.test(name));
