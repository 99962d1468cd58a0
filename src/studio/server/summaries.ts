/** Converts cards, decks and diagnostics to the plain data of the protocol. Stateless. */

import { getKind } from '../../deck/custom-card.js';
import type { Card, Deck } from '../../deck/deck.js';
import { isPlainMap } from '../../deck/plain-map.js';
import type { SourceCard } from '../../deck/source/source-deck.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { LANGUAGES } from '../../language/languages.js';
import type { LastProof } from '../../operations/verify/last-report.js';
import { wordsFor } from '../../services/built-in-words.js';
import type { Clause } from '../../vocabulary/cards/clause.js';
import { listClauses } from '../../vocabulary/clause-path.js';
import { SLOTS } from '../../vocabulary/icons.js';
import { cardKinds } from '../../vocabulary/kinds/index.js';
import type { CardState } from '../../workspace/card-states.js';
import type { OpenDeck } from '../../workspace/open-deck.js';
import type { CardSummary, CardVerification, DeckSummary, ProblemSummary } from '../protocol.js';

export function summarizeDeck(deck: Deck): DeckSummary {
  const { name, version, languages, editions, families, card } = deck;
  return {
    name,
    version,
    languages,
    editions: Object.keys(editions),
    families: Object.fromEntries(Object.entries(families).map(([id, { title }]) => [id, title])),
    icons: Object.fromEntries(LANGUAGES.map((lang) => [lang, wordsFor(deck, lang).icons])),
    card: { width: card.width, height: card.height },
  };
}

/** What is known of a card from other sources than the deck's cards. */
interface CardFindings {
  readonly proof: LastProof | undefined;
  readonly untranslated: readonly string[];
}

/** A card as the gallery shows it. */
export function summarizeCard(
  id: string,
  { card, deck, isStale, file }: CardState,
  { proof, untranslated }: CardFindings,
): CardSummary {
  const [source = ''] = deck.languages;
  const titles = deck.languages.flatMap((lang) => {
    const title = lang === source ? card.title : deck.texts[lang]?.[id]?.title;
    return title === undefined ? [] : [[lang, title] as const];
  });
  const proven = proof && summarizeProof(id, card, proof);
  return {
    id,
    titles: Object.fromEntries(titles),
    kind: getKind(card),
    set: card.set,
    ...('family' in card && { family: card.family }),
    ...readScores(card),
    verbs: listVerbs(card),
    editions: card.editions,
    file,
    isStale,
    untranslated,
    ...(proven && { verification: proven }),
  };
}

/** A card that was never valid: as much of it as can be read. */
export function summarizeFaceless({ id, key, set, file, authored }: SourceCard, source: string): CardSummary {
  // It has not been validated: the content may be anything.
  const { title, family }: Readonly<Record<string, unknown>> = isPlainMap(authored) ? authored : {};
  const kind = Object.entries(cardKinds).find(([one]) => one === key)?.[1].kind ?? key;
  return {
    id,
    titles: typeof title === 'string' && title.trim() !== '' ? { [source]: title } : {},
    kind,
    set,
    ...(typeof family === 'string' && { family }),
    icons: [],
    verbs: [],
    editions: [],
    file,
    isStale: false,
    isFaceless: true,
    untranslated: [],
  };
}

function readScores(card: Card): Pick<CardSummary, 'icons' | 'pathos' | 'values' | 'slotIcons'> {
  const { pathos, icons } = card as { pathos?: Record<string, number>; icons?: Record<string, string> };
  const slotIcons = SLOTS.map((slot) => icons?.[slot] ?? null);
  const shown = slotIcons.filter((icon) => icon !== null && icon !== 'blank') as string[];
  const common = { icons: [...new Set(shown)], slotIcons };
  if (pathos === undefined) return common;
  const values = SLOTS.map((slot) => pathos[slot] ?? null);
  return { ...common, values, pathos: values.reduce((sum: number, one) => sum + (one ?? 0), 0) };
}

/** All verbs of a card's script, including those inside other clauses. */
function listVerbs(card: Card): readonly string[] {
  const clauses = 'effects' in card ? listClauses<Clause>(card.effects) : [];
  return [...new Set(clauses.map(({ clause }) => clause.verb))];
}

function summarizeProof(id: string, card: Card, proof: LastProof): CardVerification | undefined {
  const found = proof(id, card);
  if (found === undefined) return undefined;
  const odds = [...found.odds].map(
    ([edition, { playing, margin }]) => [edition, { value: 100 * playing, margin: 100 * margin }] as const,
  );
  return { verdict: found.verdict, isOld: found.isOld, odds: Object.fromEntries(odds) };
}

/** A problem, with the card or language that it belongs to and its source line. */
export function summarizeProblem(problem: Diagnostic, { ownerOf, source }: OpenDeck): ProblemSummary {
  const { span, severity, code, message, hint } = problem;
  const { id, lang } = ownerOf(span);
  const text = source(span.file)?.split(/\r?\n/)[span.line - 1];
  return {
    span,
    severity,
    code,
    message,
    hint,
    ...(id !== undefined && { card: id }),
    ...(lang !== undefined && { lang }),
    ...(text !== undefined && { text: text.slice(0, 400) }),
  };
}
