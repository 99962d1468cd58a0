import { type Texts, textsIn } from '../../l10n/entries.js';
import type { Entry } from '../../l10n/entry.js';
import type { FitProblem } from '../../render/fit/fit-problems.js';
import type { Translated } from '../../workspace/open-l10n.js';
import { smallFaces } from '../render/small-faces.js';
import { rulesText } from './card-outline.js';
import { createPage, type PreviewedCard } from './preview-page.js';

/** Enough to read a card on a screen and on paper. */
const DPI = 96;

/** A translation as one page: the texts in both languages, beside the face that shows them. */
export async function previewPage(
  opened: Translated,
  lang: string,
  progress?: (done: number, all: number) => void,
): Promise<string> {
  const { loaded, lock, workspace } = opened;
  const deck = workspace.opened.validSubset ?? loaded.deck;
  const texts = textsIn(loaded, lang, lock);
  const ids = [...new Set(texts.entries.flatMap(({ card }) => card ?? []))];
  const face = await smallFaces({ deck, workspace }, ids, {
    language: lang,
    dpi: DPI,
    ...(progress && { progress }),
  });
  const { problems } = await workspace.misfits({ ...workspace.opened, deck }, { languages: [lang] });
  const [sourceLang = ''] = deck.languages;
  const does = [rulesText(deck, sourceLang), rulesText(deck, lang)] as const;
  const cards = groupEntries(texts).map(([id, entries]): PreviewedCard => {
    const card = entries[0]?.card;
    return {
      id,
      entries,
      face: card && face(card),
      does: card === undefined ? undefined : [does[0](card), does[1](card)],
      tooLong: card === undefined ? [] : problems.filter((one) => one.id === card).map(inWords),
    };
  });
  return createPage({ name: deck.name, version: deck.version, sourceLang, lang, cards });
}

/** Groups the entries by card, rule or phrase. */
export function groupEntries({ entries }: Texts): [string, Entry[]][] {
  const byOwner = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { group, path, card, context } = entry;
    const owner = card ?? (group === 'words' ? context : String(path[0]));
    const known = byOwner.get(owner);
    if (known === undefined) byOwner.set(owner, [entry]);
    else known.push(entry);
  }
  return [...byOwner];
}

function inWords(problem: FitProblem): string {
  const { region } = problem;
  if (problem.is === 'letters')
    return `The font has no ${problem.letters.join(' ')}, which the ${region} needs.`;
  const way = problem.isLine ? 'long' : 'high';
  return `The ${region} is ${problem.overflow} mm too ${way}, even at ${problem.least} pt.`;
}
