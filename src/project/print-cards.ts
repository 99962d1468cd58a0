import { didYouMean } from '../diagnostics/index.js';
import type { Words } from '../language/words.js';
import {
  printCalibration as calibrate,
  type EmptyStock,
  findProfile,
  type PaperName,
  type PrintBasics,
  type Printed,
  type PrintedFile,
  printDeck,
  profileNames,
  printRulebook as setRulebook,
} from '../print/index.js';
import { noStore } from '../store/store.js';
import type { Profile, StockName } from '../vocabulary/files/profile-file.js';
import { wordsFor } from './built-in-words.js';
import { chosenCards, chosenEdition, chosenLanguages } from './choose.js';
import { Complaint, Refused, WrongRequest } from './complaint.js';
import { type OpenDeck, type OpenSoundDeck, sound } from './open-deck.js';
import { soundCards } from './sound-cards.js';

const DEFAULT_PAPER = 'a4';

/** What holds for everything that is printed. */
interface AnyPrint {
  /** Left out: the source language. */
  readonly languages?: readonly string[] | undefined;
  /** Left out: that of the deck, or A4. */
  readonly paper?: PaperName | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
  /** False: everything is drawn anew. */
  readonly isCached?: boolean | undefined;
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

export interface PrintOptions extends CalibrationOptions {
  /** Left out: all of the deck. */
  readonly edition?: string | undefined;
  /** Left out: all that the profile prints. */
  readonly stock?: StockName | undefined;
  /** Ids; left out: all of the edition. */
  readonly cards?: readonly string[] | undefined;
  /** How many of each; left out: as many as the card says. */
  readonly copies?: number | undefined;
  /** Whether files for a shop get a proof beside them; left out: where there is a white plate. */
  readonly proof?: boolean | undefined;
}

/**
 * Prints cards into `output/print`.
 * @throws Refused, WrongRequest, or Complaint where there is nothing to print
 */
export async function printCards(
  opened: OpenDeck,
  options: PrintOptions = {},
): Promise<readonly PrintedFile[]> {
  const loaded = soundCards(opened, options.cards, options.languages);
  const { stock, cards, copies, proof } = options;
  const edition = chosenEdition(loaded.deck, options.edition);
  const basics = basicsOf(loaded, options);
  const { profile, profileName } = profileOf(loaded, options);
  if (proof && profile.pages === 'sheets')
    throw new WrongRequest(
      `a proof is for files with one card a page, such as those of the profile clear, not for ${profileName}`,
    );
  const printed = await printDeck({
    ...basics,
    profile,
    profileName,
    ...(stock !== undefined && { stock }),
    ...(cards && { cards: chosenCards(loaded.deck, cards, edition) }),
    ...(edition !== undefined && { edition }),
    ...(copies !== undefined && { copies }),
    ...(proof !== undefined && { proof }),
  });
  if (printed.empty.length > 0) throw new Complaint(nothingFor(printed.empty, profileName));
  return filesOf(printed);
}

/**
 * Prints the rulebook as a booklet to fold, or for screens, into `output/print`.
 * @throws Refused, WrongRequest
 */
export async function printRulebook(
  opened: OpenDeck,
  options: RulebookOptions = {},
): Promise<readonly PrintedFile[]> {
  const loaded = sound(opened);
  const edition = chosenEdition(loaded.deck, options.edition);
  const { settings, whereSetting } = loaded;
  const covers = settings?.print?.covers ?? {};
  const { screen = false, ids = false } = options;
  const basics = basicsOf(loaded, options);
  // What is printed on other paper than the deck's, or for one edition, does not take the place of the usual one.
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
  return filesOf(printed);
}

/**
 * Prints a test sheet, whose two readings make the backs line up, into `output/print`.
 * @throws Refused, WrongRequest
 */
export async function printCalibration(
  opened: OpenDeck,
  options: CalibrationOptions = {},
): Promise<readonly PrintedFile[]> {
  const loaded = sound(opened);
  const { profile } = profileOf(loaded, options);
  return filesOf(await calibrate({ ...basicsOf(loaded, options), profile }));
}

/** What every print needs to know of a deck. */
export function basicsOf(
  { deck, directory, settings, where, layout, workspace }: OpenSoundDeck,
  {
    languages: asked,
    paper = settings?.print?.paper ?? DEFAULT_PAPER,
    progress,
    isCached = true,
  }: AnyPrint = {},
): PrintBasics & { readonly paper: PaperName } {
  const languages = chosenLanguages(deck, asked);
  const spoken = [...new Set([...deck.languages, ...languages])];
  const words: Record<string, Words> = Object.fromEntries(spoken.map((lang) => [lang, wordsFor(deck, lang)]));
  return {
    deck,
    directory,
    languages,
    words,
    where,
    paper,
    ...(layout && { layout }),
    ...(progress && { progress }),
    store: isCached ? workspace.store : noStore,
  };
}

function profileOf(
  { settings }: OpenSoundDeck,
  { profile: name = settings?.print?.profile ?? 'home' }: CalibrationOptions,
): { readonly profile: Profile; readonly profileName: string } {
  const profile = findProfile(name, settings?.printers);
  if (profile !== undefined) return { profile, profileName: name };
  const names = profileNames(settings?.printers);
  throw new WrongRequest(`there is no profile "${name}". ${didYouMean(name, names)}`);
}

function filesOf({ files, diagnostics }: Printed): readonly PrintedFile[] {
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new Refused(diagnostics);
  return files;
}

function nothingFor(empty: readonly EmptyStock[], profileName: string): string {
  const stocks = empty.map(({ stock }) => stock).join(' or ');
  const why = empty.some((one) => one.why === 'profile')
    ? `the profile "${profileName}" does without ${stocks}`
    : `none of these cards is printed on ${stocks}`;
  return `there is nothing to print: ${why}`;
}
