import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../src/deck/folder.js';
import { plain } from '../../src/language/part.js';
import { faceSvg } from '../../src/render/output/svg.js';
import { SupersededError } from '../../src/services/cancellation.js';
import type { Update } from '../../src/workspace/changes.js';
import { createWorkspace, type Workspace } from '../../src/workspace/workspace.js';

type Files = Record<string, string>;

/** A deck of two sets in two languages, with a family, rules and words of its own. */
const SMALL: Readonly<Files> = {
  'shroud.yaml':
    'name: small\nversion: 1.0.0\nlanguages: [en, it]\neditions:\n  classic: { sets: [base, more] }\n',
  'cards/base/families.yaml': 'families:\n  castle-slogar: { title: Castle Slogar, symbol: brain }\n',
  'cards/base/people.yaml':
    'characters:\n  grogar: { title: Grogar, family: castle-slogar, flavour: He barks. }\n',
  'cards/base/events.yaml':
    'events:\n  a-road: { title: A Road, effects: { immediate: [{ draw: 2 }] } }\n  a-toast: { title: A Toast, effects: { immediate: [{ discard: 1 }] } }\n',
  'cards/more/modifiers.yaml':
    'modifiers:\n  poodles:\n    title: Poodles\n    flavour: So many.\n    pathos: { top: -10 }\n    icon: beast\n',
  'cards/base/text/it.yaml': 'castle-slogar: { title: Castel Slogar }\na-road: { title: Una strada }\n',
  'cards/more/text/it.yaml': 'poodles: { title: Barboncini, flavour: Tanti. }\n',
  'cards/rules/en.yaml': 'VIS-1: Only what can be seen counts.\n',
  'cards/words/it.yaml': 'icons: { duck: Anatra }\n',
};

/** Everything that a workspace knows, as plain data. */
async function known(workspace: Workspace): Promise<unknown> {
  const { opened } = workspace;
  const checked = await workspace.checked();
  const { validSubset } = opened;
  const ids = Object.keys(validSubset?.cards ?? {});
  const texts = ids.flatMap((id) =>
    (validSubset?.languages ?? []).map((lang) => workspace.text(id, lang)?.map(({ parts }) => plain(parts))),
  );
  const places = ids.map((id) => [opened.where(id), opened.whereText('it', id), opened.fileOf(id)]);
  return {
    deck: checked.deck,
    validSubset,
    problems: checked.report.diagnostics,
    soonKnown: opened.report.diagnostics,
    texts,
    places,
    isStale: ids.map((id) => workspace.cards.get(id)?.isStale),
  };
}

async function fresh(files: Files): Promise<Workspace> {
  const workspace = createWorkspace(memoryFolder(files));
  await workspace.update();
  return workspace;
}

const paths = Object.keys(SMALL);
/** What may happen to a text: some changes are right, most are not. */
const edits: readonly (readonly [string, string])[] = [
  ['Grogar', 'Grogar the Mild'],
  ['draw: 2', 'draw: 3'],
  ['draw: 2', 'darw: 2'],
  ['discard: 1', 'discard: 2, who: opponent'],
  ['{ title', '{ titel'],
  ['-10', '-25'],
  ['castle-slogar', 'castle-slogan'],
  ['Castle Slogar', 'The Castle'],
  ['flavour: ', 'flavour: "'],
  ['Poodles', 'Poodles that go on and on and on and on, and never come to any end at all'],
  ['poodles', 'a-road'],
  ['[en, it]', '[en]'],
  ['[base, more]', '[base]'],
  ['Anatra', 'Papera'],
  ['Una strada', '"Una {strada}"'],
  ['seen', 'heard'],
];

const step = fc.oneof(
  fc.record({
    is: fc.constant('edit' as const),
    path: fc.constantFrom(...paths),
    edit: fc.constantFrom(...edits),
  }),
  fc.record({ is: fc.constant('mend' as const), path: fc.constantFrom(...paths) }),
  fc.record({ is: fc.constant('delete' as const), path: fc.constantFrom(...paths) }),
  fc.record({
    is: fc.constant('rename' as const),
    path: fc.constantFrom(...paths),
    to: fc.constantFrom(
      'cards/base/other.yaml',
      'cards/base/backup.yaml~',
      'cards/new/cards.yaml',
      'cards/more/text/pl.yaml',
    ),
  }),
  fc.record({ is: fc.constant('switch' as const), to: fc.nat(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Does a step, and tells which paths it has touched. */
function take(files: Files, branches: Files[], one: Step): string[] {
  const put = (path: string, text: string | undefined) => {
    if (text === undefined) delete files[path];
    else files[path] = text;
  };
  switch (one.is) {
    case 'edit':
      put(one.path, files[one.path]?.replace(...one.edit));
      return [one.path];
    case 'mend':
      put(one.path, SMALL[one.path]);
      return [one.path];
    case 'delete':
      put(one.path, undefined);
      return [one.path];
    case 'rename':
      put(one.to, files[one.path]);
      put(one.path, undefined);
      return [one.path, one.to];
    case 'switch': {
      // Another branch: what is there now is kept, and many files change at once.
      const branch = branches[one.to] ?? SMALL;
      branches[one.to] = { ...files };
      const touched = new Set([...Object.keys(files), ...Object.keys(branch)]);
      for (const path of touched) put(path, branch[path]);
      return [...touched];
    }
  }
}

describe('a workspace', () => {
  it('equals one that is opened fresh, whatever was edited, deleted, renamed or switched (property)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        async (steps, isTold) => {
          const files: Files = { ...SMALL };
          const branches: Files[] = [];
          const workspace = await fresh(files);
          for (const one of steps) {
            const touched = take(files, branches, one);
            await workspace.update(isTold ? touched : undefined);
          }
          expect(await known(workspace)).toEqual(await known(await fresh({ ...files })));
        },
      ),
      { numRuns: 20 },
    );
  }, 120_000);

  it('says what has changed, and no more', async () => {
    const files: Files = { ...SMALL };
    const workspace = createWorkspace(memoryFolder(files));
    const first = await workspace.update();
    expect([...first.cards.values()]).toEqual(['new', 'new', 'new', 'new']);
    expect(first.texts).toHaveLength(8);
    const again = await workspace.update();
    expect([again.cards.size, again.texts, again.faces, again.problems.size]).toEqual([0, [], [], 0]);
    files['cards/base/events.yaml'] = SMALL['cards/base/events.yaml']?.replace('draw: 2', 'draw: 3') ?? '';
    const edited = await workspace.update(['cards/base/events.yaml']);
    expect([...edited.cards]).toEqual([['a-road', 'changed']]);
    expect(edited.texts).toEqual([
      { id: 'a-road', language: 'en' },
      { id: 'a-road', language: 'it' },
    ]);
    expect(new Set(edited.faces.map(({ id }) => id))).toEqual(new Set(['a-road']));
    files['cards/more/text/it.yaml'] = 'poodles: { title: Barboni, flavour: Tanti. }\n';
    const translated = await workspace.update();
    expect(translated.cards.size).toBe(0);
    expect(translated.texts).toEqual([{ id: 'poodles', language: 'it' }]);
    files['cards/base/families.yaml'] = SMALL['cards/base/families.yaml']?.replace('Castle', 'Fort') ?? '';
    // Any card may name a family.
    expect((await workspace.update()).texts).toHaveLength(8);
  });

  it('breaks a check off when something has changed again; the next update tells what this one would have', async () => {
    const files: Files = { ...SMALL };
    const workspace = await fresh(files);
    const road = SMALL['cards/base/events.yaml'] ?? '';
    files['cards/base/events.yaml'] = road.replace('draw: 2', 'draw: 3');
    /** Broken off when it asks for the first time, for the second, and so on, until it comes to its end. */
    const through = async (asked: number): Promise<Update> => {
      let times = 0;
      try {
        return await workspace.update(undefined, { isSuperseded: () => times++ === asked });
      } catch (cause) {
        expect(cause).toBeInstanceOf(SupersededError);
        return through(asked + 1);
      } finally {
        expect(times, 'it asks several times').toBeGreaterThan(asked === 0 ? 0 : 1);
      }
    };
    const update = await through(0);
    expect([...update.cards]).toEqual([['a-road', 'changed']]);
    expect(update.texts.map(({ id }) => id)).toEqual(['a-road', 'a-road']);
    expect(await known(workspace)).toEqual(await known(await fresh({ ...files })));
  });

  it('lets whatever is more urgent go first: a check waits for it, after the cards are known', async () => {
    const files: Files = { ...SMALL };
    const workspace = await fresh(files);
    files['cards/base/events.yaml'] = (SMALL['cards/base/events.yaml'] ?? '').replace('draw: 2', 'draw: 3');
    const told: string[] = [];
    let go = () => {};
    const urgent = new Promise<void>((resolve) => {
      go = resolve;
    });
    let update: Promise<unknown> = Promise.resolve();
    await new Promise<void>((known) => {
      update = workspace
        .update(undefined, {
          onCardsReady: async () => {
            told.push('early');
            known();
          },
          isSuperseded: () => false,
          whenIdle: () => urgent,
        })
        .then(() => told.push('checked'));
    });
    // A check that does not wait would be over by then.
    await new Promise((resolve) => setTimeout(resolve, 50));
    told.push('drawn');
    go();
    await update;
    expect(told).toEqual(['early', 'drawn', 'checked']);
  });

  it('keeps the last good state of a card while something is wrong with it, and says so', async () => {
    const files: Files = { ...SMALL };
    const workspace = await fresh(files);
    const said = () => workspace.text('a-road', 'en')?.map(({ parts }) => plain(parts));
    const draw = async () => {
      const face = await workspace.face({ id: 'a-road', side: 'front', language: 'en', edition: 'classic' });
      return face && faceSvg(face);
    };
    const [before, drawn] = [said(), await draw()];
    const road = SMALL['cards/base/events.yaml'] ?? '';
    files['cards/base/events.yaml'] = road.replace('draw: 2', 'darw: 2');
    const broken = await workspace.update();
    expect([...broken.cards]).toEqual([['a-road', 'stale']]);
    expect(broken.problems.get('cards/base/events.yaml')).toMatchObject([{ code: 'EFFECT_UNKNOWN' }]);
    expect(workspace.cards.get('a-road')?.isStale).toBe(true);
    expect(workspace.cards.get('a-toast')?.isStale).toBe(false);
    expect([said(), await draw()]).toEqual([before, drawn]);
    // A file that can't be parsed: all its cards are stale, and none is lost.
    files['cards/base/events.yaml'] = `${road}  "`;
    expect([...(await workspace.update()).cards]).toEqual([['a-toast', 'stale']]);
    files['cards/base/events.yaml'] = road;
    expect([...(await workspace.update()).cards.values()]).toEqual(['sound again', 'sound again']);
    files['cards/base/events.yaml'] = road.replace(/ {2}a-toast.*\n/, '');
    expect([...(await workspace.update()).cards]).toEqual([['a-toast', 'gone']]);
    expect(workspace.cards.get('a-toast')).toBeUndefined();
  });
});
