/**
 * Preflight of a print: renders all faces and pages in memory and checks them against the printer profile. Writes
 * nothing. Entry point: `preflightDeck`.
 */

import type { FaceRequest } from '../render/core/face-request.js';
import { isClear } from '../render/core/printed-regions.js';
import { listPieces } from '../render/homemade/pieces.js';
import { type Job, listFaces, listJobs, type PrintJobOptions } from './order.js';
import { cardPages } from './pages/card-pages.js';
import { paintCards } from './paint-cards.js';
import { describeFinding, type Finding } from './preflight/finding.js';
import { type FoundOnFace, inspectFace } from './preflight/inspect-face.js';
import { inspectFile } from './preflight/inspect-file.js';
import type { PaintedItem } from './preflight/painted-item.js';
import { readMarks } from './preflight/read-items.js';
import { type Printed, type PrintSession, withPrintSession } from './session/print-session.js';

export interface Preflight extends Pick<Printed, 'diagnostics'> {
  readonly findings: readonly Finding[];
}

/** Default distance of text from the cut, in mm. */
const USUAL_SAFE = 2;

/** Checks what would be printed, face by face and page by page, and writes nothing. */
export async function preflightDeck(options: PrintJobOptions): Promise<Preflight> {
  let findings: readonly Finding[] = [];
  const { diagnostics } = await withPrintSession(options, async (press) => {
    findings = await inspectDeck(press, options);
  });
  return { diagnostics, findings };
}

/** The same in an open session, so that a print need not open another; nothing is found if faces can't be rendered. */
export async function inspectDeck(
  press: PrintSession,
  options: PrintJobOptions,
): Promise<readonly Finding[]> {
  const jobs = listJobs(options);
  const requests = jobs.map((job) => job.cards.flatMap((card) => listFaces(card, job.language, options)));
  await press.prepare(requests.flat());
  if (press.hasFailed) return [];
  const found = jobs.map((job, at) => lookAt(press, options, job, requests[at] ?? []));
  return [
    ...inWords(
      found.flatMap(({ faces }) => faces),
      options.languages,
    ),
    ...once(found.flatMap(({ files }) => files)),
  ];
}

function lookAt(press: PrintSession, options: PrintJobOptions, job: Job, requests: readonly FaceRequest[]) {
  const { deck, profile, profileName } = options;
  const card = { width: deck.card.width * 10, height: deck.card.height * 10 };
  const bleed = deck.card.bleed * 10;
  const safe = (profile.safe ?? USUAL_SAFE) * 10;
  const usedFonts = new Set<string>();
  const faces = requests.flatMap((request) => {
    const painting = press.painting(request);
    if (painting === undefined) return [];
    const marks = readMarks(painting, press);
    for (const font of fontsIn(marks)) usedFonts.add(font);
    return inspectFace({ request, marks, card, bleed, safe, ...findWhiteRegions(press, options, request) });
  });
  const drawn = paintCards(press, options, job, () => ({ opaque: [] }));
  const beyond = profile.bleed === undefined ? bleed : profile.bleed * 10;
  const { pages, sides } =
    profile.pages === 'cards' ? cardPages(drawn, { card, corner: 0, bleed: beyond, profile }) : NO_PAGES;
  const named = sides.map(({ card: { id }, side }) => ({ card: id, side }));
  const { fonts } = press;
  const sheet = options.sheet && { sheet: options.sheet };
  const files = inspectFile({
    profile,
    profileName,
    card,
    bleed,
    pages,
    sides: named,
    ...sheet,
    fonts,
    usedFonts,
  });
  return { faces, files };
}

const NO_PAGES = { pages: [], sides: [] };

const fontsIn = (marks: readonly PaintedItem[]): string[] => marks.flatMap(({ font }) => font ?? []);

/** The white regions of a card, if it is a clear one. */
function findWhiteRegions(
  { measures: { layout } }: PrintSession,
  { deck }: PrintJobOptions,
  { id, edition }: FaceRequest,
) {
  const card = deck.cards[id];
  if (card === undefined || !isClear(card)) return {};
  return { white: listPieces(deck, card, edition, layout).map(({ shapes }) => shapes) };
}

/** Merges equal findings in several languages; names the languages unless all are affected. */
function inWords(found: readonly FoundOnFace[], asked: readonly string[]): Finding[] {
  const merged = new Map<string, FoundOnFace>();
  for (const one of found) {
    const { rule, severity, card, side, edition, place, what } = one;
    const key = JSON.stringify([rule, severity, card, side, edition, place, what]);
    const languages = [...(merged.get(key)?.languages ?? []), ...(one.languages ?? [])];
    merged.set(key, { ...one, languages: [...new Set(languages)] });
  }
  return [...merged.values()].map(({ what, ...one }) => {
    const some = (one.languages ?? []).length < new Set(asked).size ? one.languages : [];
    return { ...one, message: describeFinding(one, what, some) };
  });
}

/** A finding about all cards is reported once, not per language. */
const once = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [one.message, one])).values(),
];
