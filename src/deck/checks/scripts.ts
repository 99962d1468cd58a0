import { quote, type Report } from '../../diagnostics/index.js';
import type { AuthoredClause } from '../../vocabulary/cards/clause.js';
import { CATEGORIES } from '../../vocabulary/category.js';
import { clauseAt, clauseKeys, isWithin, listClauses } from '../../vocabulary/clause-path.js';
import { CARD_EVENTS } from '../../vocabulary/verbs/whenever.js';
import { isPlainMap } from '../plain-map.js';
import type { SourceCard } from '../source/source-deck.js';
import type { Path } from '../yaml/yaml-file.js';
import { perCardCheck } from './per-card-check.js';

/** What a schema can't say about a script. */
export const checkScripts = perCardCheck(
  ({ settings }) => [settings?.value],
  (card, report, settings) => {
    if (!card.isValid) return;
    if (card.authored.effects !== undefined) {
      checkPersistent(card, report);
      checkAsDrawn(card, report);
      checkEither(card, report);
      checkTriggers(card, report);
      checkTurns(card, report);
      checkCounted(card, report);
    }
    checkWording(card, settings?.languages, report);
  },
);

/** A persistent effect works while its icon shows, so there must be one (MOD-6). */
function checkPersistent(card: SourceCard, report: Report): void {
  const { effects, icon, icons } = card.authored;
  const top = icons?.top;
  if (effects?.persistent === undefined || (top !== undefined && top !== 'none' && top !== 'blank')) return;
  const hint =
    top === undefined && icon !== undefined
      ? `Write icons: { top: …, bottom: ${icon} } in place of icon.`
      : undefined;
  report.add(
    'PERSISTENT_ICON',
    card.at(['effects', 'persistent'], 'key'),
    'A persistent effect needs an icon at the top right (MOD-6).',
    hint,
  );
}

function checkAsDrawn(card: SourceCard, report: Report): void {
  const { effects, asDrawn } = card.authored;
  if (asDrawn !== true || effects?.reaction === undefined) return;
  const message =
    "A reaction waits for another player's play (EVENT-3), so it can't be played as it is drawn (TURN-9).";
  report.add('KEYS_EXCLUDE', card.at(['asDrawn'], 'key'), message, 'Remove asDrawn, or the reaction.');
}

/** Two readings of an event with both: that one follows the other, or that it has two uses. */
function checkEither(card: SourceCard, report: Report): void {
  const { effects, either } = card.authored;
  const hasBoth = effects?.reaction !== undefined && effects.immediate !== undefined;
  if (either === true && !hasBoth) {
    const missing = effects?.reaction === undefined ? 'reaction' : 'immediate';
    report.add(
      'KEY_MISPLACED',
      card.at(['either'], 'key'),
      `"either" is for events with a reaction and immediate clauses; this one has no \`${missing}\`.`,
      `Add \`${missing}\` clauses, or remove either.`,
    );
  }
  if (either === undefined && hasBoth)
    report.add(
      'EITHER_UNSAID',
      card.at(['effects', 'immediate'], 'key'),
      'The immediate clauses follow the reaction; they are no play of their own.',
      'Write `either: false` beside `effects` if that is meant, or `either: true` for "in answer to a play, or as a play".',
    );
}

/** Players act one after another, so that a card goes round the table instead of each player passing one. */
function checkTurns(card: SourceCard, report: Report): void {
  for (const { path, clause } of listClauses<AuthoredClause>(card.authored.effects ?? {})) {
    const verb = clause.give !== undefined ? 'give' : 'swapHands';
    const value = clause[verb] as string | number | { to?: string } | undefined;
    const to = typeof value === 'object' ? value.to : value;
    if (clause.who !== 'everyone' || (to !== 'left' && to !== 'right')) continue;
    const message = `Players act one after another here: \`${verb}\` by everyone does not pass cards round at the same time.`;
    const hint =
      'Passing at once (`pass`) can not be written yet: write it as text: "…" on the card, or keep `who: you`.';
    report.add('ONE_AFTER_ANOTHER', card.at([...clauseKeys(path), verb], 'key'), message, hint);
  }
}

/** "Each player draws 1 card for each of your characters": mostly, each player's own are meant. */
function checkCounted(card: SourceCard, report: Report): void {
  for (const { path, clause } of listClauses<AuthoredClause>(card.authored.effects ?? {})) {
    if (clause.who !== 'everyone') continue;
    const {
      who: _,
      may: _may,
      do: _do,
      then: _then,
      otherwise: _otherwise,
      choose: _choose,
      ...own
    } = clause;
    for (const place of findCountedYours(own, clauseKeys(path)))
      report.add(
        'YOURS_FOR_EVERYONE',
        card.at(place),
        'Everyone acts, and your characters are counted for each of them.',
        'Write `of: actor` to count the characters of the player who acts; if yours are meant, leave it as it is.',
      );
  }
}

/** Where a condition or an amount counts the characters of `you`. */
function* findCountedYours(value: unknown, path: Path): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (COUNTED.includes(key) && isPlainMap(inner) && inner.of === 'you') yield [...at, 'of'];
    yield* findCountedYours(inner, at);
  }
}

/** Keys with the characters that are counted. */
const COUNTED: readonly string[] = ['count', 'among', 'character', 'modifier'];

/** `kind` has a meaning only where the event is about a card. */
function checkTriggers(card: SourceCard, report: Report): void {
  for (const category of CATEGORIES) {
    for (const [index, clause] of (card.authored.effects?.[category] ?? []).entries()) {
      const trigger = clause.whenever as { event: string; kind?: unknown } | undefined;
      if (trigger?.kind === undefined || (CARD_EVENTS as readonly string[]).includes(trigger.event)) continue;
      const place = card.at(['effects', category, index, 'whenever', 'kind'], 'key');
      const hint = `Kinds are for ${CARD_EVENTS.join(', ')}.`;
      report.add('KEY_MISPLACED', place, `"${trigger.event}" is not about a card: it has no "kind".`, hint);
    }
  }
}

/** A wording must belong to a clause and to a language of the deck. */
function checkWording(card: SourceCard, languages: readonly string[] | undefined, report: Report): void {
  for (const [lang, clauses] of Object.entries(card.authored.wording ?? {})) {
    if (languages !== undefined && !languages.includes(lang)) {
      report.add(
        'LANGUAGE_UNKNOWN',
        card.at(['wording', lang], 'key'),
        `The deck has no language ${quote(lang)}.`,
      );
    }
    const paths = Object.keys(clauses);
    for (const path of paths) {
      const place = () => card.at(['wording', lang, path], 'key');
      const outer = paths.find((other) => isWithin(path, other));
      if (clauseAt<AuthoredClause>(card.authored.effects, path) === undefined)
        report.add('WORDING_CLAUSE', place(), `The card has no clause ${path}.`);
      else if (outer !== undefined)
        report.add(
          'WORDING_CLAUSE',
          place(),
          `The wording of ${outer} says all of that clause, so the one of ${path} would not be printed.`,
          'Remove one of the two.',
        );
    }
  }
}
