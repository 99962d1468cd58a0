import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../src/deck/folder.js';
import { templateFolder } from '../../src/render/core/template-folder.js';
import {
  compileTemplates,
  isCurrent,
  TemplateFailureError,
} from '../../src/render/drawing/compile-templates.js';
import { openTemplates } from '../../src/render/drawing/templates.js';
import { ROOT } from '../support/places.js';
import { rendererOf, smallDeck } from '../support/render/small-deck.js';

const face = (body: string, more = '') =>
  `import type { Element, FaceProps, FrameProps } from 'shroud/template';
export function frame(_: FrameProps): Element {
  return <g />;
}
export function face(props: FaceProps): Element {
  ${body}
}
${more}`;

/** Draws a modifier with a template of the deck's own. */
async function drawWith(files: Readonly<Record<string, string>>): Promise<string> {
  const renderer = await rendererOf(smallDeck({ files }));
  const drawn = await renderer.render({ id: 'sad', side: 'front', language: 'en', edition: 'classic' });
  return drawn.layers.map(({ drawing }) => drawing.svg).join('\n');
}

/** The diagnostics of a template that compiles but can't draw. */
async function failureOf(template: string) {
  try {
    await drawWith({ 'templates/modifier.tsx': template });
  } catch (cause) {
    if (cause instanceof TemplateFailureError) return cause.problem;
    throw cause;
  }
  return undefined;
}

const problemsOf = async (files: Readonly<Record<string, string>>) => {
  const { opened, problems, diagnostics } = await openTemplates(memoryFolder(files));
  expect(opened).toBeUndefined();
  return [
    ...problems,
    ...diagnostics.map(({ span, message }) => ({ file: span.file, line: span.line, message })),
  ];
};

describe("a deck's own templates", () => {
  it('win over those that come with the tool', async () => {
    const svg = await drawWith({
      'templates/modifier.tsx': face('return <circle cx={10} cy={20} r={props.title.size} />;'),
    });
    expect(svg).toContain('<circle cx="10" cy="20" r="');
    expect(svg).not.toContain('<text');
  });

  it('may be a single part, which the other templates then use', async () => {
    const part = 'export function Discs() { return <circle cx={1} cy={2} r={3} />; }';
    const svg = await drawWith({ 'templates/parts/discs.tsx': part });
    expect(svg).toContain('<circle cx="1" cy="2" r="3"/>');
    expect(svg).toContain('>Sad</text>');
  });

  it('may import parts, their own and those that come with the tool', async () => {
    const own = "import { Dot } from './parts/dot';\nimport { Divider } from './parts/scrollwork';\n";
    const svg = await drawWith({
      'templates/modifier.tsx':
        own + face('return <g><Dot /><Divider x={0} y={0} width={100} colour="#123456" /></g>;'),
      'templates/parts/dot.tsx': 'export const Dot = () => <circle cx={0} cy={0} r={7} />;',
    });
    expect(svg).toContain('r="7"');
    expect(svg).toContain('#123456');
  });

  it('may bring a symbol by its name alone', async () => {
    const small = smallDeck({
      files: {
        'templates/icons/kraken.svg':
          '<svg viewBox="0 0 10 10"><path fill="currentColor" d="M1 2L3 4Z"/></svg>',
        'templates/modifier.tsx': face(
          'return <Picture of={props.theme.symbol(\'kraken\')} x={0} y={0} width={20} height={20} fill="#abcdef" />;',
          "import { Picture } from 'shroud/template';",
        ),
      },
    });
    const drawn = await (await rendererOf(small)).render({
      id: 'sad',
      side: 'front',
      language: 'en',
      edition: 'classic',
    });
    expect(drawn.layers[0]?.drawing.svg).toContain(
      'scale(2 2)" fill="#abcdef"><path fill="#abcdef" d="M1 2L3 4Z"/>',
    );
  });
});

describe('a template that is wrong is reported at its line, never as a stack trace', () => {
  it('if it can not be parsed', async () => {
    const problems = await problemsOf({
      'templates/death.tsx': 'export function frame() {\n  return <g>;\n}',
    });
    expect(problems[0]).toMatchObject({ file: 'templates/death.tsx', line: 3 });
    expect(problems[0]?.message).not.toContain('at ');
  });

  it('if an imported part is missing', async () => {
    const problems = await problemsOf({ 'templates/event.tsx': "import './parts/nowhere';" });
    expect(problems).toMatchObject([
      { file: 'templates/event.tsx', line: 1, message: 'There is no template ./parts/nowhere.' },
    ]);
  });

  it('if it exports no function', async () => {
    const problems = await problemsOf({ 'templates/back.tsx': 'export const frame = () => <g />;' });
    expect(problems).toMatchObject([
      { file: 'templates/back.tsx', message: 'It exports no function `face`.' },
    ]);
  });

  it('if it throws while it is loaded', async () => {
    const problems = await problemsOf({ 'templates/back.tsx': '\n\nnull.nothing;' });
    expect(problems).toMatchObject([{ file: 'templates/back.tsx', line: 3 }]);
  });

  it('if it throws while it draws', async () => {
    expect(
      await failureOf(face('const nothing = props.art;\n  return <g id={nothing.is} />;')),
    ).toMatchObject({
      file: 'templates/modifier.tsx',
      line: 7,
      message: "It fails: cannot read property 'is' of undefined.",
    });
  });

  it('where it draws what can not be printed', async () => {
    expect(await failureOf(face('return <div>Sad</div>;'))).toMatchObject({
      file: 'templates/modifier.tsx',
      line: 6,
      message: '<div> is not among the elements of SVG that can be printed.',
    });
  });

  it('where it asks for a colour that the theme does not have', async () => {
    expect(await failureOf(face("return <g fill={props.theme.colour('mauve')} />;"))).toMatchObject({
      line: 6,
      message: 'The theme has no colour "mauve".',
    });
  });

  it('where it draws at a place that is no number', async () => {
    expect(await failureOf(face('return <circle r={Number.NaN} />;'))).toMatchObject({
      file: 'templates/modifier.tsx',
      message: 'The attribute `r` is NaN, not a number.',
    });
  });

  it('where it returns nothing that can be drawn', async () => {
    expect(await failureOf(face('return undefined as never;'))).toMatchObject({
      file: 'templates/modifier.tsx',
      message: '`face` returns undefined, which is not SVG.',
    });
  });
});

describe("a deck's own layout and theme", () => {
  it('are validated against their schemas', async () => {
    const problems = await problemsOf({
      'templates/layout.yaml':
        'card: { width: 63, height: 88 }\nplaces:\n  all: { regions: { titel: [] } }\n',
    });
    expect(problems).toMatchObject([{ file: 'templates/layout.yaml', line: 3 }]);
    expect(problems[0]?.message).toContain('titel');
  });

  it('name fonts that are reported at their line where they can not be read', async () => {
    const theme = readFileSync(`${ROOT}/templates/theme.yaml`, 'utf8');
    const named = theme.replace(
      '@expo-google-fonts/grenze-gotisch/600SemiBold/GrenzeGotisch_600SemiBold.ttf',
      'fonts/mine.ttf',
    );
    const strange = theme.replace('@expo-google-fonts/eb-garamond/700Bold', '@expo-google-fonts/nowhere');
    const line = (text: string, part: string) => text.split('\n').findIndex((one) => one.includes(part)) + 1;
    expect(await problemsOf({ 'templates/theme.yaml': named })).toMatchObject([
      { file: 'templates/theme.yaml', line: line(named, 'fonts/mine.ttf') },
    ]);
    expect(await problemsOf({ 'templates/theme.yaml': strange })).toMatchObject([
      { file: 'templates/theme.yaml', line: line(strange, 'nowhere') },
    ]);
  });
});

describe('templates that were compiled before', () => {
  const folderOf = (files: Readonly<Record<string, string>>) => templateFolder(memoryFolder(files));
  const own = { 'templates/modifier.tsx': `import { Own } from './own';\n${face('return <Own />;')}` };
  const part = { 'templates/own.tsx': 'export function Own() { return <circle r={1} />; }' };

  it('hold while nothing changes that they were made from', async () => {
    const { compiled } = await compileTemplates(folderOf({ ...own, ...part }));
    if (compiled === undefined) throw new Error('they can not be compiled');
    const holds = (files: Readonly<Record<string, string>>) => isCurrent(compiled, folderOf(files));
    // They are kept as text, and sent between threads.
    expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
    expect(holds({ ...own, ...part })).toBe(true);
    expect(holds({ ...own, ...part, 'templates/note.txt': 'Nobody asks for this.' })).toBe(true);
    expect(holds({ ...own, 'templates/own.tsx': `${part['templates/own.tsx']} ` })).toBe(false);
    expect(holds(own)).toBe(false);
    // A file that would be found in front of another, or instead of one that comes with the tool.
    expect(holds({ ...own, ...part, 'templates/parts/discs.tsx': '' })).toBe(false);
    expect(holds({ ...own, ...part, 'templates/event.tsx': face('return <g />;') })).toBe(false);
  });
});

it('know their types: the templates that come with the tool are checked', () => {
  execFileSync(process.execPath, [`${ROOT}/node_modules/typescript/bin/tsc`, '-p', `${ROOT}/templates`], {
    encoding: 'utf8',
  });
});
