/** Diagnostics for what a walk through a deck has left out. */
import { type Diagnostic, diagnostic, toFileStart } from '../../diagnostics/index.js';
import { limitText } from '../../vocabulary/limits.js';
import type { Walk, WalkLimit } from '../walk.js';
import { reportRefusal } from './source-file.js';

const MESSAGES: Readonly<Record<WalkLimit, string>> = {
  files: `There are too many files and folders; ${limitText('files')}.`,
  artFiles: `There are too many files and folders; ${limitText('artFiles')}.`,
  folderDepth: `This folder is nested too deep; ${limitText('folderDepth')} levels.`,
  templatesBytes: `With this file, templates/ has too many bytes; ${limitText('templatesBytes')}.`,
};

/** Exceeded limits. */
export const reportExceeded = ({ exceeded }: Walk): Diagnostic[] =>
  [...exceeded].map(([limit, path]) => diagnostic('TOO_MUCH', toFileStart(path), MESSAGES[limit], HINT));

const HINT = 'Everything after it is ignored: remove what no card needs.';

/** Links that are not followed. */
export const reportRefused = ({ refused }: Pick<Walk, 'refused'>): Diagnostic[] =>
  [...refused].map(([path, refusal]) => reportRefusal(path, refusal));
