import type { Recording } from '../engine/recording.js';
import type { Finding, VerifyReport } from './verify-report.js';

/** A finding as something to tell at a line of a card's YAML. */
export interface Problem {
  readonly code: `VERIFY_${'DISAGREES' | 'UNPLAYABLE' | 'NEVER_FIRED' | 'NO_CHANGE' | 'RARE' | 'UNSOUND'}`;
  /** None if it is not a card's fault. */
  readonly card: string | null;
  /** The keys that lead to the clause, for `LoadedDeck.where`; empty for the card as a whole. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint: string;
  /** What the replay of it is best called, and the replay. */
  readonly replay?: { readonly name: string; readonly recording: Recording };
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
  disagrees: 'This is a mistake of the tool, not of the card: please report it, with the replay.',
  unplayable: 'Loosen `requires`, or add cards that bring it about.',
  'never-fired': 'Loosen its `if`, or add cards that bring it about.',
  'no-change': 'Change the clause, or leave it out.',
  rare: 'Loosen its condition, or play more games: --games N.',
  unsound: 'This is a mistake of the tool, not of the deck: please report it, with the replay.',
};

/** All findings of a report, worst cards first come as they stand in it. */
export function problemsOf({ details }: VerifyReport): Problem[] {
  return details.map((finding, place) => {
    const { verdict, card, path, message, replay } = finding;
    return {
      code: codes[verdict],
      card,
      path: path === null ? [] : keysOf(path),
      message: path === null ? message : `${path}: ${message}`,
      hint: hints[verdict],
      ...(replay !== undefined && {
        replay: {
          name: `${card ?? 'game'}-${(path ?? `${place + 1}`).replaceAll('.', '-')}`,
          recording: replay,
        },
      }),
    };
  });
}

/** `continuous.0.do.1` as the keys of the card's YAML. */
function keysOf(path: string): (string | number)[] {
  return ['effects', ...path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))];
}
