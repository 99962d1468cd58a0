import { count, didYouMean } from '../../diagnostics/index.js';
import { textsIn } from '../../l10n/entries.js';
import type { Entry } from '../../l10n/entry.js';
import { acceptTranslations } from '../../operations/l10n/accept-l10n.js';
import { print } from '../terminal/terminal.js';
import { complain, languagesNamed, withTranslated } from './l10n-open.js';

interface Options {
  readonly deck: string;
  readonly lang: string;
}

export function l10nAccept({ deck: directory, lang }: Options, ids: readonly string[] = []): number {
  return withTranslated(directory, (opened) => {
    const languages = languagesNamed(opened, lang);
    if (languages === undefined) return 2;
    const all = languages.flatMap((one) => textsIn(opened.loaded, one, opened.lock).entries);
    const unknown = ids.filter((id) => !all.some((entry) => isNamed(entry, id)));
    for (const id of unknown) complain(notFound(id, all));
    const meant = ids.length === 0 ? all : all.filter((entry) => ids.some((id) => isNamed(entry, id)));
    const accepted = acceptTranslations(opened, meant);
    print(`${count(accepted.length, 'translation')} marked as up to date.\n`);
    return unknown.length > 0 ? 1 : 0;
  });
}

/** Matches the id of a card or of a text: `pursued-by-poodles`, `pursued-by-poodles.title`. */
function isNamed({ context, path }: Entry, id: string): boolean {
  return context === id || path[0] === id;
}

function notFound(id: string, all: readonly Entry[]): string {
  const names = id.includes('.') ? all.map(({ context }) => context) : all.map(({ path }) => String(path[0]));
  return `${id}: the deck has no text of this name. ${didYouMean(id, [...new Set(names)])}`;
}
