import type { Card } from '../deck/deck.js';
import type { ThemeFile } from '../vocabulary/files/theme-file.js';
import type { ThemeContext } from './contexts.js';

/** Reports font styles that cards use and that the text font of a deck's own theme lacks. */
export function checkFonts({ deck, report, design: { theme } }: ThemeContext): void {
  if (!theme.isCustom || (theme.custom as ThemeFile).fonts?.text === undefined) return;
  const { family, files } = theme.value.fonts.text;
  const cards = Object.entries(deck.cards);
  const reportMissing = (style: string, uses: string, file: string) => {
    const at = theme.at(['fonts', 'text', 'files'], 'key');
    report.add(
      'FONT_STYLE',
      at,
      `${family} has no ${style}, and ${uses}.`,
      `Add its file: - { file: ${file} }`,
    );
  };
  const upright = files.filter(({ style }) => style !== 'italic').map(({ weight }) => weight);
  const slanted = cards.find(([, { flavour }]) => flavour !== undefined);
  if (slanted !== undefined && upright.length === files.length)
    reportMissing(
      'italics',
      `flavour text is set in them, as on "${slanted[0]}"`,
      'fonts/MyText-Italic.ttf, weight: 400, style: italic',
    );
  const bold = cards.find(([, card]) => isBold(card));
  if (bold !== undefined && new Set(upright).size < 2)
    reportMissing('bold', `"${bold[0]}" has words in bold`, 'fonts/MyText-Bold.ttf, weight: 700');
}

/** Whether its author marked words as bold. */
const isBold = ({ flavour = '', text = '' }: Card): boolean => /\*\*[^*]+\*\*/.test(`${flavour}\n${text}`);
