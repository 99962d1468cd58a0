/** The table of diagnostic codes: severity, meaning and remedy. `docs/reference/diagnostics.md` is generated from it. */

export type Severity = 'error' | 'warning';

interface CodeEntry {
  readonly severity: Severity;
  /** What is wrong, for `docs/reference/diagnostics.md`. */
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
}

const error = (meaning: string, remedy: string): CodeEntry => ({ severity: 'error', meaning, remedy });
const warning = (meaning: string, remedy: string): CodeEntry => ({ severity: 'warning', meaning, remedy });

/** All diagnostic codes. Codes are defined nowhere else. */
export const codes = {
  DECK_FOLDER: error(
    'The folder of the deck does not exist, or is not a folder.',
    'Name the right folder with `--deck`.',
  ),
  DECK_MISSING: error(
    'The folder has no `shroud.yaml`.',
    'Run `shroud init` in an empty folder, or name a deck with `--deck`.',
  ),
  FILE_UNREADABLE: error(
    'A file exists but can not be read; or a font of the theme is missing, damaged, or not a TTF or OTF file.',
    'Check its permissions; make sure that it is a regular file, and that links are not broken.',
  ),
  FILE_TOO_LARGE: error('A file is larger than 1 MiB.', 'Split it: a set may have any number of files.'),
  TOO_MUCH: error(
    'A limit is exceeded: files, cards, clauses of a card, characters of a text. The message gives the number and the limit; docs/reference/security.md lists all limits.',
    'Look for something repeated by mistake; otherwise split it.',
  ),
  FILE_OUTSIDE: error("A link leads out of the deck's folder.", 'Copy the file into the deck.'),
  FILE_ENCODING: error('A file is not UTF-8.', 'Save it as UTF-8 (a byte order mark is accepted).'),
  FILE_EMPTY: error('A file is empty.', 'Write something, or delete it.'),
  MORE_PROBLEMS: warning(
    'A file has more than 200 problems; only the first ones are reported.',
    'Fix these first; the rest is reported then.',
  ),
  FILE_IGNORED: warning(
    'A file in `cards/` or `templates/` is not used: it is in the wrong folder, or has the wrong name.',
    'Rename or move it as the hint says, or remove it from the deck.',
  ),

  TABLE_COLUMN: error(
    'A column of a card table matches no field, or the same field as another column.',
    'Name the column after a field; columns with a heading in brackets are ignored.',
  ),
  TABLE_ID: error(
    'A row of a card table has no id, or one that is taken by another row or by a card of the deck.',
    'Give each card a unique id; `--update` changes existing cards.',
  ),
  TABLE_SET: error(
    'A row of a card table names no set, or an invalid one.',
    'Name a set with `--set`, or in a column `set`.',
  ),

  YAML_SYNTAX: error(
    'The file is not well-formed YAML. Only the first syntax error of a file is reported: later ones are mostly caused by it.',
    'The hint says what usually helps: quotes around a text, a space after a colon, an even indent.',
  ),
  YAML_TAB: error('A line is indented with a tab.', 'Indent with spaces.'),
  YAML_DUPLICATE_KEY: error(
    'The same key appears twice in one map.',
    'Rename or remove one of them, or merge both under the first.',
  ),
  YAML_KEY: error('A key is not plain text.', 'Write a word as the key.'),
  YAML_TAG: error(
    'A YAML tag (`!…`) is used; decks do not support tags.',
    'Remove the tag, or, if it is text, put it in double quotes.',
  ),
  YAML_ALIAS: error(
    'Aliases (`*name`) contain themselves, or expand to far more than was written.',
    'Write the values out.',
  ),
  YAML_DEPTH: error(
    'Lists and maps are nested more than 64 levels deep.',
    'Nothing in a deck is that deep: look for stray brackets.',
  ),

  KEY_UNKNOWN: error('Unknown key.', 'The hint names the nearest known key, or all of them.'),
  KEY_MISSING: error(
    'A required key is missing. Reported at the id, or at the key that should contain it.',
    'Add it.',
  ),
  KEY_MISPLACED: error(
    'A known key in the wrong place: `who` on a `shield`, `may` on a continuous clause, `reaction` on a modifier.',
    'Remove it, or move it to where it belongs.',
  ),
  KEYS_EXCLUDE: error('Two keys that exclude each other are used together.', 'Keep one of them.'),
  VALUE_TYPE: error(
    'A value of the wrong type: a text where a number belongs, a list where a map belongs.',
    'The hint shows how to write it.',
  ),
  VALUE_UNKNOWN: error(
    'A value that is not one of those allowed here.',
    'Use one of those that the hint names.',
  ),
  VALUE_RANGE: error('A number outside its range.', 'The hint names the range.'),
  VALUE_FORMAT: error(
    'A value in the wrong format: an id, a version, a language code.',
    'The hint shows the format.',
  ),
  VALUE_COUNT: error(
    'A list that is too short, or names something twice.',
    'Fill the list, or leave the key out.',
  ),
  TEXT_MISSING: error(
    'A text is empty in the source language.',
    'Write it, or leave the key out where it is optional.',
  ),
  ICON_UNKNOWN: error(
    'An icon that does not exist.',
    'Use one of the story icons of the deck (VIS-7), `blank` or `none`; declare your own under `icons:` in `shroud.yaml`.',
  ),
  ICON_TAKEN: error(
    'An icon of the deck has the name of a built-in icon, or a reserved word (`blank`, `none`).',
    'Call it something else.',
  ),
  ICON_DRAWING: error(
    'The theme has no drawing for an icon that the deck declares.',
    'Name an SVG file under `icons:` in `templates/theme.yaml`.',
  ),
  ICON_NOUN: warning(
    'An icon of the deck has no name in a language; its name in `shroud.yaml` is used.',
    'Add it under `icons:` in `cards/words/<lang>.yaml`.',
  ),

  KIND_TAKEN: error(
    'A custom kind of card has the name of a built-in kind, or a word that is reserved in layouts, templates or decks.',
    'Call it something else: `rooms`, `the-lost`.',
  ),
  FIELD_TAKEN: error(
    'A custom field has the name of a built-in field, or of a layout region.',
    'Call it something else.',
  ),
  FIELD_TRANSLATED: error(
    'A field that holds a number or an icon is marked as translated.',
    'Leave `translated` out: it is the same in every language.',
  ),
  FIELD_ENTRIES: warning(
    'The translation of a list in a custom field has more or fewer entries than the list.',
    'Translate each entry, in the same order: as a list, or as a text with one entry per line.',
  ),
  SCHEMA_OUTDATED: warning(
    'A schema in `schema/`, which editors use, is older than the declarations of the deck, or was written by another version of the tool.',
    'Run `shroud schema`.',
  ),

  EFFECT_UNKNOWN: error(
    'A clause with a verb that does not exist.',
    'The hint names the nearest verb; `docs/reference/effects.md` lists them all.',
  ),
  EFFECT_MISPLACED: error(
    'A verb in a category where it is not allowed.',
    'Move the clause to the category that the message names.',
  ),
  EFFECT_VERBS: error(
    'A clause without a verb, or with several.',
    'One clause, one verb: start each clause with its own dash.',
  ),
  PERSISTENT_ICON: error(
    'A card with a persistent effect has no icon at the top right (MOD-6).',
    'Add `icons: { top: … }`.',
  ),
  THIS_MISSING: error(
    '`this`, or a shield, on an event or a mystery: such a card lies on no character.',
    'Name the characters that are meant.',
  ),
  REFERENCE_EMPTY: error(
    '`that` or `controller` before any character was picked, or `actor` outside of another clause.',
    'Refer to something that a clause before has done.',
  ),
  ONE_AFTER_ANOTHER: warning(
    '`give` or `swapHands` to a neighbour by everyone: players act one after another, so that nothing is passed round at the same time.',
    'Write the effect by hand, as `text`, or let one player do it.',
  ),
  YOURS_FOR_EVERYONE: warning(
    '`of: you` where something is counted and everyone acts: your characters are counted for each of them.',
    'Write `of: actor` if each player is to count their own.',
  ),
  EITHER_UNSAID: warning(
    'An event with `reaction` and `immediate` clauses that does not say whether these follow the reaction or are a use of their own.',
    'Write `either: false` if they follow, `either: true` if the event is played for one or the other.',
  ),
  WORDING_CLAUSE: error(
    'A wording for a clause that the card does not have, or for one inside a clause that is worded by hand as a whole.',
    'Clauses are counted from 0: `immediate.0` is the first.',
  ),

  WORDING_SLOTS: error(
    'A hand-written wording leaves out a number, a kind or an icon of its clause, or uses a slot that the clause does not have.',
    'Use the slots of the clause, in braces: `{$count}`. They are the fields of the verb, a bare number being `$count`.',
  ),
  WORDS_MISSING: error(
    'A language of the deck lacks a phrase, a form of a noun or verb, or the name of an icon, so rules text can not be generated in it.',
    'Add it to `cards/words/<lang>.yaml`.',
  ),
  WORD_UNKNOWN: warning(
    'A noun or verb in `cards/words/<lang>.yaml` that no phrase uses.',
    'Correct its key, or remove it.',
  ),
  COLOUR_UNKNOWN: warning(
    'A colour or ornament in `templates/theme.yaml` that no template asks for.',
    'Correct its name, or remove it.',
  ),
  PHRASE_UNKNOWN: warning(
    'A phrase in `cards/words/<lang>.yaml` that is never used.',
    'Correct its key, or remove it.',
  ),

  PHRASE_SLOTS: error(
    'A phrase of the deck leaves out a required slot (such as `$count`), or uses one that it never gets.',
    '`shroud l10n explain` shows what a phrase is filled with; the built-in phrases are examples.',
  ),
  ID_TAKEN: error('An id is used twice: ids must be unique in the whole deck.', 'Rename one of the two.'),
  FAMILY_UNKNOWN: error(
    'A family that no file defines.',
    'Correct the id, or add the family under `families:`.',
  ),
  CHARACTER_UNKNOWN: error(
    'A character that no file defines, in the `is` of a selector.',
    'Correct the id, or add the character under `characters:`.',
  ),
  EDITION_UNKNOWN: error(
    'An edition that `shroud.yaml` does not have.',
    'Correct the id, or add the edition.',
  ),
  EDITION_WITHOUT_SET: error(
    "A card names an edition that does not include the card's set, so the card would never be in it.",
    'Add the set to the edition, or remove the edition from the card.',
  ),
  EDITION_ICONS: warning(
    'A card with icons at the top or in the middle is in an edition whose cards have one icon only (LOOK-3).',
    'Mark it with the editions that play `rules: second`, or write `icon`.',
  ),
  EDITION_MYSTERY: warning(
    'A mystery is in an edition without residences, where it can never be played (MYST-1).',
    'Give the edition `rules: expansion`, or take the mystery out of it.',
  ),
  EDITION_DEAD: warning(
    'A modifier that may be laid on the dead is in an edition where none may (DEATH-4).',
    'Mark it with the editions that play `rules: second`, or let it ask for the living.',
  ),
  CARD_EMPTY: warning(
    'A card that is played does nothing: an event without effects and text, or a modifier without pathos, icons, effects and text.',
    'Write what it does under `effects`, or leave the card out for now.',
  ),
  FAMILY_EMPTY: warning(
    'A family has no characters, so it can not be played (SETUP-1).',
    'Write its characters under `characters:`, or remove the family.',
  ),
  FAMILY_UNEVEN: warning(
    'A family has more or fewer characters than the others, so that its player has longer or shorter to lose them all.',
    'Give all families the same number of characters.',
  ),
  SET_MISSING: error(
    'An edition names a set that has no folder below `cards/`, or one without cards.',
    'Correct the name, or add `cards/<set>/` with a file of cards.',
  ),
  SET_UNUSED: warning('A set belongs to no edition.', 'Add it to an edition in `shroud.yaml`.'),
  RULE_UNKNOWN: error(
    'A reference card names a rule that the rulebook of the source language does not have.',
    'Correct the id, or add the rule to `cards/rules/<lang>.yaml`.',
  ),
  STACK_CARD: error(
    'A worked example of the rulebook names a card that does not exist, or that can not be in that place.',
    'Begin with a character; above it go modifiers and untimely deaths, from the bottom up.',
  ),
  STACK_SLOT: error(
    'The text of a worked example has an unknown slot in braces.',
    'It may name `{character}`, `{first}` and so on up to the top of the stack, `{top}`, `{middle}`, `{bottom}` and `{selfWorth}`.',
  ),
  LANGUAGE_UNKNOWN: warning(
    'A text for a language that the deck does not have.',
    'Add the language to `shroud.yaml`, or remove the text.',
  ),
  TEXT_ORPHAN: warning(
    'A translation of something that does not exist, or of a flavour text that the card does not have.',
    'Correct the id, or remove the entry.',
  ),
  TEXT_IN_SOURCE: warning(
    'A translation file for the source language: its texts belong in the cards.',
    'Move the texts to the cards and remove the file.',
  ),
  TRANSLATION_MISSING: warning(
    'Texts of a set, or of the rulebook, are not translated into a language of the deck. Reported once per set and language.',
    '`shroud l10n export --lang …` writes a file for the translator; `shroud l10n status` counts them.',
  ),
  TRANSLATION_STALE: warning(
    'A text has changed since it was translated.',
    'Translate it again; if the translation is still right, confirm it with `shroud l10n accept`.',
  ),
  TRANSLATION_UNRECORDED: warning(
    'A file has translations with no record of the source text they were made from, so a change of the source would go unnoticed. Reported once per file.',
    'If they match the current source texts, run `shroud l10n accept`.',
  ),
  TRANSLATION_LOCK: error(
    '`cards/l10n.lock.yaml` is not in the format that the tool writes.',
    'Restore it, or delete it and run `shroud l10n accept`.',
  ),
  TEXT_HIDDEN: error(
    'A translation contains an invisible character: a control character, or one that changes the text direction.',
    'Delete it and retype the text there.',
  ),
  TEXT_BALANCE: error(
    'Brackets, quotes or (in Spanish) ¿ and ¡ of a translation do not match.',
    'Close what was opened.',
  ),
  TEXT_SLOTS: error(
    'A translation lacks a slot in braces of the source, or has a different one.',
    'Keep the slots in braces as they are; they may move.',
  ),
  TEXT_NUMBERS: error(
    'A translated rule has other numbers than its source.',
    'Correct them, or, if one is written out in words: `ignore: { TEXT_NUMBERS: why }`.',
  ),
  TEXT_POLARITY: error(
    'A rule is negated and its translation is not (such as "may" for "may not").',
    'Correct it, or, if it is negated in other words: `ignore: { TEXT_POLARITY: why }`.',
  ),
  TEXT_TERM: warning(
    'A translated rule does not use the term of the lexicon for a modifier, an event, an untimely death, a mystery or a character.',
    'One concept, one word: use the term, or suppress the warning: `ignore: { TEXT_TERM: why }`.',
  ),
  TEXT_SAME: warning(
    'A translation is the same as the source.',
    'Translate it, or suppress the warning: `ignore: { TEXT_SAME: why }`.',
  ),
  TEXT_ENDING: warning(
    'A translation ends with a full stop and its source does not, or the other way round.',
    'End both the same way, or suppress the warning with `ignore`.',
  ),
  TEXT_SPACES: warning(
    'A translation has spaces where none belong.',
    'Remove them; the spaces of French typography are added when a card is drawn.',
  ),
  TEXT_MARKUP: warning(
    'A text has something that looks like markup and is printed literally, or a translation shows other icons than its source.',
    'The markup of `flavour` and `wording` is `*emphasis*`, `**bold**`, `:beast:` for an icon, and line breaks; `\\*` and `\\:` are literal characters.',
  ),
  TEXT_DOUBLED: warning(
    'A word appears twice in a row in a translation.',
    'Remove one, or suppress the warning with `ignore`.',
  ),
  TEXT_QUOTES: warning(
    'A translation has quotes of another language.',
    'Use the quotes that the message names.',
  ),
  TEXT_MINUS: warning('A hyphen is used where a minus sign belongs.', 'Write − (U+2212).'),
  TEXT_LENGTH: warning(
    'A translation is much longer than its source.',
    'Shorten it, or suppress the warning with `ignore`.',
  ),
  TEMPLATE_FAILS: error(
    'A template can not be compiled, or fails while it draws a card. `check` draws one card of each design to find out.',
    'Fix the reported line; if you delete a template from the deck, the built-in one is used.',
  ),
  TEXT_OVERFLOW: error(
    'A text does not fit on its card, not even at the smallest readable size.',
    'Shorten it, or give it more room in `templates/layout.yaml`.',
  ),
  LETTER_MISSING: error(
    'The font of a text lacks some of its characters.',
    'Reword it, or use a font in `templates/theme.yaml` that has them.',
  ),
  LAYOUT_CLASH: error(
    'Regions of `templates/layout.yaml` with different names overlap, so that a card would hide what still counts on the one below it; or the same region is in different places on modifiers and deaths, so that it would be partly covered. Reported at the later of the two lines.',
    'Move one of them, or make it smaller.',
  ),
  LAYOUT_OUTSIDE: error(
    'A region of `templates/layout.yaml` reaches beyond the edge of the card; only pictures may, as far as the bleed goes.',
    'Move it, or make it smaller.',
  ),
  LAYOUT_LACKS: error(
    'A card prints a pathos value or an icon in a slot that `templates/layout.yaml` has no place for in an edition of the card; or a custom kind of card has a field or a title without a place.',
    'Give it a place, or leave the value out; a field that is not printed has `printed: false`.',
  ),
  PICTURE_MISSING: error(
    'A card names a picture, or the theme a drawing, that does not exist; or a family a symbol that does not exist.',
    "Put it into the deck's `templates/art/`, or correct its name.",
  ),
  PICTURE_BROKEN: error(
    'The picture of a card, or a drawing of the theme, is damaged, empty, cut off, encrypted, larger than 16 MiB or 8192 pixels a side, or in a format that can not be drawn and printed.',
    'Open it in a drawing program and save it again as SVG, PNG, JPEG or PDF.',
  ),
  FILE_UNTRIED: error(
    'A picture or a font is checked in a separate process before it is used, and that process did not start. This does not mean that the file is bad; the message gives the reason.',
    'Reinstall the tool (`npm ci`), or try another version of Node; then run the command again.',
  ),
  PICTURE_COARSE: warning(
    'A picture has fewer than 150 dots per inch at its printed size: it will look blurred.',
    'Use a larger one, or show more of it; 300 dpi is good.',
  ),
  PICTURE_FONT: warning(
    'A drawing has text in a font that the theme does not have: another font would be used.',
    'Convert the text to outlines (Inkscape: Path > Object to Path), or name a font of the theme.',
  ),
  FONT_STYLE: warning(
    'Cards have text in italics or bold, but the theme has no such font: it is set in the regular one.',
    'Name the font file of that style in `templates/theme.yaml`, below `fonts:`.',
  ),
  STAND_IN_MISSING: error(
    'A card shows a PDF, which can be printed but not shown on screens, and has no picture to replace it there.',
    'Save the same drawing as SVG, PNG or JPEG, under the same name, next to the PDF.',
  ),
  PROFILE_UNKNOWN: error(
    "A printer of the deck, or the deck's setting, names a profile that does not exist.",
    'Use one of the profiles listed in `docs/guide/printing.md`.',
  ),
  COVER_UNREADABLE: error(
    'A cover of the rulebook is missing, or is a PDF that is damaged, encrypted, without pages or larger than 16 MiB.',
    'Save it again as PDF, without a password, where `covers:` in `shroud.yaml` says.',
  ),
  COVER_SIZE: error(
    'A page of a cover has a different size than the pages of the rulebook. Nothing is scaled: the trim would be wrong.',
    'Save the cover in the size of a page, as its trim box where it has bleed, or print on other paper.',
  ),
  CARD_TOO_LARGE: error(
    'A card does not fit on the paper.',
    'Choose larger paper, or correct the size of the card in `shroud.yaml`.',
  ),
  OUTPUT_UNWRITABLE: error(
    'A file could not be written; the previous version is untouched.',
    'Free space on the disk, or close the program that uses the file, and try again.',
  ),
  OUTPUT_OUTSIDE: error(
    'A folder below `output/` is a link that leads out of it. Files are written and deleted there, so the link is not followed.',
    'Replace it with a folder. To write elsewhere, use `--out`.',
  ),
  VERIFY_DISAGREES: error(
    'The engine and the second model of the rules disagree about what a clause does.',
    'This is a bug in shroud, not in the card: report it, with the replay.',
  ),
  VERIFY_UNPLAYABLE: error(
    'A card can never be played: nothing that the deck can bring about meets its `requires`.',
    'Loosen `requires`, or add cards that bring it about.',
  ),
  VERIFY_NEVER_FIRED: error(
    'A clause never took effect, neither in probes nor in games.',
    'Loosen its `if`, or add cards that bring it about.',
  ),
  VERIFY_NO_CHANGE: error(
    'A clause took effect but never changed anything.',
    'Change the clause, or leave it out.',
  ),
  VERIFY_RARE: error(
    'A clause took effect fewer than 30 times in the games played.',
    'Loosen its condition, or play more games: `--games N`.',
  ),
  VERIFY_UNSOUND: error(
    'A game reached an invalid state, such as a card in two places.',
    'This is a bug in shroud, not in the deck: report it, with the replay.',
  ),
  CENSUS: warning(
    'An edition does not have as many cards of a kind as `shroud.yaml` promises (COMP-2, COMP-3, COMP-4).',
    'Add or remove cards, or correct the promise.',
  ),
} as const satisfies Record<string, CodeEntry>;

export type Code = keyof typeof codes;
export const CODES = Object.keys(codes) as readonly Code[];
