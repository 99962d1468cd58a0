import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STARTER } from '../../support/places.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

/** The deck to start from, with a slip in one event. */
function withSlip(
  file = 'cards/first/events.yaml',
  [from, to] = ['title: Not at Home', 'titel: Not at Home'],
) {
  const folder = temporaryFolder();
  cpSync(STARTER, folder, { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return folder;
}

describe('while something is wrong with one card', () => {
  it('render and print of other cards work', async () => {
    const folder = withSlip();
    const rendered = await shroudHere([
      'render',
      'aunt-ottilie',
      '--type',
      'svg',
      '--lang',
      'all',
      '--deck',
      folder,
    ]);
    expect(rendered).toMatchObject({ code: 0, err: '' });
    expect(existsSync(join(folder, 'output/render/en/aunt-ottilie.svg'))).toBe(true);
    const printed = await shroudHere(['print', '--cards', 'aunt-ottilie', '--deck', folder]);
    expect(printed.code, printed.out).toBe(0);
  });

  it('the card itself, all cards, a full print and a build are refused with what is wrong, and exit 1', async () => {
    const folder = withSlip();
    const asked = [
      ['render', 'not-at-home'],
      ['render', 'aunt-ottilie', 'not-at-home'],
      ['render'],
      ['print', '--cards', 'not-at-home'],
      ['print'],
      ['build'],
      ['verify', '--cards', 'bitten-by-a-badger'],
    ];
    for (const args of asked) {
      const { code, out } = await shroudHere([...args, '--deck', folder]);
      expect([args, code]).toEqual([args, 1]);
      expect(out, args.join(' ')).toMatch(/cards\/first\/events\.yaml:\d+:\d+ error /);
    }
    expect(existsSync(join(folder, 'output/deck.json'))).toBe(false);
  });

  it('a card in a file that can not be parsed is refused with why, and an unknown card is reported as unknown', async () => {
    const folder = withSlip('cards/first/events.yaml', ['title: Not at Home', 'title: "Not at Home']);
    const { code, out } = await shroudHere(['render', 'not-at-home', '--deck', folder]);
    expect([code, out]).toEqual([1, expect.stringContaining('events.yaml')]);
    expect((await shroudHere(['render', 'aunt-ottilie', '--type', 'svg', '--deck', folder])).code).toBe(0);
    const sound = withSlip('cards/first/events.yaml', ['title: Not at Home', 'title: Not At Home']);
    expect((await shroudHere(['render', 'uncle-nobody', '--deck', sound])).code).toBe(2);
  });

  it('a translation that can not be parsed is in the way of its language only', async () => {
    const folder = withSlip('cards/first/text/it.yaml', ['title: ', 'title: "']);
    const asked = (lang: string) =>
      shroudHere(['render', 'aunt-ottilie', '--type', 'svg', '--lang', lang, '--deck', folder]);
    expect((await asked('en')).code).toBe(0);
    expect((await asked('it')).code).toBe(1);
  });

  it('a family that is faulty takes its cards with it, and no others', async () => {
    const families = readFileSync(join(STARTER, 'cards/first/people.yaml'), 'utf8');
    expect(families).toContain('families:');
    const folder = withSlip('cards/first/people.yaml', ['symbol:', 'symbl:']);
    expect((await shroudHere(['render', 'aunt-ottilie', '--type', 'svg', '--deck', folder])).code).toBe(1);
    expect((await shroudHere(['render', 'not-at-home', '--type', 'svg', '--deck', folder])).code).toBe(0);
  });
});
