import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/language/languages.js';
import { phraseSlots, slotProblem } from '../../src/language/phrases/phrase-slots.js';
import { builtInWords } from '../../src/services/built-in-words.js';

const slots = phraseSlots(LANGUAGES.map(builtInWords));
const problemOf = (key: string, phrase: string) => {
  const known = slots.get(key);
  if (known === undefined) throw new Error(`no phrase ${key}`);
  return slotProblem(known, phrase);
};

describe('a phrase of another language', () => {
  it('must say what all known languages say', () => {
    expect(problemOf('freePlay', 'eine Karte spielen')).toBe('It does not say $what.');
  });

  it('need not choose between variants where they all do', () => {
    expect(problemOf('freePlay', 'sofort bis zu {$what :kinds case=acc} spielen')).toBeUndefined();
    expect(problemOf('there', 'es gibt')).toBeUndefined();
  });

  it('may ask for what the note on it names, and for nothing else', () => {
    expect(
      problemOf('shows', '.input {$count :number}\n.match $count\n* {{mit {$icons :parts}}}'),
    ).toBeUndefined();
    expect(problemOf('shows', 'mit {$icons :parts} {$player :parts}')).toBe(
      'It asks for $player, which this phrase is never given.',
    );
  });
});
