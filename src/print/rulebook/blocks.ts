import { exampleOf, ruleText } from '../../language/rule-text.js';
import { typeset } from '../../language/typography.js';
import { printWords } from '../ground/print-words.js';
import type { Press } from '../press/press.js';
import type { Block } from './block.js';
import { clausesOf, faceOf, samples } from './contents.js';
import { kindsFigure, stackFigure } from './figures.js';
import type { RulebookOptions } from './rulebook-options.js';
import { paragraph } from './set-text.js';
import { PT, type Styles } from './styles.js';

/** Cards of each kind are shown behind the clause that tells them apart. */
const KINDS_CLAUSE = 'LOOK-1';

/** All that the rulebook says and shows, in the order of reading. */
export function blocksOf(
  press: Press,
  options: RulebookOptions,
  language: string,
  column: number,
  styles: Styles,
): Block[] {
  const { deck } = options;
  const { fonts } = press;
  const [source = ''] = deck.languages;
  const words = printWords(language);
  const figures = {
    card: { width: deck.card.width * 10, height: deck.card.height * 10, corner: deck.card.corner * 10 },
    column,
    fonts,
    face: styles.subtitle.face,
  };
  const drawn = (id: string) => press.painting(faceOf(options, language, id));
  return clausesOf(deck).flatMap((id): Block[] => {
    const own = deck.rules[language]?.[id];
    const rule = own ?? deck.rules[source]?.[id];
    const text = ruleText(deck, own ? language : source, id);
    if (rule === undefined || text === undefined) return [];
    // What is not translated stands in the source language, and says so.
    const said = own ? typeset(text, language) : `${typeset(text, source)} (${source})`;
    const heading = rule.heading ?? exampleOf(deck, id)?.heading;
    const blocks: Block[] = [];
    if (heading !== undefined) {
      const title = typeset(heading, language);
      blocks.push(
        paragraph(title, styles.heading, { fonts, column, before: 5 * PT, isWithNext: true, section: title }),
      );
    }
    const label = { text: id, style: styles.label, distance: 14 };
    blocks.push(paragraph(said, styles.text, { fonts, column, before: 2.4 * PT, label }));
    const stack = exampleOf(deck, id)?.stack?.map(drawn);
    if (stack?.every((painting) => painting !== undefined)) blocks.push(stackFigure(stack, figures));
    if (id === KINDS_CLAUSE) {
      const shown = samples(options).flatMap(({ id: card, kind }) => {
        const painting = drawn(card);
        return painting === undefined ? [] : [{ painting, caption: words[kind] }];
      });
      blocks.push(kindsFigure(shown, figures));
    }
    return blocks;
  });
}
