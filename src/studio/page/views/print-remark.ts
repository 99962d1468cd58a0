import type { PrintSummary } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { getTitle } from '../parts/card-name.js';
import { cards } from '../state/deck.js';

type Remark = PrintSummary['notes'][number];

/** Maximum number of card names in a remark. */
const MOST = 5;

/** The text of a print remark in the language of the page; undefined if the page shows it elsewhere. */
export function formatRemark(remark: Remark): string | undefined {
  switch (remark.is) {
    case 'plates':
      return t('remarkPlates', { printer: remark.profile });
    case 'white':
      return t('remarkWhite', { printer: remark.profile });
    case 'paper':
      return remark.sheet === undefined
        ? t('remarkOneCard', { printer: remark.profile })
        : t('remarkSheet', { printer: remark.profile, ...remark.sheet });
    case 'pictures':
      return t('remarkPictures', { n: remark.cards.length, cards: listTitles(remark.cards) });
    case 'film':
      return t('remarkFilm');
    case 'wants':
      return t('remarkWants', { printer: remark.profile, wants: remark.wants.join(', ') });
    case 'profile':
      return `${remark.profile}${t('colon')}${remark.note}`;
    case 'preflight':
      return undefined;
  }
}

function listTitles(ids: readonly string[]): string {
  const titles = ids.slice(0, MOST).map((id) => {
    const card = cards.value.get(id);
    return card === undefined ? id : getTitle(card);
  });
  return `${titles.join(', ')}${ids.length > MOST ? ', …' : ''}`;
}
