import { spawn } from 'node:child_process';
import { platform } from 'node:process';
import { type ContainedFolder, outputFolder } from '../../deck/disk/contained-folder.js';
import { writePrivate } from '../../deck/disk/write-private.js';

const NAME = 'open-studio.html';

/** So long, in ms, a browser may take to start. */
const READ_WITHIN = 30_000;

/** How a file is opened by the program that the system opens pages with. */
const OPENERS: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
};

/**
 * Opens the page in a browser. Its address has the token, and everybody on this machine can list command lines: so the
 * browser gets a file that leads there, which only its owner can read. It lies in `output/`, since browsers in a
 * container of their own can read no temporary or hidden folder.
 * @returns whether a browser was asked to; where there is none to ask, nothing happens
 */
export function openPage(directory: string, address: string): { readonly isAsked: boolean; end(): void } {
  const folder = outputFolder(directory);
  const end = () => {
    try {
      folder.remove(NAME);
    } catch {
      // Where nothing can be written, nothing is left.
    }
  };
  // The rights of a file that is there already would stay.
  end();
  if (!isWritten(folder, address)) {
    end();
    return { isAsked: false, end };
  }
  const [program, ...args] = OPENERS[platform] ?? ['xdg-open'];
  spawn(program, [...args, folder.place(NAME)], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
  setTimeout(end, READ_WITHIN).unref();
  return { isAsked: true, end };
}

function isWritten(folder: ContainedFolder, address: string): boolean {
  try {
    return writePrivate(folder.place(NAME), pageTo(address));
  } catch {
    return false;
  }
}

const pageTo = (address: string): string => `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Shroud studio</title>
<a href="${address}">Shroud studio</a>
`;
