import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { FILE_KINDS, schemaName, schemaOf, schemaText } from '../src/vocabulary/files/index.js';
import { EDITOR_KEYWORDS } from '../src/vocabulary/json-schema.js';

const FOLDER = fileURLToPath(new URL('../schema/', import.meta.url));

describe('schema/', () => {
  it.each(FILE_KINDS)(
    '%s.schema.json is what the vocabulary says today (npm run schema writes it)',
    (kind) => {
      expect(readFileSync(FOLDER + schemaName(kind), 'utf8')).toBe(schemaText(kind));
    },
  );

  it('has no schema that nothing makes', () => {
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
