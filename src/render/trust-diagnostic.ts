import type { DeckFolder } from '../deck/folder.js';
import { type Diagnostic, diagnostic, startOf } from '../diagnostics/index.js';
import { isTrusted } from './ground/consent.js';
import { ownPrograms } from './ground/own-programs.js';

/** That a deck's own templates are left out, if they are: said once, at the first of them. */
export function trustDiagnostics(deck: DeckFolder | undefined, directory: string | undefined): Diagnostic[] {
  const { paths } = ownPrograms(deck);
  const [first] = paths;
  if (first === undefined || isTrusted(deck, directory)) return [];
  const more = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
  const message = `The deck brings programs of its own (templates/${first}${more}): its cards are drawn with the templates that come with the tool.`;
  return [diagnostic('TEMPLATES_UNTRUSTED', startOf(`templates/${first}`), message)];
}
