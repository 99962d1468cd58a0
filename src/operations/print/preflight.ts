/**
 * Preflight: finds everything that a print shop would reject (text that does not fit, missing pictures, problems of the
 * printed faces) and reports it. `preflight` writes a page and a JSON file, `findingsIn` writes nothing.
 */

import { getKind } from '../../deck/custom-card.js';
import type { Deck } from '../../deck/deck.js';
import { outputFolder } from '../../deck/disk/contained-folder.js';
import { PSEUDO } from '../../language/pseudo.js';
import {
  describeFinding,
  type Finding,
  listOrderedIds,
  type PrintJobOptions as PrintOrder,
  preflightDeck,
  preflightName,
} from '../../print/index.js';
import { boundsOf } from '../../render/core/geometry.js';
import { fitShape, toLayout } from '../../render/core/layout.js';
import { fitCard } from '../../render/core/scale-layout.js';
import type { FitProblem } from '../../render/fit/fit-problems.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import { InvalidDeckError } from '../../workspace/errors.js';
import type { OpenValidDeck } from '../../workspace/open-deck.js';
import { renderPictures } from './preflight-faces.js';
import { preflightPage } from './preflight-page.js';
import { cardsWithoutPicture } from './print-notes.js';

/** Findings of a preflight, and the files that report them. */
export interface PreflightReport {
  readonly findings: readonly Finding[];
  readonly errors: number;
  readonly warnings: number;
  /** Relative to the deck. */
  readonly page: string;
  readonly json: string;
}

/**
 * Checks everything that would be printed, and reports it on a page and as JSON in `output/print`.
 * @param isAsked whether to write the page even without findings
 * @throws InvalidDeckError if faces can't be rendered
 */
export async function preflight(
  loaded: OpenValidDeck,
  order: PrintOrder,
  isAsked: boolean,
): Promise<PreflightReport> {
  return reportFindings(loaded, order, await findingsIn(loaded, order), isAsked);
}

/** Reports the findings of a print whose texts are known to fit. */
export const reportShopFindings = (
  loaded: OpenValidDeck,
  order: PrintOrder,
  findings: readonly Finding[],
): Promise<PreflightReport> =>
  reportFindings(loaded, order, [...findings, ...findPlaceholders(loaded, order)], false);

async function reportFindings(
  loaded: OpenValidDeck,
  order: PrintOrder,
  findings: readonly Finding[],
  isAsked: boolean,
): Promise<PreflightReport> {
  const ids = listOrderedIds(order);
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
  const name = preflightName(order);
  const output = outputFolder(loaded.directory, 'print');
  const report = {
    findings,
    errors: count('error'),
    warnings: count('warning'),
    page: `output/print/${name}.html`,
    json: `output/print/${name}.json`,
  };
  if (findings.length === 0 && !isAsked) return report;
  const about = {
    deck: order.deck.name,
    version: order.deck.version,
    profile: order.profileName,
    languages: order.languages,
  };
  output.write(
    `${name}.json`,
    `${JSON.stringify({ ...about, cards: ids.length, errors: report.errors, warnings: report.warnings, findings }, null, 2)}\n`,
  );
  const pictures = await renderPictures(loaded, findings);
  output.write(
    `${name}.html`,
    preflightPage({ ...about, cards: ids.length, findings, pictures, card: order.deck.card }),
  );
  return report;
}

/** All findings of a preflight; writes nothing. @throws InvalidDeckError if faces can't be rendered */
export async function findingsIn(loaded: OpenValidDeck, order: PrintOrder): Promise<readonly Finding[]> {
  const ids = listOrderedIds(order);
  const shownLanguages = order.languages.filter((one) => one !== PSEUDO);
  const { problems } = await loaded.workspace.misfits(loaded, {
    languages: shownLanguages,
    ids: new Set(ids),
  });
  const { findings, diagnostics } = await preflightDeck(order);
  if (diagnostics.length > 0) throw new InvalidDeckError(diagnostics);
  return [...problems.map((one) => misfit(loaded, one)), ...findings, ...findPlaceholders(loaded, order)];
}

function findPlaceholders(loaded: OpenValidDeck, order: PrintOrder): readonly Finding[] {
  const [first = ''] = order.languages;
  const bare = cardsWithoutPicture(loaded.deck, loaded.directory, listOrderedIds(order));
  return bare.map((id) => placeholder(loaded, id, first));
}

/** Text that does not fit, reported at its region. */
function misfit({ deck, layout }: OpenValidDeck, problem: FitProblem): Finding {
  const { id: card, language, edition, region } = problem;
  const place = findPlace(deck, layout?.value, card, edition, region);
  const about = { severity: 'error', card, side: 'front', languages: [language], edition, place } as const;
  if (problem.is === 'letters') {
    const letters = problem.letters.map((one) => `“${one}”`).join(', ');
    return {
      ...about,
      rule: 'letters',
      message: describeFinding(
        about,
        `needs ${letters} in its ${region}, which ${problem.font} does not have`,
        [language],
      ),
      remedy: 'Reword it, or use a font in templates/theme.yaml that has them.',
    };
  }
  const size = region === 'title' || region === 'name' ? 'long' : 'high';
  const what = `has a ${region} that is ${problem.overflow} mm too ${size} at ${problem.least} pt`;
  return {
    ...about,
    rule: 'overflow',
    message: describeFinding(about, what, [language]),
    remedy: 'Shorten it, or give it more room in templates/layout.yaml.',
  };
}

function placeholder({ deck, layout }: OpenValidDeck, card: string, language: string): Finding {
  const edition = deck.cards[card]?.editions[0] ?? '';
  const place = findPlace(deck, layout?.value, card, edition, 'portrait');
  const about = { card, side: 'front', languages: [language], edition, place } as const;
  return {
    ...about,
    rule: 'placeholder',
    severity: 'warning',
    message: describeFinding(about, 'has no picture in its portrait; a placeholder is printed'),
    remedy: 'Name one with art, or put one with the name of the card into templates/art.',
  };
}

/** Bounds of a region of a card, in mm; undefined if the layout has no such region. */
function findPlace(
  deck: Deck,
  layout: LayoutFile | undefined,
  id: string,
  edition: string,
  region: string,
): Finding['place'] {
  const card = deck.cards[id];
  if (layout === undefined || card === undefined) return undefined;
  const { regions } = toLayout(layout, getKind(card), deck.editions[edition]?.rules ?? 'classic');
  const fitting = fitCard(layout, deck.card);
  const shapes = regions[region]?.map((shape) => fitShape(shape, fitting));
  if (shapes === undefined) return undefined;
  const { x, y, width, height } = boundsOf(shapes);
  return { x: x / 10, y: y / 10, width: width / 10, height: height / 10 };
}
