import { describe, expect, it } from 'vitest';
import { type CheckList, checksIn, runChecks, runLongChecks, when } from '../../src/deck/check.js';
import { CHECKS } from '../../src/design-checks/all-checks.js';
import { Report, toFileStart } from '../../src/diagnostics/index.js';
import { sourceFiles, textOf } from '../architecture/imports.js';

/** Folders and files that hold checks. */
const HOMES = /^src\/(deck\/checks\/|design-checks\/|l10n\/check-)/;
/** A check takes a context and nothing else, or is made by the helper for single cards. */
const CHECK =
  /^export (?:async )?function (\w+)\(\s*(?:\{[^}]*(?:\{[^}]*\}[^}]*)?\}|\w+): (?:\w*Context|TranslatableDeck & \{[^}]*\}),?\s*\)|^export const (\w+) = perCardCheck\(/gm;

const written = sourceFiles
  .filter((file) => HOMES.test(file))
  .flatMap((file) => [...textOf(file).matchAll(CHECK)].map(([, name, made]) => name ?? made ?? ''));

/** The names in the lists of a file. */
const namesIn = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/^(?:export )?const \w+: CheckList<\w+> = \[(.*?)^\];/gms)].flatMap(
    ([, list = '']) => list.match(/\b(check|proofread)\w+/g) ?? [],
  );

describe('the list of all checks', () => {
  const listed = [...checksIn(CHECKS.source), ...checksIn(CHECKS.open), ...checksIn(CHECKS.full)];

  it('has every check that is written, so that none is forgotten', () => {
    const names = [
      ...namesIn('src/deck/checks/source-checks.ts'),
      ...namesIn('src/design-checks/all-checks.ts'),
    ];
    expect(names).toHaveLength(listed.length);
    expect(names.toSorted()).toEqual(written.toSorted());
  });

  it('has each of them once', () => {
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe('a list of checks', () => {
  const add = (code: 'ID_TAKEN' | 'SET_UNUSED') =>
    function check({ report }: { readonly report: Report }): void {
      report.add(code, toFileStart('shroud.yaml'), code);
    };

  it('asks for a condition when its turn has come, and skips the group if it does not hold', () => {
    const report = new Report();
    const isSound = (context: { readonly report: Report }) => context.report.errors === 0;
    const warning = add('SET_UNUSED');
    const checks: CheckList<{ readonly report: Report }> = [
      when(isSound, [warning]),
      add('ID_TAKEN'),
      when(isSound, [warning]),
      warning,
    ];
    runChecks(checks, { report });
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['ID_TAKEN', 'SET_UNUSED', 'SET_UNUSED']);
  });

  it('refuses an asynchronous check in a stage that has to be complete at once', () => {
    async function checkLater(): Promise<void> {}
    expect(() => runChecks([checkLater], { report: new Report() })).toThrow(/checkLater is asynchronous/);
  });

  it('yields before each check that may take long, and records which have reported an error', async () => {
    const failed = new Set<unknown>();
    const [error, warning] = [add('ID_TAKEN'), add('SET_UNUSED')];
    let yields = 0;
    const checkpoint = async () => {
      yields++;
    };
    await runLongChecks([warning, error, warning], { report: new Report(), failed, checkpoint });
    expect(yields).toBe(3);
    expect([...failed]).toEqual([error]);
  });
});
