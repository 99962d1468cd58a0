import type { Span } from '../../diagnostics/index.js';
import type { DraftFile, SourceCard, SourceDeck } from '../source/source-deck.js';

/** Owner of a position in a file. */
export interface Owner {
  /** A card or family. */
  readonly id?: string;
  /** The language of the texts, rules or words at that position. */
  readonly lang?: string;
}

/** Maps positions in the files of a deck to their owners: the card, family or language that a diagnostic belongs to. */
export function ownersIn({ cards, texts, rules, words, files, settings }: SourceDeck): (span: Span) => Owner {
  const byFile = new Map<string, SourceCard[]>();
  const languages = new Map(
    settings?.value.languages.map((lang, i) => [placeOf(settings.at(['languages', i])), lang]),
  );
  return (span) => {
    const { file, line } = span;
    const named = languages.get(placeOf(span));
    if (named !== undefined) return { lang: named };
    const text = files.texts.find((one) => one.file === file);
    if (text !== undefined) return { lang: text.lang, ...entryAt(texts, file, line) };
    const languageFile = [...files.rules, ...files.words].find((one) => one.file === file);
    if (languageFile !== undefined)
      return { lang: languageFile.lang, ...entryAt([...rules, ...words], file, line) };
    const ofFile = byFile.get(file) ?? cards.filter((card) => card.file === file);
    byFile.set(file, ofFile);
    const found = ofFile.find((card) => isWithin(line, card.at([], 'key'), card.at()));
    return found === undefined ? {} : { id: found.id };
  };
}

function entryAt(all: readonly DraftFile<unknown>[], file: string, line: number): Owner {
  const found = all.find((one) => one.file === file);
  const ids = found === undefined ? [] : [...Object.keys(found.value), ...found.invalidKeys];
  const id = ids.find((one) => found && isWithin(line, found.at([one], 'key'), found.at([one])));
  return id === undefined ? {} : { id };
}

const isWithin = (line: number, key: Span, value: Span): boolean =>
  key.line <= line && line <= Math.max(value.endLine, key.line);

const placeOf = ({ file, line, column }: Span): string => `${file}:${line}:${column}`;
