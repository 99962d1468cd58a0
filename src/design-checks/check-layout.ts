/**
 * Checks the layout of a deck against its cards: regions that reach beyond the card, overlap, cover each other only in
 * part, or are missing. Entry point: `checkLayout`.
 */

import type { ValidDeck } from '../deck/load/load-deck.js';
import { isPlainMap } from '../deck/plain-map.js';
import { inWords, type Span, toFileStart } from '../diagnostics/index.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import {
  findMissingCustomPlaces,
  homelessTexts,
  type Lacking,
  lackingPlaces,
  layoutClashes,
  layoutGaps,
  type Place,
  regionsOutside,
} from '../render/core/layout-clashes.js';
import { fitCard } from '../render/core/scale-layout.js';
import { withArticle } from '../vocabulary/kinds/index.js';
import type { DesignContext } from './contexts.js';

class LackingMemo extends IndexedMemo<readonly Lacking[]> {}

/** Reports regions that overlap, that cover each other in part, and that cards lack. */
export function checkLayout(loaded: DesignContext): void {
  const { deck, report, memos } = loaded;
  const { value: layout, at: layoutAt, custom } = loaded.design.layout;
  const reported = new Set<string>();
  /** Both places in the order of the file: a problem is reported at the later one and names the line of the other. */
  const inOrder = (one: Place, other: Place) => {
    const found = [one, other].map((place) => ({
      place,
      at: place.path && isSaid(custom, place.path) ? layoutAt(place.path, 'key') : undefined,
    }));
    const [first, last] = found.sort((a, b) => (a.at?.line ?? 0) - (b.at?.line ?? 0));
    const [said, ...others] = found.filter(({ at }) => at !== undefined);
    const name = ({ kind, region }: Place) =>
      `${region} of ${kind in (deck.kinds ?? {}) ? `"${kind}"` : withArticle(kind)}`;
    return {
      at: last?.at ?? toFileStart('templates/layout.yaml'),
      last: name(last?.place ?? other),
      first: `${name(first?.place ?? one)}${first?.at === undefined ? '' : ` (line ${first.at.line})`}`,
      isLacking: first?.place.path === undefined,
      // A single region of the deck that overlaps several inherited ones is one mistake.
      isNews: others.length > 0 || said === undefined || !reported.has(`${said.place.path}`),
      note: () => said && reported.add(`${said.place.path}`),
    };
  };
  const { width, height } = layout.card;
  const { scale } = fitCard(layout, deck.card);
  for (const { place, index, by } of regionsOutside(layout, deck.card.bleed / scale)) {
    const { path = [], kind, region } = place;
    const message = `The ${region} of ${withArticle(kind)} reaches ${Math.ceil(by * 10) / 10} mm beyond the card (${width} × ${height} mm).`;
    const hint = `Keep x and width within ${width}, y and height within ${height}; 3 mm from the edge is safe for cutting.`;
    report.add('LAYOUT_OUTSIDE', layoutAt([...path, index]), message, hint);
  }
  const played = [...new Set(Object.values(deck.editions).map(({ rules }) => rules))];
  for (const { rules, one, other } of layoutClashes(layout, played)) {
    const { at, last, first, isNews, note } = inOrder(one, other);
    if (!isNews) continue;
    note();
    report.add('LAYOUT_CLASH', at, `Under the ${rules} rules, ${last} and ${first} overlap.`);
  }
  for (const { rules, places } of layoutGaps(layout)) {
    const { at, last, first, isLacking } = inOrder(...places);
    const message = isLacking
      ? `Under the ${rules} rules, there is ${last} and no ${first}: one would not cover the other.`
      : `Under the ${rules} rules, ${last} and ${first} are not the same place: one would cover the other in part.`;
    report.add('LAYOUT_CLASH', at, message);
  }
  for (const { kind, region } of findMissingCustomPlaces(deck, layout)) {
    const isField = region !== 'title';
    const what = isField ? `the field "${region}" of "${kind}"` : `the title of "${kind}"`;
    const place = `Add it to templates/layout.yaml: ${exampleOf(kind, region)}`;
    const hint = isField ? `${place}; or say \`printed: false\` in shroud.yaml.` : `${place}.`;
    const at = loaded.whereSetting(['kinds', kind, ...(isField ? ['fields', region] : [])], 'key');
    report.add(
      'LAYOUT_LACKS',
      at ?? toFileStart('shroud.yaml'),
      `The layout has no place for ${what}.`,
      hint,
    );
  }
  for (const { id, kind, field, region } of homelessTexts(deck, layout)) {
    const message = `"${id}" has \`${field}\`, and the layout has no region "${region}" for "${kind}".`;
    const hint = `Add it to templates/layout.yaml: ${exampleOf(kind, region)}`;
    report.add('LAYOUT_LACKS', loaded.where(id, [field], 'key') ?? toFileStart('shroud.yaml'), message, hint);
  }
  for (const { id, editions, region } of lackingPlaces(deck, layout, memos.get(LackingMemo))) {
    const where = `${editions.length === 1 ? 'edition' : 'editions'} ${inWords(editions)}`;
    const message = `"${id}" prints ${region}, and the layout has no place for it in the ${where}.`;
    report.add('LAYOUT_LACKS', slotAt(loaded, id, region) ?? toFileStart('shroud.yaml'), message);
  }
}

/** Whether the deck's own file defines it, as opposed to the inherited one. */
const isSaid = (custom: unknown, path: readonly string[]): boolean =>
  path.reduce<unknown>((inner, key) => (isPlainMap(inner) ? inner[key] : undefined), custom) !== undefined;

const exampleOf = (kind: string, region: string): string =>
  `places: { ${kind}: { regions: { ${region}: [{ x: 5, y: 60, width: 53, height: 20 }] } } }`;

/** Place where a card defines what it prints in a slot; the lower icon has a short form. */
function slotAt({ where }: ValidDeck, id: string, region: string): Span | undefined {
  const [what = '', slot = ''] = region.split('.');
  if (what === 'pathos') return where(id, [what, slot]);
  const whole = where(id);
  const isSame = (at: Span | undefined) => at?.line === whole?.line && at?.column === whole?.column;
  const found = [where(id, ['icons', slot]), where(id, ['icon'])];
  return found.find((at) => !isSame(at)) ?? whole;
}
