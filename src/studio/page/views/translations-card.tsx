/**
 * One entry of the translations view: a card, rule or phrase with its texts in both languages. Saving is atomic per
 * entry: all typed texts are saved or none. Entry point: `WordsCard`.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SavedTranslations, TextSummary, TranslationsItem } from '../../protocol.js';
import { languageName, t } from '../i18n/index.js';
import { Face } from '../parts/face.js';
import { useNear } from '../parts/near.js';
import { Room } from '../parts/room.js';
import { edition } from '../state/choices.js';
import { request } from '../state/connection.js';
import { linkTo } from '../state/route.js';
import { getTyped, type Typed } from '../state/typed.js';
import { useWordsDraft } from './translations-draft.js';
import { WordsText } from './translations-text.js';

interface Props {
  readonly item: TranslationsItem;
  readonly lang: string;
  readonly source: string;
  readonly isLong: boolean;
}

/**
 * A card, rule or phrase: its texts in both languages, and its face. Rendered lazily, when it comes near the viewport.
 */
export function WordsCard(props: Props) {
  const [box, isNear] = useNear<HTMLLIElement>();
  const { item, isLong } = props;
  return (
    <li ref={box} class={isLong ? 'words-card is-long' : 'words-card'} id={`words-${item.id}`}>
      {isNear && <Filled {...props} />}
    </li>
  );
}

/** Whether the typed text differs from the deck. */
const isOpen = ({ text }: Typed, { translation = '' }: TextSummary): boolean => text.trim() !== translation;

function Filled({ item, lang, source, isLong }: Props) {
  const problem = useSignal('');
  const refused = useSignal<ReadonlyMap<string, string>>(new Map());
  const isSaving = useSignal(false);
  const isWanted = useSignal(false);
  const all = item.texts.map((text) => ({ text, typed: getTyped(lang, text.context) }));
  const open = all.flatMap(({ text, typed }) =>
    typed.value && isOpen(typed.value, text) ? [{ ...typed.value, context: text.context }] : [],
  );
  const unsaved = open.filter(({ isSaved }) => !isSaved);
  const stale = item.texts.filter(({ status }) => status === 'stale');
  const draft = useWordsDraft(lang, item.card, unsaved, isWanted.value);
  // Once the deck has the saved text, the typed copy is dropped.
  useEffect(() => {
    for (const { text, typed } of all)
      if (typed.value?.isSaved && !isOpen(typed.value, text)) typed.value = undefined;
  }, [item]);

  const take = async (texts: readonly (Typed & { context: string })[]) => {
    problem.value = '';
    isSaving.value = true;
    try {
      const given = texts.map(({ context, source: from, before, text }) => ({
        context,
        source: from,
        ...(before !== undefined && { before }),
        translation: text,
      }));
      const { refusals } = await request<SavedTranslations>('translate', { lang, texts: given });
      refused.value = new Map(refusals.map(({ context, message }) => [context, message]));
      if (refusals.length > 0) return false;
      for (const { text, typed } of all)
        if (typed.value !== undefined && texts.some(({ context }) => context === text.context))
          typed.value = { ...typed.value, isSaved: true };
      return true;
    } catch (cause) {
      problem.value = (cause as Error).message;
      return false;
    } finally {
      isSaving.value = false;
    }
  };
  const save = async () => {
    if (unsaved.length > 0) return take(unsaved);
    return true;
  };
  const confirm = () =>
    take(
      stale.map(({ context, source: from, translation = '' }) => ({
        context,
        source: from,
        before: translation,
        text: translation,
      })),
    );
  const drop = () => {
    for (const { typed } of all) typed.value = undefined;
    refused.value = new Map();
    problem.value = '';
  };
  const title = item.texts.find(({ field }) => field === 'title');
  const name = title?.translation ?? title?.source ?? item.id;
  return (
    <>
      {item.card !== undefined && (
        <div class="words-face">
          <a class="table" href={linkTo('card', item.card)}>
            <span class="unseen">
              {t('showCard')}
              {t('colon')}
              {name}
            </span>
            {draft?.face?.address === undefined ? (
              <Face id={item.card} lang={lang} edition={edition.value} />
            ) : (
              <img class="drafted" src={draft.face.address} alt={t('draftFace')} />
            )}
          </a>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys only spare the buttons below. */}
      <div
        class="words-said"
        onFocusIn={() => {
          isWanted.value = true;
        }}
        onKeyDown={(event) => {
          const isSave = (event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter');
          if (!isSave) return;
          event.preventDefault();
          const from = event.target as HTMLElement;
          save().then((isDone) => {
            if (isDone && event.key === 'Enter') nextOpen(from);
          });
        }}
      >
        <h2 lang={title?.translation === undefined ? source : lang}>
          {name} <small>{item.card === undefined ? item.group : item.id}</small>
          {isLong && <span class="mark is-stale">{t('longText')}</span>}
        </h2>
        {all.map(({ text, typed }) => (
          <WordsText
            key={text.context}
            text={text}
            typed={typed}
            lang={lang}
            source={source}
            of={name}
            refused={refused.value.get(text.context) ?? refusalIn(draft, text, unsaved)}
          />
        ))}
        {item.does !== undefined && (
          <div class="pair does">
            <p class="what">{t('rulesText')}</p>
            <p lang={source}>{item.does[0]}</p>
            <p lang={lang}>{item.does[1]}</p>
          </div>
        )}
        {isWanted.value && <Room room={draft?.room} />}
        {draft?.problems.map((one) => (
          <p key={`${one.code} ${one.message}`} class={`trouble is-${one.severity}`}>
            {one.message}
          </p>
        ))}
        {problem.value !== '' && (
          <p class="trouble is-error" role="alert">
            {problem.value}
          </p>
        )}
        {(unsaved.length > 0 || stale.length > 0) && (
          <p class="actions">
            {unsaved.length > 0 && (
              <>
                <button type="button" class="main" disabled={isSaving.value} onClick={save}>
                  {t('save')}
                </button>
                <button type="button" onClick={drop}>
                  {t('revert')}
                </button>
              </>
            )}
            {stale.length > 0 && unsaved.length === 0 && (
              <button type="button" disabled={isSaving.value} onClick={confirm}>
                {t('stillRight')}
              </button>
            )}
            <output>{isSaving.value ? t('saving') : unsaved.length > 0 ? t('unsaved') : ''}</output>
          </p>
        )}
        <p class="unseen" role="status">
          {open.some(({ isSaved }) => isSaved)
            ? `${t('saved')}${t('colon')}${name}, ${languageName(lang)}`
            : ''}
        </p>
      </div>
    </>
  );
}

/** The reason why a text would be rejected; ignored for texts that are not typed yet. */
function refusalIn(
  draft: ReturnType<typeof useWordsDraft>,
  { context }: TextSummary,
  unsaved: readonly (Typed & { context: string })[],
): string | undefined {
  const typed = unsaved.find((one) => one.context === context);
  if (typed === undefined || typed.text.trim() === '') return undefined;
  return draft?.refusals.find((one) => one.context === context)?.message;
}

/** Moves the focus to the next text that needs work. */
function nextOpen(from: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLTextAreaElement>('.words-list textarea')];
  const after = all.slice(all.indexOf(from as HTMLTextAreaElement) + 1);
  const next = after.find((one) => one.dataset.lacks !== undefined) ?? after[0];
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}
