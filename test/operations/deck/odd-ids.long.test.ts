import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import { createWorkspace } from '../../../src/workspace/workspace.js';

/** What every object of JavaScript has, and what makes one of another. */
const IDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

interface Names {
  readonly card: string;
  readonly family: string;
  readonly edition: string;
  readonly set: string;
  readonly icon: string;
  readonly kind: string;
  readonly field: string;
  readonly language: string;
  readonly rule: string;
}

const PLAIN: Names = {
  card: 'builder',
  family: 'north',
  edition: 'first',
  set: 'base',
  icon: 'moth',
  kind: 'visitors',
  field: 'cost',
  language: 'it',
  rule: 'TURN-1',
};

const filesWith = ({ card, family, edition, set, icon, kind, field, language, rule }: Names) => ({
  'shroud.yaml': `name: odd
version: 1.0.0
languages: [en, ${language}]
icons: { ${icon}: what comes to the light }
fields:
  modifiers:
    ${field}: { type: number, required: true, description: What it costs. }
kinds:
  ${kind}:
    title: Visitors
    stock: paper
    fields: { sign: { type: icon, required: true, printed: false, description: What it comes for. } }
editions:
  ${edition}: { sets: [${set}], rules: classic }
`,
  'templates/theme.yaml': `icons: { ${icon}: icons/own.svg }\n`,
  'templates/icons/own.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  'cards/rules/en.yaml': `${rule}: A turn is two plays.\n`,
  [`cards/rules/${language}.yaml`]: `${rule}: Due giocate.\n`,
  [`cards/${set}/cards.yaml`]: `families:
  ${family}: { title: Builders, symbol: brain }
characters:
  north-1: { title: One, family: ${family} }
modifiers:
  ${card}: { title: The Builder, ${field}: 3, icon: ${icon}, pathos: { top: -10 } }
${kind}:
  a-visitor: { title: A Visitor, sign: ${icon} }
`,
  [`cards/${set}/text/${language}.yaml`]: `${card}: { title: Il costruttore }\n`,
});

describe('an id that JavaScript has a use for, which broke tallies (security 8)', () => {
  const cases = (Object.keys(PLAIN) as (keyof Names)[]).flatMap((what) =>
    IDS.map((id) => [what, id] as const),
  );

  it.each(cases)('works as the name of a %s, or check refuses it: %s', async (what, id) => {
    const files = filesWith({ ...PLAIN, [what]: id });
    const workspace = createWorkspace(memoryFolder(files));
    const { report, deck, validSubset } = await workspace.checked();
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      // Reported at its place, by its name.
      expect(errors.some(({ message, hint = '' }) => `${message} ${hint}`.includes(id))).toBe(true);
      for (const { span } of errors) expect(Object.keys(files)).toContain(span.file);
      return;
    }
    expect(deck).toBeDefined();
    expect(validSubset && JSON.parse(JSON.stringify(validSubset))).toEqual(validSubset);
    await workspace.update();
    const [edition = ''] = Object.keys(validSubset?.editions ?? {});
    // Said and drawn as any other: names of fields, kinds and icons are asked for there.
    for (const card of Object.keys(validSubset?.cards ?? {})) {
      expect(workspace.text(card, 'en'), card).toBeDefined();
      const face = await workspace.face({ id: card, side: 'front', language: 'en', edition });
      expect(face, card).toBeDefined();
    }
  });

  it('has a deck to be tried in that is sound', async () => {
    const { report } = await createWorkspace(memoryFolder(filesWith(PLAIN))).checked();
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
