import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { memoryFolder } from '../../src/deck/folder.js';
import { validate } from '../../src/deck/source/validate.js';
import { deckSchemas } from '../../src/services/deck-schemas.js';
import { FILE_KINDS, schemaName, schemaOf } from '../../src/vocabulary/files/index.js';
import { STORY_ICONS } from '../../src/vocabulary/icons.js';
import { EDITOR_KEYWORDS } from '../../src/vocabulary/json-schema.js';
import { createWorkspace, openWorkspace } from '../../src/workspace/workspace.js';
import { CUSTOM_ICONS } from '../support/custom-icons-deck.js';
import { ROOT } from '../support/places.js';

const FOLDER = `${ROOT}schema/`;
const schemas = deckSchemas(openWorkspace(ROOT).opened, diskFolder(ROOT) ?? memoryFolder({}));

describe('schema/', () => {
  it.each(FILE_KINDS)(
    '%s.schema.json is what vocabulary and deck say today (npm run schema writes it)',
    (kind) => {
      expect(readFileSync(FOLDER + schemaName(kind), 'utf8')).toBe(schemas[kind]);
    },
  );

  it('has only files that `npm run schema` writes', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(FILE_KINDS.map(schemaName).sort());
  });

  it.each(FILE_KINDS)('%s is valid JSON Schema 2020-12, without an unknown keyword', (kind) => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    ajv.addVocabulary([...EDITOR_KEYWORDS]);
    expect(ajv.validateSchema(schemaOf(kind)), JSON.stringify(ajv.errors)).toBe(true);
  });

  it.each(FILE_KINDS)('%s explains every key to someone who hovers over it', (kind) => {
    expect([...undescribed(schemaOf(kind), '')]).toEqual([]);
  });
});

describe('the schemas of a deck', () => {
  const schemaIn = (files: Readonly<Record<string, string>>, kind: 'cards' | 'words' | 'theme') => {
    const folder = memoryFolder({ ...CUSTOM_ICONS, ...files });
    return deckSchemas(createWorkspace(folder).opened, folder)[kind];
  };

  it('know its icons, families and pictures', () => {
    const cards = JSON.parse(schemaIn({ 'templates/art/lamp.svg': '<svg/>' }, 'cards'));
    expect(cards.$defs.storyIcon.enum).toEqual([...STORY_ICONS, 'moth', 'red-rose']);
    expect(cards.$defs.traits.properties.family.anyOf[0].enum).toEqual(['north', 'east']);
    expect(JSON.stringify(cards)).toContain('"lamp.svg"');
    const words = JSON.parse(schemaIn({}, 'words'));
    expect(Object.keys(words.properties.icons.properties)).toContain('red-rose');
  });

  it.each(FILE_KINDS)('of %s are valid JSON Schema 2020-12', (kind) => {
    const folder = memoryFolder(CUSTOM_ICONS);
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    ajv.addVocabulary([...EDITOR_KEYWORDS]);
    const schema = JSON.parse(deckSchemas(createWorkspace(folder).opened, folder)[kind]);
    expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
  });

  it('decide as the tool does: ajv by the schema, and the shapes of the deck', () => {
    const folder = memoryFolder(CUSTOM_ICONS);
    const { declared } = createWorkspace(folder).opened;
    const ajv = new Ajv2020({ strict: false });
    const valid = ajv.compile(JSON.parse(deckSchemas(createWorkspace(folder).opened, folder).cards));
    const text = CUSTOM_ICONS['cards/base/cards.yaml'] ?? '';
    for (const changed of [
      text,
      text.replaceAll('moth', 'mot'),
      text.replace('red-rose', 'blank'),
      text.replace('shows: [red-rose]', 'shows: none'),
      text.replace('icon: beast', 'icon: duck'),
      text.replace('shows: moth', 'shows: [moth, moth]'),
    ])
      expect(valid(parse(changed)), changed).toBe(validate('cards', parse(changed), declared).length === 0);
  });

  it('are out of date when the deck declares more, and not when it has a card more', async () => {
    const folder = memoryFolder(CUSTOM_ICONS);
    const { opened } = createWorkspace(folder);
    const made = Object.fromEntries(
      Object.entries(deckSchemas(opened, folder)).map(([kind, text]) => [`schema/${kind}.schema.json`, text]),
    );
    const told = async (files: Readonly<Record<string, string>>) => {
      const { report } = await createWorkspace(
        memoryFolder({ ...CUSTOM_ICONS, ...made, ...files }),
      ).checked();
      return report.diagnostics.filter(({ code }) => code === 'SCHEMA_OUTDATED').map(({ hint }) => hint);
    };
    expect(await told({})).toEqual([]);
    expect(await told({ 'cards/base/more.yaml': 'events:\n  pause: { title: A Pause }\n' })).toEqual([]);
    expect(
      await told({ 'cards/base/more.yaml': 'families:\n  south: { title: South, symbol: duck }\n' }),
    ).toEqual(['Write it again: shroud schema']);
  });
});

function* undescribed(schema: unknown, path: string): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      for (const [name, property] of Object.entries(value as Record<string, { description?: string }>)) {
        if (property.description === undefined) yield `${path}.${name}`;
      }
    }
    yield* undescribed(value, `${path}/${key}`);
  }
}
