/** Proves that every card does what it says: probes, games, and a second model of the rules to compare with. */

export { WorkerCrashedError } from '../workers/worker-pool.js';
export { onlyEditions } from './core/as-played.js';
export { isPlayed } from './core/clause-refs.js';
export * as ourEngine from './core/engine.js';
export { fingerprintDeck } from './core/fingerprint.js';
export { isTold, manualTextCards } from './core/manual-text-cards.js';
export { gameTables, type TableSetup } from './core/tables.js';
export { listProbedCards, runProbes } from './probes/run-probes.js';
export { reportPage } from './report/page.js';
export { behaviour as reportBehaviour } from './report/style.js';
export type { Shard } from './run/task-queue.js';
export { findMisfit } from './verdicts/check-part.js';
export { partShape } from './verdicts/part-shape.js';
export { type FoundRecording, listProblems, type Problem } from './verdicts/problems.js';
export { VERDICTS, type Verdict } from './verdicts/verdicts.js';
export { type Finding, mergeReports, type ReportPart, type VerifyReport } from './verdicts/verify-report.js';
export { verify } from './verify.js';
export { type VerifyRun, verifyInBackground } from './verify-in-background.js';
export {
  DEFAULT_GAMES,
  GAMES_FOR_CARDS,
  type Progress,
  type VerifyOptions,
} from './verify-options.js';
