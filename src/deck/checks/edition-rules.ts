import type { Report } from '../../diagnostics/index.js';
import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { rulesOf } from '../../vocabulary/files/deck-file.js';
import type { Draft, DraftCard } from '../draft/draft.js';

/** What a card prints or needs must fit the rules of the editions that it is in. */
export function checkEditionRules({ settings, cards }: Draft, report: Report): void {
  if (settings === undefined) return;
  const { editions } = settings.value;
  const rulesIn = (card: DraftCard) =>
    Object.entries(editions)
      .filter(([id, { sets }]) => (card.authored.editions ?? [id]).includes(id) && sets.includes(card.set))
      .map(([id, edition]) => ({ id, rules: rulesOf(id, edition) }));
  for (const card of cards) {
    if (!card.sound) continue;
    const { icons } = card.authored;
    const classic = rulesIn(card).find(({ rules }) => rules !== 'second');
    if (classic !== undefined && (icons?.top !== undefined || icons?.middle !== undefined)) {
      const message = `Only the second edition has icons at the top and in the middle (LOOK-3), but this card is also in "${classic.id}".`;
      report.add('EDITION_ICONS', card.at(['icons'], 'key'), message);
    }
    if (classic !== undefined && card.key === 'modifiers' && isForDead(card.authored)) {
      const message = `In the edition "${classic.id}" no modifier is laid on the dead (DEATH-4), whatever this one says.`;
      report.add('EDITION_DEAD', card.at(['requires', 'target']), message);
    }
    if (card.key === 'mysteries') {
      const wrong = rulesIn(card).find(({ rules }) => rules !== 'expansion');
      if (wrong === undefined) continue;
      const message = `The edition "${wrong.id}" has no residences, so this mystery can never be played in it (MYST-1).`;
      report.add('EDITION_MYSTERY', card.at([], 'key'), message);
    }
  }
}

/** Whether a modifier says that it may be laid on the dead. */
function isForDead({ requires }: AuthoredCard): boolean {
  const target = requires !== undefined && 'target' in requires ? requires.target : undefined;
  return typeof target === 'object' && (target.state ?? 'living') !== 'living';
}
