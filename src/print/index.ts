/** Printing: vector PDFs of cards, rulebooks and calibration sheets. */
export { PAPERS, type PaperName } from './ground/paper.js';
export { findProfile, type Printers, profileNames, profiles } from './ground/profile.js';
export type { PrintBasics, Printed, PrintedFile } from './press/press.js';
export { type CalibrationOptions, printCalibration } from './print-calibration.js';
export { type EmptyStock, type PrintedDeck, type PrintOptions, printDeck, stockOf } from './print-deck.js';
export { printRulebook } from './print-rulebook.js';
export type { RulebookOptions } from './rulebook/rulebook-options.js';
