import { getKind } from '../deck/custom-card.js';
import { kindTitle } from './core/kind-title.js';
import { type ChosenCard, type Job, listFaces, type PrintJobOptions } from './order.js';
import type { PrintSession } from './session/print-session.js';
import type { PaintedCard } from './sheets/card.js';

/** The cards of a job with their faces, repeated by number of copies; `more` adds what the stock needs. */
export function paintCards<T extends Pick<PaintedCard, 'opaque'>>(
  press: PrintSession,
  options: PrintJobOptions,
  { cards, language }: Job,
  more: (one: ChosenCard) => T,
): (Omit<PaintedCard, 'opaque'> & T)[] {
  const titled = options.deck.texts[language] ?? {};
  return cards.flatMap((one) => {
    const [front, back] = listFaces(one, language, options).map((request) => press.painting(request));
    if (front === undefined) return [];
    const card = {
      id: one.id,
      kind: kindTitle(options.deck, getKind(one.card), language),
      title: titled[one.id]?.title ?? one.card.title,
      front,
      ...(back && { back }),
      ...more(one),
    };
    return Array.from({ length: options.copies ?? one.card.copies }, () => card);
  });
}
