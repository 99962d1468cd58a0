import { join } from 'node:path';
import { writeWhole } from '../deck/disk/write-whole.js';
import { PSEUDO } from '../language/pseudo.js';
import { type Finding, orderedIds, type PrintOptions as PrintOrder, preflightDeck } from '../print/index.js';
import type { FitProblem } from '../render/fit-problems.js';
import { Refused } from './complaint.js';
import type { OpenSoundDeck } from './open-deck.js';
import { picturesOf } from './preflight-faces.js';
import { preflightPage } from './preflight-page.js';
import { cardsWithoutPicture } from './print-notes.js';

/** What preflight found, and where it is told. */
export interface PreflightReport {
  readonly findings: readonly Finding[];
  readonly errors: number;
  readonly warnings: number;
  /** Relative to the deck. */
  readonly page: string;
  readonly json: string;
}

/**
 * Looks at all that would be printed, and tells it on a page and as JSON in `output/print`.
 * @param isAsked whether a page is wanted even if there is nothing to tell
 * @throws Refused where faces can't be drawn
 */
export async function preflight(
  loaded: OpenSoundDeck,
  order: PrintOrder,
  isAsked: boolean,
): Promise<PreflightReport> {
  const ids = orderedIds(order);
  const languages = spokenIn(order);
  const findings = await findingsIn(loaded, order);
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
  const name = `output/print/${order.deck.name}-${languages.join('-')}-${order.profileName}${order.suffix ?? ''}-preflight`;
  const report = {
    findings,
    errors: count('error'),
    warnings: count('warning'),
    page: `${name}.html`,
    json: `${name}.json`,
  };
  if (findings.length === 0 && !isAsked) return report;
  const about = { deck: order.deck.name, version: order.deck.version, profile: order.profileName, languages };
  writeWhole(
    join(loaded.directory, report.json),
    `${JSON.stringify({ ...about, cards: ids.length, errors: report.errors, warnings: report.warnings, findings }, null, 2)}\n`,
  );
  const pictures = await picturesOf(loaded, findings);
  writeWhole(
    join(loaded.directory, report.page),
    preflightPage({ ...about, cards: ids.length, findings, pictures, card: order.deck.card }),
  );
  return report;
}

/** All that a shop would say; nothing is written. @throws Refused where faces can't be drawn */
export async function findingsIn(loaded: OpenSoundDeck, order: PrintOrder): Promise<readonly Finding[]> {
  const ids = orderedIds(order);
  const { problems } = await loaded.workspace.misfits(loaded, {
    languages: spokenIn(order),
    ids: new Set(ids),
  });
  const { findings, diagnostics } = await preflightDeck(order);
  if (diagnostics.length > 0) throw new Refused(diagnostics);
  const bare = cardsWithoutPicture(loaded.deck, loaded.directory, ids);
  return [...problems.map(misfit), ...findings, ...bare.map(placeholder)];
}

const spokenIn = ({ languages }: PrintOrder): readonly string[] => languages.filter((one) => one !== PSEUDO);

function misfit(problem: FitProblem): Finding {
  const { id, language, edition, region } = problem;
  const about = { severity: 'error', card: id, side: 'front', language, edition } as const;
  if (problem.is === 'letters')
    return {
      ...about,
      rule: 'letters',
      message: `"${id}" needs ${problem.letters.map((one) => `“${one}”`).join(', ')} in its ${region}, which ${problem.font} does not have (${language}).`,
      remedy: 'Write it otherwise, or name a font in templates/theme.yaml that has them.',
    };
  return {
    ...about,
    rule: 'overflow',
    message: `"${id}" has a ${region} that is ${problem.overflow} mm too ${region === 'title' || region === 'name' ? 'long' : 'high'} at ${problem.least} pt (${language}).`,
    remedy: 'Shorten it, or give it more room in templates/layout.yaml.',
  };
}

const placeholder = (id: string): Finding => ({
  rule: 'placeholder',
  severity: 'warning',
  card: id,
  message: `"${id}" has no picture in its portrait, and something stands for it.`,
  remedy: 'Name one with art, or put one called like the card into templates/art.',
});
