import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { t, translateName } from '../i18n/index.js';
import { getShownLanguage, getTitle } from '../parts/card-name.js';
import { renderableCards } from '../state/deck.js';
import { setQuery } from '../state/route.js';

/** Selects the cards to print; default: all. */
export function PrintCards({
  chosen,
  edition,
}: {
  readonly chosen: readonly string[];
  readonly edition: string | undefined;
}) {
  const search = useSignal('');
  const lang = getShownLanguage();
  const all = renderableCards.value.filter(
    (card) => edition === undefined || card.editions.includes(edition),
  );
  const word = search.value.trim().toLowerCase();
  // Cards that were selected when the view opened come first; the order does not change while ticking.
  const first = useMemo(() => new Set(chosen), []);
  const ordered = [...all.filter(({ id }) => first.has(id)), ...all.filter(({ id }) => !first.has(id))];
  const found = ordered.filter((card) =>
    [card.id, getTitle(card, lang), card.kind, card.set].join(' ').toLowerCase().includes(word),
  );
  const put = (ids: readonly string[]) => setQuery('cards', ids.join(','));
  return (
    <details class="print-cards" open={chosen.length > 0}>
      <summary>
        {t('cards')}
        {t('colon')}
        {chosen.length === 0 ? t('allCards') : chosen.length}
      </summary>
      <div class="choose">
        <label for="print-search">{t('search')}</label>
        <input
          type="search"
          id="print-search"
          placeholder={t('searchHint')}
          value={search.value}
          onInput={({ currentTarget }) => {
            search.value = currentTarget.value;
          }}
        />
      </div>
      <p class="actions">
        <button
          type="button"
          disabled={word === '' || found.length === 0}
          onClick={() => put([...new Set([...chosen, ...found.map(({ id }) => id)])])}
        >
          {t('addFound', { n: word === '' ? 0 : found.length })}
        </button>
        <button type="button" disabled={chosen.length === 0} onClick={() => put([])}>
          {t('all')}
        </button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys. */}
      <ul tabIndex={0} aria-label={t('cards')}>
        {found.map((card) => (
          <li key={card.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(card.id)}
                onChange={({ currentTarget }) =>
                  put(currentTarget.checked ? [...chosen, card.id] : chosen.filter((one) => one !== card.id))
                }
              />
              <span lang={lang}>{getTitle(card, lang)}</span>{' '}
              <span class="meta">{translateName(card.kind)}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
