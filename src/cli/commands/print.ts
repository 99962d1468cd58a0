import { join } from 'node:path';
import type { Deck } from '../../deck/deck.js';
import type { LoadedDeck } from '../../deck/load-deck.js';
import { didYouMean } from '../../diagnostics/index.js';
import {
  type EmptyStock,
  findProfile,
  type PaperName,
  type Printed,
  printCalibration,
  printDeck,
  printRulebook,
  profileNames,
} from '../../print/index.js';
import { openDeck } from '../../project/open-deck.js';
import { printBasics } from '../../project/print-cards.js';
import { chosenCards, chosenEdition, chosenLanguages } from '../choose.js';
import { progressOf } from '../progress.js';
import { reportDeck } from '../report-deck.js';
import { Complaint, count, print, WrongUsage } from '../terminal.js';

interface Options {
  readonly deck: string;
  readonly lang?: string;
  readonly paper?: PaperName;
  readonly stock: 'paper' | 'film' | 'all';
  readonly profile?: string;
  readonly cards?: readonly string[];
  readonly edition?: string;
  readonly copies?: number;
  readonly proof?: boolean;
  readonly rulebook?: boolean;
  readonly calibrate?: boolean;
  readonly cache: boolean;
}

export async function printCommand(options: Options): Promise<number> {
  const { deck: directory } = options;
  const loaded = openDeck(directory);
  const { deck } = loaded;
  if (deck === undefined) {
    reportDeck(loaded, directory, 'text');
    return 1;
  }
  const progress = progressOf('print', 'faces');
  try {
    const { files, diagnostics } = await made({ ...loaded, deck }, options, progress);
    progress.end();
    loaded.report.addAll(diagnostics);
    if (loaded.report.errors > 0) {
      reportDeck(loaded, directory, 'text');
      print('What was printed before is untouched.\n');
      return 1;
    }
    for (const { path, pages, bytes } of files)
      print(`${join(directory, path)}  ${count(pages, 'page')}, ${size(bytes)}\n`);
    return 0;
  } finally {
    progress.end();
  }
}

async function made(
  loaded: LoadedDeck & { readonly deck: Deck },
  options: Options,
  progress: (done: number, all: number) => void,
): Promise<Printed> {
  const { deck, settings } = loaded;
  const languages = chosenLanguages(deck, options.lang);
  const edition = chosenEdition(deck, options.edition);
  const basics = { ...printBasics(loaded, options.deck, languages), progress, isCached: options.cache };
  const paper = options.paper ?? settings?.print?.paper ?? 'a4';
  if (options.rulebook) {
    const covers = settings?.print?.covers ?? {};
    const { whereSetting } = loaded;
    return printRulebook({
      ...basics,
      paper,
      covers,
      whereSetting,
      ...(edition !== undefined && { edition }),
    });
  }
  const profileName = options.profile ?? settings?.print?.profile ?? 'home';
  const profile = findProfile(profileName, settings?.printers);
  if (profile === undefined) {
    const names = profileNames(settings?.printers);
    throw new WrongUsage(`there is no profile "${profileName}". ${didYouMean(profileName, names)}`);
  }
  if (options.proof && profile.pages === 'sheets')
    throw new WrongUsage(
      `a proof is for files with one card a page, such as those of the profile clear, not for ${profileName}`,
    );
  if (options.calibrate) return printCalibration({ ...basics, paper, profile });
  const printed = await printDeck({
    ...basics,
    paper,
    profile,
    profileName,
    ...(options.stock !== 'all' && { stock: options.stock }),
    ...(options.cards && { cards: chosenCards(deck, options.cards, edition) }),
    ...(edition !== undefined && { edition }),
    ...(options.copies !== undefined && { copies: options.copies }),
    ...(options.proof !== undefined && { proof: options.proof }),
  });
  if (printed.empty.length > 0) throw new Complaint(nothingFor(printed.empty, profileName));
  return printed;
}

function nothingFor(empty: readonly EmptyStock[], profileName: string): string {
  const stocks = empty.map(({ stock }) => stock).join(' or ');
  const why = empty.some((one) => one.why === 'profile')
    ? `the profile "${profileName}" does without ${stocks}`
    : `none of these cards is printed on ${stocks}`;
  return `there is nothing to print: ${why}`;
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
