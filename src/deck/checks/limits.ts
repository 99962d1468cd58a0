import { Report, type Span } from '../../diagnostics/index.js';
import type { AuthoredClause } from '../../vocabulary/cards/clause.js';
import { clauseKeys, listClauses, measureDepth } from '../../vocabulary/clause-path.js';
import { CARD_KEYS, cardKinds } from '../../vocabulary/kinds/index.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import type { DraftFile, SourceCard } from '../source/source-deck.js';
import type { Path } from '../yaml/yaml-file.js';
import { copiesOf, isIn } from './census.js';
import { perCardCheck } from './per-card-check.js';
import type { SourceContext } from './source-context.js';

/** Checks limits first: a deck that would exhaust memory, or take hours, is reported before any work starts on it. */
export const checkCardBudgets = perCardCheck(
  () => [],
  (card, report) => {
    if (!card.isValid) return;
    checkLongTexts(card.authored, (path) => card.at(path), report);
    const clauses = clausesIn(card.authored.effects);
    if (clauses > limits.clauses.max)
      report.add(
        'TOO_MUCH',
        card.at(['effects'], 'key'),
        `"${card.id}" has ${inDigits(clauses)} clauses; ${limitText('clauses')}.`,
      );
    const deepest = listClauses<AuthoredClause>(card.authored.effects ?? {}).find(
      ({ path }) => measureDepth(path) > limits.clauseDepth.max,
    );
    if (deepest !== undefined)
      report.add(
        'TOO_MUCH',
        card.at(clauseKeys(deepest.path)),
        `This clause is inside ${inDigits(measureDepth(deepest.path) - 1)} others; with them, ${limitText('clauseDepth')}.`,
      );
  },
);

/** The same for the deck as a whole, and for its texts. */
export function checkBudgets({ settings, cards, texts, rules, words, report }: SourceContext): void {
  for (const file of [...texts, ...rules, ...words]) report.absorb(lettersIn(file));
  if (settings === undefined) return;
  for (const [name, { sets }] of Object.entries(settings.value.editions)) {
    let count = 0;
    for (const card of cards)
      if (isInDrawPile(card) && sets.includes(card.set) && isIn(card, name)) count += copiesOf(card);
    if (count <= limits.drawPileCards.max) continue;
    const message = `The edition "${name}" has ${inDigits(count)} cards to draw, copies counted; ${limitText('drawPileCards')}.`;
    report.add('TOO_MUCH', settings.at(['editions', name], 'key'), message);
  }
}

const looked = new WeakMap<DraftFile<unknown>, Report>();

/** Memoized per file. */
function lettersIn(file: DraftFile<unknown>): Report {
  let found = looked.get(file);
  if (found === undefined) {
    found = new Report();
    checkLongTexts(file.value, file.at, found);
    looked.set(file, found);
  }
  return found;
}

const isInDrawPile = ({ key }: SourceCard): boolean => DRAW_PILE_KEYS.has(key);

const DRAW_PILE_KEYS: ReadonlySet<string> = new Set(CARD_KEYS.filter((key) => cardKinds[key].isInDrawPile));

/** Number of clauses, including nested ones. */
function clausesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, one) => sum + clausesIn(one), 0);
  return inner + (Array.isArray(value) ? value.filter((one) => typeof one === 'object').length : 0);
}

/** Reports texts that are too long, anywhere in a value. */
export function checkLongTexts(value: unknown, at: (path: Path) => Span, report: Report): void {
  if (hasLongText(value)) checkLetters(value, at, report);
}

/** Quick check without positions: hardly any deck has such a text. */
function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > limits.textLetters.max;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasLongText);
  for (const key in value) if (hasLongText((value as Record<string, unknown>)[key])) return true;
  return false;
}

function checkLetters(value: unknown, at: (path: Path) => Span, report: Report, path: Path = []): void {
  if (typeof value === 'string') {
    if (value.length <= limits.textLetters.max) return;
    const message = `This text has ${inDigits(value.length)} characters; ${limitText('textLetters')}.`;
    report.add('TOO_MUCH', at(path), message);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value))
      checkLetters(one, at, report, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
