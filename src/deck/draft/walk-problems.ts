/** Diagnostics for what a walk through a deck has left out. */
import { type Diagnostic, diagnostic, startOf } from '../../diagnostics/index.js';
import { budgets, inDigits, mostOf } from '../../vocabulary/budgets.js';
import type { Walk, WalkLimit } from '../walk.js';
import { refusalOf } from './source-file.js';

const MESSAGES: Readonly<Record<WalkLimit, string>> = {
  files: `There are more files and folders than are looked at; ${mostOf('files')}.`,
  artFiles: `There are more files and folders than are looked at; ${mostOf('artFiles')}.`,
  folderDepth: `This folder lies too deep; ${inDigits(budgets.folderDepth.most)} folders inside of each other are the most.`,
  templatesBytes: `With this file, there are more bytes in templates/ than are read; ${mostOf('templatesBytes')}.`,
};

/** Exceeded limits. */
export const exceededIn = ({ exceeded }: Walk): Diagnostic[] =>
  [...exceeded].map(([limit, path]) => diagnostic('TOO_MUCH', startOf(path), MESSAGES[limit], HINT));

const HINT = 'What comes after it is not looked at: take out what no card needs.';

/** Links that are not followed. */
export const refusedIn = ({ refused }: Pick<Walk, 'refused'>): Diagnostic[] =>
  [...refused].map(([path, refusal]) => refusalOf(path, refusal));
