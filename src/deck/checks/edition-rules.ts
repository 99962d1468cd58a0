import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { type DeckFile, resolveRules } from '../../vocabulary/files/deck-file.js';
import type { SourceCard } from '../source/source-deck.js';
import { perCardCheck } from './per-card-check.js';

/** What a card prints or needs must fit the rules of the editions that it is in. */
export const checkEditionRules = perCardCheck(
  ({ settings }) => settings && [settings.value.editions],
  (card, report, editions) => {
    if (!card.isValid) return;
    const { icons } = card.authored;
    const rules = rulesIn(card, editions);
    const classic = rules.find((one) => one.rules !== 'second');
    if (classic !== undefined && (icons?.top !== undefined || icons?.middle !== undefined)) {
      const message = `Only \`rules: second\` has icons at the top and in the middle (LOOK-3); edition "${classic.id}" plays ${classic.rules}.`;
      report.add(
        'EDITION_ICONS',
        card.at(['icons'], 'key'),
        message,
        iconsHint(icons.bottom, card, editions),
      );
    }
    if (classic !== undefined && card.key === 'modifiers' && isForDead(card.authored)) {
      const message = `In the edition "${classic.id}" no modifier is laid on the dead (DEATH-4), whatever this one says.`;
      const living = 'let it ask for the living';
      report.add('EDITION_DEAD', card.at(['requires', 'target']), message, markHint(card, editions, living));
    }
    if (card.key === 'mysteries') {
      const wrong = rules.find((one) => one.rules !== 'expansion');
      if (wrong === undefined) return;
      const message = `The edition "${wrong.id}" is played by the rules "${wrong.rules}", which have no residences: this mystery can never be played in it (MYST-1).`;
      const hint = `Write \`rules: expansion\` for "${wrong.id}" in shroud.yaml, or leave the mystery out of it with \`editions\`.`;
      report.add('EDITION_MYSTERY', card.at([], 'key'), message, hint);
    }
  },
);

/** What to do where a card is for the second edition only: mark it, if the deck has such an edition, or do without. */
function markHint(card: SourceCard, editions: DeckFile['editions'], without: string): string {
  const second = Object.keys(editions).filter(
    (id) => resolveRules(id, editions[id] ?? {}) === 'second' && editions[id]?.sets.includes(card.set),
  );
  return second.length === 0
    ? `${without.charAt(0).toUpperCase()}${without.slice(1)}.`
    : `Mark it \`editions: [${second.join(', ')}]\`, or ${without}.`;
}

const iconsHint = (bottom: string | undefined, card: SourceCard, editions: DeckFile['editions']): string =>
  markHint(
    card,
    editions,
    bottom === undefined ? 'write `icon: …` instead' : `write \`icon: ${bottom}\` instead`,
  );

const rulesIn = ({ authored, set }: SourceCard, editions: DeckFile['editions']) =>
  Object.entries(editions)
    .filter(([id, { sets }]) => (authored.editions ?? [id]).includes(id) && sets.includes(set))
    .filter(([, { rules }]) => rules !== 'none')
    .map(([id, edition]) => ({ id, rules: resolveRules(id, edition) }));

/** Whether a modifier says that it may be laid on the dead. */
function isForDead({ requires }: AuthoredCard): boolean {
  const target = requires !== undefined && 'target' in requires ? requires.target : undefined;
  return typeof target === 'object' && (target.state ?? 'living') !== 'living';
}
