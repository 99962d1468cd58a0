import { describe, expect, it } from 'vitest';
import { remarkInWords } from '../../../../src/operations/print/print-remark.js';
import { en, type MessageKey } from '../../../../src/studio/page/i18n/en.js';
import { es } from '../../../../src/studio/page/i18n/es.js';
import { fr } from '../../../../src/studio/page/i18n/fr.js';
import { it as italian } from '../../../../src/studio/page/i18n/it.js';
import { pl } from '../../../../src/studio/page/i18n/pl.js';

const ALL = { en, it: italian, es, fr, pl };
const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the words of the page', () => {
  it('have the same slots in all languages, and name no option of the command', () => {
    for (const [lang, words] of Object.entries(ALL))
      for (const word of Object.keys(en) as MessageKey[]) {
        expect(slotsOf(words[word]), `${lang} ${word}`).toEqual(slotsOf(en[word]));
        expect(words[word], `${lang} ${word}`).not.toMatch(/(^|\s)--\w|\bshroud [a-z]/);
      }
    expect(remarkInWords({ is: 'film' }), 'the command names its own').toContain('--stock labels');
  });

  it('put a space before a colon and its like in French, and in no other language', () => {
    for (const [lang, words] of Object.entries(ALL))
      for (const [word, text] of Object.entries(words)) {
        const marks = [...text.replaceAll(/\{\w+\}/g, 'x').matchAll(/(.)[:;!?](?=\s|$)/gs)].map(
          ([, sign]) => sign,
        );
        for (const sign of marks)
          expect(/\s/.test(sign ?? ''), `${lang} ${word}: ${text}`).toBe(lang === 'fr');
      }
  });
});
