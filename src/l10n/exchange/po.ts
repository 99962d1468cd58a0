import { po as gettext, type Message } from 'gettext-parser';
import type { Entry } from '../entry.js';
import { hasNamedSlots } from '../slots.js';
import { translationError } from '../translation-error.js';
import { notesOn } from './notes.js';
import { pluralForms } from './plural-forms.js';
import { readPo, SENT } from './read-po.js';
import { UNSIGNED } from './signature.js';
import type { Exchange, Parcel } from './translation-file.js';

/** GNU gettext's format, for Poedit, Weblate and similar tools. */
export const po: Exchange = {
  extensions: ['.po', '.pot'],
  write: (parcel) => {
    const messages = parcel.entries.map((entry) => [
      entry.context,
      { [entry.source]: toMessage(entry, parcel) },
    ]);
    const bytes = gettext.compile({
      headers: createHeaders(parcel),
      translations: Object.fromEntries(messages),
    });
    return new TextDecoder().decode(bytes);
  },
  read: readPo,
};

/** The headers that gettext requires. No date is the current one, so that the output is deterministic. */
function createHeaders({ name, version, lang, entries, signature }: Parcel): Record<string, string> {
  const plurals = pluralForms(lang);
  return {
    'Project-Id-Version': `${name} ${version}`,
    ...UNSIGNED,
    ...signature,
    Language: lang.replaceAll('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    ...(plurals !== undefined && { 'Plural-Forms': plurals }),
    'X-Generator': 'shroud',
    [SENT]: String(entries.length),
  };
}

function toMessage(entry: Entry, parcel: Parcel): Message {
  const { context, source, translation = '', previous } = entry;
  const flags = [
    ...(isUnsure(entry) ? ['fuzzy'] : []),
    ...(hasNamedSlots(source) ? ['python-brace-format'] : []),
  ];
  return {
    msgctxt: context,
    msgid: source,
    msgstr: [translation],
    comments: {
      extracted: notesOn(entry, parcel).join('\n'),
      ...(flags.length > 0 && { flag: flags.join(', ') }),
      ...(previous !== undefined && { previous: previousLines(previous) }),
    },
  };
}

/** `fuzzy` excludes a translation from what gettext's tools compile and check. */
function isUnsure(entry: Entry): boolean {
  const { translation, status } = entry;
  return (
    status === 'stale' || (translation !== undefined && translationError(entry, translation) !== undefined)
  );
}

/** `#|` lines are comments to the compiler: they are wrapped like any message, three characters narrower. */
function previousLines(text: string): string {
  const message = { msgid: text, msgstr: [''] };
  const compiled = gettext.compile({ translations: { '': { [text]: message } } }, { foldLength: 76 });
  const [, lines = ''] = new TextDecoder().decode(compiled).split('\n\n');
  return lines.slice(0, lines.lastIndexOf('\nmsgstr ""'));
}
