/**
 * An open deck, as operations get it, and the checks that it is valid enough for them. Entry points: `requireValid`,
 * `requireValidSubset`.
 */

import type { Cache } from '../cache/cache.js';
import type { Deck } from '../deck/deck.js';
import type { LoadedDeck, ValidDeck } from '../deck/load/load-deck.js';
import type { FitScope } from '../design-checks/check-fit.js';
import type { Diagnostic } from '../diagnostics/index.js';
import type { Sentence } from '../language/sentences/card-text.js';
import type { FaceKeys } from '../print/faces/face-keys.js';
import type { ReadResult } from '../render/core/read-design.js';
import type { UntrustedBudget } from '../render/core/untrusted-budget.js';
import type { Renderer } from '../render/drawing/render-face.js';
import type { FitProblem } from '../render/fit/fit-problems.js';
import type { roomFor } from '../render/fit/room-for.js';
import type { RulesTextProviders } from '../services/rules-text-providers.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import type { Theme } from '../vocabulary/files/theme-file.js';
import { InvalidDeckError } from './errors.js';

/** Texts that do not fit, and the diagnostics for them. */
export interface Misfits {
  readonly problems: readonly FitProblem[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What an operation may ask of the workspace that opened its deck. `Workspace` has the documentation. */
export interface DeckWorkspace {
  readonly cache: Cache;
  readonly budget: UntrustedBudget;
  readonly opened: OpenDeck;
  checked(): Promise<OpenDeck>;
  text(id: string, language: string): readonly Sentence[] | undefined;
  getRulesText(deck: Deck): RulesTextProviders;
  openRenderer(deck: Deck): Promise<Renderer>;
  createFaceKeys(deck: Deck, languages: readonly string[]): FaceKeys | undefined;
  roomIn(deck: Deck, language: string): ReturnType<typeof roomFor> | undefined;
  misfits(loaded: OpenValidDeck, asked: FitScope): Promise<Misfits>;
}

/** A deck opened by a workspace: the deck if it has no errors, and all diagnostics. */
export interface OpenDeck extends LoadedDeck {
  /** Folder on disk from which it was read. */
  readonly directory: string;
  /** Layout of its cards, so that renderers need not read it again. */
  readonly layout?: ReadResult<LayoutFile>;
  readonly theme?: ReadResult<Theme>;
  readonly workspace: DeckWorkspace;
}

/** An open deck without errors, or its valid part for callers that need no more. */
export type OpenValidDeck = ValidDeck & OpenDeck;

/**
 * Returns the deck if it has no errors.
 * @param languages languages that are needed: errors of others do not matter; left out: all
 * @throws InvalidDeckError with all diagnostics
 */
export function requireValid(opened: OpenDeck, languages?: readonly string[]): OpenValidDeck {
  const { report, validSubset } = opened;
  const deck =
    opened.deck ?? (languages && errorsIn(opened, languages).length === 0 ? validSubset : undefined);
  if (deck === undefined) throw new InvalidDeckError(report.diagnostics);
  return { ...opened, deck };
}

/** The same for a command that needs the source language only. */
export const requireValidSource = (opened: OpenDeck): OpenValidDeck =>
  requireValid(opened, opened.validSubset?.languages.slice(0, 1) ?? []);

/** Errors that matter to some languages: those of other languages are left out. */
function errorsIn({ report, ownerOf }: OpenDeck, languages: readonly string[]): Diagnostic[] {
  return report.diagnostics.filter(({ severity, span }) => {
    if (severity !== 'error') return false;
    const { lang } = ownerOf(span);
    return lang === undefined || languages.includes(lang);
  });
}

/**
 * Returns the valid part of a deck, for listing what it contains.
 * @throws InvalidDeckError if there is none
 */
export function requireValidSubset({ validSubset, report }: OpenDeck): Deck {
  if (validSubset === undefined) throw new InvalidDeckError(report.diagnostics);
  return validSubset;
}

/** Final result of the checks: no deck if there are errors; the usable part excludes cards with errors of their own. */
export function finalize(opened: OpenDeck): OpenDeck {
  const { deck: _, validSubset: all, ...rest } = opened;
  const validSubset = all && withoutFaulty(all, opened);
  return {
    ...rest,
    ...(validSubset && { validSubset }),
    ...(validSubset && opened.report.errors === 0 && { deck: validSubset }),
  };
}

function withoutFaulty(deck: Deck, { report, ownerOf }: OpenDeck): Deck {
  const errors = report.errors === 0 ? [] : report.diagnostics.filter(({ severity }) => severity === 'error');
  const owners = errors.map(({ span }) => ownerOf(span));
  const faulty = new Set(
    owners.flatMap(({ id, lang }) => (id === undefined || lang !== undefined ? [] : [id])),
  );
  const isFaulty = (id: string) => faulty.has(id) && Object.hasOwn(deck.cards, id);
  if (![...faulty].some(isFaulty)) return deck;
  return { ...deck, cards: Object.fromEntries(Object.entries(deck.cards).filter(([id]) => !faulty.has(id))) };
}
