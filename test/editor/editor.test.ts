import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSchemas } from '../../src/operations/deck/write-schemas.js';
import { listVerbs } from '../../src/vocabulary/cards/clause.js';
import { kindsWith } from '../../src/vocabulary/cards/effects.js';
import { CATEGORIES, type Category } from '../../src/vocabulary/category.js';
import { KIND_KEYS } from '../../src/vocabulary/kinds/index.js';
import { VERBS, verbs } from '../../src/vocabulary/verbs/index.js';
import { CUSTOM_ICONS } from '../support/custom-icons-deck.js';
import { LanguageServer } from '../support/language-server.js';

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
      const [first] = listVerbs(category).map((verb) => verbs[verb].example);
      for (const clauses of ['- ▮', '- d▮', `${first}\n- ▮`, `- ▮\n${first}`]) {
        const labels = await server.complete(card(category, clauses));
        const offered = labels.filter((label) => (VERBS as readonly string[]).includes(label));
        expect(offered.sort(), clauses).toEqual([...listVerbs(category)].sort());
      }
    },
  );

  it('behind a verb, completion offers what may stand beside it and no second verb', async () => {
    const labels = await server.complete(card('immediate', '- draw: 1\n  ▮'));
    expect(labels.sort()).toEqual(['if', 'may', 'otherwise', 'then', 'who']);
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
    const examples = VERBS.map(async (name) => {
      const {
        example,
        categories: [category = 'immediate'],
      } = verbs[name];
      return [name, await server.underlined(card(category, example))];
    });
    expect(await Promise.all(examples)).toEqual(VERBS.map((name) => [name, []]));
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

describe('in a deck that declares icons of its own', () => {
  let own: LanguageServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shroud-'));
    for (const [file, text] of Object.entries(CUSTOM_ICONS)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    writeSchemas(folder);
    own = await LanguageServer.start({ [join(folder, 'schema/cards.schema.json')]: '/deck/cards/**' });
  });
  afterAll(() => {
    own.stop();
    rmSync(folder, { recursive: true });
  });

  const modifier = (line: string) => `modifiers:\n  a-card:\n    title: A Card\n    ${line}\n`;

  it('completion offers them wherever an icon may stand, beside the six', async () => {
    for (const text of [
      modifier('icon: ▮'),
      card('continuous', '- pathosPer: { icon: ▮, among: { of: you }, value: -5 }'),
      modifier('requires:\n      target:\n        shows: ▮'),
    ])
      expect(await own.complete(text), text).toEqual(expect.arrayContaining(['beast', 'moth', 'red-rose']));
  });

  it('completion offers its families, once each', async () => {
    for (const text of [
      'characters:\n  ada:\n    title: Ada\n    family: ▮\n',
      modifier('requires:\n      target:\n        family: ▮'),
    ]) {
      const labels = await own.complete(text);
      expect(labels.filter((label) => ['north', 'east'].includes(label)).sort(), text).toEqual([
        'east',
        'north',
      ]);
    }
  });

  it('an icon that it does not have is underlined, one of its own is not, nor a family that is yet to come', async () => {
    expect((await own.underlined(modifier('icon: mot'))).map(({ text }) => text)).toEqual(['mot']);
    expect(await own.underlined(modifier('icon: red-rose'))).toEqual([]);
    expect(await own.underlined('characters:\n  ada: { title: Ada, family: south }\n')).toEqual([]);
  });
});

const plain = (markdown: string) => markdown.replaceAll(/[`*]/g, '');
