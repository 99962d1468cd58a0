import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { newDeck } from '../kill/commands.js';
import { pngWith } from '../support/render/png-chunk.js';
import { progressiveJpeg } from '../support/render/progressive-jpeg.js';

const words = (count: number) => Array.from({ length: count }, () => 'poodle').join(' ');

/** What a stranger would like to have read, written or deleted. */
const VICTIM: Readonly<Record<string, string>> = {
  'secret.yaml': 'events:\n  secret: { title: Secret }\n',
  'secret.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  'a.json': '{}',
  'deck.json': 'mine',
  'own.ttf': 'mine',
};

/** Drawings, each with a way out, or a way to take all time and memory. */
const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="630" height="880">${inside}</svg>`;
const filtered = (effect: string) =>
  svg(`<defs><filter id="f">${effect}</filter></defs><rect width="600" height="800" filter="url(#f)"/>`);
const DRAWINGS: Readonly<Record<string, (victim: string) => string>> = {
  image: (victim) => svg(`<image href="${victim}/secret.svg" width="9" height="9"/>`),
  effect: (victim) => filtered(`<feImage href="${victim}/secret.svg"/>`),
  entity: (victim) =>
    svg('<text>&x;</text>', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${victim}/secret.yaml">]>`),
  script: () => svg('<script>fetch("http://example.com")</script><rect onclick="alert(1)"/>'),
  octaves: () => filtered('<feTurbulence numOctaves="1000000000"/>'),
  radius: () => filtered('<feMorphology radius="100000000"/>'),
  deep: () => svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`),
  long: () => svg(`<path d="${'M0 0 '.repeat(240_000)}"/>`),
  uses: () =>
    svg(
      `<defs>${Array.from({ length: 30 }, (_, i) => `<g id="n${i}">${`<use href="#n${i + 1}"/>`.repeat(9)}</g>`).join('')}</defs><use href="#n0"/>`,
    ),
  covers: () => svg('<rect width="630" height="880" fill-opacity=".1"/>'.repeat(29_000)),
  crosses: () =>
    svg(
      `<path d="M0 0${Array.from({ length: 90_000 }, (_, i) => `L${(i * 37) % 630} ${i % 2 ? 880 : 0}`).join('')}"/>`,
    ),
  letters: () => svg(`<text>${'M'.repeat(900_000)}</text>`),
  slow: () =>
    filtered('<feMorphology radius="2"/>')
      .replace('<rect', '<g transform="scale(900)"><rect')
      .replace(/\/>(?=<\/svg>)/, '/></g>'),
};

/** 100,000 chunks with nothing in them. */
const emptyChunks = (): Buffer =>
  pngWith(
    { width: 50_000, height: 50_000 },
    Array.from({ length: 100_000 }, () => Buffer.alloc(0)),
  );

/** A page of half a gigabyte. */
function unfolding(): Buffer {
  const packed = deflateSync(Buffer.alloc(500_000_000), { level: 1 });
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 630 880] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer << /Size 5 /Root 1 0 R >>\nstartxref\n0\n%%EOF'),
  ]);
}

const event = (id: string, more: string) => `  ${id}:\n    title: ${id}\n${more}`;

function cards(): string {
  const drawn = Object.keys(DRAWINGS).map((name) => event(`drawn-${name}`, `    art: art/${name}.svg\n`));
  return [
    'events:',
    event('constructor', ''),
    event('toString', ''),
    event('too-long', `    flavour: ${words(2000)}\n`),
    event('too-much', `    effects:\n      immediate:\n${'        - draw: 1\n'.repeat(3000)}`),
    event('escape', '    flavour: "\\e[2J\\u202e::error::hidden\\n::error file=x::y"\n'),
    event('chunks', '    art: art/chunks.png\n'),
    event('scans', '    art: art/scans.jpg\n'),
    event('unfolds', '    art: art/unfolds.pdf\n'),
    event('outside', '    art: ../../../victim/secret.svg\n'),
    event('linked', '    art: art/linked.svg\n'),
    ...drawn,
  ].join('\n');
}

/** The one cache name that an attacker can know; all others depend on the machine. */
const PACK = `output/.cache/text/${createHash('sha256').update('all of text').digest('hex').slice(0, 32)}`;

const BOMB = `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefgh'].map((name, i) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefg'[i]}`).join(',')}]`).join('\n')}\n`;

/** A deck with all that was ever tried on the tool, and the folder beside it that no command may touch. */
export function hostileDeck(folder: string): { readonly deck: string; readonly victim: string } {
  const [deck, victim] = [newDeck(join(folder, 'deck')), join(folder, 'victim')];
  const put = (root: string, path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const link = (path: string, to: string) => {
    mkdirSync(dirname(join(deck, path)), { recursive: true });
    symlinkSync(to, join(deck, path));
  };
  for (const [name, text] of Object.entries(VICTIM)) put(victim, name, text);
  put(deck, 'cards/first/hostile.yaml', cards());
  put(
    deck,
    'cards/first/long.yaml',
    `events:\n  longest:\n    title: Longest\n    flavour: ${words(40_000)}\n`,
  );
  put(deck, 'cards/first/bomb.yaml', BOMB);
  put(deck, 'cards/first/deep.yaml', `events: ${'['.repeat(20_000)}\n`);
  put(deck, 'cards/first/large.yaml', `# ${'x'.repeat(2_000_000)}\n`);
  for (let i = 0; i < 12; i++) link(`cards/first/self${i}`, '.');
  link('cards/first/everything', '/');
  link('cards/first/secret.yaml', join(victim, 'secret.yaml'));
  link('cards/first/loop.yaml', 'loop.yaml');
  execFileSync('mkfifo', [join(deck, 'cards/first/pipe.yaml')]);
  for (const [name, draw] of Object.entries(DRAWINGS)) put(deck, `art/${name}.svg`, draw(victim));
  put(deck, 'art/chunks.png', emptyChunks());
  put(deck, 'art/scans.jpg', progressiveJpeg(4000, 4000, 100_000));
  put(deck, 'art/unfolds.pdf', unfolding());
  put(deck, 'art/unfolds.svg', svg('<rect width="9" height="9"/>'));
  link('art/linked.svg', join(victim, 'secret.svg'));
  link('output/verify/replays', victim);
  link('output/.cache/fit', victim);
  link('output/print', victim);
  link('output/l10n', victim);
  link('output/export', victim);
  link('output/render', victim);
  // Gigabytes where the tool looks for what it has kept.
  put(deck, PACK, '');
  truncateSync(join(deck, PACK), 1_900_000_000);
  put(deck, 'cards/.shroud-lock', JSON.stringify({ pid: 1, host: 'elsewhere', start: '', id: 'x' }));
  // What the studio shows of a proof, and the page that it opens.
  put(deck, 'output/verify/report.json', '{"shroud":"verify","cards":{"constructor":{"verdict":{}}}}');
  put(deck, 'output/verify/index.html', '<script>fetch("http://example.com")</script>');
  const stolen = [{ path: '../victim/secret.yaml', before: null, after: 'stolen' }];
  put(deck, 'cards/.shroud-journal', JSON.stringify({ shroud: 'journal', what: 'x', files: stolen }));
  hostileLooks(put.bind(undefined, deck), link, victim);
  hostileFiles(put.bind(undefined, deck));
  return { deck, victim };
}

type Put = (path: string, content: string | Uint8Array) => void;

/** Templates that would tell by a file that they were run. Damaged fonts have a test of their own. */
function hostileLooks(put: Put, link: (path: string, to: string) => void, victim: string): void {
  const steal = `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(join(victim, 'was-run'))}, 'x'); while (true);`;
  put('templates/event.tsx', `${steal}\nexport const frame = () => null, face = frame;\n`);
  link('templates/fonts', victim);
}

/** What a translator, or another machine, sends. */
function hostileFiles(put: Put): void {
  const recording = {
    shroud: 'replay',
    deck: 'starter',
    options: { copies: 1e9 },
    choices: Array(1000).fill({}),
  };
  put('hostile.json', JSON.stringify(recording));
  const finding = { card: '../../../../victim/x', path: [], replay: { name: '../../../../victim/x' } };
  put(
    'shard-1-of-1.json',
    JSON.stringify({ shroud: 'verify', shard: { index: 1, of: 1 }, details: [finding] }),
  );
  put(
    'hostile.csv',
    `id,en,it\naunt-ottilie.title,Aunt Ottilie,"=cmd|' /C calc'!A0 \u001b[2J"\n__proto__.x,a,b\n`,
  );
  put('table.csv', 'id,title,__proto__,art\n__proto__,=1+1,x,../../victim/secret.svg\n../../victim/x,A,,\n');
  put(
    'hostile.po',
    `msgid ""\nmsgstr ""\n"Language: it\\n"\n"Content-Type: text/plain; charset=nobodys\\n"\n\nmsgctxt "constructor.title"\nmsgid "a"\nmsgstr "b"\n`,
  );
}
