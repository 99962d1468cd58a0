/** The translations view: every text of the deck beside its translation, edited in place. Entry point: `Words`. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TranslationsItem, TranslationsSummary } from '../../protocol.js';
import { languageName, t, translateName } from '../i18n/index.js';
import { getTitle } from '../parts/card-name.js';
import { Choose } from '../parts/choose.js';
import { SearchBox } from '../parts/search-box.js';
import { ground, language } from '../state/choices.js';
import { RequestError, request } from '../state/connection.js';
import { allProblems, cards, deck, version } from '../state/deck.js';
import { linkTo, route, setQuery } from '../state/route.js';
import { WordsCard } from './translations-card.js';
import { hasWords, LACKS, type Lack, listLacks, tooLong, urgentFirst } from './translations-list.js';

/** The target language: from the address, otherwise the language that cards are shown in. */
function target(): string {
  const [, ...languages] = deck.value?.languages ?? [];
  const wanted = [route.value.query.get('lang') ?? '', language.value];
  return wanted.find((one) => languages.includes(one)) ?? languages[0] ?? '';
}

/** Every text of the deck beside its translation, edited in place. */
export function Words() {
  const lang = target();
  const words = useWords(lang);
  if (deck.value !== null && lang === '') return <p class="nothing">{t('noLanguages')}</p>;
  if (words === undefined) return null;
  if (words.isBroken)
    return (
      <div class="nothing">
        <h1>{t('wordsBroken')}</h1>
        <p>
          <a href={linkTo('problems')}>{t('problems')}</a>
        </p>
      </div>
    );
  return <Desk key={lang} words={words} />;
}

/** All texts of a language, requested again after each change. */
function useWords(lang: string): TranslationsSummary | undefined {
  const found = useSignal<TranslationsSummary | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    if (version.value >= 0 && lang !== '')
      request<TranslationsSummary>('words', { lang }).then(
        (words) => {
          if (isWanted) found.value = words;
        },
        (cause) => {
          if (!(cause instanceof RequestError)) throw cause;
        },
      );
    return () => {
      isWanted = false;
    };
  }, [lang, version.value]);
  return found.value?.lang === lang ? found.value : undefined;
}

function Desk({ words }: { readonly words: TranslationsSummary }) {
  const { lang, items } = words;
  const { query } = route.value;
  const [only, group, text] = ['only', 'set', 'q'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const long = useMemo(() => tooLong(lang), [allProblems.value, lang]);
  const order = useOrder(items, long, [only, group, text].join(' '));
  const fits = (item: TranslationsItem) =>
    (only === '' || order.lacked(item).includes(only as Lack)) &&
    (group === '' || item.group === group) &&
    hasWords(item, text);
  const shown = useMemo(() => order.items.filter(fits), [order.items, only, group, text]);
  return (
    <section class={`words ground-${ground.value}`}>
      <h1 class="unseen">{t('translations')}</h1>
      <Tools words={words} long={long} shown={shown.length} />
      <LeftOut words={words} />
      <ol class="words-list">
        {shown.map((item) => (
          <WordsCard
            key={item.id}
            item={item}
            lang={lang}
            source={words.source}
            isLong={item.card !== undefined && long.has(item.card)}
          />
        ))}
      </ol>
      {shown.length === 0 && (
        <p class="nothing">
          {t(only === '' ? 'noTexts' : 'nothingLacks')}{' '}
          <a href={linkTo('translations', '', { lang })}>{t('clear')}</a>
        </p>
      )}
    </section>
  );
}

/** What can't be translated now, and why. */
function LeftOut({ words: { faulty, unread } }: { readonly words: TranslationsSummary }) {
  const shown = faulty.flatMap((id) => cards.value.get(id) ?? []);
  if (shown.length + unread.length === 0) return null;
  return (
    <div class="left-out" role="status">
      {shown.length > 0 && (
        <p class="trouble is-warning">
          {t('wordsLeftOut')}
          {t('colon')}
          {shown.map((card, at) => (
            <span key={card.id}>
              {at > 0 && ', '}
              <a href={linkTo('card', card.id)}>{getTitle(card)}</a>
            </span>
          ))}
        </p>
      )}
      {unread.map((file) => (
        <p key={file} class="trouble is-error">
          {t('wordsUnread', { file })} <a href={linkTo('file', file)}>{t('editFile')}</a>
        </p>
      ))}
    </div>
  );
}

/**
 * Sorts by urgency when the view opens or the filter changes. The order is then fixed, so that a text that was just
 * translated does not jump away.
 */
function useOrder(items: readonly TranslationsItem[], long: ReadonlySet<string>, chosen: string) {
  const kept = useRef<{ chosen: string; at: Map<string, number>; lacked: Map<string, readonly Lack[]> }>(
    undefined,
  );
  if (kept.current?.chosen !== chosen) {
    const sorted = urgentFirst(items, long);
    kept.current = {
      chosen,
      at: new Map(sorted.map(({ id }, at) => [id, at])),
      lacked: new Map(items.map((item) => [item.id, listLacks(item, long)])),
    };
  }
  const { at, lacked } = kept.current;
  const last = at.size;
  const sorted = useMemo(
    () => [...items].sort((a, b) => (at.get(a.id) ?? last) - (at.get(b.id) ?? last)),
    [items, at],
  );
  return {
    items: sorted,
    lacked: (item: TranslationsItem) => [
      ...new Set([...(lacked.get(item.id) ?? []), ...listLacks(item, long)]),
    ],
  };
}

function Tools({
  words: { lang, items },
  long,
  shown,
}: {
  readonly words: TranslationsSummary;
  readonly long: ReadonlySet<string>;
  readonly shown: number;
}) {
  const { query } = route.value;
  const texts = items.flatMap((item) => item.texts);
  const done = texts.filter(({ status }) => status === 'fresh').length;
  const countLack = (lack: Lack) => items.filter((item) => listLacks(item, long).includes(lack)).length;
  const groups = [...new Set(items.map(({ group }) => group))];
  const only = query.get('only') ?? '';
  return (
    <search class="filters">
      <Choose
        label={t('into')}
        value={lang}
        options={(deck.value?.languages ?? []).slice(1).map((code) => [code, languageName(code)])}
        onChoose={(value) => setQuery('lang', value)}
      />
      <SearchBox placeholder={t('searchWords')} />
      {groups.length > 1 && (
        <Choose
          label={t('set')}
          value={query.get('set') ?? ''}
          options={[['', t('all')], ...groups.map((one) => [one, translateName(one)] as const)]}
          onChoose={(value) => setQuery('set', value)}
        />
      )}
      <fieldset class="lacks">
        <legend class="unseen">{t('onlyLacking')}</legend>
        {LACKS.map((lack) => (
          <button
            type="button"
            key={lack}
            class={`toggle is-${lack}`}
            aria-pressed={only === lack}
            onClick={() => setQuery('only', only === lack ? '' : lack)}
          >
            {t(`${lack}Texts`)} ({countLack(lack)})
          </button>
        ))}
      </fieldset>
      <div class="progress">
        <progress
          value={done}
          max={Math.max(1, texts.length)}
          aria-label={t('wordsDone', { done, all: texts.length })}
        />
        <output>{t('wordsDone', { done, all: texts.length })}</output>
        {shown !== items.length && (
          <a class="clear" href={linkTo('translations', '', { lang })}>
            {t('clear')}
          </a>
        )}
      </div>
    </search>
  );
}
