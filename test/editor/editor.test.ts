import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verbsOf } from '../../src/vocabulary/cards/clause.js';
import { kindsWith } from '../../src/vocabulary/cards/effects.js';
import { CATEGORIES, type Category } from '../../src/vocabulary/category.js';
import { KIND_KEYS } from '../../src/vocabulary/kinds/index.js';
import { VERBS, verbs } from '../../src/vocabulary/verbs/index.js';
import { LanguageServer } from './language-server.js';

const SCHEMA = fileURLToPath(new URL('../../schema/cards.schema.json', import.meta.url));
let server: LanguageServer;
beforeAll(async () => {
  server = await LanguageServer.start({ [SCHEMA]: '/deck/cards/**' });
});
afterAll(() => server.stop());

/** A card with clauses, or the cursor, in one of its categories. */
function card(category: Category, clauses: string): string {
  const kind = kindsWith(category)[0] === 'event' ? 'events' : 'modifiers';
  const indented = clauses.replaceAll(/^/gm, ' '.repeat(8));
  return `${kind}:\n  a-card:\n    title: A Card\n    effects:\n      ${category}:\n${indented}\n`;
}

describe('in an editor, through the real yaml-language-server', () => {
  it.each(CATEGORIES)(
    'completion inside %s: offers exactly the verbs allowed there, each once',
    async (category) => {
      const [first] = verbsOf(category).map((verb) => verbs[verb].example);
      for (const clauses of ['- ▮', '- d▮', `${first}\n- ▮`, `- ▮\n${first}`]) {
        const labels = await server.complete(card(category, clauses));
        const offered = labels.filter((label) => (VERBS as readonly string[]).includes(label));
        expect(offered.sort(), clauses).toEqual([...verbsOf(category)].sort());
      }
    },
  );

  it('behind a verb, completion offers what may stand beside it and no second verb', async () => {
    const labels = await server.complete(card('immediate', '- draw: 1\n  ▮'));
    expect(labels.sort()).toEqual(['if', 'may', 'who']);
  });

  it('completion of a verb brings a first value along', async () => {
    expect(await server.complete(card('immediate', '- skip: ▮'))).toEqual(
      expect.arrayContaining(['draw', 'play', 'turn']),
    );
    expect(await server.complete(card('immediate', '- discard: ▮'))).toContain('{ count, pick }');
  });

  it('at the top of a file, completion offers every kind of card', async () => {
    const labels = await server.complete('▮');
    expect(labels.filter((label) => (KIND_KEYS as readonly string[]).includes(label)).sort()).toEqual(
      [...KIND_KEYS].sort(),
    );
  });

  it.each(VERBS)('hovering over %s explains it', async (name) => {
    const {
      meaning,
      example,
      categories: [category = 'immediate'],
    } = verbs[name];
    const text = card(category, example.replace('- ', '- ▮'));
    expect(plain(await server.hover(text))).toContain(plain(meaning));
  });

  it('an example of every verb is underlined nowhere', async () => {
    for (const name of VERBS) {
      const {
        example,
        categories: [category = 'immediate'],
      } = verbs[name];
      expect(await server.underlined(card(category, example)), name).toEqual([]);
    }
  });

  it.each([
    ['a wrong value', card('immediate', '- draw: two'), 'two'],
    ['a wrong value in one of several forms', card('immediate', '- discard: { count: two }'), 'two'],
    ['a wrong word', card('immediate', '- skip: ply'), 'ply'],
    ['an unknown verb', card('immediate', '- drwa: 2'), 'drwa'],
    ['a verb of another category', card('immediate', '- drawLimit: 1'), 'drawLimit'],
    ['a wrong player', card('immediate', '- draw: 1\n  who: oponents'), 'oponents'],
    ['a wrong icon', 'modifiers:\n  a-card:\n    title: A Card\n    icon: baest\n', 'baest'],
    ['an unknown key', 'modifiers:\n  a-card:\n    title: A Card\n    flavor: Dry.\n', 'flavor'],
  ])('%s is underlined, and only that', async (_, text, wrong) => {
    expect((await server.underlined(text)).map((one) => one.text)).toEqual([wrong]);
  });
});

const plain = (markdown: string) => markdown.replaceAll(/[`*]/g, '');
