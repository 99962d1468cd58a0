import type { Recording } from '../../engine/recording.js';
import { clauseKeys } from '../../vocabulary/clause-path.js';
import { RARE } from './verdicts.js';
import type { Finding, VerifyReport } from './verify-report.js';

/** The recording of a finding, with its message, so that a viewer of the replay sees what went wrong. */
export interface FoundRecording extends Recording {
  readonly finding?: Omit<Finding, 'replay'>;
}

/** A finding as a diagnostic at a line of a card's YAML. */
export interface Problem {
  readonly code: `VERIFY_${'DISAGREES' | 'UNPLAYABLE' | 'NEVER_FIRED' | 'NO_CHANGE' | 'RARE' | 'UNSOUND'}`;
  /** None if it is not a card's fault. */
  readonly card: string | null;
  /** The keys that lead to the clause, for `LoadedDeck.where`; empty for the card as a whole. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint: string;
  /** The replay and a suggested file name. */
  readonly replay?: { readonly name: string; readonly recording: FoundRecording };
}

const codes = {
  disagrees: 'VERIFY_DISAGREES',
  unplayable: 'VERIFY_UNPLAYABLE',
  'never-fired': 'VERIFY_NEVER_FIRED',
  'no-change': 'VERIFY_NO_CHANGE',
  rare: 'VERIFY_RARE',
  unsound: 'VERIFY_UNSOUND',
} as const satisfies Record<Finding['verdict'], Problem['code']>;

const hints: Readonly<Record<Finding['verdict'], string>> = {
  disagrees: 'This is a bug in shroud, not in the card: please report it, with the replay.',
  unplayable: 'Loosen `requires`, or add cards that bring it about.',
  'never-fired': 'Loosen its `if`, or add cards that bring it about.',
  'no-change': 'Change the clause, or leave it out.',
  rare: 'Loosen its condition, or play more games',
  unsound: 'This is a bug in shroud, not in the deck: please report it, with the replay.',
};

/** All findings of a report, in its order: worst cards first. */
export function listProblems(report: VerifyReport): Problem[] {
  return report.details.map((finding, place) => {
    const { verdict, card, path, message, replay } = finding;
    const whose = [card, path].filter((part) => part !== null).join(' ');
    return {
      code: codes[verdict],
      card,
      path: path === null ? [] : clauseKeys(path),
      message: whose === '' ? message : `${whose}: ${message}`,
      hint: verdict === 'rare' ? `${hints.rare}${moreGames(report, finding)}.` : hints[verdict],
      ...(replay !== undefined && {
        replay: {
          name: `${card ?? 'game'}-${(path ?? `${place + 1}`).replaceAll('.', '-')}`,
          recording: { ...replay, finding: { verdict, card, path, message } },
        },
      }),
    };
  });
}

/** How many games at each table would show a rare clause often enough, by how often it was seen so far. */
function moreGames({ cards, evidence }: VerifyReport, { card, path }: Finding): string {
  if (card === null) return ' with --games';
  const seen = cards[card]?.clauses.find((clause) => clause.path === path)?.games.fired ?? 0;
  const tables = evidence.tallies.filter(({ edition }) => evidence.editions[card]?.includes(edition));
  const played = tables.reduce((sum, { games }) => sum + games, 0);
  if (seen === 0 || tables.length === 0) return ' with --games';
  return `: --games ${roundUp((played / tables.length) * (RARE / seen))}`;
}

/** Rounds up to two digits: it is an estimate. */
function roundUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(value)) - 2);
  return Math.ceil(value / unit) * unit;
}
