import { spawn } from 'node:child_process';
import { join, resolve, sep } from 'node:path';
import { UsageError } from '../../workspace/errors.js';

/** Editors that need a terminal: started from here, they would be invisible. */
const IN_TERMINAL = /(^|[/\\])(vi|vim|nvim|nano|pico|micro|ed|joe|hx|helix|kak|emacs|less|more)(\.exe)?$/;

/**
 * Opens a file in the configured editor; without one, returns a link that VS Code handles.
 * @param editor a command, with its own options
 * @throws UsageError if it is not a file of the deck
 */
export function openEditor(
  editor: string | undefined,
  directory: string,
  { file, line, column }: { readonly file: string; readonly line: number; readonly column: number },
): { readonly href?: string } {
  const path = resolve(join(directory, file));
  if (!path.startsWith(resolve(directory) + sep))
    throw new UsageError(`${file} can't be opened: it is no file of the deck`);
  const [program = '', ...options] = (editor ?? '').split(/\s+/).filter(Boolean);
  if (program === '' || IN_TERMINAL.test(program))
    return { href: `vscode://file/${encodeURI(path.replace(/^\//, ''))}:${line}:${column}` };
  spawn(program, [...options, ...placeFor(program, path, line, column)], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
  return {};
}

/** The command line arguments that open a file at a line, by editor. */
function placeFor(program: string, path: string, line: number, column: number): string[] {
  if (/(^|[/\\])(code|code-insiders|codium|cursor|windsurf)(\.cmd|\.exe)?$/.test(program))
    return ['--goto', `${path}:${line}:${column}`];
  if (/(^|[/\\])(subl|zed|atom)(\.exe)?$/.test(program)) return [`${path}:${line}:${column}`];
  if (/(^|[/\\])(gvim|mvim|gedit|kate|emacsclient|mousepad)(\.exe)?$/.test(program))
    return [`+${line}`, path];
  return [path];
}
