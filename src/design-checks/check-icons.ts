import { inWords, toFileStart } from '../diagnostics/index.js';
import { STORY_ICONS } from '../vocabulary/icons.js';
import type { DeckContext } from './contexts.js';

/** Checks what a custom icon needs besides its line in `shroud.yaml`: a name in every language, and a drawing. */
export function checkIcons({ deck, report, whereSetting, design }: DeckContext): void {
  const theme = design.theme.value;
  const custom = Object.keys(deck.icons ?? {}).filter((icon) => !isBuiltIn(icon));
  for (const icon of custom) {
    const place = () => whereSetting(['icons', icon], 'key') ?? toFileStart('shroud.yaml');
    const nameless = deck.languages.filter((lang) => deck.words[lang]?.icons?.[icon] === undefined);
    const [first] = nameless;
    if (first !== undefined) {
      const message = `The icon "${icon}" has no name in ${inWords(nameless)}; "${icon}" is used.`;
      const hint = `Write it in cards/words/${first}.yaml: icons: { ${icon}: ${capital(icon)} }`;
      report.add('ICON_NOUN', place(), message, hint);
    }
    if (theme !== undefined && theme.icons[icon] === undefined) {
      const hint = `Name an SVG file in templates/theme.yaml: icons: { ${icon}: icons/${icon}.svg }`;
      report.add('ICON_DRAWING', place(), `The theme has no drawing for the icon "${icon}".`, hint);
    }
  }
}

const isBuiltIn = (icon: string) => (STORY_ICONS as readonly string[]).includes(icon);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
