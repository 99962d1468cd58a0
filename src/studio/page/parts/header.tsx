/**
 * The header of every view: name of the deck, navigation, and the settings for how cards are shown. Entry points:
 * `Header` and `Notice`.
 */

import { useEffect, useRef } from 'preact/hooks';
import type { DeckSummary } from '../../protocol.js';
import { LOCALES, languageName, locale, t } from '../i18n/index.js';
import { edition, GROUNDS, ground, language, localeChoice, side, size, theme } from '../state/choices.js';
import { connection } from '../state/connection.js';
import { deck, errors, isChecked, place, warnings } from '../state/deck.js';
import { linkTo, route, type View } from '../state/route.js';
import { getShownLanguage } from './card-name.js';
import { Choose } from './choose.js';
import { Keys, SHOWN } from './keys.js';
import { Tablet } from './tablet.js';

/** The name of the deck, the navigation, and how cards are shown. */
export function Header() {
  return (
    <header class="top">
      <a class="name" href={linkTo('gallery')}>
        {deck.value?.name ?? place.value}
        <small>{deck.value?.version}</small>
      </a>
      <nav aria-label={t('views')}>
        {SHOWN.map((view) => (
          <a key={view} href={linkTo(view)} aria-current={isAt(view) ? 'page' : undefined}>
            {t(view)}
            {view === 'problems' && <Count />}
          </a>
        ))}
      </nav>
      <Looks />
    </header>
  );
}

/** Views without a navigation entry highlight the view that they are opened from. */
const FROM: Readonly<Partial<Record<View, View>>> = { card: 'gallery', file: 'problems' };
const isAt = (view: View) => (FROM[route.value.view] ?? route.value.view) === view;

/** The number of errors or, if there are none, of warnings. */
function Count() {
  const [bad, odd] = [errors.value, warnings.value];
  if (bad === 0 && odd === 0) return null;
  return (
    <span class={bad > 0 ? 'badge is-bad' : 'badge is-odd'}>
      <span class="unseen">{bad > 0 ? t('errors', { n: '' }) : t('warnings', { n: '' })} </span>
      {bad > 0 ? bad : odd}
    </span>
  );
}

/** The display settings that each view supports. */
type Look = 'language' | 'edition' | 'side' | 'ground';
const LOOKS: Readonly<Record<View, readonly Look[]>> = {
  gallery: ['language', 'edition', 'side', 'ground'],
  card: ['language', 'edition', 'side', 'ground'],
  stacks: ['language', 'edition', 'ground'],
  translations: ['edition', 'ground'],
  problems: [],
  verify: [],
  print: [],
  file: [],
};

function Looks() {
  const now = deck.value;
  return (
    <fieldset class="looks">
      <legend class="unseen">{t('look')}</legend>
      {now !== null && LOOKS[route.value.view].map((look) => <ChooseLook key={look} look={look} now={now} />)}
      <Settings />
      <Keys />
    </fieldset>
  );
}

function ChooseLook({ look, now }: { readonly look: Look; readonly now: DeckSummary }) {
  if (look === 'language')
    return (
      <Choose
        label={t('language')}
        value={getShownLanguage()}
        options={now.languages.map((code) => [code, languageName(code)])}
        onChoose={(value) => {
          language.value = value;
        }}
      />
    );
  if (look === 'edition')
    return (
      <Choose
        label={t('edition')}
        value={now.editions.includes(edition.value) ? edition.value : ''}
        options={[['', t('anyEdition')], ...now.editions.map((one) => [one, one] as const)]}
        onChoose={(value) => {
          edition.value = value;
        }}
      />
    );
  if (look === 'side')
    return (
      <Choose
        label={t('side')}
        value={side.value}
        options={[
          ['front', t('front')],
          ['back', t('back')],
        ]}
        onChoose={(value) => {
          side.value = value as 'front' | 'back';
        }}
      />
    );
  return (
    <Choose
      label={t('ground')}
      value={ground.value}
      options={GROUNDS.map((one) => [one, t(one)])}
      onChoose={(value) => {
        ground.value = value as (typeof GROUNDS)[number];
      }}
    />
  );
}

function Settings() {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const isOutside = event.type === 'pointerdown' && !box.current?.contains(event.target as Node);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (box.current?.open && (isOutside || isEscape)) box.current.open = false;
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details class="settings" ref={box}>
      <summary>{t('settings')}</summary>
      <div class="sheet">
        <Choose
          label={t('size')}
          value={size.value}
          options={(['small', 'medium', 'large'] as const).map((one) => [one, t(one)])}
          onChoose={(value) => {
            size.value = value as typeof size.value;
          }}
        />
        <Choose
          label={t('theme')}
          value={theme.value}
          options={(['system', 'dark', 'light'] as const).map((one) => [one, t(one)])}
          onChoose={(value) => {
            theme.value = value as typeof theme.value;
          }}
        />
        <Choose
          label={t('locale')}
          value={locale.value}
          options={Object.entries(LOCALES).map(([code, [name]]) => [code, name])}
          onChoose={(value) => {
            localeChoice.value = value;
          }}
        />
        <Tablet />
      </div>
    </details>
  );
}

/** The connection state, if it needs attention. */
export function Notice() {
  const state = connection.value;
  if (state === 'refused' || state === 'lost')
    return (
      <p class={`notice is-${state}`} role="alert">
        {t(state)}
      </p>
    );
  const isBusy = state === 'opening' || !isChecked.value;
  return (
    <p class="notice is-busy" role="status">
      {isBusy ? t(state === 'opening' ? 'opening' : 'checking') : ''}
    </p>
  );
}
