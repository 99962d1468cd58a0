/** Proves that every card does what it says: probes, games, and a second model of the rules to compare with. */

export { WorkerCrashedError } from '../threads/crew.js';
export { onlyEditions } from './ground/as-played.js';
export { isPlayed } from './ground/clause-refs.js';
export * as ourEngine from './ground/engine.js';
export { fingerprintOf } from './ground/fingerprint.js';
export { gameTables, type TableSetup } from './ground/tables.js';
export { isTold, manualTextCards } from './ground/told-cards.js';
export { probedCards, runProbes } from './probes/run-probes.js';
export { type VerifyRun, verifyInBackground } from './prove-in-background.js';
export { reportPage } from './report/page.js';
export { behaviour as reportBehaviour } from './report/style.js';
export { misfitOf } from './verdicts/check-part.js';
export { partShape } from './verdicts/part-shape.js';
export { type FoundRecording, type Problem, problemsOf } from './verdicts/problems.js';
export { VERDICTS, type Verdict } from './verdicts/verdicts.js';
export { type Finding, mergeReports, type ReportPart, type VerifyReport } from './verdicts/verify-report.js';
export { verify } from './verify.js';
export {
  DEFAULT_GAMES,
  GAMES_FOR_CARDS,
  type Progress,
  type VerifyOptions,
} from './verify-options.js';
export type { Shard } from './work/agenda.js';
