/** Requests of the view Translations: list, preview and save. */

import type { SourceCard } from '../../deck/source/source-deck.js';
import { toFileStart } from '../../diagnostics/index.js';
import { listRefusals, translate, writeTranslatedFiles } from '../../operations/l10n/translate.js';
import { l10nDesk, type TranslationItem } from '../../operations/l10n/translation-items.js';
import { roomLeft } from '../../operations/render/room-left.js';
import { UsageError } from '../../workspace/errors.js';
import type { Translated as OpenTranslated } from '../../workspace/open-l10n.js';
import type {
  FaceKey,
  SavedTranslations,
  Translated,
  TranslationsDraft,
  TranslationsItem,
  TranslationsSummary,
} from '../protocol.js';
import { isGiven, optionalString, type Params, requireString } from './params.js';
import type { Studio } from './studio.js';
import { summarizeProblem } from './summaries.js';
import type { UnsavedEdits } from './unsaved-edits.js';

/**
 * All texts of a language, with the effects of their cards; cards with errors are left out, because their texts are
 * unknown.
 */
export function wordsIn({ workspace }: Studio, lang: string): TranslationsSummary {
  const opened = workspace.validTranslated;
  if ('refused' in opened) return { lang, source: '', items: [], isBroken: true, faulty: [], unread: [] };
  const { deck, drafts, unreadable, ownerOf } = opened.loaded;
  const [source = ''] = deck.languages;
  const isFaulty = ({ id, key }: SourceCard) => key !== 'families' && !Object.hasOwn(deck.cards, id);
  const isRead = ({ texts }: TranslationItem) => texts.every(({ file }) => !unreadable.has(file));
  return {
    lang,
    source,
    items: l10nDesk(opened, lang).filter(isRead).map(summarizeItem),
    isBroken: false,
    faulty: drafts.filter(isFaulty).map(({ id }) => id),
    unread: [...unreadable].filter((file) => (ownerOf(toFileStart(file)).lang ?? lang) === lang),
  };
}

const summarizeItem = ({ texts, ...item }: TranslationItem): TranslationsItem => ({
  ...item,
  texts: texts.map(({ context, path, about, source, translation, status, previous }) => ({
    context,
    field: String(path.at(-1)),
    about,
    source,
    status,
    ...(translation !== undefined && { translation }),
    ...(previous !== undefined && { previous }),
  })),
});

/** Saves translations, all of them or none. @throws UsageError, WriteConflictError, WriteError */
export async function takeWords({ workspace }: Studio, given: Params): Promise<SavedTranslations> {
  const opened = soundly(await workspace.translatedNow());
  const { changed, confirmed, refusals } = translate(opened, requireString(given, 'lang'), textsIn(given));
  return { changed, confirmed, refusals };
}

/** Previews translations: rejections, diagnostics of `check`, how well the texts fit, and the face. */
export async function draftWords(
  { workspace }: Studio,
  drafts: UnsavedEdits,
  given: Params,
): Promise<TranslationsDraft> {
  const [lang, texts] = [requireString(given, 'lang'), textsIn(given)];
  const [id, edition] = [optionalString(given, 'card'), optionalString(given, 'edition') ?? ''];
  const opened = soundly(workspace.validTranslated);
  const refusals = listRefusals(opened, lang, texts);
  if (id === undefined) return { refusals, problems: [], room: [] };
  const key: FaceKey = `${id}/${lang}/${edition}/front`;
  return drafts.with(writeTranslatedFiles(opened, lang, texts), async (deck, draft) => {
    const isOwn = (one: ReturnType<typeof summarizeProblem>) => one.card === id && one.lang === lang;
    return {
      refusals,
      problems: deck.report.diagnostics.map((one) => summarizeProblem(one, deck)).filter(isOwn),
      room: await roomLeft(draft, { id, language: lang, ...(edition !== '' && { edition }) }).catch(() => []),
      face: await drafts.album.note(key),
    };
  });
}

/** @throws UsageError if the deck as a whole has errors, because translations would be lost */
function soundly(opened: OpenTranslated | { readonly refused: unknown }): OpenTranslated {
  if ('refused' in opened) throw new UsageError('the deck has errors: fix them first, then translate');
  return opened;
}

/** @throws UsageError if it is not a list of translations */
function textsIn({ texts }: Params): readonly Translated[] {
  if (!Array.isArray(texts)) throw new UsageError('"texts" is missing');
  return texts.map((one: unknown) => {
    if (!isGiven(one)) throw new UsageError('"texts" is not a list of texts');
    const before = optionalString(one, 'before');
    return {
      context: requireString(one, 'context'),
      source: requireString(one, 'source'),
      translation: requireString(one, 'translation'),
      ...(before !== undefined && { before }),
    };
  });
}
