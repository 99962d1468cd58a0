import type { Translation } from '../deck/deck.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import { type Span, startOf } from '../diagnostics/index.js';
import { type Pair, proofread } from '../language/proofread.js';
import { proofreadRule } from '../language/proofread-rules.js';
import { wordsFor } from './built-in-words.js';

/** A translation that can be read against its source. */
interface Translated {
  readonly source: string | undefined;
  readonly text: string | undefined;
  readonly at: Span | undefined;
  /** Codes that the translator has waived, each with a reason. */
  readonly ignore: Readonly<Record<string, string>>;
}

/** Reads every translation as a proofreader would; what is waived with a reason is passed over. */
export function proofreadTexts(loaded: SoundDeck): void {
  const { deck, report } = loaded;
  const sourceWords = wordsFor(deck, deck.languages[0] ?? '');
  for (const language of deck.languages.slice(1)) {
    const words = wordsFor(deck, language);
    const readRule = (pair: Pair) => [...proofread(pair), ...proofreadRule({ ...pair, sourceWords, words })];
    const texts = [
      ...cardTexts(loaded, language).map((text) => ({ ...text, read: proofread })),
      ...ruleTexts(loaded, language).map((text) => ({ ...text, read: readRule })),
    ];
    for (const { source, text, at, ignore, read } of texts) {
      if (source === undefined || text === undefined) continue;
      for (const { code, message, hint } of read({ source, text, language })) {
        if (!Object.hasOwn(ignore, code)) report.add(code, at ?? startOf('shroud.yaml'), message, hint);
      }
    }
  }
}

function cardTexts({ deck, whereText }: SoundDeck, language: string): Translated[] {
  return Object.entries(deck.texts[language] ?? {}).flatMap(([id, translation]) => {
    const source: Translation | undefined = deck.cards[id] ?? deck.families[id];
    const { ignore = {} } = translation;
    return (['title', 'flavour', 'description'] as const).map((field) => ({
      source: source?.[field],
      text: translation[field],
      at: whereText(language, id, [field]),
      ignore,
    }));
  });
}

function ruleTexts({ deck, whereRule }: SoundDeck, language: string): Translated[] {
  const sources = deck.rules[deck.languages[0] ?? ''] ?? {};
  return Object.entries(deck.rules[language] ?? {}).flatMap(([id, rule]) =>
    (['heading', 'text', 'short'] as const).map((field) => ({
      source: sources[id]?.[field],
      text: rule[field],
      at: whereRule(language, id),
      ignore: rule.ignore ?? {},
    })),
  );
}
