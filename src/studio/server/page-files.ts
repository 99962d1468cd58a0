import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskFolder } from '../../deck/disk/disk-folder.js';

const require = createRequire(import.meta.url);

/** The static files of the page: the build output, and two fonts that come with the tool. */
const FILES: Readonly<Record<string, readonly [type: string, path: () => string]>> = {
  '/studio.js': [
    'text/javascript; charset=utf-8',
    () => fileURLToPath(new URL('../studio.js', import.meta.url)),
  ],
  '/studio.css': ['text/css; charset=utf-8', () => fileURLToPath(new URL('../studio.css', import.meta.url))],
  '/pdf.js': ['text/javascript; charset=utf-8', () => fileURLToPath(new URL('../pdf.js', import.meta.url))],
  '/pdf-worker.js': [
    'text/javascript; charset=utf-8',
    () => fileURLToPath(new URL('../pdf-worker.js', import.meta.url)),
  ],
  '/title.ttf': [
    'font/ttf',
    () => require.resolve('@expo-google-fonts/grenze-gotisch/600SemiBold/GrenzeGotisch_600SemiBold.ttf'),
  ],
  '/text.ttf': [
    'font/ttf',
    () => require.resolve('@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf'),
  ],
  '/text-italic.ttf': [
    'font/ttf',
    () => require.resolve('@expo-google-fonts/eb-garamond/500Medium_Italic/EBGaramond_500Medium_Italic.ttf'),
  ],
};

/** Files of the tool may be larger than files of a deck. */
const LARGEST = 16 * 1024 * 1024;

const read = new Map<string, Uint8Array>();

/** Reads a file of the page; cached. */
export function pageFile(path: string): { readonly type: string; readonly content: Uint8Array } | undefined {
  const found = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (found === undefined) return undefined;
  const [type, place] = found;
  const content = read.get(path) ?? readBytes(place());
  if (content === undefined) return undefined;
  read.set(path, content);
  return { type, content };
}

function readBytes(path: string): Uint8Array | undefined {
  const found = diskFolder(dirname(path))?.read(basename(path), LARGEST);
  return found && 'bytes' in found ? found.bytes : undefined;
}
