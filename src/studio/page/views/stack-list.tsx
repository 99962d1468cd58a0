/** The list of cards in a stack, reordered by dragging, by picking or by keys. Entry point: `StackList`. */

import { useSignal } from '@preact/signals';
import type { CardSummary } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { getShownLanguage, getTitle } from '../parts/card-name.js';
import { iconName } from '../parts/icon-name.js';
import { linkTo } from '../state/route.js';
import { formatSigned, moveItem, pickColour, type Seen } from './stack-counts.js';

interface Props {
  readonly stack: readonly CardSummary[];
  readonly seen: readonly Seen[];
  onOrder(stack: readonly CardSummary[]): void;
}

/**
 * The cards of a stack, the uppermost first, with the visible parts of each. They are reordered by dragging, by picking
 * a card and then its place, or by keys.
 */
export function StackList({ stack, seen, onOrder }: Props) {
  const picked = useSignal<number | undefined>(undefined);
  const lang = getShownLanguage();
  const order = (from: number, to: number) => {
    picked.value = undefined;
    onOrder(moveItem(stack, from, Math.max(0, Math.min(stack.length - 1, to))));
  };
  const rows = stack.map((card, at) => ({ card, at })).reverse();
  return (
    <ol class="stack-list">
      {rows.map(({ card, at }) => (
        <li
          key={`${card.id}-${at}`}
          style={{ '--colour': pickColour(at) }}
          class={picked.value === at ? 'is-picked' : ''}
          draggable
          onDragStart={() => {
            picked.value = at;
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (picked.value !== undefined) order(picked.value, at);
          }}
        >
          <a href={linkTo('card', card.id)} lang={lang}>
            {getTitle(card, lang)}
          </a>
          <Visible seen={seen.filter((one) => one.at === at)} card={card} />
          <span class="moves">
            {picked.value !== undefined && picked.value !== at ? (
              <button type="button" onClick={() => order(picked.value ?? at, at)}>
                {t('placeHere')}
              </button>
            ) : (
              <button
                type="button"
                aria-pressed={picked.value === at}
                onClick={() => {
                  picked.value = picked.value === at ? undefined : at;
                }}
              >
                {t('pick')}
              </button>
            )}
            <button
              type="button"
              aria-label={`${t('up')}${t('colon')}${getTitle(card, lang)}`}
              disabled={at === stack.length - 1}
              onClick={() => order(at, at + 1)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={`${t('down')}${t('colon')}${getTitle(card, lang)}`}
              disabled={at === 0}
              onClick={() => order(at, at - 1)}
            >
              ↓
            </button>
            <button
              type="button"
              aria-label={`${t('takeOff')}${t('colon')}${getTitle(card, lang)}`}
              onClick={() => onOrder(stack.filter((_, one) => one !== at))}
            >
              ×
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The visible parts of a card, or why there are none. */
function Visible({ seen, card }: { readonly seen: readonly Seen[]; readonly card: CardSummary }) {
  const all = seen.filter(({ value }) => value !== 'blank');
  if (all.length === 0) return <span class="meta">{t(card.kind === 'character' ? 'below' : 'covered')}</span>;
  const lines = all.map(({ region, value }) =>
    region === 'text'
      ? t('text')
      : region.startsWith('pathos')
        ? formatSigned(Number(value))
        : iconName(value),
  );
  return (
    <span class="meta">
      {t('counts')}
      {t('colon')}
      <b>{lines.join(', ')}</b>
    </span>
  );
}
