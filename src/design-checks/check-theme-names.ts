/**
 * Reports colours and ornaments of a deck's theme that no template asks for: most of them are misspelt. Entry point:
 * `checkThemeNames`.
 */
import type { DeckFolder } from '../deck/folder.js';
import { walkTemplates } from '../deck/walk.js';
import { didYouMean } from '../diagnostics/index.js';
import { readTheme } from '../render/core/read-design.js';
import { isProgram } from '../render/core/template-folder.js';
import type { ThemeFile } from '../vocabulary/files/theme-file.js';
import type { ThemeContext } from './contexts.js';

const SECTIONS = [
  ['colours', 'colour'],
  ['ornaments', 'ornament'],
] as const;

/** The built-in templates ask for the names of the built-in theme; those of the deck may ask for any. */
export function checkThemeNames({ design, folder, report }: ThemeContext): void {
  const { theme } = design;
  if (!theme.isCustom) return;
  const custom = theme.custom as ThemeFile;
  const tool = readTheme(undefined).value;
  for (const [section, noun] of SECTIONS) {
    const known = Object.keys(tool?.[section] ?? {});
    const strange = Object.keys(custom[section] ?? {}).filter((name) => !known.includes(name));
    if (strange.length === 0) continue;
    const templates = templatesIn(folder);
    for (const name of strange) {
      if (templates.some((text) => text.includes(name))) continue;
      const message = `No template asks for the ${noun} "${name}".`;
      report.add('COLOUR_UNKNOWN', theme.at([section, name], 'key'), message, () => didYouMean(name, known));
    }
  }
}

function templatesIn(folder: DeckFolder): string[] {
  const { files, refused } = walkTemplates(folder);
  return files.flatMap((path) => {
    const file = isProgram(path) && !refused.has(path) ? folder.read(path) : undefined;
    return file && 'bytes' in file ? [new TextDecoder().decode(file.bytes)] : [];
  });
}
