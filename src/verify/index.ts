/** Proves that every card does what it says: probes, games, and a second model of the rules to compare with. */
export { type Engine, ourEngine } from './engine.js';
export { fingerprintOf } from './fingerprint.js';
export { type CardProbes, type ProbeOptions, runProbes } from './probes/run-probes.js';
export { type Problem, problemsOf } from './problems.js';
export { reportPage } from './report/page.js';
export type { PageOptions } from './report/page-options.js';
export { type CardVerdict, type ClauseVerdict, VERDICTS, type Verdict } from './verdicts.js';
export { DEFAULT_GAMES, DEFAULT_LOCKSTEP, type Progress, type VerifyOptions, verify } from './verify.js';
export { type Finding, mergeReports, type VerifyReport } from './verify-report.js';
export { LostWork } from './work/crew.js';
