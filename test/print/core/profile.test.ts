import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { printWords } from '../../../src/print/core/print-words.js';
import { profiles } from '../../../src/print/index.js';
import { profileFile } from '../../../src/vocabulary/files/profile-file.js';
import { toJsonSchema } from '../../../src/vocabulary/json-schema.js';
import { shippingDeck } from '../../support/shipping-deck.js';

describe('the profiles that come with the tool', () => {
  it('match the schema of profile files', () => {
    const validate = new Ajv.default({ strict: false, allErrors: true }).compile(
      toJsonSchema(profileFile, 'profile.schema.json'),
    );
    validate(profiles());
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ home: { pages: 'sheets', stocks: ['paper'], colour: 'blue' } })).toBe(false);
  });

  it('say where and when a shop was read that asks for what they hold, and what they are not yet', () => {
    const shops = Object.entries(profiles()).filter(([name]) => !/^(home|clear)/.test(name));
    expect(shops.length).toBeGreaterThan(2);
    for (const [, { claims = [], wants }] of shops) {
      expect(claims.length).toBeGreaterThan(0);
      for (const { source, read } of claims) {
        expect(source).toMatch(/^https:/);
        expect(read).toMatch(/^20\d\d-\d\d-\d\d$/);
      }
      expect(wants).toBeDefined();
    }
  });
});

describe('what sheets say about themselves', () => {
  it('is there in every language of the deck that ships', () => {
    const english = printWords('en');
    for (const language of shippingDeck.languages) {
      const words = printWords(language);
      expect(Object.keys(words)).toEqual(Object.keys(english));
      expect(words.steps).toHaveLength(english.steps.length);
      if (language !== 'en') expect(words.calibration).not.toBe(english.calibration);
    }
    expect(printWords('xx')).toEqual(english);
  });
});
