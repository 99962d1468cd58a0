/**
 * The library: open a deck, check it, and make of it all that the commands make. docs/dev/library.md describes it.
 * What plays the game is `shroud/engine`.
 */
export type {
  Card,
  Character,
  Death,
  Deck,
  Edition,
  Event,
  Family,
  Icons,
  Modifier,
  Mystery,
  Pathos,
  Reference,
  Residence,
  Translation,
  Wording,
} from './deck/deck.js';
export { diskFolder } from './deck/disk/disk-folder.js';
export { type DeckFolder, memoryFolder } from './deck/folder.js';
export { type LoadedDeck, loadDeck } from './deck/load/load-deck.js';
export { deckJson, deckModule } from './deck/write-module.js';
export {
  type Code,
  codes,
  type Diagnostic,
  type Format,
  formats,
  Report,
  type Severity,
  type Span,
} from './diagnostics/index.js';
export { buildDeck } from './operations/deck/build-deck.js';
export { formatDiagnostics } from './operations/deck/format-diagnostics.js';
export {
  type CalibrationOptions,
  type PrintRequest,
  printCalibration,
  printCards,
  printRulebook,
  type RulebookOptions,
} from './operations/print/print-cards.js';
export { type Picture, type RenderOptions, renderCards } from './operations/render/render-cards.js';
export { type VerifyRequest, verifyDeck, verifyInBackground } from './operations/verify/verify-deck.js';
export { writeVerified } from './operations/verify/write-verified.js';
export type { VerifyReport, VerifyRun } from './verify/index.js';
export type { Clause, ClauseOf } from './vocabulary/cards/clause.js';
export type { Effects } from './vocabulary/cards/effects.js';
export type { Category } from './vocabulary/category.js';
export type { Condition } from './vocabulary/condition.js';
export { type FileKind, schemaOf } from './vocabulary/files/index.js';
export type { PrintedIcon, Slot, StoryIcon } from './vocabulary/icons.js';
export type { CardKind, DrawPileKind } from './vocabulary/kinds/index.js';
export type { Requires } from './vocabulary/requires.js';
export type { Selector } from './vocabulary/selector.js';
export type { Verb } from './vocabulary/verbs/index.js';
export type { Who } from './vocabulary/who.js';
export type { CardState } from './workspace/card-states.js';
export type { Update } from './workspace/changes.js';
export { InvalidDeckError, UsageError, UserError } from './workspace/errors.js';
export type { OpenDeck } from './workspace/open-deck.js';
export {
  createWorkspace,
  openWorkspace,
  type UpdateHooks,
  type Workspace,
} from './workspace/workspace.js';
