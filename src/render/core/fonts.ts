/**
 * Font files of themes: where they are, and their bytes. The same file is used for measuring, PNG and PDF.
 */

import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { realPlace, realPlaceIn } from '../../deck/disk/real-path.js';
import type { Theme } from '../../vocabulary/files/theme-file.js';

/** A font on disk: the same file is used for measuring, PNG and PDF. */
export interface FontFile {
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  /** Absolute path. */
  readonly path: string;
  /** Distinguishes it from an earlier file at the same path. */
  readonly stamp?: string;
}

/** Identifies the current version of a font. */
export const fontName = ({ path, stamp = '' }: FontFile): string => `${path} ${stamp}`;

const require = createRequire(import.meta.url);

type NamedFile = Theme['fonts']['title']['files'][number];

/** Loads a font that a theme names; `folder` contains the theme. */
export function loadFont(family: string, { file, weight, style }: NamedFile, folder: string): FontFile {
  const path = fontPath(file, folder);
  const stamp = diskFolder(dirname(path))?.stamp(basename(path)) ?? '';
  return { family, weight, style: style ?? 'normal', path, stamp };
}

/** Whether a name like `@scope/package/file.ttf` refers to a package of the tool. */
export const isPackaged = (file: string): boolean => /^@[\w.-]+\/[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(file);

function fontPath(file: string, folder: string): string {
  // A link may lead to another place in the theme's deck, but not out of it.
  return isPackaged(file)
    ? require.resolve(file)
    : realPlaceIn(realPlace(dirname(folder)), join(folder, file));
}

const read = new Map<string, Uint8Array>();

/** The bytes of a font, memoized. */
export function fontBytes(font: FontFile): Uint8Array {
  const { path } = font;
  let bytes = read.get(fontName(font));
  if (bytes === undefined) {
    const found = diskFolder(dirname(path))?.read(basename(path));
    if (found === undefined || 'refused' in found)
      throw new Error(`${found?.why ?? 'there is no such folder'}.`);
    bytes = found.bytes;
    read.set(fontName(font), bytes);
  }
  return bytes;
}
