/** Judges each card and clause from the evidence of probes and games. A card gets the worst verdict of its clauses. */

import type { GameFinding } from '../core/game-finding.js';
import { COUNTS, type Count, FIRED, type Tally } from '../games/tally.js';
import type { CardEvidence } from '../probes/evidence.js';
import type { Outcome } from '../probes/run-probe.js';
import type { Blame } from '../shrink/blame.js';
import { type InEdition, judgeEditions, reasonIn } from './edition-verdicts.js';

/** The verdicts on a clause or card, worst first: the first that applies holds. */
export const VERDICTS = [
  'disagrees',
  'unplayable',
  'never-fired',
  'no-change',
  'rare',
  'manual',
  'proven',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface ClauseVerdict {
  /** `immediate.0`, or `continuous.0.do.1` for a clause of a trigger. */
  readonly path: string;
  readonly verdict: Verdict;
  /** In how many contexts of the probes, and how often in games, it did something or was in force. */
  readonly fired: number;
  /** By context: what became of it there. */
  readonly contexts: Readonly<Record<string, Outcome>>;
  /** What became of it in games. */
  readonly games: Readonly<Record<Count, number>>;
  /** Why it is not proven. */
  readonly reason?: string;
}

export interface CardVerdict {
  readonly verdict: Verdict;
  readonly clauses: readonly ClauseVerdict[];
  /** Why a card without clauses is not proven. */
  readonly reason?: string;
  /** What holds in each edition, where that is not the same: the verdict is the worst of them. */
  readonly editions?: Readonly<Record<string, Verdict>>;
}

/** A clause is rare if it was seen fewer than 30 times; in fewer than 1,500 games, fewer than twice in a hundred. */
export const RARE = 30;
const RARE_SHARE = 0.02;

/** All evidence about a card. */
export interface CardCase {
  readonly id: string;
  readonly evidence: CardEvidence;
  /** Of the tables that it can be played at. */
  readonly tallies: readonly Tally[];
  /** Disagreements in games. */
  readonly findings: readonly GameFinding[];
}

/** Judges a card and each of its clauses. */
export function judge(one: CardCase): CardVerdict {
  const { evidence } = one;
  const clauses = evidence.paths.map((path) => judgeClause(one, path));
  const blames: readonly (Blame | GameFinding)[] = [...evidence.disagreements, ...one.findings];
  const inEditions = judgeEditions(one);
  const own: Verdict = blames.length > 0 ? 'disagrees' : findWorst(inEditions);
  const verdict = worst([own, ...clauses.map((clause) => clause.verdict)]);
  const reason =
    own === 'proven' || clauses.some((clause) => clause.verdict === own)
      ? undefined
      : whyNot(one, own, inEditions);
  const editions = byEdition(one);
  return {
    verdict,
    clauses,
    ...(reason !== undefined && { reason }),
    ...(new Set(Object.values(editions)).size > 1 && { editions }),
  };
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
  VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'proven';

/** A card is unplayable only if it can be played at no table of any edition. */
const findWorst = (editions: readonly InEdition[]): Verdict =>
  editions.length === 0 ? 'unplayable' : worst(editions.map(({ verdict }) => verdict));

/** The worst of a card and its clauses, edition by edition. */
function byEdition(one: CardCase): Record<string, Verdict> {
  const all = [undefined, ...one.evidence.paths].flatMap((path) => judgeEditions(one, path));
  const verdictsIn = (edition: string) => all.filter((each) => each.edition === edition);
  return Object.fromEntries(
    Object.keys(one.evidence.editions).map((edition) => [edition, findWorst(verdictsIn(edition))]),
  );
}

function judgeClause(one: CardCase, path: string): ClauseVerdict {
  const { id, evidence, tallies } = one;
  const contexts = evidence.contexts[path] ?? {};
  const outcomes = Object.values(contexts);
  const games = COUNTS.map((_, what) =>
    tallies.reduce((sum, { clauses }) => sum + (clauses[`${id} ${path}`]?.[what] ?? 0), 0),
  );
  const seen = games[FIRED] ?? 0;
  const acted = outcomes.filter((outcome) => outcome === 'changed' || outcome === 'idle').length;
  const inEditions = judgeEditions(one, path);
  const atWorst = findWorst(inEditions);
  const played = tallies.reduce((sum, tally) => sum + tally.games, 0);
  const blamed =
    evidence.disagreements.some((blame) => blame.card === id && (blame.path ?? path) === path) ||
    one.findings.some((finding) => (finding.path ?? path) === path);
  const verdict: Verdict = blamed
    ? 'disagrees'
    : atWorst !== 'proven'
      ? atWorst
      : seen < Math.min(RARE, Math.ceil(RARE_SHARE * played))
        ? 'rare'
        : 'proven';
  const reason = whyNot(one, verdict, inEditions, path, seen, played);
  return {
    path,
    verdict,
    fired: acted + seen,
    contexts,
    games: Object.fromEntries(COUNTS.map((name, what) => [name, games[what] ?? 0])) as Record<Count, number>,
    ...(reason !== undefined && { reason }),
  };
}

const NO_TABLE = 'It can never be played: it is in no edition that can be played.';

/** Why something is not proven, in a sentence. */
function whyNot(
  one: CardCase,
  verdict: Verdict,
  inEditions: readonly InEdition[],
  path?: string,
  seen = 0,
  played = 0,
): string | undefined {
  switch (verdict) {
    case 'disagrees': {
      const blame = one.evidence.disagreements.find(
        (each) => path === undefined || (each.path ?? path) === path,
      );
      if (blame === undefined) return one.findings[0]?.message;
      const found = blame.parts.join(' ');
      return blame.situation === undefined ? found : `${blame.situation}: ${found}`;
    }
    case 'unplayable':
    case 'never-fired':
    case 'no-change':
      return reasonIn(inEditions, verdict) ?? NO_TABLE;
    case 'rare': {
      const often = seen === 0 ? 'never seen' : seen === 1 ? 'seen once' : `seen ${seen} times`;
      return `It was ${often} in ${played} games.`;
    }
    default:
      return undefined;
  }
}
