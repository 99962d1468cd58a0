import { spawn } from 'node:child_process';
import { platform } from 'node:process';
import { type ContainedFolder, outputFolder } from '../../deck/disk/contained-folder.js';
import { writePrivate } from '../../deck/disk/write-private.js';

const NAME = 'open-studio.html';

/** Time for the browser to start and read the file, in ms. */
const READ_WITHIN = 30_000;

/** The command that opens a file in the default browser. */
const OPENERS: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
};

/**
 * Opens the page in a browser. The address contains the token, and every user of this machine can list command lines.
 * So the browser gets a redirect file that only its owner can read. The file is in `output/`, because sandboxed
 * browsers can't read temporary or hidden folders.
 * @returns whether a browser was started; without one, nothing happens
 */
export function openPage(directory: string, address: string): { readonly isAsked: boolean; end(): void } {
  const folder = outputFolder(directory);
  const end = () => {
    try {
      folder.remove(NAME);
    } catch {
      // If the folder is not writable, there is no file to remove.
    }
  };
  // An existing file would keep its permissions, so it is removed first.
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
