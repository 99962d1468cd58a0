import type { DeckFolder } from '../../deck/folder.js';
import { type Diagnostic, diagnostic, type Span } from '../../diagnostics/index.js';
import type { Theme } from '../../vocabulary/files/theme-file.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import { fontFlaw } from './font-flaw.js';
import { getFontMetrics } from './font-metrics.js';
import type { FontCache } from './font-shelf.js';
import { type FontFile, fontBytes, isPackaged, loadFont } from './fonts.js';
import { isUnstarted, tryInProcess } from './process-check.js';
import type { ReadYaml } from './read-design.js';
import { getShapedFont } from './shaped-font.js';
import { budgetHint, type UntrustedBudget } from './untrusted-budget.js';

/**
 * Reads the fonts of a theme, or reports why they can't be read, where the theme names them.
 * @param shelf the cache of font data from earlier runs
 * @param budget what checking them is charged to
 * @param deck the files of the deck, which may include fonts
 */
export function readFonts(
  { value, at }: ReadYaml<Theme>,
  folder: string,
  budget: UntrustedBudget,
  shelf?: FontCache,
  deck?: DeckFolder,
) {
  const fonts: FontFile[] = [];
  const unreadable: Diagnostic[] = [];
  for (const use of ['title', 'text'] as const) {
    const { family, files } = value.fonts[use];
    const most = limits.fontFiles.max;
    if (files.length > most) {
      const message = `A family has ${inDigits(files.length)} files: ${limitText('fontFiles')}.`;
      unreadable.push(diagnostic('TOO_MUCH', at(['fonts', use, 'files']), message));
    }
    for (const [i, file] of files.slice(0, most).entries()) {
      const place = () => at(['fonts', use, 'files', i, 'file']);
      const wrong = deck === undefined || isPackaged(file.file) ? undefined : fontFlaw(file.file, deck);
      if (wrong !== undefined) {
        unreadable.push(diagnostic('FILE_UNREADABLE', place(), ...wrong));
        continue;
      }
      try {
        const font = loadFont(family, file, folder);
        if (!isPackaged(file.file)) refuseDamaged(font, budget);
        if (shelf !== undefined) getShapedFont(font).connectCache(shelf);
        getFontMetrics(font);
        fonts.push(font);
      } catch (cause) {
        unreadable.push(fontDiagnostic(file.file, cause, place()));
      }
    }
  }
  return { fonts, unreadable };
}

function fontDiagnostic(name: string, cause: unknown, at: Span): Diagnostic {
  const why = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
  if (isUnstarted(why)) return diagnostic('FILE_UNTRIED', at, `The font ${name} can't be used: ${why}`);
  return diagnostic('FILE_UNREADABLE', at, ...failure(name, why));
}

function failure(name: string, why: string): readonly [string, string?] {
  if (!isPackaged(name)) return [`The font ${name} can't be read: ${why}`, budgetHint(why) ?? COPY_AGAIN];
  const [scope, pack] = name.split('/');
  // Never suggest installing a package that an untrusted deck names: packages may run programs.
  const install = scope === FONT_PACKAGES ? `Install it (npm install ${scope}/${pack}), or put` : 'Put';
  const hint = `${install} the file into templates/fonts/ and name it from there.`;
  return [`There is no font ${name} among the installed packages.`, hint];
}

/** Packages of this scope contain only fonts. */
const FONT_PACKAGES = '@expo-google-fonts';

const COPY_AGAIN = 'Copy it again from its source, as .ttf or .otf.';

const SHAPED = { name: 'shaped', usual: 0.6, script: new URL('./font-worker.js', import.meta.url) };

/** A damaged font may open and fail later, or hang: so it is checked once in a sandbox. */
function refuseDamaged(font: FontFile, budget: UntrustedBudget): void {
  const outcome = tryInProcess(SHAPED, budget, fontBytes(font));
  if (outcome === undefined) return;
  if (outcome === 'timeout')
    throw new Error(`it is damaged: its glyphs take more than ${inDigits(limits.proofTime.max)} seconds.`);
  if ('untried' in outcome) throw new Error(`${outcome.untried}.`);
  throw new Error(`it is damaged${outcome.problem === '' ? '' : `: ${outcome.problem}`}.`);
}
