/**
 * The stack view: lays cards on a character and shows what stays visible. The stack is in the address. Entry point:
 * `Stacks`.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CardSummary, OutlineSummary } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { getShownLanguage, getTitle } from '../parts/card-name.js';
import { Choose, Toggle } from '../parts/choose.js';
import { Face } from '../parts/face.js';
import { iconName } from '../parts/icon-name.js';
import { edition, ground } from '../state/choices.js';
import { request, requestFile } from '../state/connection.js';
import { deck, renderableCards, version } from '../state/deck.js';
import { goTo, route } from '../state/route.js';
import { LayCard } from './lay-card.js';
import { formatSigned, listVisible, pickColour, type Seen, sumVisible } from './stack-counts.js';
import { StackList } from './stack-list.js';

const LAID = new Set(['modifier', 'death']);

/** The cards of the stack, the lowest first. They are part of the address, so that a link restores them. */
const inAddress = (): CardSummary[] =>
  route.value.what.split('/').flatMap((id) => renderableCards.value.find((card) => card.id === id) ?? []);

/** Lays cards on a character and shows what stays visible. */
export function Stacks() {
  const stack = inAddress();
  const apart = useSignal(0);
  const isFilm = useSignal(false);
  const isOutlined = useSignal(true);
  const outlines = useOutlines(stack);
  const problem = useSignal('');
  const lang = getShownLanguage();
  const all = renderableCards.value;
  const put = (next: readonly CardSummary[]) => goTo('stacks', next.map(({ id }) => id).join('/'));
  const character = stack.find(({ kind }) => kind === 'character');
  const isDead = stack.some(({ kind }) => kind === 'death');
  const seen = listVisible(stack);
  const named = (kinds: (card: CardSummary) => boolean) =>
    all.filter(kinds).map((card) => [card.id, getTitle(card, lang)] as const);
  const save = async () => {
    problem.value = '';
    try {
      const picture = await requestFile('stack', {
        cards: stack.map(({ id }) => id),
        language: lang,
        edition: edition.value,
        isFilm: isFilm.value,
      });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(picture);
      link.download = 'stack.png';
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    } catch (cause) {
      problem.value = (cause as Error).message;
    }
  };
  return (
    <section class={`stacks ground-${ground.value}`}>
      <h1>{t('stacks')}</h1>
      <div class="stack-tools">
        <Choose
          label={t('characterKind')}
          value={character?.id ?? ''}
          options={[['', t('none')], ...named(({ kind }) => kind === 'character')]}
          onChoose={(id) => {
            const next = all.find((card) => card.id === id);
            put([...(next ? [next] : []), ...stack.filter(({ kind }) => kind !== 'character')]);
          }}
        />
        <LayCard
          cards={all.filter(({ kind }) => LAID.has(kind))}
          lang={lang}
          onLay={(card) => put([...stack, card])}
        />
        <div class="choose">
          <label for="apart">{t('apart')}</label>
          <input
            id="apart"
            type="range"
            min={0}
            max={100}
            value={apart.value}
            onInput={({ currentTarget }) => {
              apart.value = Number(currentTarget.value);
            }}
          />
        </div>
        <Toggle
          isOn={isFilm.value}
          onToggle={() => {
            isFilm.value = !isFilm.value;
          }}
        >
          {t('asFilm')}
        </Toggle>
        <Toggle
          isOn={isOutlined.value}
          onToggle={() => {
            isOutlined.value = !isOutlined.value;
          }}
        >
          {t('outlineCounts')}
        </Toggle>
        <button type="button" disabled={stack.length === 0} onClick={save}>
          {t('savePicture')}
        </button>
      </div>
      {problem.value !== '' && <p class="trouble is-error">{problem.value}</p>}
      {stack.length === 0 ? (
        <p class="nothing">{t('emptyStack')}</p>
      ) : (
        <div class="stack-table">
          <div
            class={isFilm.value ? 'pile table is-film' : 'pile table'}
            role="img"
            aria-label={inWords(stack, seen, lang)}
            style={{ '--apart': String(apart.value / 100), '--cards': String(stack.length) }}
          >
            {stack.map((card, at) => (
              <div
                key={`${card.id}-${at}`}
                class="layer"
                style={{ '--at': String(at), '--colour': pickColour(at) }}
              >
                <Face
                  id={card.id}
                  lang={lang}
                  edition={edition.value}
                  side={isDead && card.kind === 'character' ? 'back' : 'front'}
                />
                {isOutlined.value && (
                  <Outlines
                    regions={outlines.get(card.id) ?? {}}
                    seen={seen.filter((one) => one.at === at && one.value !== 'blank')}
                  />
                )}
              </div>
            ))}
          </div>
          <div>
            <StackList stack={stack} seen={seen} onOrder={put} />
            <p class="sum">
              {t('sum')}
              {t('colon')}
              <strong>{formatSigned(sumVisible(seen))}</strong>
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

/** The outlines of the printed regions of the cards in a stack. */
function useOutlines(stack: readonly CardSummary[]): ReadonlyMap<string, OutlineSummary['regions']> {
  const found = useSignal<ReadonlyMap<string, OutlineSummary['regions']>>(new Map());
  const ids = stack.map(({ id }) => id);
  useEffect(() => {
    if (ids.length === 0) return;
    request<OutlineSummary[]>('outlines', { cards: ids, edition: edition.value }).then(
      (all) => {
        found.value = new Map(all.map(({ id, regions }) => [id, regions]));
      },
      () => {},
    );
  }, [ids.join(), edition.value, version.value]);
  return found.value;
}

/** Outlines the visible parts of a card in its colour. */
function Outlines({
  regions,
  seen,
}: {
  readonly regions: OutlineSummary['regions'];
  readonly seen: readonly Seen[];
}) {
  const { width = 63, height = 88 } = deck.value?.card ?? {};
  return (
    <svg class="outlines" viewBox={`0 0 ${width * 10} ${height * 10}`} aria-hidden="true">
      {seen.map(({ region }) => (
        <path key={region} d={regions[region] ?? ''} />
      ))}
    </svg>
  );
}

/** "3 cards on Lord Slogar; visible: −10, −15, beast". */
function inWords(stack: readonly CardSummary[], seen: readonly Seen[], lang: string): string {
  const shown = seen.filter(({ region, value }) => region !== 'text' && value !== 'blank');
  const values = shown.map(({ region, value }) =>
    region.startsWith('pathos') ? formatSigned(Number(value)) : iconName(value),
  );
  return `${stack.map((card) => getTitle(card, lang)).join(', ')}. ${t('visible')}${t('colon')}${values.join(', ') || t('none')}`;
}
