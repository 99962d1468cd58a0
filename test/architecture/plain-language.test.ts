import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/places.js';

/** All files below some folders with one of these endings, by path. */
const filesIn = (folders: readonly string[], ending: RegExp): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path))
      .map((path) => join(folder, path)),
  );

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)|\s\/\/ /.test(line);

/** Private words for things that have a name in the trade, and that name. */
const BANNED: Readonly<Record<string, string>> = {
  Easel: 'RendererFactory',
  Crew: 'WorkerPool',
  Recall: 'Memo',
  InOrder: 'IndexedMemo',
  PatientStore: 'WriteBehindCache',
  Overtaken: 'SupersededError',
  Complaint: 'UserError',
  WrongCall: 'IllegalCallError',
  takeOver: 'applyImport',
  lookAnew: 'UntrustedBudget.reset',
  writeTogether: 'writeTransaction',
  writeWhole: 'writeAtomic',
  tryApart: 'runInProcess',
  Album: 'FaceCache',
  Onlooker: 'Client',
  Attending: 'UpdateHooks',
  LostWork: 'WorkerCrashedError',
  Trade: 'WorkerSpec',
  KeptGames: 'GameCache',
  KeptProbes: 'ProbeCache',
  Agenda: 'TaskQueue',
  Roster: 'CardIndex',
  FontShelf: 'FontCache',
  OwnCard: 'CustomCard',
  WayCard: 'HomemadeCard',
  meantBy: 'guessMeaning',
  doorkeeper: 'createRequestGuard',
  isForEver: 'immutable',
  layProbe: 'setUpProbe',
  lookAtFace: 'inspectFace',
  TONGUES: 'LOCALES',
  cardByCard: 'perCardCheck',
  budgets: 'limits',
  isTired: 'needsRestart',
  usablePart: 'dropInvalid',
  DrawnKind: 'DrawPileKind',
  DRAWN_KINDS: 'DRAW_PILE_KINDS',
  OwnField: 'CustomField',
  OwnPaper: 'CustomPaper',
  ownKinds: 'customKinds',
  ownFields: 'customFields',
  alsoCalled: 'aliases',
  Witness: 'EngineObserver',
  TellDeck: 'ReportDeck',
  tellAll: 'broadcast',
  tellProblems: 'formatDiagnostics',
  openMeasures: 'loadTypesetting',
};

const PRONOUNS = /\b(whoever|somebody|nobody|anew)\b/gi;

describe('the language of the project', () => {
  const sources = filesIn(['src'], /\.(tsx?|mjs)$/);
  const tests = filesIn(['test', 'bench'], /\.(ts|mjs)$/).filter(
    // What `npm run bench` compiles is no source.
    (path) => !path.includes('plain-language') && !path.startsWith('bench/out'),
  );

  it.each(Object.entries(BANNED))('says %s nowhere: it is called %s', (word) => {
    const users = sources.filter((path) => new RegExp(`\\b${word}\\b`).test(textOf(path)));
    expect(users).toEqual([]);
  });

  // As low as it was brought: it may sink, and must not rise. `boundsOf` and `schemaOf` are public.
  it('has functions that are named by verbs: hardly one ends in Of', () => {
    const found = sources.flatMap((path) =>
      [...textOf(path).matchAll(/\bfunction (\w+Of)\(|\bconst (\w+Of) = /g)].map(
        ([, declared, assigned]) => `${path}: ${declared ?? assigned}`,
      ),
    );
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(51);
  });

  it('has errors that end in Error', () => {
    const wrong = sources.flatMap((path) =>
      [...textOf(path).matchAll(/class (\w+) extends (?:\w*Error)\b/g)]
        .filter(([, name = '']) => !name.endsWith('Error'))
        .map(([, name]) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  // As low as it was brought: it may sink, and must not rise.
  it.each([
    ['comments of src', sources, 1],
    ['comments of tests', tests, 0],
    [
      'pages',
      ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn(['docs'], /\.md$/)],
      4,
    ],
  ])('has hardly a pronoun as a subject in %s', (_, files, ceiling) => {
    const lines = files.flatMap((path) =>
      textOf(path)
        .split('\n')
        .filter((line) => path.endsWith('.md') || isComment(line)),
    );
    const found = lines.flatMap((line) => [...line.matchAll(PRONOUNS)]);
    expect(found.length).toBeLessThanOrEqual(ceiling);
  });

  it('has no such subject, and nothing that is “told” or “stands”, in the names of tests', () => {
    const names = tests.flatMap((path) =>
      [...textOf(path).matchAll(/\b(?:it|describe|test|withTools)(?:\.\w+\(.*\))?\(\s*(['"`])(.*?)\1,/g)].map(
        ([, , name = '']) => name,
      ),
    );
    expect(names.length).toBeGreaterThan(1000);
    expect(
      names.filter((name) => /\b(whoever|somebody|nobody|anew|told(?! apart)|stands)\b/i.test(name)),
    ).toEqual([]);
  });
});
