import type { PrintNote } from '../../protocol.js';
import { say } from '../i18n/index.js';
import { titleOf } from '../parts/card-name.js';
import { cards } from '../state/deck.js';

type Remark = PrintNote['notes'][number];

/** Maximum number of card names in a remark. */
const MOST = 5;

/** The text of a print remark in the language of the page; undefined if the page shows it elsewhere. */
export function sayRemark(remark: Remark): string | undefined {
  switch (remark.is) {
    case 'plates':
      return say('remarkPlates', { printer: remark.profile });
    case 'white':
      return say('remarkWhite', { printer: remark.profile });
    case 'paper':
      return remark.sheet === undefined
        ? say('remarkOneCard', { printer: remark.profile })
        : say('remarkSheet', { printer: remark.profile, ...remark.sheet });
    case 'pictures':
      return say('remarkPictures', { n: remark.cards.length, cards: named(remark.cards) });
    case 'film':
      return say('remarkFilm');
    case 'wants':
      return say('remarkWants', { printer: remark.profile, wants: remark.wants.join(', ') });
    case 'profile':
      return `${remark.profile}${say('colon')}${remark.note}`;
    case 'preflight':
      return undefined;
  }
}

function named(ids: readonly string[]): string {
  const titles = ids.slice(0, MOST).map((id) => {
    const card = cards.value.get(id);
    return card === undefined ? id : titleOf(card);
  });
  return `${titles.join(', ')}${ids.length > MOST ? ', …' : ''}`;
}
