/** Printing: vector PDFs of cards, rulebooks and calibration sheets. */

export { type PlannedFile, planPrint, preflightName } from './file-names.js';
export { type Disk, memoryDisk } from './ground/disk.js';
export { PAPERS, type PaperName } from './ground/paper.js';
export { findProfile, type Printers, profileNames, profiles } from './ground/profile.js';
export { type EmptyStock, orderedIds, type PrintJobOptions, type PrintStock, stockOf } from './order.js';
export { type Finding, foundOn, RULES } from './preflight/finding.js';
export { type Preflight, preflightDeck } from './preflight-deck.js';
export type { PrintBasics, Printed, PrintedFile } from './press/press.js';
export { type CalibrationOptions, printCalibration } from './print-calibration.js';
export { type PrintedDeck, printDeck } from './print-deck.js';
export { printRulebook } from './print-rulebook.js';
export type { RulebookOptions } from './rulebook/rulebook-options.js';
