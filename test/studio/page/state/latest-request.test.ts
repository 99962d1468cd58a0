import { describe, expect, it } from 'vitest';
import { LatestRequest } from '../../../../src/studio/page/state/latest-request.js';

/** Answers that come when the test says so. */
function asked() {
  const answer = { value: '' };
  const open: ((text: string | undefined) => void)[] = [];
  const questions = new LatestRequest(answer);
  const names: string[] = [];
  const ask = (name: string) =>
    questions.ask(() => {
      names.push(name);
      return new Promise((done, fail) => open.push((text) => (text === undefined ? fail(name) : done(text))));
    });
  return { answer, names, ask, reply: (text: string | undefined) => open.shift()?.(text) };
}

const settled = () => new Promise((done) => setImmediate(done));

describe('of questions that are asked while an answer is on its way', () => {
  it('only the latest is sent', async () => {
    const { answer, names, ask, reply } = asked();
    for (const name of ['one', 'two', 'three']) ask(name);
    reply('first');
    await settled();
    expect([names, answer.value]).toEqual([['one', 'three'], 'first']);
  });

  it('the latest is asked also where the one before it gets no answer, and what was known stays', async () => {
    const { answer, names, ask, reply } = asked();
    ask('one');
    reply('known');
    await settled();
    ask('two');
    ask('three');
    reply(undefined);
    await settled();
    expect([names, answer.value]).toEqual([['one', 'two', 'three'], 'known']);
  });

  it('none is lost, however soon after an answer it comes', async () => {
    for (let steps = 0; steps < 12; steps++) {
      const { names, ask, reply } = asked();
      ask('one');
      reply('first');
      for (let step = 0; step < steps; step++) await Promise.resolve();
      ask('two');
      await settled();
      expect(names, `${steps} steps later`).toEqual(['one', 'two']);
    }
  });
});
