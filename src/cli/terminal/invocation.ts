/**
 * How the tool is called where it was started, so that commands in hints can be pasted: `shroud` if it is on the PATH,
 * `npx shroud-cards` if it is installed in a project or was started by npx, else `node` and the path of this program.
 * Entry points: `invocation`, `pasteable`.
 */
import { existsSync } from 'node:fs';
import { delimiter, join, relative, sep } from 'node:path';
import process from 'node:process';

interface Start {
  readonly path: string;
  /** The program that Node runs. */
  readonly program: string;
  readonly directory: string;
}

const current = (): Start => ({
  path: process.env.PATH ?? '',
  program: process.argv[1] ?? '',
  directory: process.cwd(),
});

export function invocation({ path, program, directory }: Start = current()): string {
  // npm and npx add the programs of packages to the PATH of what they start; a terminal does not have them.
  const folders = path.split(delimiter).filter((one) => one !== '' && !one.includes('node_modules'));
  if (folders.some((one) => ['shroud', 'shroud.cmd'].some((name) => existsSync(join(one, name)))))
    return 'shroud';
  if (program === '' || program.includes(`node_modules${sep}`)) return 'npx shroud-cards';
  return `node ${quotedForShell(relative(directory, program))}`;
}

/** A name as it is written in a shell. */
function quotedForShell(name: string): string {
  if (/^[\p{L}\p{N}_./@:+,=\\-]+$/u.test(name)) return name;
  return process.platform === 'win32' ? `"${name}"` : `'${name.replaceAll("'", "'\\''")}'`;
}

/** A text whose commands work where the tool was started. @param deck the folder of the deck */
export function pasteable(text: string, deck: string, called: string = invocation()): string {
  const inDeck = deck === '.' ? '' : ` --deck ${quotedForShell(deck)}`;
  return text.replaceAll(
    COMMAND,
    (_, words: string, named?: string) => `${called} ${words}${named ?? inDeck}`,
  );
}

/** A command of the tool inside a hint, and what follows its name. */
const COMMAND =
  /\bshroud (l10n [a-z]+|schema|check|cache|studio|verify|print|render|replay|build)\b( --deck)?/g;
