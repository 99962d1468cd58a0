import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TemplateFailureError } from '../../src/render/drawing/compile-templates.js';
import { templateDiagnostic } from '../../src/render/drawing/template-diagnostic.js';
import { rendererOf, smallDeck } from '../support/render/small-deck.js';

const MODIFIER = readFileSync(
  fileURLToPath(new URL('../../templates/modifier.tsx', import.meta.url)),
  'utf8',
);
const REQUEST = { id: 'sad', side: 'front', language: 'en', edition: 'classic' } as const;

/** What the tool's template does not import. */
const LIBRARY = "import { Flex, Layer } from 'shroud/template';\n";

/** The template of modifiers with something in front of it, and in its `face`. */
function mine(before: string, inside = ''): string {
  const face = MODIFIER.replace(/export function face\(/, 'function drawn(');
  expect(face).not.toBe(MODIFIER);
  return `${before}\n${/<(Flex|Layer)/.test(inside) ? LIBRARY : ''}${face}\nexport function face(props: any) {\n${inside}\nreturn drawn(props); }\n`;
}

const lineOf = (text: string, part: string): number =>
  text.split('\n').findIndex((line) => line.includes(part)) + 1;

const draw = async (template: string) => {
  const files = { 'templates/modifier.tsx': template };
  const { render } = await rendererOf(smallDeck({ files }));
  return render(REQUEST);
};

/** What is reported of it, with its place. */
async function problemOf(template: string): Promise<string> {
  try {
    await draw(template);
    return 'nothing';
  } catch (cause) {
    if (!(cause instanceof TemplateFailureError)) return String(cause);
    const { span, message } = templateDiagnostic(cause.problem);
    return `${span.file}:${span.line} ${message}`;
  }
}

const ENDLESS = 'It does not finish: the limit is 1.5 seconds.';
const MEMORY = 'It takes too much memory: the limit is 64 MiB.';
const DEEP = 'It calls itself, or nests what it draws, too deep.';

describe('a template that misbehaves is a diagnostic in its own file, within 3 s', () => {
  const report = (inside: string) => problemOf(mine('', inside));

  it.each<[string, string, string]>([
    ['an endless loop', 'let n = 0; for (;;) n++;', ENDLESS],
    ['a loop that catches what ends it', 'for (;;) { try { for (;;) {} } catch {} }', ENDLESS],
    ['a catastrophic regular expression', '/^(a+)+$/.test("a".repeat(40) + "b");', ENDLESS],
    [
      'a function of the engine that never asks for the time',
      'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 42);',
      ENDLESS,
    ],
    [
      'an array with four billion holes, sorted',
      'const a: any[] = []; a[2 ** 32 - 2] = 1; a.sort();',
      ENDLESS,
    ],
    [
      'a getter of the drawing that never returns',
      'return { type: "g", get props(): any { for (;;); } };',
      ENDLESS,
    ],
    [
      'a proxy of the drawing that never says its keys',
      'return { type: "g", props: new Proxy({}, { ownKeys() { for (;;); } }) };',
      ENDLESS,
    ],
    ['endless recursion', 'const f = (): any => f() + 1; f();', DEEP],
    [
      'nested data that exhausts the real stack',
      'let a: any = []; for (let i = 0; i < 1e5; i++) a = [a]; JSON.stringify(a);',
      DEEP,
    ],
    ['a flood of memory', 'const a: any[] = []; for (;;) a.push("x".repeat(1e6) + a.length);', MEMORY],
    ['one large text', 'return { type: "g", props: { children: "x".repeat(2e8) } };', MEMORY],
    [
      'a flood of output',
      'return { type: "g", props: { children: "x".repeat(1e7) } };',
      'It draws too much: the limit is 4,194,304 characters.',
    ],
    [
      'a million elements',
      'return <g>{Array.from({ length: 1e6 }, () => <path d="M0 0" />)}</g>;',
      'It draws too many elements: the limit is 20,000.',
    ],
    [
      '30,000 elements that are made by hand',
      'return { type: "g", props: { children: Array.from({ length: 3e4 }, () => ({ type: "g", props: {} })) } };',
      'It draws too many elements: the limit is 20,000.',
    ],
    [
      'a million elements that are made by hand',
      'return { type: "g", props: { children: Array.from({ length: 1e6 }, () => ({ type: "g", props: {} })) } };',
      MEMORY,
    ],
    [
      'elements nested a thousand deep',
      'let g: any = <g />; for (let i = 0; i < 1000; i++) g = <g opacity={0.9}>{g}</g>; return g;',
      'It nests elements too deep: the limit is 100.',
    ],
    ['a throw', 'throw new Error("Alas");', 'It fails: Alas.'],
    ['a throw of something that is no error', 'throw { toString() { return "Alas"; } };', 'It fails: Alas.'],
    [
      'a drawing that contains itself',
      'const a: any = { type: "g", props: {} }; a.props.of = a; return a;',
      'It fails: circular reference.',
    ],
    ['nothing drawn', 'return null as any;', '`face` returns null, which is not SVG.'],
    ['chance', 'return <g opacity={Math.random()} />;', 'There is no Math.random'],
    [
      'a script in what is drawn',
      'return { type: "markup", props: { svg: "<script>1</script>" } };',
      'It draws what can not be drawn: it has a <script>',
    ],
    [
      'a handler',
      'return { type: "g", props: { onclick: "1", children: { type: "path", props: { d: "M0 0" } } } };',
      'It draws what can not be drawn: it has a script in `onclick`',
    ],
    [
      'a file in what is drawn',
      'return { type: "image", props: { href: "/etc/passwd" } };',
      'It draws what can not be drawn: it shows another file (/etc/passwd',
    ],
    [
      'a name that is no name',
      'return { type: "g><script", props: {} };',
      '<g><script> is not among the elements of SVG',
    ],
    [
      'a name that objects inherit',
      'return { type: "constructor", props: {} };',
      '<constructor> is not among the elements of SVG',
    ],
    [
      'an attribute that is no text',
      'return { type: "g", props: { fill: { a: 1 } } };',
      'The attribute `fill` is neither text nor a number.',
    ],
    [
      'a <Flex> that is none',
      'return { type: "flex", props: { x: {}, style: 7, children: { type: "img", props: {} } }, made: {} };',
      'The attribute `x` is neither text nor a number.',
    ],
    [
      'a layer without a size',
      'return { type: "layer", props: { x: 1, y: "a", width: 1, height: 1 } };',
      '<Layer> needs a number as its `y`.',
    ],
    [
      'thousands of boxes to lay out',
      'return <g>{Array.from({ length: 5000 }, () => ({ type: "div", props: {} }))}</g>;',
      'It lays out too many elements: the limit is 1,000.',
    ],
    [
      'a drawing that would take resvg minutes',
      `return <g>{Array.from({ length: 390 }, (_, i) => <path d={"M0 " + i + "H600"} stroke="#000" stroke-dasharray=".001" />)}</g>;`,
      'It draws what can not be drawn: ',
    ],
    [
      'megabytes of text to lay out',
      "return <Flex x={0} y={0} width={300} height={300}><div style={{ textWrap: 'balance' }}>{'a b '.repeat(5e5)}</div></Flex>;",
      'It lays out too much text: the limit is 5,000 characters.',
    ],
    [
      'a drawing that covers a huge layer',
      'return <Layer x={0} y={0} width={1e6} height={1e6}>{Array.from({ length: 6000 }, (_, i) => <rect x={0} y={0} width={700 + i / 1000} height={900} />)}</Layer>;',
      'It draws what can not be drawn: its lines are',
    ],
    [
      'a throw of what can not be written out',
      'throw { toString() { throw 1; } };',
      'It fails: it throws something that can not be written out.',
    ],
    [
      'an answer of megabytes, past the check in the sandbox',
      "let s = '['; while (s.length < 8e6) s += s; JSON.stringify = () => s as any; throw 1;",
      'It draws too much: the limit is 4,194,304 characters.',
    ],
    [
      'a question that the theme does not know',
      'props.theme.line("x", { font: "__proto__", size: 9 });',
      "theme.line() needs a `font`: 'title' or 'text'.",
    ],
    [
      'a question of megabytes',
      'props.theme.line("x".repeat(1e6), { font: "text", size: 9 });',
      'the limit is 5,000',
    ],
    ['a module of Node', 'require("node:fs").writeFileSync("x", "");', 'A template imports from '],
  ])('%s', async (_, inside, message) => {
    const start = performance.now();
    const told = await report(inside);
    // Some 2.5 s at most: a busy machine takes longer.
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(told).toMatch(/^(Error: .*"file":")?templates\/modifier\.tsx/);
    expect(told).toContain(message);
    const line = Number(/tsx(?::|","line":)(\d+)/.exec(told)?.[1]);
    expect(line).toBeGreaterThanOrEqual(lineOf(mine('', inside), 'export function face'));
  });

  it('at the line where it throws', async () => {
    const template = mine('', '\n\nthrow new Error("Alas");');
    expect(await problemOf(template)).toBe(
      `templates/modifier.tsx:${lineOf(template, 'Alas')} It fails: Alas.`,
    );
  });

  it('at the endless loop, or where its function begins: the engine is not always more exact', async () => {
    const template = mine('', 'const spin = () => {\n\n  for (let n = 0; ; ) n += Math.sin(n);\n};\nspin();');
    const [first, last] = ['const spin', 'Math.sin'].map((part) => lineOf(template, part)) as [
      number,
      number,
    ];
    const problem = await problemOf(template);
    expect(problem).toContain(ENDLESS);
    const line = Number(/:(\d+)/.exec(problem)?.[1]);
    expect([first, last]).toContain(line);
  });

  it.each([
    [
      'a source that the compiler would try to read for ever',
      `export const x = ${'a?(b):c=>'.repeat(30)}1;`,
      'It takes too long to compile',
    ],
    [
      'a source that the compiler would run out of stack on',
      '('.repeat(900_000),
      'It is too large: the limit is 131,072',
    ],
    ['one that is nested as deep as it may', '('.repeat(131_000), 'Unexpected end of file'],
  ])('also %s', async (_, source, message) => {
    expect(await problemOf(source)).toContain(message);
    // The compiler lives on, or starts again.
    expect(await problemOf(mine('// mine'))).toBe('nothing');
  });

  it('also a loop while it is loaded', async () => {
    const told = await problemOf(mine('for (let n = 0; ; ) n += Math.sin(n);'));
    expect(told).toContain(ENDLESS);
    expect(told).toContain('"line":1');
  });

  it('but draws text whose size is given in millions, as small as it has to be', async () => {
    const inside =
      'return <Flex x={0} y={0} width={300} height={300} least={0.1} style={{ fontSize: 4e8 }}><div>aaaa bb</div></Flex>;';
    expect(await problemOf(mine('', inside))).toBe('nothing');
  });

  it('also an enum, which the compiler would unfold to gigabytes', async () => {
    expect(await problemOf(mine("enum E { a = 'x' }"))).toContain('a template has no `enum`');
  });

  it('also where each card takes a little too long: all of them together have a limit', async () => {
    const inside = 'let n = 0; for (let i = 0; i < 4e6; i++) n += i;';
    const { render } = await rendererOf(smallDeck({ files: { 'templates/modifier.tsx': mine('', inside) } }));
    const drawAll = async () => {
      for (let i = 0; i < 200; i++) await render({ ...REQUEST, id: i % 2 ? 'glad' : 'sad' });
    };
    await expect(drawAll()).rejects.toThrow('take too long together: the limit is 3 seconds');
  });

  it('also where all templates load slowly, and end their sandboxes', async () => {
    const slow = 'let n = 0; for (let i = 0; i < 1e7; i++) n += i;';
    const names = ['modifier', 'event', 'death', 'mystery', 'character', 'residence', 'back', 'plain'];
    const files = Object.fromEntries(
      names.map((name) => [
        `templates/${name}.tsx`,
        `${slow}\nexport function frame() { return <g />; }\nexport function face() { return <g />; }\n`,
      ]),
    );
    const start = performance.now();
    const opened = await rendererOf(smallDeck({ files })).catch(String);
    expect(performance.now() - start).toBeLessThan(15_000);
    if (typeof opened === 'string') expect(opened).toContain('It does not finish');
  });

  it('and the next card is drawn by a new sandbox', async () => {
    const inside = 'if (props.id === "sad") Array.prototype.sort.call({ length: 2 ** 53 - 1 });';
    const files = { 'templates/modifier.tsx': mine('', inside) };
    const { render, templates } = await rendererOf(smallDeck({ files }));
    await expect(render(REQUEST)).rejects.toThrow(/finish|fails/);
    templates.budget.reset();
    expect((await render({ ...REQUEST, id: 'glad' })).layers.length).toBeGreaterThan(0);
  });

  it('and is not run again on other cards of the same look, so that a deck of a thousand takes no thousand times as long', async () => {
    const files = { 'templates/modifier.tsx': mine('', 'for (;;) {}') };
    const { render } = await rendererOf(smallDeck({ files }));
    await expect(render(REQUEST)).rejects.toThrow(ENDLESS);
    const start = performance.now();
    for (let i = 0; i < 20; i++) await expect(render({ ...REQUEST, id: 'glad' })).rejects.toThrow(ENDLESS);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('a template in the sandbox', () => {
  it('finds nothing of the host: no process, files, network, clock, threads or timers', async () => {
    const names =
      'process require module Buffer fetch WebSocket Worker setTimeout setImmediate queueMicrotask Date performance navigator console Deno WebAssembly std os askTheme';
    const inside = `throw new Error(${JSON.stringify(names)}.split(' ').filter((name) => name in globalThis).join(' ') || 'none');`;
    expect(await problemOf(mine('', inside))).toContain('It fails: none.');
  });

  it('gets no way out by constructors, errors or text that becomes code', async () => {
    const ways = [
      'props.constructor.constructor("return typeof process")()',
      'props.theme.line.constructor("return typeof process")()',
      'new Function("return typeof process")()',
      '(0, eval)("typeof process")',
      '(() => { try { props.theme.colour("x"); } catch (e: any) { return e.constructor.constructor("return typeof process")(); } })()',
      '(() => { try { null!.x; } catch (e: any) { return e.constructor.constructor("return typeof process")(); } })()',
    ];
    const told = await problemOf(mine('', `throw new Error([${ways.join(', ')}].join(' '));`));
    expect(told).toContain(`It fails: ${ways.map(() => 'undefined').join(' ')}.`);
  });

  it('pollutes no prototype of the host, by what it draws or by what it is given', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype).sort();
    const sent = '{"type":"g","props":{"__proto__":{"polluted":1},"fill":"#000"},"children":[]}';
    const tries = [
      'Object.prototype.polluted = 1; Array.prototype.map = () => [{ polluted: 1 }] as any;',
      `JSON.stringify = () => '{"drawing":${sent.replaceAll('"', '\\"')}}';`.replaceAll('\\"', '"'),
      'return { type: "g", props: JSON.parse(\'{"__proto__":{"polluted":1},"fill":"#000"}\') };',
      'return { type: "g", props: { style: JSON.parse(\'{"__proto__":{"polluted":1}}\') } };',
      'props.__proto__.polluted = 1; props.theme.__proto__.polluted = 1; props.regions.__proto__.polluted = 1;',
    ];
    for (const inside of tries) await problemOf(mine('', inside));
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect([1, 2].map((one) => one + 1)).toEqual([2, 3]);
  });

  it('draws what it would draw outside', async () => {
    const sandboxed = await draw(mine('// mine'));
    const { render } = await rendererOf(smallDeck());
    const drawn = ({ layers }: Awaited<ReturnType<typeof render>>) =>
      layers.map(({ x, y, drawing }) => [x, y, drawing.svg]);
    expect(drawn(sandboxed)).toEqual(drawn(await render(REQUEST)));
  });

  it('is the only one in there: a template of the tool beside it runs outside', async () => {
    const { templates } = await rendererOf(
      smallDeck({ files: { 'templates/modifier.tsx': mine('// mine') } }),
    );
    const sandboxed = Object.entries(templates.templates).filter(([, { isSandboxed }]) => isSandboxed);
    expect(sandboxed.map(([name]) => name)).toEqual(['modifier']);
  });

  it('takes the templates with it that import a part of the deck’s own', async () => {
    const part = readFileSync(
      fileURLToPath(new URL('../../templates/parts/discs.tsx', import.meta.url)),
      'utf8',
    );
    const { templates } = await rendererOf(
      smallDeck({ files: { 'templates/parts/discs.tsx': `${part}\n// mine` } }),
    );
    expect(templates.templates.modifier?.isSandboxed).toBe(true);
    expect(templates.templates.back?.isSandboxed).toBe(false);
  });
});
