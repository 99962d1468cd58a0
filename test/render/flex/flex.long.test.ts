import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeDocument } from '../../../src/print/pdf/document.js';
import { FontBook } from '../../../src/print/pdf/font-book.js';
import { translate } from '../../../src/print/pdf/matrix.js';
import { Painter } from '../../../src/print/pdf/painter.js';
import { SvgConverter } from '../../../src/print/svg/convert-svg.js';
import { TemplateFailureError } from '../../../src/render/drawing/compile-templates.js';
import type { DrawnFace, Renderer } from '../../../src/render/drawing/render-face.js';
import { facePixels } from '../../../src/render/output/png.js';
import { byPoppler, difference } from '../../support/print/drawn-pages.js';
import { rendererOf, smallDeck } from '../../support/render/small-deck.js';
import { MAIN } from '../../support/shroud.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

/** A template whose face is this; its first line is the eighth. */
const template = (face: string, frame = '<g />') =>
  `import { type Element, type FaceProps, Flex, type FrameProps, Icon, Paragraph } from 'shroud/template';
export function frame(props: FrameProps): Element {
  return ${frame};
}
export function face(props: FaceProps): Element {
  const { theme, words } = props;
  return (
${face}
  );
}
`;

async function rendererWith(face: string, settings: object = {}): Promise<Renderer> {
  return rendererOf(smallDeck({ settings, files: { 'templates/modifier.tsx': template(face) } }));
}

async function drawn(face: string, { language = 'en', settings = {} } = {}): Promise<DrawnFace> {
  const renderer = await rendererWith(face, settings);
  return renderer.render({ id: 'sad', side: 'front', language, edition: 'classic' });
}

const svgOf = (face: DrawnFace) => face.layers.map(({ drawing }) => drawing.svg).join('\n');

/** A box of 40 × 30 mm at 10, 20. */
const flex = (inner: string, more = '') =>
  `<Flex x={100} y={200} width={400} height={300} ${more}>${inner}</Flex>`;

async function mistakeOf(face: string): Promise<string> {
  try {
    await drawn(face);
  } catch (cause) {
    if (!(cause instanceof TemplateFailureError)) throw cause;
    const { file, line, message } = cause.problem;
    return `${file}:${line} ${message}`;
  }
  return 'none';
}

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
}

/** The words of a face, as they are drawn. */
function wordsIn(face: DrawnFace): Word[] {
  return [...svgOf(face).matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const font = `${of('font-family')} ${of('font-weight')}${of('font-style') && ` ${of('font-style')}`}`;
    return { text, x: Number(of('x')), y: Number(of('y')), size: Number(of('font-size')), font };
  });
}

describe('a <Flex>', () => {
  it('sets words as text, in the fonts of the theme, from its own corner', async () => {
    const face = await drawn(
      flex(
        '<p>One <strong>two</strong> <em>three</em></p><h1 style={{ fontFamily: "title" }}>Four</h1>',
        'style={{ flexDirection: "column" }}',
      ),
    );
    expect(svgOf(face)).toContain('<g transform="translate(100 200)">');
    expect(wordsIn(face)).toMatchObject([
      { text: 'One', x: 0, font: 'EB Garamond 500' },
      { text: 'two', font: 'EB Garamond 700' },
      { text: 'three', font: 'EB Garamond 500 italic' },
      { text: 'Four', x: 0, font: 'Grenze Gotisch 600' },
    ]);
    const [one, two, , four] = wordsIn(face);
    expect(two?.y).toBe(one?.y);
    expect(four?.y).toBeGreaterThan((one?.y ?? 0) + 30);
    expect(face.flaws).toEqual([]);
  });

  it('counts in tenths of a millimetre, in millimetres and in points', async () => {
    const face = await drawn(
      flex(
        '<p style={{ fontSize: 36 }}>a</p><p style={{ fontSize: "72pt" }}>b</p><p style={{ fontSize: "3mm" }}>c</p>',
        'style={{ padding: "1mm 2mm", flexDirection: "column" }}',
      ),
    );
    expect(wordsIn(face).map(({ size, x }) => [size, x])).toEqual([
      [36, 20],
      [254, 20],
      [30, 20],
    ]);
  });

  it("holds drawings of the theme, drawings of one's own and the card's own words with their icons", async () => {
    const face = await drawn(
      flex(
        '<Icon of={theme.ornament("raven")} size={50} fill="#123456" /><svg width={20} height={10} viewBox="0 0 2 1"><path d="M0 0H2V1Z" fill="#abcdef" /></svg><Paragraph of={words.title} theme={theme} />{words.text.map((one) => <Paragraph of={one} theme={theme} />)}',
        'style={{ flexDirection: "column" }}',
      ),
    );
    expect(svgOf(face)).toContain('fill="#123456"');
    expect(svgOf(face)).toMatch(
      /translate\(0 50\) scale\(10 10\)[^>]*><g transform="translate\(0 0\)"><path d="M0 0H2V1Z"/,
    );
    expect(svgOf(face)).not.toMatch(/<image|data:/);
    const [title, ...text] = wordsIn(face).map(({ text }) => text);
    expect(title).toBe('Sad');
    expect(text.join(' ')).toBe('Draw 2\u00a0cards.');
  });

  it('writes & and < as they are', async () => {
    expect(svgOf(await drawn(flex('<p>{"R&D <3"}</p>')))).toMatch(/>R&amp;D<[\s\S]*>&lt;3</);
  });

  it('is laid out the same, byte for byte, whenever it is drawn', async () => {
    const box = flex('<div style={{ border: "3px solid #c9a961", borderRadius: 9 }}><p>Twice</p></div>');
    expect(svgOf(await drawn(box))).toBe(svgOf(await drawn(box)));
  });

  it('has ids of its own, however many there are', async () => {
    const plate =
      '<div style={{ height: 50, flex: 1, background: "linear-gradient(90deg, #ff0000, #0000ff)" }} />';
    const svg = svgOf(await drawn(`<g>${flex(plate)}${flex(plate)}</g>`));
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what does not fit into a <Flex>', () => {
  const LONG = 'One two three four five six seven eight nine ten. '.repeat(8);

  it('is reported with its line and by how much', async () => {
    const column = 'style={{ flexDirection: "column", fontSize: 40, lineHeight: 1 }}';
    const { flaws } = await drawn(
      flex(`\n<p>a<br />b<br />c<br />d<br />e<br />f<br />g<br />h<br />i<br />j</p>`, column),
    );
    expect(flaws).toMatchObject([{ is: 'high', of: 'face', file: 'templates/modifier.tsx', line: 9 }]);
    expect((flaws[0] as { by: number }).by).toBeCloseTo(100, 0);
  });

  it('may be a word that is too long', async () => {
    const { flaws } = await drawn(flex('<p style={{ width: 100 }}>Unfathomablyunbreakable</p>'));
    expect(flaws).toMatchObject([{ is: 'wide', line: 8 }]);
  });

  it('may stand in a box within, though the whole has room', async () => {
    const { flaws } = await drawn(flex(`<div style={{ height: 40 }}>\n<p>${LONG.slice(0, 100)}</p></div>`));
    expect(flaws).toMatchObject([{ is: 'high', line: 9 }]);
  });

  it('may reach into what is kept free at the sides', async () => {
    const padded = (padding: string) =>
      flex(
        '<div style={{ height: 100, width: 100, flexShrink: 0 }} />',
        `style={{ padding: "${padding}", fontSize: 50 }}`,
      );
    expect((await drawn(padded('10mm 0'))).flaws).toEqual([]);
    expect((await drawn(padded('12mm 0 10mm'))).flaws).toMatchObject([
      { is: 'high', by: expect.closeTo(20, 3) },
    ]);
    expect((await drawn(padded('0 3em 0 35%'))).flaws).toEqual([]);
    expect((await drawn(padded('0 3em 0 50%'))).flaws).toMatchObject([{ is: 'wide' }]);
  });

  it('is reported as a whole, though it sticks out at both ends', async () => {
    const boxes = '<div style={{ height: 200 }} /><div style={{ height: 200 }} />';
    const style = 'style={{ flexDirection: "column", justifyContent: "center" }}';
    expect((await drawn(flex(boxes, style))).flaws).toMatchObject([{ is: 'high', by: 100 }]);
  });

  it('pushes others down, and is not pressed together', async () => {
    const { flaws } = await drawn(
      flex(`<p>${LONG}</p><p>${LONG}</p>`, 'style={{ flexDirection: "column", fontSize: 30 }}'),
    );
    expect((flaws[0] as { by: number }).by).toBeGreaterThan(150);
  });

  it('is set smaller where the template allows it, as large as fits', async () => {
    const style = 'style={{ fontSize: "14pt" }}';
    const [fixed, free, over] = await Promise.all([
      drawn(flex(`<p>${LONG}</p>`, style)),
      drawn(flex(`<p>${LONG}</p>`, `least="6pt" ${style}`)),
      drawn(flex(`<p>${LONG}</p>`, `least="13pt" ${style}`)),
    ]);
    expect(fixed.flaws).toHaveLength(1);
    expect(free.flaws).toEqual([]);
    const points = ((wordsIn(free)[0]?.size ?? 0) / 254) * 72;
    expect(points).toBeGreaterThan(6);
    expect(points).toBeLessThan(14);
    // A quarter of a point more, and it would not.
    const more = await drawn(flex(`<p>${LONG}</p>`, `style={{ fontSize: "${points + 0.25}pt" }}`));
    expect(more.flaws).toHaveLength(1);
    expect(over.flaws).toHaveLength(1);
    expect(wordsIn(over)[0]?.size).toBeCloseTo((13 / 72) * 254, 2);
  });

  it('is reported in the measures of the card, whatever its size', async () => {
    const over = flex('<div style={{ height: 400 }} />');
    const large = await drawn(over, { settings: { card: { width: 126, height: 176 } } });
    expect((await drawn(over)).flaws).toMatchObject([{ is: 'high', by: 100 }]);
    expect(large.flaws).toMatchObject([{ is: 'high', by: 200 }]);
  });

  it('may be a letter: the font must have it', async () => {
    const { flaws } = await drawn(flex('<p>Snow ☃, 漢</p>'));
    expect(flaws).toMatchObject([{ is: 'letters', letters: ['☃', '漢'], font: 'EB Garamond', line: 8 }]);
  });

  it('is an empty list where all words fit', async () => {
    const face = await drawn(flex('<p>Short.</p>', 'style={{ padding: 10, fontSize: "8pt" }}'));
    expect([face.flaws, face.hasFlex]).toEqual([[], true]);
  });
});

describe('a mistake in a <Flex> is reported at its line, never as a stack trace', () => {
  const at = 'templates/modifier.tsx';
  it.each([
    [
      'CSS that can not be printed',
      '\n<div style={{ boxShadow: "0 0 3px #000" }} />',
      `${at}:9 \`boxShadow\` is not among the CSS that can be printed.`,
    ],
    [
      'CSS with a hyphen',
      '<div style={{ "flex-direction": "row" }} />',
      `${at}:8 \`flex-direction\` is not among the CSS that can be printed. Write \`flexDirection\`.`,
    ],
    [
      'a misspelt name',
      '<div style={{ aligItems: "center" }} />',
      `${at}:8 \`aligItems\` is not among the CSS that can be printed. Did you mean \`alignItems\`?`,
    ],
    [
      'a value that it does not have',
      '<div style={{ flexDirection: "colum" }} />',
      `${at}:8 \`flexDirection\` can't be "colum": it is 'row', 'column', 'row-reverse', 'column-reverse'.`,
    ],
    [
      'a length in a unit that paper does not know',
      '<div style={{ width: "3vw" }} />',
      `${at}:8 \`width\` can't be "3vw": it is a length: a number of tenths of a millimetre, or '9pt', '4mm', '50%', '1.2em'.`,
    ],
    [
      'a colour that is none',
      '<p style={{ color: "gilt" }}>x</p>',
      `${at}:8 \`color\` can't be "gilt": it is a colour: '#c9a961', 'rgb(…)', or one of the theme: theme.colour('gilt').`,
    ],
    [
      'a gradient that is none',
      '<div style={{ background: "linear-gradient(north, #ff0000, blurple)" }} />',
      `${at}:8 \`background\` can't be "linear-gradient(north, #ff0000, blurple)": it is a colour`,
    ],
    [
      'an element of SVG',
      '<circle r={5} />',
      `${at}:8 <circle> is not allowed in a <Flex>: it holds div, img, svg, p, h1, h2, h3, span, strong, b, em, i, br, Icon and Paragraph.`,
    ],
    [
      'a <Flex> within a <Flex>',
      '\n<Flex x={0} y={0} width={1} height={1} />',
      `${at}:9 A <Flex> within another is a <div>.`,
    ],
    ['what only browsers know', '<div className="x" />', `${at}:8 <div> has no \`className\` here.`],
    [
      'a picture from elsewhere',
      '<img src="https://example.org/x.png" />',
      `${at}:8 \`src\` is a picture of the card (art.href); a drawing of the theme is an <Icon>.`,
    ],
    [
      'a drawing without a size',
      '<svg><path d="M0 0" /></svg>',
      `${at}:8 <svg> needs a \`viewBox\`, or \`width\` and \`height\` in numbers.`,
    ],
    [
      'an element that does not exist',
      '<marquee>x</marquee>',
      `${at}:8 <marquee> is not among the elements of SVG that can be printed.`,
    ],
  ])('%s', async (_, inner, message) => {
    expect(await mistakeOf(flex(inner))).toContain(message);
  });

  it('HTML outside of one, and a box that is no number', async () => {
    expect(await mistakeOf('<g>\n<div>Sad</div></g>')).toBe(
      `${at}:9 <div> is not among the elements of SVG that can be printed.`,
    );
    expect(await mistakeOf('<Flex x={0} y={0} width={100} />')).toBe(
      `${at}:8 <Flex> needs a number as its \`height\`.`,
    );
  });
});

describe('a <Flex> in a PDF', () => {
  const SAMPLER = `<g><rect x={0} y={0} width={630} height={880} fill="#dddddd" />
    <Flex x={26} y={26} width={578} height={828} style={{ flexDirection: 'column', gap: 12, padding: '4mm', border: '4px solid #c9a961', borderRadius: 20, background: 'linear-gradient(180deg, #221c29, #553344)', color: '#efe6d0', fontSize: '10pt' }}>
      <h1 style={{ fontFamily: 'title', textAlign: 'center' }}>Fancy title & more</h1>
      <div style={{ gap: 12, alignItems: 'center' }}>
        <Icon of={theme.ornament('raven')} size={80} fill="#c9a961" />
        <p style={{ flex: 1 }}>Text with <strong>bold office words</strong> and an <Icon of={theme.icon('duck')} size={36} fill="#ff8888" /> icon.</p>
      </div>
      <div style={{ height: 60, background: 'radial-gradient(circle, #ff0000, #0000ff)', borderRadius: 30, opacity: 0.5 }} />
      <div style={{ borderTop: '4px solid #ff0000', borderBottom: '2px dashed #00ff00', padding: 10, justifyContent: 'space-between' }}><span>left</span><span style={{ letterSpacing: 5, textTransform: 'uppercase', textDecoration: 'underline' }}>right</span></div>
      <div style={{ position: 'absolute', right: 20, bottom: 20, width: 100, height: 100, background: '#ffffff', borderRadius: '50%', border: '6px dashed #000000' }} />
      <p style={{ textAlign: 'justify', fontStyle: 'italic', lineHeight: 1.4 }}>One two three four five six seven eight nine ten eleven twelve thirteen.</p>
    </Flex></g>`;

  async function pdfOf(renderer: Renderer, face: DrawnFace): Promise<string> {
    const fonts = new FontBook(renderer.templates.fonts);
    const book = new SvgConverter(fonts);
    const painter = new Painter();
    for (const { x, y, drawing } of face.layers) painter.form(book.convert(drawing.svg), translate(x, y));
    const [width, height] = [face.width, face.height];
    const page = { width, height, painting: painter.finish({ x: 0, y: 0, width, height }) };
    const images = Object.fromEntries(book.images);
    const file = join(temporaryFolder(), 'flex.pdf');
    writeFileSync(
      file,
      await writeDocument([page], fonts, { images, pdfs: new Map() }, { title: 'x', language: 'en' }),
    );
    return file;
  }

  withTools(
    'looks as on the screen, in vectors, its text as text',
    lacks('pdftoppm', 'pdftotext', 'pdfimages'),
    async () => {
      const renderer = await rendererWith(SAMPLER);
      const face = await renderer.render({ id: 'sad', side: 'front', language: 'en', edition: 'classic' });
      expect(face.flaws).toEqual([]);
      const file = await pdfOf(renderer, face);
      const { width, height, data } = await facePixels(face, { dpi: 254, fonts: renderer.templates.fonts });
      const onWhite = new Uint8Array(width * height * 3);
      for (let at = 0; at < width * height; at++)
        for (let c = 0; c < 3; c++)
          onWhite[3 * at + c] = (data[4 * at + c] ?? 0) + 255 - (data[4 * at + 3] ?? 0);
      const { mean, plain } = difference(byPoppler(file, 1, 254), {
        width,
        height,
        channels: 3,
        data: onWhite,
      });
      expect(mean).toBeLessThan(2.5);
      expect(plain).toBeLessThan(0.01);
      const said = run('pdftotext', [file, '-']).said.replaceAll(/\s+/g, ' ');
      for (const words of ['Fancy title & more', 'Text with bold office words', 'RIGHT', 'eight nine ten'])
        expect(said).toContain(words);
      expect(run('pdfimages', ['-list', file]).said.trim().split('\n')).toHaveLength(2);
    },
  );
});

describe('satori', () => {
  /** Reports when satori is loaded. */
  const watching = `data:text/javascript,${encodeURIComponent(
    `import Module from 'node:module';
    import { writeSync } from 'node:fs';
    const load = Module._load;
    Module._load = function (name, ...rest) {
      if (name === 'satori') writeSync(2, 'satori is loaded');
      return load.call(this, name, ...rest);
    };`,
  )}`;
  const deck = {
    'shroud.yaml': 'name: two\nversion: 1.0.0\nlanguages: [en]\neditions:\n  classic: { sets: [base] }\n',
    'cards/base/cards.yaml':
      'references:\n  in-your-turn: { title: In Your Turn, body: [TURN-1] }\nmodifiers:\n  sad: { title: Sad }\n',
    'cards/rules/en.yaml': 'TURN-1: { text: A turn is two plays., short: Two plays. }\n',
  };
  const render = (id: string) => {
    const cwd = temporaryFolder(deck);
    const all = ['--import', watching, MAIN, 'render', id, '--type', 'svg', '--out', join(cwd, 'face.svg')];
    const { status, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8', cwd });
    expect(status, stderr).toBe(0);
    return stderr;
  };

  it('is loaded for a template with a <Flex>, and for no other', () => {
    expect(render('in-your-turn')).toContain('satori is loaded');
    expect(render('sad')).not.toContain('satori is loaded');
  });
});
