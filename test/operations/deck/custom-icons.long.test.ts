import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { type DeckFolder, memoryFolder } from '../../../src/deck/folder.js';
import { withoutLayout } from '../../../src/deck/without-layout.js';
import { deckModule } from '../../../src/deck/write-module.js';
import { createGame, greedyBot, playGame, result, view } from '../../../src/engine/index.js';
import { plain } from '../../../src/language/part.js';
import { cardText } from '../../../src/language/sentences/card-text.js';
import { verify } from '../../../src/verify/index.js';
import { createWorkspace } from '../../../src/workspace/workspace.js';
import { CUSTOM_ICONS, customIcons } from '../../support/custom-icons-deck.js';

function soundIn(folder: DeckFolder) {
  const workspace = createWorkspace(folder);
  const { opened } = workspace;
  const told = opened.report.diagnostics.map(({ span, message }) => `${span.file}:${span.line} ${message}`);
  return { deck: opened.deck as Deck, told, workspace };
}

/** Thirty icons, the six among them: as many as a deck may have. */
const MANY = Array.from({ length: 24 }, (_, i) => `sign-${i + 1}`);
const withMany = () => {
  const settings = CUSTOM_ICONS['shroud.yaml'] ?? '';
  return settings.replace(
    /icons:[\s\S]*/,
    () => `icons:\n${MANY.map((icon) => `  ${icon}: a sign\n`).join('')}`,
  );
};

describe('icons that a deck declares', () => {
  const { deck, told, workspace } = soundIn(customIcons());

  it('pass every check beside the six built-in icons', () => {
    expect(told.filter((one) => !/no translation|not translated/.test(one))).toEqual([]);
    expect(Object.keys(deck.icons ?? {})).toEqual([
      'beast',
      'death',
      'duck',
      'goblet',
      'lucre',
      'marriage',
      'moth',
      'red-rose',
    ]);
  });

  it('are said in every language that has a name for them', () => {
    const said = (id: string, lang: string) =>
      cardText(deck, deck.cards[id] as never, workspace.getRulesText(deck).of(lang))
        .map(({ parts }) => plain(parts))
        .join(' ');
    expect(said('swarmed', 'en')).toContain('Moth');
    expect(said('swarmed', 'pl')).toContain('Ćma');
    expect(said('pressed', 'en')).toContain('Rose');
  });

  it('are drawn on cards, and in their texts', async () => {
    const { report } = await workspace.checked();
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    await workspace.update();
    const face = await workspace.face({ id: 'dusted', side: 'front', language: 'en', edition: 'classic' });
    expect(JSON.stringify(face).split('M5 1l4 3-3 1 2 4-3-2-3 2 2-4-3-1z').length - 1).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('appear in the views of players', () => {
    const end = playGame(createGame(deck, { players: 2, seed: 5 }), [greedyBot(deck), greedyBot(deck)], 1);
    expect(result(end)).not.toBeNull();
    const shown = view(end, 0).players.flatMap(({ characters }) => characters.flatMap(({ icons }) => icons));
    expect(shown).toContain('moth');
  });

  it('are proven, engine and second model hand in hand, in every edition', async () => {
    const { cards, findings } = await verify(withoutLayout(deck), { games: 0, players: [2] });
    expect(findings).toBe(0);
    expect(Object.entries(cards).filter(([, { verdict }]) => verdict !== 'proven')).toEqual([]);
  });

  it('are proven without the six, which no prop brings back', async () => {
    const alone = soundIn(
      customIcons({
        'shroud.yaml': `storyIcons: false\n${CUSTOM_ICONS['shroud.yaml']}`,
        'cards/base/cards.yaml': (CUSTOM_ICONS['cards/base/cards.yaml'] ?? '').replace(
          'icon: beast',
          'icon: red-rose',
        ),
      }),
    );
    expect(Object.keys(alone.deck.icons ?? {})).toEqual(['moth', 'red-rose']);
    const { cards, findings } = await verify(withoutLayout(alone.deck), { games: 0, players: [2] });
    expect(findings).toBe(0);
    expect(Object.entries(cards).filter(([, { verdict }]) => verdict !== 'proven')).toEqual([]);
  });

  it('are told apart up to the thirtieth', async () => {
    const cards = MANY.map(
      (icon) => `  card-${icon}: { title: A Sign, pathos: { top: -10 }, icon: ${icon}, copies: 2 }\n`,
    ).join('');
    const asking = `  asking: { title: Asking, effects: { continuous: [{ pathosPer: { icon: sign-24, among: { of: you }, value: -5 } }] } }
  both: { title: Both, effects: { immediate: [{ draw: 1, if: { count: { shows: [sign-23] }, atLeast: 1 } }] } }
  hiding: { title: Hiding, icon: blank, copies: 4 }
`;
    const { 'cards/homes/cards.yaml': _, ...files } = CUSTOM_ICONS;
    const many = soundIn(
      memoryFolder({
        ...files,
        'shroud.yaml': withMany().replace(', homes', ''),
        'cards/base/cards.yaml': `modifiers:\n${cards}${asking}deaths:\n  demise: { title: A Demise, icon: sign-1, copies: 10 }\n`,
        'templates/theme.yaml': `icons:\n${MANY.map((icon) => `  ${icon}: icons/moth.svg\n`).join('')}`,
        'cards/words/en.yaml': `icons:\n${MANY.map((icon) => `  ${icon}: ${icon}\n`).join('')}`,
        'cards/words/pl.yaml': `icons:\n${MANY.map((icon) => `  ${icon}: ${icon}\n`).join('')}`,
      }),
    );
    expect(many.told).toEqual([]);
    expect(Object.keys(many.deck.icons ?? {})).toHaveLength(30);
    const { cards: proven, findings } = await verify(withoutLayout(many.deck), {
      games: 0,
      players: [2],
      editions: ['classic'],
    });
    expect(findings).toBe(0);
    expect(proven.asking?.verdict).toBe('proven');
    expect(proven.both?.verdict).toBe('proven');
  });

  it('are typed in the module of the deck', () => {
    const module = deckModule(deck);
    expect(module).toContain('"red-rose": "love and thorns"');
    expect(module).toMatch(/export type StoryIcon = 'beast' .* \| 'moth' \| 'red-rose';/);
  });
});
