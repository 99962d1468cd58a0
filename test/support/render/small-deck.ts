import { stringify } from 'yaml';
import type { Deck } from '../../../src/deck/deck.js';
import { type DeckFolder, memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { createRenderer, type Renderer } from '../../../src/render/drawing/render-face.js';
import { openTemplates } from '../../../src/render/drawing/templates.js';
import { builtInWords } from '../../../src/services/built-in-words.js';

const SETTINGS = {
  name: 'small',
  version: '1.0.0',
  languages: ['en', 'fr'],
  editions: { classic: { sets: ['one'] }, second: { sets: ['one'] } },
};

const CARDS = {
  families: { weir: { title: 'The Weirs', symbol: 'scythe' } },
  characters: { ada: { title: 'Ada Weir', family: 'weir', flavour: 'She counts the stairs.' } },
  modifiers: {
    sad: { title: 'Sad', pathos: { top: -10 }, icon: 'duck', effects: { immediate: [{ draw: 2 }] } },
    glad: { title: 'Glad', flavour: 'For once.', pathos: { top: 10 }, icon: 'duck' },
  },
};

export interface SmallDeck {
  readonly deck: Deck;
  readonly folder: DeckFolder;
}

/** A deck in memory: two modifiers and a character, and whatever else a test needs. */
export function smallDeck({
  settings = {},
  modifiers = {},
  files = {},
}: {
  settings?: object;
  modifiers?: object;
  files?: Readonly<Record<string, string | Uint8Array>>;
} = {}): SmallDeck {
  const folder = memoryFolder({
    'shroud.yaml': stringify({ ...SETTINGS, ...settings }),
    'cards/one/cards.yaml': stringify({ ...CARDS, modifiers: { ...CARDS.modifiers, ...modifiers } }),
    ...files,
  });
  const { deck, report } = loadDeck(folder);
  if (deck === undefined) throw new Error(report.diagnostics.map(({ message }) => message).join('\n'));
  return { deck, folder };
}

/** Opens the templates of a small deck, and draws with them. */
export async function rendererOf({ deck, folder }: SmallDeck): Promise<Renderer> {
  const { opened, diagnostics, problems } = await openTemplates(folder);
  if (opened === undefined) throw new Error(JSON.stringify([...diagnostics, ...problems]));
  return createRenderer(deck, opened, builtInWords);
}
