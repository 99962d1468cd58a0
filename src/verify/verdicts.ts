import { COUNTS, type Count, FIRED, type GameFinding, type Tally } from './games/tally.js';
import type { CardEvidence } from './probes/evidence.js';
import type { Outcome } from './probes/run-probe.js';
import type { Blame } from './shrink/blame.js';

/** What can be said of a clause or card; the worst that holds, in this order. */
export const VERDICTS = ['disagrees', 'unplayable', 'never-fired', 'no-change', 'rare', 'proven'] as const;
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
}

/** A clause is rare if it was seen fewer than 30 times; in fewer than 1,500 games, fewer than twice in a hundred. */
const RARE = 30;
const RARE_SHARE = 0.02;

/** What was found out about a card, from everywhere. */
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
  const own: Verdict = blames.length > 0 ? 'disagrees' : isPlayable(one) ? 'proven' : 'unplayable';
  const verdict = worst([own, ...clauses.map((clause) => clause.verdict)]);
  const reason =
    own === 'proven' || clauses.some((clause) => clause.verdict === own) ? undefined : whyNot(one, own);
  return { verdict, clauses, ...(reason !== undefined && { reason }) };
}

export const worst = (verdicts: readonly Verdict[]): Verdict =>
  VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'proven';

/** Played in a probe, or anything of it seen in a game. */
function isPlayable({ id, evidence, tallies }: CardCase): boolean {
  return (
    evidence.played ||
    tallies.some(({ clauses }) =>
      evidence.paths.some((path) => (clauses[`${id} ${path}`] ?? []).some((count) => count > 0)),
    )
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
  const isLasting = !path.startsWith('immediate') && !path.includes('.do.') && !path.startsWith('reaction');
  const hasChanged = outcomes.includes('changed') || (!isLasting && seen > 0);
  const played = tallies.reduce((sum, tally) => sum + tally.games, 0);
  const blamed =
    evidence.disagreements.some((blame) => blame.card === id && (blame.path ?? path) === path) ||
    one.findings.some((finding) => (finding.path ?? path) === path);
  const verdict: Verdict = blamed
    ? 'disagrees'
    : !isPlayable(one)
      ? 'unplayable'
      : acted + seen === 0
        ? 'never-fired'
        : !hasChanged
          ? 'no-change'
          : seen < Math.min(RARE, Math.ceil(RARE_SHARE * played))
            ? 'rare'
            : 'proven';
  const reason = whyNot(one, verdict, path, seen, played);
  return {
    path,
    verdict,
    fired: acted + seen,
    contexts,
    games: Object.fromEntries(COUNTS.map((name, what) => [name, games[what] ?? 0])) as Record<Count, number>,
    ...(reason !== undefined && { reason }),
  };
}

/** Why something is not proven, in a sentence. */
function whyNot(one: CardCase, verdict: Verdict, path?: string, seen = 0, played = 0): string | undefined {
  switch (verdict) {
    case 'disagrees': {
      const blame = one.evidence.disagreements.find(
        (each) => path === undefined || (each.path ?? path) === path,
      );
      return blame?.parts.join(' ') ?? one.findings[0]?.message;
    }
    case 'unplayable':
      return `It can never be played: ${one.evidence.lacks ?? 'nothing that the deck can bring about allows it'}.`;
    case 'never-fired':
      return 'It never acts: no situation that the deck can bring about sets it off.';
    case 'no-change':
      return 'It acts, but nothing would be different without it.';
    case 'rare':
      return `It was seen ${seen} times in ${played} games.`;
    default:
      return undefined;
  }
}
