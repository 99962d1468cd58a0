import { escapeXml } from '../../html/escape-xml.js';
import type { Entry } from '../entry.js';
import { notesOn } from './notes.js';
import { readXliff } from './read-xliff.js';
import type { Exchange, Parcel } from './translation-file.js';

/** XLIFF 1.2, for OmegaT, memoQ, Trados and similar tools. */
export const xliff: Exchange = { extensions: ['.xlf', '.xliff'], write, read: readXliff };

function write(parcel: Parcel): string {
  const { name, sourceLang, lang, entries } = parcel;
  const file = { original: name, 'source-language': sourceLang, 'target-language': lang };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">',
    `  <file${attributes({ ...file, datatype: 'plaintext' })}>`,
    '    <body>',
    ...entries.flatMap((entry) => unitLines(entry, parcel)),
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

const STATES = {
  fresh: 'translated',
  stale: 'needs-review-translation',
  missing: 'new',
} as const satisfies Record<Entry['status'], string>;

function unitLines(entry: Entry, parcel: Parcel): string[] {
  const { context, source, translation, status, previous } = entry;
  // OmegaT only fills units with a target: untranslated units get their source as target.
  const target = element('target', translation ?? source, { state: STATES[status] });
  const old =
    previous === undefined
      ? []
      : [
          '        <alt-trans alttranstype="previous-version">',
          `          ${element('source', previous)}`,
          `          ${element('target', translation ?? '')}`,
          '        </alt-trans>',
        ];
  return [
    `      <trans-unit${attributes({ id: context, 'xml:space': 'preserve' })}>`,
    `        ${element('source', source)}`,
    `        ${target}`,
    ...old,
    `        ${element('note', notesOn(entry, parcel).join('\n'))}`,
    '      </trans-unit>',
  ];
}

function element(name: string, text: string, about: Readonly<Record<string, string>> = {}): string {
  return `<${name}${attributes(about)}>${escapeChars(text)}</${name}>`;
}

function attributes(about: Readonly<Record<string, string>>): string {
  return Object.entries(about)
    .map(([name, value]) => ` ${name}="${escapeChars(value)}"`)
    .join('');
}

/** Characters that XML can't contain: an import then reports that the source has changed. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escapeChars = (text: string) => escapeXml(text.replaceAll(NOT_IN_XML, '\ufffd'));
