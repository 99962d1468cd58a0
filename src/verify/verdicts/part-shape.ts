/** The shape of a part of a split run: validates a file that may come from anywhere. Entry point: `partShape`. */

import {
  cardName,
  edition,
  orNothing,
  playerCount,
  recordingShape,
  times,
} from '../../engine/shapes/index.js';
import { CLAUSE_PATH_PATTERN } from '../../vocabulary/clause-path.js';
import { describeId } from '../../vocabulary/id.js';
import {
  boolean,
  type Carries,
  choice,
  decimal,
  type FieldsShape,
  fields,
  integer,
  list,
  record,
  text,
} from '../../vocabulary/shape.js';
import { OUTCOMES } from '../probes/run-probe.js';
import type { ReportPart } from './verify-report.js';

const path = text('a clause', {
  pattern: CLAUSE_PATH_PATTERN,
  patternHint: 'It is a category and a place, counted from 0: immediate.0',
});
const outcome = choice('outcome', OUTCOMES);
const words = text('text', { mayBeEmpty: true });
const card = describeId('the id of a card');
const family = describeId('the id of a family');
const sum = integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const sums = list(sum);

const blame = fields(
  { card: orNothing(cardName), path: orNothing(path), parts: list(words), replay: recordingShape },
  { situation: words },
);

/** What the probes say of a card: see `CardEvidence`. */
const cardEvidence = fields(
  {
    paths: list(path),
    contexts: record(path, record(text('a situation', { pattern: '^.{1,200}$' }), outcome)),
    editions: record(
      edition,
      fields(
        { played: boolean(), best: record(path, outcome), missing: record(path, words) },
        { lacks: words },
      ),
    ),
    played: boolean(),
    probes: times,
    disagreements: list(blame),
  },
  { lacks: words },
);

const finding = fields({
  kind: choice('finding', ['disagrees', 'unsound', 'stuck'] as const),
  card: orNothing(card),
  path: orNothing(path),
  message: words,
  replay: recordingShape,
});

/** Sums over games: see `Tally`. */
const tally = fields({
  edition,
  players: playerCount,
  games: sum,
  lockstep: sum,
  lockstepSteps: sum,
  steps: sum,
  clauses: record(
    text('a card and a clause', { pattern: `^[a-z0-9-]+ ${CLAUSE_PATH_PATTERN.slice(1)}` }),
    sums,
  ),
  laid: sums,
  covered: sums,
  findings: list(finding),
  greedy: fields({
    games: sum,
    stalemates: sum,
    turns: sum,
    lengths: record(text('a number of turns', { pattern: '^[0-9]{1,9}$' }), sum),
    seats: sums,
    families: record(family, fields({ games: sum, won: sum })),
    cards: record(card, fields({ drawn: sums, won: sums, played: sum, discarded: sum })),
  }),
  random: fields({ games: sum, stalemates: sum, turns: sum }),
});

/** The relevant fields of a part of a split run, from an untrusted file. The rest of the report derives from them. */
export const partShape = fields(
  {
    shroud: choice('kind of file', ['verify'] as const),
    deck: text('the name of a deck'),
    version: words,
    fingerprint: text('a fingerprint', { pattern: '^[0-9a-f]{16}$' }),
    seed: integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    asked: fields(
      { games: sum, lockstep: decimal({ minimum: 0, maximum: 1 }) },
      { probesOnly: boolean(), cards: list(card), editions: list(edition), players: list(playerCount) },
    ),
    evidence: fields(
      {
        cards: record(card, cardEvidence),
        editions: record(card, list(edition)),
        tallies: list(tally),
      },
      { manual: list(card) },
    ),
  },
  {
    shard: fields({
      index: integer({ minimum: 1, maximum: 1_000_000 }),
      of: integer({ minimum: 1, maximum: 1_000_000 }),
    }),
  },
) as FieldsShape & Carries<unknown> as FieldsShape & Carries<ReportPart>;
