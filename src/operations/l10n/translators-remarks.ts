import { listIcons } from '../../deck/icons-of.js';
import { isPlainMap } from '../../deck/plain-map.js';
import { parseYaml } from '../../deck/yaml/yaml-file.js';
import type { Entry } from '../../l10n/entry.js';
import { RULEBOOK } from '../../l10n/rule-texts.js';
import { WORDS } from '../../l10n/word-texts.js';
import { unmarked } from '../../language/proofread/check-markup.js';
import { TERMS, termsIn } from '../../language/proofread/glossary.js';
import type { WrittenField } from '../../render/fit/room-for.js';
import { wordsFor } from '../../services/built-in-words.js';
import type { Translated } from '../../workspace/open-l10n.js';
import { createOutline } from './card-outline.js';

/**
 * Context of each text for translators: what its card does and prints, notes of the designer, terms, room, and the path
 * of its picture.
 */
export function remarksOn(
  opened: Translated,
  lang: string,
  picture: (card: string) => string,
): (entry: Entry) => string[] {
  const { deck } = opened.loaded;
  const [sourceWords, words] = [wordsFor(deck, deck.languages[0] ?? ''), wordsFor(deck, lang)];
  const icons = listIcons(deck);
  const outline = createOutline(deck, lang);
  const noted = createNoteFinder(opened);
  const room = measureRoom(opened, lang);
  return ({ card, source, group, path }) => {
    if (group === WORDS) return [];
    const [id = '', field = ''] = path.map(String);
    const { notes, device } = noted(id);
    // In the rulebook every noun of the game is a term; on a card, "play" and "turn" are mostly ordinary words.
    const nouns = group === RULEBOOK ? Object.keys(sourceWords.nouns) : TERMS;
    const terms = termsIn(source, sourceWords, words, nouns);
    return [
      ...(card === undefined ? [] : outline(card)),
      ...(notes === undefined ? [] : [`The designer notes: ${notes}`]),
      ...(device === undefined || field !== 'title' ? [] : [`The title plays with: ${device}.`]),
      ...(field !== 'title' && group !== RULEBOOK && unmarked(source, icons) !== source.trim()
        ? [MARKS]
        : []),
      ...(terms.length === 0
        ? []
        : [`Terms: ${terms.map((one) => `${one.source} = ${one.translation}`).join(', ')}.`]),
      ...(card === undefined ? [] : [...room(card, field), `Picture: ${picture(card)}`]),
    ];
  };
}

const MARKS = 'Its marks: *emphasis*, **bold**, and icons such as :beast:, which must stay.';

const PLACES: Readonly<Record<string, string>> = {
  title: 'on its line',
  text: 'in its text box',
  flavour: 'below what the card does',
};

/** Maximum length of a text, given how the card is typeset. */
function measureRoom(
  { loaded: { deck }, workspace }: Translated,
  lang: string,
): (card: string, field: string) => string[] {
  const room = workspace.roomIn(deck, lang);
  return (card, field) => {
    const most = room?.(card, field as WrittenField);
    return most === undefined ? [] : [`Room for about ${most} characters ${PLACES[field]}.`];
  };
}

interface Noted {
  readonly notes?: string;
  readonly device?: string;
}

/** Notes of designers beside a card. They are not part of a deck, so that changing them changes nothing else. */
function createNoteFinder({ loaded }: Translated): (id: string) => Noted {
  const read = new Map<string, unknown>();
  return (id) => {
    const file = loaded.fileOf(id);
    if (file === undefined) return {};
    if (!read.has(file)) read.set(file, parseYaml(file, loaded.source(file) ?? '').yaml?.value);
    const sections = read.get(file);
    const card = isPlainMap(sections)
      ? Object.values(sections).find((section) => isPlainMap(section) && Object.hasOwn(section, id))
      : undefined;
    return ((card as Record<string, Noted> | undefined)?.[id] ?? {}) as Noted;
  };
}
