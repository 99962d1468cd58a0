import type { Deck } from '../deck/deck.js';
import type { LoadedDeck } from '../deck/load-deck.js';
import { type Span, startOf } from '../diagnostics/index.js';
import { proofread } from '../language/proofread.js';

/** A translation that can be read against its source. */
interface Translated {
  readonly source: string | undefined;
  readonly text: string | undefined;
  readonly at: Span | undefined;
  /** Codes that the translator has waived, each with a reason. */
  readonly ignore: Readonly<Record<string, string>>;
}

/** Reads every translation as a proofreader would; what is waived with a reason is passed over. */
export function proofreadTexts(loaded: LoadedDeck & { readonly deck: Deck }): void {
  const { deck, report } = loaded;
  for (const language of deck.languages.slice(1)) {
    for (const { source, text, at, ignore } of [
      ...cardTexts(loaded, language),
      ...ruleTexts(loaded, language),
    ]) {
      if (source === undefined || text === undefined) continue;
      for (const { code, message, hint } of proofread({ source, text, language })) {
        if (!Object.hasOwn(ignore, code)) report.add(code, at ?? startOf('shroud.yaml'), message, hint);
      }
    }
  }
}

function cardTexts(
  { deck, whereText }: LoadedDeck & { readonly deck: Deck },
  language: string,
): Translated[] {
  return Object.entries(deck.texts[language] ?? {}).flatMap(([id, translation]) => {
    const source = deck.cards[id] ?? deck.families[id];
    const { ignore = {} } = translation;
    return (['title', 'flavour'] as const).map((field) => ({
      source:
        source === undefined
          ? undefined
          : field === 'title'
            ? source.title
            : 'flavour' in source
              ? source.flavour
              : undefined,
      text: translation[field],
      at: whereText(language, id, [field]),
      ignore,
    }));
  });
}

function ruleTexts(
  { deck, whereRule }: LoadedDeck & { readonly deck: Deck },
  language: string,
): Translated[] {
  const sources = deck.rules[deck.languages[0] ?? ''] ?? {};
  return Object.entries(deck.rules[language] ?? {}).flatMap(([id, rule]) =>
    (['text', 'short'] as const).map((field) => ({
      source: sources[id]?.[field],
      text: rule[field],
      at: whereRule(language, id),
      ignore: rule.ignore ?? {},
    })),
  );
}
