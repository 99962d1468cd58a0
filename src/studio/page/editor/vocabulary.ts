import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { snippet } from '@codemirror/autocomplete';
import { type EditorView, hoverTooltip } from '@codemirror/view';
import type { Shape } from '../../../vocabulary/shape.js';
import { explainKey, type Offer, offerKeys, offerValues, shapesAt } from './shape-at.js';
import { placeIn } from './yaml-path.js';

const readLines = (view: { readonly state: EditorView['state'] }) => view.state.doc.toString().split('\n');

/** Completes keys and values from the script vocabulary, and names from the deck. */
export const completing =
  (shapeNow: () => Shape | undefined) =>
  (context: CompletionContext): CompletionResult | null => {
    const shape = shapeNow();
    const line = context.state.doc.lineAt(context.pos);
    if (shape === undefined || line.number === 1) return null;
    const place = placeIn(readLines(context), line.number - 1, context.pos - line.from);
    if (!context.explicit && place.word === '') return null;
    const found = shapesAt(shape, place.path);
    const offers = place.isValue ? offerValues(found) : offerKeys(found, place.siblings);
    if (offers.length === 0) return null;
    return {
      from: line.from + place.from,
      options: offers.map((offer) => toOption(offer, place.isValue)),
      validFor: /^[\w.-]*$/,
    };
  };

function toOption(offer: Offer, isValue: boolean) {
  const { label, about, opens = false, isName = false } = offer;
  return {
    label,
    info: about,
    type: isName ? 'variable' : isValue ? 'enum' : 'property',
    ...(!isValue && { apply: snippet(opens ? `${label}:\n  \${}` : `${label}: \${}`) }),
  };
}

/** Shows the meaning of the key under the pointer. */
export const explaining = (shapeNow: () => Shape | undefined) =>
  hoverTooltip((view, at) => {
    const shape = shapeNow();
    const line = view.state.doc.lineAt(at);
    const key = keyAt(line.text, at - line.from);
    if (shape === undefined || key === undefined || line.number === 1) return null;
    const place = placeIn(readLines(view), line.number - 1, key.to);
    const meaning = explainKey(shape, place.isValue ? place.path : [...place.path, key.word]);
    if (meaning === undefined) return null;
    return {
      pos: line.from + key.from,
      end: line.from + key.to,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'meaning';
        const name = document.createElement('code');
        name.textContent = key.word;
        dom.append(name, ` ${meaning}`);
        return { dom };
      },
    };
  });

function keyAt(text: string, column: number): { word: string; from: number; to: number } | undefined {
  for (const found of text.matchAll(/[\w.-]+(?=\s*:(\s|$))/g)) {
    const from = found.index;
    const to = from + found[0].length;
    if (column >= from && column <= to) return { word: found[0], from, to };
  }
  return undefined;
}
