/**
 * `shroud print` for an open deck: cards, rulebook and calibration sheet. Resolves a request against the deck, checks
 * that all text fits, runs the preflight for files that go to a shop, and prints into `output/print`. Entry points:
 * `printCards`, `printRulebook`, `printCalibration`, `preflightCards`.
 */
import { join } from 'node:path';
import { noCache } from '../../cache/cache.js';
import { flexJudge } from '../../design-checks/flex-flaws.js';
import { count, didYouMean } from '../../diagnostics/index.js';
import type { Words } from '../../language/phrases/words.js';
import {
  printCalibration as calibrate,
  type Disk,
  type EmptyStock,
  type Finding,
  findProfile,
  listOrderedIds,
  type PaperName,
  type PlannedFile,
  type PrintBasics,
  type Printed,
  type PrintedFile,
  type PrintJobOptions as PrintOrder,
  type PrintStock,
  planPrint,
  printDeck,
  profileNames,
  printRulebook as setRulebook,
} from '../../print/index.js';
import { wordsFor } from '../../services/built-in-words.js';
import { type CustomPaper, PAPER_NAMES } from '../../vocabulary/files/paper-names.js';
import type { Profile } from '../../vocabulary/files/profile-file.js';
import { InvalidDeckError, UsageError, UserError } from '../../workspace/errors.js';
import type { OpenDeck, OpenValidDeck } from '../../workspace/open-deck.js';
import { chosenCards, chosenEdition, chosenLanguages } from '../deck/choose.js';
import { refuseMisfits } from '../deck/misfits.js';
import { soundCards } from '../deck/valid-cards.js';
import { findingsIn, type PreflightReport, preflight, reportShopFindings } from './preflight.js';
import { printRemarks } from './print-notes.js';
import type { PrintRemark } from './print-remark.js';
import { createSuffix, type Deviations } from './print-suffix.js';

const DEFAULT_PAPER = 'a4';

/** Options of every print. */
interface AnyPrint {
  /** Left out: the source language. */
  readonly languages?: readonly string[] | undefined;
  /** Left out: that of the deck, or A4. A custom sheet size is for cards only. */
  readonly paper?: PaperName | CustomPaper | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
  /** False: nothing is taken from the cache. */
  readonly isCached?: boolean | undefined;
  /** Destination of the files instead of `output/print`, for previews. */
  readonly disk?: Disk | undefined;
}

export interface RulebookOptions extends AnyPrint {
  /** Left out: the rulebook of the whole deck. */
  readonly edition?: string | undefined;
  /** Page by page, with links, instead of a booklet to fold. */
  readonly screen?: boolean | undefined;
  /** With the ids of rules in the margins: for designers. */
  readonly ids?: boolean | undefined;
}

export interface CalibrationOptions extends AnyPrint {
  /** A printer of the deck, or a profile of the tool; left out: that of the deck, or `home`. */
  readonly profile?: string | undefined;
}

export interface PrintRequest extends CalibrationOptions {
  /** Left out: all of the deck. */
  readonly edition?: string | undefined;
  /** Left out: all that the profile prints. */
  readonly stock?: PrintStock | undefined;
  /** Ids; left out: all of the edition. */
  readonly cards?: readonly string[] | undefined;
  /** How many of each; left out: as many as the card says. */
  readonly copies?: number | undefined;
  /** Draws cards whose texts do not fit, with a mark across, instead of refusing them. */
  readonly draft?: boolean | undefined;
  /** Called with notes for the person who prints. */
  readonly onRemark?: ((remark: PrintRemark) => void) | undefined;
  /** Whether files for a shop get a proof beside them; left out: where there is a white plate. */
  readonly proof?: boolean | undefined;
}

/**
 * Prints cards into `output/print`.
 * @throws InvalidDeckError, UsageError, or UserError where there is nothing to print
 */
export async function printCards(
  opened: OpenDeck,
  options: PrintRequest = {},
): Promise<readonly PrintedFile[]> {
  const { loaded, order } = resolveOrder(opened, options);
  const { profile, profileName } = order;
  if (options.proof && profile.pages === 'sheets')
    throw new UsageError(
      `a proof is for files with one card per page, such as those of the profile clear, not for ${profileName}`,
    );
  const ids = listOrderedIds(order);
  const drafts = await refuseMisfits(loaded, ids, order.languages, options.draft);
  // Previews show the findings of a preflight separately.
  const isPreflighted = isForShop(profile) && !options.draft && options.disk === undefined;
  const printed = await printDeck(
    { ...order, judge: flexJudge(loaded), ...(drafts && { drafts }) },
    isPreflighted ? (findings) => refuseFindings(loaded, order, findings, options) : undefined,
  );
  if (printed.empty.length > 0) throw new UserError(nothingFor(printed.empty, profileName));
  const files = listFiles(printed);
  const { deck, directory } = loaded;
  const hasFilm = printed.stocks.includes('film');
  const about = { deck, directory, ids, profile, profileName, hasFilm, paper: options.paper };
  for (const remark of printRemarks(about)) options.onRemark?.(remark);
  return files;
}

/** Whether the files go to a print shop, where mistakes cost money. */
const isForShop = ({ pages, claims }: Profile): boolean => pages === 'cards' || claims !== undefined;

/** Reports what the preflight found. @throws UserError if a shop would reject the files */
async function refuseFindings(
  loaded: OpenValidDeck,
  order: PrintOrder,
  found: readonly Finding[],
  { onRemark }: PrintRequest,
): Promise<void> {
  const report = await reportShopFindings(loaded, order, found);
  const { errors, warnings } = report;
  const page = join(loaded.directory, report.page);
  const first = report.findings.find(({ severity }) => severity === 'error');
  if (first !== undefined)
    throw new UserError(
      `preflight found ${count(errors, 'error')}, and nothing was printed: ${first.message} All of it is on ${page}`,
    );
  if (warnings > 0) onRemark?.({ is: 'preflight', warnings, page });
}

/**
 * Runs the preflight and reports it in `output/print/<name>-preflight.html` and `.json`; prints nothing.
 * @throws InvalidDeckError, UsageError, or UserError if there is nothing to print
 */
export async function preflightCards(opened: OpenDeck, options: PrintRequest = {}): Promise<PreflightReport> {
  const { loaded, order } = resolveOrder(opened, options);
  const { empty } = planPrint(order);
  if (empty.length > 0) throw new UserError(nothingFor(empty, order.profileName));
  return preflight(loaded, order, true);
}

/**
 * Same, but only returns the findings and writes no page.
 * @throws InvalidDeckError, UsageError
 */
export function findingsOn(opened: OpenDeck, options: PrintRequest = {}): Promise<readonly Finding[]> {
  const { loaded, order } = resolveOrder(opened, options);
  return findingsIn(loaded, order);
}

/**
 * Lists the files that `printCards` would write, with the number of cards in each; nothing is rendered.
 * @throws InvalidDeckError, UsageError, or UserError if there is nothing to print
 */
export function listPrints(opened: OpenDeck, options: PrintRequest = {}): readonly PlannedFile[] {
  const { order } = resolveOrder(opened, options);
  const { planned, empty } = planPrint(order);
  if (empty.length > 0) throw new UserError(nothingFor(empty, order.profileName));
  return planned;
}

/** Resolves a request against the deck. */
function resolveOrder(opened: OpenDeck, options: PrintRequest) {
  const loaded = soundCards(opened, options.cards, options.languages);
  const { stock, cards, copies, proof } = options;
  const edition = chosenEdition(loaded.deck, options.edition);
  const { profile, profileName } = resolveProfile(loaded, options);
  const chosen = cards && chosenCards(loaded.deck, cards, edition);
  const sheet = options.paper && parseCustomSheet(options.paper);
  const order = {
    ...collectBasics(loaded, sheet ? { ...options, paper: undefined } : options),
    ...(sheet && { sheet }),
    profile,
    profileName,
    suffix: suffixIn(loaded, profile, profileName, {
      edition,
      cards: chosen,
      copies,
      isDraft: options.draft,
    }),
    ...(stock !== undefined && { stock }),
    ...(chosen && { cards: chosen }),
    ...(edition !== undefined && { edition }),
    ...(copies !== undefined && { copies }),
    ...(proof !== undefined && { proof }),
  };
  return { loaded, order };
}

/**
 * Suffix of file names. On sheets it includes the printer, unless it is the default; otherwise the printer comes before
 * it.
 */
function suffixIn(loaded: OpenValidDeck, { pages }: Profile, name: string, deviations: Deviations): string {
  const { deck, settings } = loaded;
  const known = {
    printers: profileNames(settings?.printers),
    editions: Object.keys(deck.editions),
    cards: Object.keys(deck.cards),
  };
  const printer = pages === 'cards' || name !== usualProfile(loaded) ? name : undefined;
  const suffix = createSuffix({ ...deviations, printer }, known);
  return pages === 'cards' ? suffix.slice(name.length + 1) : suffix;
}

/**
 * Prints the rulebook as a booklet to fold, or for screens, into `output/print`.
 * @throws InvalidDeckError, UsageError
 */
export async function printRulebook(
  opened: OpenDeck,
  options: RulebookOptions = {},
): Promise<readonly PrintedFile[]> {
  const loaded = soundCards(opened, undefined, options.languages);
  const edition = chosenEdition(loaded.deck, options.edition);
  const { settings, whereSetting } = loaded;
  const covers = settings?.print?.covers ?? {};
  const { screen = false, ids = false } = options;
  const basics = collectBasics(loaded, options);
  // A print on another paper than the deck's, or for one edition, does not overwrite the default one.
  const paper = basics.paper === (settings?.print?.paper ?? DEFAULT_PAPER) ? undefined : basics.paper;
  const suffix = [edition, paper, screen && 'screen', ids && 'ids'].flatMap((one) => (one ? `-${one}` : []));
  const printed = await setRulebook({
    ...basics,
    covers,
    whereSetting,
    isForScreen: screen,
    hasIds: ids,
    suffix: suffix.join(''),
    ...(edition !== undefined && { edition }),
  });
  return listFiles(printed);
}

/**
 * Prints a test sheet into `output/print`; two readings from it calibrate the alignment of the backs.
 * @throws InvalidDeckError, UsageError
 */
export async function printCalibration(
  opened: OpenDeck,
  options: CalibrationOptions = {},
): Promise<readonly PrintedFile[]> {
  const loaded = soundCards(opened, undefined, options.languages);
  const { profile, profileName } = resolveProfile(loaded, options);
  const suffix = profileName === usualProfile(loaded) ? '' : `-${profileName}`;
  return listFiles(await calibrate({ ...collectBasics(loaded, options), profile, suffix }));
}

/** Custom sheet size, in tenths of a millimetre; undefined for a named paper. */
function parseCustomSheet(paper: PaperName | CustomPaper) {
  const [width = Number.NaN, height = Number.NaN] = paper.split('x').map((side) => Number(side) * 10);
  return Number.isNaN(width) || Number.isNaN(height) ? undefined : { width, height };
}

/** Inputs that every print needs from a deck. */
export function collectBasics(
  { deck, directory, settings, where, layout, theme, workspace }: OpenValidDeck,
  {
    languages: asked,
    paper: wanted = settings?.print?.paper ?? DEFAULT_PAPER,
    progress,
    isCached = true,
    disk,
  }: AnyPrint = {},
): PrintBasics & { readonly paper: PaperName } {
  const paper = PAPER_NAMES.find((name) => name === wanted);
  if (paper === undefined) throw new UsageError(`only cards are printed on sheets of ${wanted} mm`);
  const languages = chosenLanguages(deck, asked);
  const shownLanguages = [...new Set([...deck.languages, ...languages])];
  const words: Record<string, Words> = Object.fromEntries(
    shownLanguages.map((lang) => [lang, wordsFor(deck, lang)]),
  );
  return {
    deck,
    directory,
    languages,
    words,
    where,
    paper,
    ...(layout && { layout }),
    ...(theme && { theme }),
    ...(progress && { progress }),
    ...(disk && { disk }),
    cache: isCached ? workspace.cache : noCache,
    budget: workspace.budget,
  };
}

const usualProfile = ({ settings }: OpenValidDeck): string => settings?.print?.profile ?? 'home';

function resolveProfile(
  loaded: OpenValidDeck,
  { profile: name = usualProfile(loaded) }: CalibrationOptions,
): { readonly profile: Profile; readonly profileName: string } {
  const { settings } = loaded;
  const profile = findProfile(name, settings?.printers);
  if (profile !== undefined) return { profile, profileName: name };
  const names = profileNames(settings?.printers);
  throw new UsageError(`there is no profile "${name}". ${didYouMean(name, names)}`);
}

function listFiles({ files, diagnostics }: Printed): readonly PrintedFile[] {
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new InvalidDeckError(diagnostics);
  return files;
}

function nothingFor(empty: readonly EmptyStock[], profileName: string): string {
  const stocks = empty.map(({ stock }) => stock).join(' or ');
  const why = empty.some((one) => one.why === 'profile')
    ? `the profile "${profileName}" does without ${stocks}`
    : `none of these cards is printed on ${stocks}`;
  return `there is nothing to print: ${why}`;
}
