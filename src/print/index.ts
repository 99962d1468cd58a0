/** Printing: vector PDFs of cards, rulebooks and calibration sheets. */

export { type Disk, memoryDisk } from './core/disk.js';
export { PAPERS, type PaperName } from './core/paper.js';
export { findProfile, type Printers, profileNames, profiles } from './core/profile.js';
export { type PlannedFile, planPrint, preflightName } from './file-names.js';
export {
  type EmptyStock,
  getPrintStock,
  listOrderedIds,
  type PrintJobOptions,
  type PrintStock,
} from './order.js';
export { describeFinding, type Finding, RULES } from './preflight/finding.js';
export { type Preflight, preflightDeck } from './preflight-deck.js';
export { type CalibrationOptions, printCalibration } from './print-calibration.js';
export { type PrintedDeck, printDeck } from './print-deck.js';
export { printRulebook } from './print-rulebook.js';
export type { RulebookOptions } from './rulebook/rulebook-options.js';
export type { PrintBasics, Printed, PrintedFile } from './session/print-session.js';
