import { SaxesParser } from 'saxes';
import { decode } from '../../tables/csv/decode.js';
import { UnreadableFileError } from '../../tables/csv/unreadable.js';
import { bare } from '../entry.js';
import type { Certainty, Unit } from '../unit.js';
import type { TranslationFile } from './translation-file.js';

/** Reads an XLIFF file that a translation tool has edited; ignores whatever the tool has added. */
export function readXliff(bytes: Uint8Array): TranslationFile {
  const reader = new Reader();
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('opentag', ({ name, attributes }) => reader.open(localName(name), attributes));
  parser.on('closetag', ({ name }) => reader.close(localName(name)));
  parser.on('text', (text) => reader.add(text));
  parser.on('cdata', (text) => reader.add(text));
  parser.on('error', (error) => {
    const isCut = /unclosed tag|unexpected end|must contain a root/.test(error.message);
    throw new UnreadableFileError(
      isCut
        ? `it breaks off before its end: ask for the whole file (${error.message})`
        : `it is not readable XML: ${error.message}`,
    );
  });
  parser.write(decode(bytes)).close();
  return reader.delivery();
}

/** Strips the prefix that some tools add to element names: `xlf:source`. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

interface Draft {
  readonly context: string;
  source: string;
  target: string;
  state: string;
}

class Reader {
  private lang: string | undefined;
  private name: string | undefined;
  private readonly units: Unit[] = [];
  private unit: Draft | undefined;
  /** The current part of the unit. Suggestions (`alt-trans`) have sources and targets too. */
  private part: 'source' | 'target' | undefined;
  private suggestions = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'xliff') checkVersion(attributes.version);
    else if (name === 'file') {
      this.lang ??= attributes['target-language'];
      this.name ??= attributes.original;
    } else if (name === 'trans-unit')
      this.unit = { context: attributes.id ?? '', source: '', target: '', state: '' };
    else if (name === 'alt-trans') this.suggestions++;
    else if ((name === 'source' || name === 'target') && this.unit && this.suggestions === 0) {
      this.part = name;
      if (name === 'target') this.unit.state = attributes.state ?? '';
    }
  }

  /** Inline elements (`g`, `mrk`) are marks of the tool: only their text counts. */
  add(text: string): void {
    if (this.unit !== undefined && this.part !== undefined) this.unit[this.part] += text;
  }

  close(name: string): void {
    if (name === this.part) this.part = undefined;
    else if (name === 'alt-trans') this.suggestions--;
    else if (name === 'trans-unit' && this.unit !== undefined) {
      this.units.push(toUnit(this.unit));
      this.unit = undefined;
    }
  }

  delivery(): TranslationFile {
    if (this.lang === undefined) throw new UnreadableFileError('it does not say its target-language');
    return { lang: this.lang, units: this.units, name: this.name };
  }
}

function checkVersion(version: string | undefined): void {
  if (version !== '1.2')
    throw new UnreadableFileError(`it is XLIFF ${version ?? 'of no version'}, not XLIFF 1.2`);
}

function toUnit({ context, source, target, state }: Draft): Unit {
  const untouched = state === 'new' && bare(target) === bare(source);
  return { context, source, translation: untouched ? '' : target, certainty: toCertainty(state) };
}

function toCertainty(state: string): Certainty {
  return state.startsWith('needs-') ? 'review' : 'done';
}
