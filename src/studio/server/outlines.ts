import { chooseEdition } from '../../operations/render/render-cards.js';
import { listPieces } from '../../render/homemade/pieces.js';
import { outline } from '../../render/template/outline.js';
import type { OutlineSummary } from '../protocol.js';
import type { Studio } from './studio.js';

/** The printed regions of cards, to outline what stays visible on a stack. */
export function listOutlines(
  { workspace, now }: Studio,
  ids: readonly string[],
  edition: string,
): OutlineSummary[] {
  const layout = now.layout?.value;
  return [...new Set(ids)].flatMap((id) => {
    const state = workspace.cards.get(id);
    if (state === undefined || layout === undefined) return [];
    const { deck, card } = state;
    const isThere = Object.hasOwn(deck.editions, edition);
    const pieces = listPieces(deck, card, isThere ? edition : chooseEdition(deck, id, undefined), layout);
    const regions: Record<string, string> = {};
    for (const { region, shapes } of pieces) regions[region] = (regions[region] ?? '') + outline(shapes);
    return [{ id, regions }];
  });
}
