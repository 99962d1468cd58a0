import type { Report } from '../../diagnostics/index.js';
import type { AuthoredClause } from '../../vocabulary/cards/clause.js';
import { findVerb } from '../../vocabulary/cards/clause.js';
import { CATEGORIES } from '../../vocabulary/category.js';
import { picksCharacter } from '../../vocabulary/verbs/picks-character.js';
import type { SourceCard } from '../source/source-deck.js';
import type { Path } from '../yaml/yaml-file.js';
import { perCardCheck } from './per-card-check.js';

/**
 * `that` and `controller` refer to a character that the card has picked before, `actor` to the clause around: without
 * these there is nothing to refer to.
 */
export const checkBackReferences = perCardCheck(
  () => [],
  (card, report) => {
    if (!card.isValid) return;
    const { effects = {}, requires } = card.authored;
    if (requires !== undefined && 'target' in requires && requires.target === 'that')
      report.add(
        'REFERENCE_EMPTY',
        card.at(['requires', 'target']),
        '`requires` is judged before the card does anything: there is no "that" yet.',
        'Say what the target must be: requires: { target: { … } }.',
      );
    const walk = new ScriptWalk(card, report);
    // What a reaction has picked is known to the immediate clauses, if they follow it.
    const isKnown = walk.list(effects.reaction, ['effects', 'reaction'], false);
    walk.list(effects.immediate, ['effects', 'immediate'], isKnown && card.authored.either !== true);
    for (const category of CATEGORIES)
      if (category === 'continuous' || category === 'persistent')
        walk.list(effects[category], ['effects', category], false);
  },
);

/** Goes through a script in the order in which it is done. */
class ScriptWalk {
  private readonly card: SourceCard;
  private readonly report: Report;

  constructor(card: SourceCard, report: Report) {
    this.card = card;
    this.report = report;
  }

  /**
   * @param isKnown whether a character may have been picked before
   * @returns whether one may have been picked after these clauses
   */
  list(
    clauses: readonly AuthoredClause[] | undefined,
    path: Path,
    isKnown: boolean,
    isInner = false,
  ): boolean {
    let known = isKnown;
    for (const [index, clause] of (clauses ?? []).entries())
      known = this.clause(clause, [...path, index], known, isInner);
    return known;
  }

  private clause(clause: AuthoredClause, path: Path, isKnown: boolean, isInner: boolean): boolean {
    const verb = findVerb(clause);
    if (clause.who === 'actor' && !isInner)
      this.report.add(
        'REFERENCE_EMPTY',
        this.card.at([...path, 'who']),
        'This clause is not inside another one: there is no "actor".',
        'Write `who: you`; `actor` is for the clauses of `then`, `otherwise` and `choose`.',
      );
    if (!isKnown && clause.who === 'controller')
      this.missing(
        'controller',
        [...path, 'who'],
        'Write `who: you`, or pick a character in a clause before.',
      );
    if (!isKnown && verb !== 'choose')
      for (const at of findThat(clause[verb], [...path, verb]))
        this.missing(
          'that',
          at,
          'Pick a character in a clause before, or name those that are meant: { of: you }.',
        );
    if (verb === 'choose' && path.includes('choose'))
      this.report.add(
        'EFFECT_MISPLACED',
        this.card.at([...path, verb], 'key'),
        'A `choose` inside an alternative: a sentence can not say which alternatives belong together.',
        'List all alternatives in one `choose`.',
      );
    this.list(clause.do, [...path, 'do'], false);
    const isPicked = isKnown || picksCharacter(verb);
    const ends = [
      this.list(clause.then, [...path, 'then'], isPicked, true),
      this.list(clause.otherwise, [...path, 'otherwise'], isKnown, true),
      ...(clause.choose ?? []).map((one, at) => this.list(one, [...path, 'choose', at], isKnown, true)),
    ];
    return isPicked || ends.some(Boolean);
  }

  private missing(word: string, path: Path, hint: string): void {
    const message = `No character was picked before this clause: there is no "${word}".`;
    this.report.add('REFERENCE_EMPTY', this.card.at(path), message, hint);
  }
}

/** Where a value says `that`. */
function* findThat(value: unknown, path: Path): Generator<Path> {
  if (value === 'that') yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* findThat(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
