/** The view of one card: faces, script, texts in each language and verification. Entry point: `Card`. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CardDetails, CardSummary } from '../../protocol.js';
import { languageName, t, translateName } from '../i18n/index.js';
import { getShownLanguage, getTitle } from '../parts/card-name.js';
import { Face } from '../parts/face.js';
import { NoFace } from '../parts/no-face.js';
import { Quoted } from '../parts/quoted.js';
import { Room } from '../parts/room.js';
import { edition, ground, side } from '../state/choices.js';
import { RequestError, request } from '../state/connection.js';
import { cards, deck, findTrouble, version } from '../state/deck.js';
import { linkTo, route } from '../state/route.js';
import { CardProof } from './card-verify.js';
import { Clauses } from './clauses.js';
import { ScriptOfCard } from './script-of-card.js';

/** One card: its faces enlarged, its script, its texts in each language, and its verification result. */
export function Card() {
  const id = route.value.what;
  const card = cards.value.get(id);
  const details = useSignal<CardDetails | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    if (version.value >= 0 && cards.value.has(id))
      request<CardDetails>('card', { id, edition: edition.value }).then(
        (found) => {
          if (isWanted) details.value = found;
        },
        (cause) => {
          if (!(cause instanceof RequestError)) throw cause;
        },
      );
    return () => {
      isWanted = false;
    };
  }, [id, version.value, edition.value]);
  if (card === undefined) return version.value < 0 ? null : <p class="nothing">{t('unknownCard', { id })}</p>;
  const current = details.value?.id === id ? details.value : undefined;
  return (
    <div class={`one ground-${ground.value}`}>
      <Heading card={card} />
      <Faces card={card} />
      <div class="one-said">
        {current !== undefined && <ScriptOfCard key={id} card={card} details={current} />}
        {current !== undefined && !card.isFaceless && <Clauses details={current} />}
        {!card.isFaceless && <CardProof card={card} />}
      </div>
      {!card.isFaceless && <Languages card={card} details={current} />}
    </div>
  );
}

function Heading({ card }: { readonly card: CardSummary }) {
  const ids = [...cards.value.keys()];
  const at = ids.indexOf(card.id);
  const [before, after] = [ids[at - 1], ids[at + 1]];
  const lang = getShownLanguage();
  return (
    <header class="one-head">
      <h1 lang={lang}>{getTitle(card, lang)}</h1>
      <p class="lead">
        {translateName(card.kind)} · {card.set} · <code>{card.id}</code>
      </p>
      <nav aria-label={t('card')}>
        {before !== undefined && (
          <a href={linkTo('card', before)} id="before" rel="prev">
            ← {t('before')}
          </a>
        )}
        {after !== undefined && (
          <a href={linkTo('card', after)} id="after" rel="next">
            {t('after')} →
          </a>
        )}
      </nav>
    </header>
  );
}

/** Both sides, the chosen one enlarged. */
function Faces({ card }: { readonly card: CardSummary }) {
  const lang = getShownLanguage();
  const trouble = findTrouble(card);
  const named = { 'aria-label': t('faces'), id: `card-${card.id}` };
  if (card.isFaceless)
    return (
      <section class="faces" {...named}>
        <figure>
          <div class="table">
            <NoFace problem={trouble} />
          </div>
          {trouble !== undefined && (
            <figcaption>
              {t('hint')}
              {t('colon')}
              <Quoted text={trouble.hint} />
            </figcaption>
          )}
        </figure>
      </section>
    );
  return (
    <section class={card.isStale ? 'faces is-stale' : 'faces'} {...named}>
      {[side.value, side.value === 'front' ? ('back' as const) : ('front' as const)].map((one) => (
        <figure key={one}>
          <div class="table">
            <Face
              id={card.id}
              lang={lang}
              edition={edition.value}
              side={one}
              alt={`${getTitle(card)}, ${t(one)}`}
            />
          </div>
          <figcaption>{t(one)}</figcaption>
        </figure>
      ))}
      {card.isStale && (
        <p class="trouble is-error" role="status">
          {t('wrongNow')} {trouble?.message}
        </p>
      )}
    </section>
  );
}

function Languages({
  card,
  details,
}: {
  readonly card: CardSummary;
  readonly details: CardDetails | undefined;
}) {
  return (
    <section class="languages">
      <h2>{t('languages')}</h2>
      <ul>
        {deck.value?.languages.map((lang) => (
          <li key={lang}>
            <div class="table">
              <Face id={card.id} lang={lang} edition={edition.value} alt={getTitle(card, lang)} />
            </div>
            <h3 lang={lang}>{getTitle(card, lang)}</h3>
            <p class="meta">{languageName(lang)}</p>
            <Room room={details?.room[lang]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
