import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TemplateFailure } from '../../src/render/compile-templates.js';
import { templateDiagnostic } from '../../src/render/template-diagnostic.js';
import { temporaryFolder } from '../temporary-folder.js';
import { rendererOf, smallDeck } from './small-deck.js';

const MODIFIER = readFileSync(
  fileURLToPath(new URL('../../templates/modifier.tsx', import.meta.url)),
  'utf8',
);
const REQUEST = { id: 'sad', side: 'front', language: 'en', edition: 'classic' } as const;

/** The template of modifiers with something in front of it, and in its `face`. */
function mine(before: string, inside = ''): string {
  const face = MODIFIER.replace(/export function face\(/, 'function drawn(');
  expect(face).not.toBe(MODIFIER);
  return `${before}\n${face}\nexport function face(props: any) { ${inside}\nreturn drawn(props); }\n`;
}

const draw = async (template: string) => {
  const files = { 'templates/modifier.tsx': template };
  const { render } = await rendererOf(smallDeck({ files }));
  return render(REQUEST);
};

/** What is told of it, with its place. */
async function toldOf(template: string): Promise<string> {
  try {
    await draw(template);
    return 'nothing';
  } catch (cause) {
    if (!(cause instanceof TemplateFailure)) return String(cause);
    const { span, message } = templateDiagnostic(cause.problem);
    return `${span.file}:${span.line} ${message}`;
  }
}

describe('a template that somebody trusts, and should not have, ends as a diagnostic', () => {
  it.each<[string, string, string, string]>([
    [
      'process.exit(0), which made errors vanish',
      '',
      '(globalThis as any).process.exit(0);',
      'It ends its process (exit code 0).',
    ],
    [
      'an exit as it is loaded',
      '(globalThis as any).process.exit(3);',
      '',
      'It ends its process (exit code 3).',
    ],
    [
      'a flood of memory',
      '',
      'const a: any[] = []; for (;;) a.push(new Array(2e7).fill(0));',
      'It takes more memory than there is',
    ],
    [
      'a flood of output',
      '',
      'return { type: "g", props: { children: "x".repeat(3e7) } };',
      'It draws more than can be drawn',
    ],
    ['a throw', '', 'throw new Error("Alas");', 'It fails: Alas.'],
    [
      'another process',
      '',
      '(globalThis as any).process.getBuiltinModule("child_process").execSync("id");',
      'It fails: ',
    ],
    ['a file by way of the loader', '', '(globalThis as any).process.binding("fs");', 'It fails: '],
    [
      'text that becomes code',
      '',
      'new Function("return 1")();',
      'It fails: Code generation from strings disallowed',
    ],
    [
      'something that contains itself',
      '',
      'const a: any = { type: "g", props: {} }; a.props.of = a; return a;',
      'It fails: Converting circular structure',
    ],
    [
      'a script in what is drawn',
      '',
      'return { type: "markup", props: { svg: "<script>1</script>" } };',
      'It draws what can not be drawn: it has a <script>',
    ],
    [
      'a handler',
      '',
      'return { type: "g", props: { onclick: "1", children: { type: "path", props: { d: "M0 0" } } } };',
      'It draws what can not be drawn: it has a script in `onclick`',
    ],
    [
      'a file in what is drawn',
      '',
      'return { type: "image", props: { href: "/etc/passwd" } };',
      'It draws what can not be drawn: it shows another file (/etc/passwd',
    ],
    [
      'a name that is no name',
      '',
      'return { type: "g><script", props: {} };',
      'It draws what can not be drawn: ',
    ],
    [
      'what is no drawing',
      '',
      'return { type: "flex", props: { x: {}, style: 7, children: { type: "img", props: {} } }, made: {} };',
      'templates/modifier.tsx:',
    ],
  ])('%s', async (_, before, inside, message) => {
    const told = await toldOf(mine(before, inside)).catch(String);
    expect(told).toContain(message);
    expect(told).toContain('templates/');
  });

  it('at its line, where it says it itself', async () => {
    expect(await toldOf(mine('', '\n\nthrow new Error("Alas");'))).toMatch(
      /^templates\/modifier\.tsx:\d{2,} It fails: Alas/,
    );
  });

  it('an endless loop, which hung check, at the line that it was caught in', async () => {
    const inside = 'const spin = () => {\n\n  for (;;);\n};\nspin();';
    const line =
      mine('', inside)
        .split('\n')
        .findIndex((text) => text.includes('for (;;);')) + 1;
    expect(await toldOf(mine('', inside))).toBe(
      `templates/modifier.tsx:${line} It does not come to an end: 5 seconds are the most.`,
    );
  });

  it('and goes on with what it draws soundly afterwards', async () => {
    const inside = 'if (props.id === "sad") (globalThis as any).process.exit(0);';
    const files = { 'templates/modifier.tsx': mine('', inside) };
    const { render } = await rendererOf(smallDeck({ files }));
    await expect(render(REQUEST)).rejects.toThrow('It ends its process');
    expect((await render({ ...REQUEST, id: 'glad' })).layers.length).toBeGreaterThan(0);
  });
});

describe("a deck's own templates", () => {
  it('write no file, and see neither the environment nor the network', async () => {
    const path = join(temporaryFolder(), 'written');
    const tries = `try { (globalThis as any).process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(path)}, 'x'); } catch {}`;
    const seen = '[Object.keys((globalThis as any).process.env), typeof (globalThis as any).fetch]';
    const told = await toldOf(mine('', `${tries} throw new Error(JSON.stringify(${seen}));`));
    expect(told).toContain('"undefined"');
    expect(told).not.toMatch(/HOME|PATH/);
    expect(existsSync(path)).toBe(false);
  });

  it('draw what they would draw here', async () => {
    const apart = await draw(mine('// mine'));
    const { render } = await rendererOf(smallDeck());
    const drawn = ({ layers }: Awaited<ReturnType<typeof render>>) =>
      layers.map(({ x, y, drawing }) => [x, y, drawing.svg]);
    expect(drawn(apart)).toEqual(drawn(await render(REQUEST)));
  });
});
