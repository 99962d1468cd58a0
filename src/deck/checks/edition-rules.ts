import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import { rulesOf } from '../assemble.js';
import type { DraftCard } from '../draft.js';
import { cardByCard } from './card-by-card.js';

/** What a card prints or needs must fit the rules of the editions that it is in. */
export const checkEditionRules = cardByCard(
  ({ settings }) => settings && [settings.value.editions],
  (card, report, editions) => {
    if (!card.sound) return;
    const { icons } = card.authored;
    const rules = rulesIn(card, editions);
    const classic = rules.find((one) => one.rules !== 'second');
    if (classic !== undefined && (icons?.top !== undefined || icons?.middle !== undefined)) {
      const message = `Only the second edition has icons at the top and in the middle (LOOK-3), but this card is also in "${classic.id}".`;
      report.add('EDITION_ICONS', card.at(['icons'], 'key'), message);
    }
    if (card.key === 'mysteries') {
      const wrong = rules.find((one) => one.rules !== 'expansion');
      if (wrong === undefined) return;
      const message = `The edition "${wrong.id}" has no residences, so this mystery can never be played in it (MYST-1).`;
      report.add('EDITION_MYSTERY', card.at([], 'key'), message);
    }
  },
);

const rulesIn = ({ authored, set }: DraftCard, editions: DeckFile['editions']) =>
  Object.entries(editions)
    .filter(([id, { sets }]) => (authored.editions ?? [id]).includes(id) && sets.includes(set))
    .map(([id, edition]) => ({ id, rules: rulesOf(id, edition) }));
