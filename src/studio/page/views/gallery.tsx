/** The gallery: all cards of the deck, filtered and sorted by the settings in the address. Entry point: `Gallery`. */

import { useMemo } from 'preact/hooks';
import type { CardSummary } from '../../protocol.js';
import { languageName, t, translateName } from '../i18n/index.js';
import { getShownLanguage, getTitle } from '../parts/card-name.js';
import { Choose, Toggle } from '../parts/choose.js';
import { Face } from '../parts/face.js';
import { iconName } from '../parts/icon-name.js';
import { moveAmong } from '../parts/move-among.js';
import { NoFace } from '../parts/no-face.js';
import { SearchBox } from '../parts/search-box.js';
import { edition, ground, side, size } from '../state/choices.js';
import {
  cards,
  changed,
  deck,
  findTrouble,
  problems,
  problemsByCard,
  renderableCards,
  unreadable,
  version,
} from '../state/deck.js';
import { linkTo, route, setQuery } from '../state/route.js';
import { chosenCards, FILTERS, type Filter, listTraits } from './gallery-filter.js';

/** All cards of the deck that match the filters. */
export function Gallery() {
  const { query } = route.value;
  const shown = chosenCards(cards.value.values(), query);
  if (cards.value.size === 0 && unreadable.value.length === 0) return version.value < 0 ? null : <NoDeck />;
  return (
    <>
      <h1 class="unseen">{t('gallery')}</h1>
      <Filters query={query} shown={shown} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only spare tabs; every card is a link. */}
      <div class={`gallery is-${size.value} ground-${ground.value}`} id="cards" onKeyDown={moveAmong}>
        {unreadable.value.map((file) => (
          <BrokenFile key={file} file={file} />
        ))}
        {shown.map((card) => (
          <GalleryCard key={card.id} card={card} />
        ))}
      </div>
      {shown.length === 0 && cards.value.size > 0 && (
        <p class="nothing">
          {t('noCards')} <a href={linkTo('gallery')}>{t('clear')}</a>
        </p>
      )}
    </>
  );
}

function NoDeck() {
  return (
    <div class="nothing">
      <h1>{t('noDeck')}</h1>
      <p>{t('noDeckWhy')}</p>
      <p>
        <a href={linkTo('problems')}>{t('problems')}</a>
      </p>
    </div>
  );
}

function Filters({
  query,
  shown,
}: {
  readonly query: URLSearchParams;
  readonly shown: readonly CardSummary[];
}) {
  const isSet = [...query.keys()].length > 0;
  return (
    <search class="filters">
      <SearchBox placeholder={t('searchHint')} />
      {FILTERS.map((filter) => (
        <FilterBy key={filter} filter={filter} value={query.get(filter) ?? ''} />
      ))}
      <Choose
        label={t('sort')}
        value={query.get('sort') ?? ''}
        options={[
          ['', t('byDeck')],
          ['name', t('byName')],
          ['pathos', t('byPathos')],
          ['odds', t('byOdds')],
        ]}
        onChoose={(value) => setQuery('sort', value)}
      />
      <Toggle
        isOn={query.get('changed') !== null}
        onToggle={() => setQuery('changed', query.get('changed') === null ? 'yes' : '')}
      >
        {t('onlyChanged')} ({changed.value.size})
      </Toggle>
      <output class="count">{t('count', { shown: shown.length, all: cards.value.size })}</output>
      {isSet && shown.length > 0 && shown.length < MOST_PRINTED && (
        <a class="clear" href={linkTo('print', '', { cards: shown.map(({ id }) => id).join(',') })}>
          {t('printThese')}
        </a>
      )}
      {isSet && (
        <a class="clear" href={linkTo('gallery')}>
          {t('clear')}
        </a>
      )}
    </search>
  );
}

/** Limit of cards in a link, because addresses have a maximum length. */
const MOST_PRINTED = 300;

function FilterBy({ filter, value }: { readonly filter: Filter; readonly value: string }) {
  const all = cards.value;
  const found = useMemo(
    () => [...new Set([...all.values()].flatMap((card) => listTraits(card, filter)))],
    [all, filter, problemsByCard.value],
  );
  if (found.length < 2 && value === '') return null;
  const nameChoice = (one: string) => {
    if (filter === 'family') return deck.value?.families[one] ?? one;
    if (filter === 'icon') return iconName(one);
    if (filter === 'translation' && one !== 'translated') return t('openIn', { language: languageName(one) });
    return filter === 'verb' ? one : translateName(one);
  };
  const values = [...new Set([...found, ...(value === '' ? [] : [value])])];
  return (
    <Choose
      label={t(filter)}
      value={value}
      options={[['', t('all')], ...values.map((one) => [one, nameChoice(one)] as const)]}
      onChoose={(one) => setQuery(filter, one)}
    />
  );
}

/** The first character of the deck: the background for clear cards, shown as they lie in a game. */
const someone = () => renderableCards.value.find(({ kind }) => kind === 'character')?.id;
const LAID = new Set(['modifier', 'death', 'event', 'mystery']);

/** Placeholder for the cards of a file that can't be read; links to the editor for that file. */
function BrokenFile({ file }: { readonly file: string }) {
  const [first] = problems.value[file] ?? [];
  return (
    <article class="card is-stale">
      <a href={linkTo('file', file, { line: String(first?.span.line ?? 1) })}>
        <span class="table" aria-hidden="true">
          <NoFace problem={first} />
        </span>
        <h2>{file}</h2>
      </a>
      <p class="meta">{t(file === 'shroud.yaml' ? 'brokenDeck' : 'brokenFile')}</p>
      <p class="unseen">{first?.message}</p>
    </article>
  );
}

/** The link is labelled with the card's title only; everything else is described below it. */
function GalleryCard({ card }: { readonly card: CardSummary }) {
  const { id } = card;
  const lang = getShownLanguage();
  const [first] = problemsByCard.value.get(id) ?? [];
  const isFaulty = card.isStale || card.isFaceless;
  const trouble = isFaulty ? (findTrouble(card) ?? first) : first;
  const below = ground.value === 'character' && LAID.has(card.kind) ? someone() : undefined;
  return (
    <article class={isFaulty ? 'card is-stale' : 'card'} id={`card-${id}`}>
      <a href={linkTo('card', id)}>
        <span class="table" aria-hidden="true">
          {below !== undefined && <Face id={below} lang={lang} />}
          {card.isFaceless ? (
            <NoFace problem={trouble} />
          ) : (
            <Face id={id} lang={lang} edition={edition.value} side={side.value} />
          )}
          {changed.value.has(id) && <span class="mark is-changed">{t('changed')}</span>}
        </span>
        <h2 lang={lang}>{getTitle(card, lang)}</h2>
      </a>
      <p class="meta">
        {translateName(card.kind)} · {card.set}
        {changed.value.has(id) && <span class="unseen"> · {t('changed')}</span>}
        {card.verification !== undefined && card.verification.verdict !== 'proven' && (
          <span class="verdict"> · {translateName(card.verification.verdict)}</span>
        )}
        {card.verification?.isOld && <span class="verdict"> · {t('oldProof')}</span>}
      </p>
      {trouble !== undefined && !card.isFaceless && (
        <p class={`trouble is-${trouble.severity}`}>
          <a href={linkTo('problems', '', trouble.card === undefined ? {} : { card: trouble.card })}>
            {trouble.message}
          </a>
        </p>
      )}
      {card.isFaceless && <p class="unseen">{trouble?.message}</p>}
    </article>
  );
}
