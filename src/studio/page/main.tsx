import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale, t } from './i18n/index.js';
import { Header, Notice } from './parts/header.js';
import { connection } from './state/connection.js';
import { deck, errors, listen, place } from './state/deck.js';
import { route } from './state/route.js';
import { Card } from './views/card.js';
import { File } from './views/file.js';
import { Gallery } from './views/gallery.js';
import { Print } from './views/print.js';
import { Problems } from './views/problems.js';
import { Stacks } from './views/stacks.js';
import { Words } from './views/translations.js';
import { Proof } from './views/verify.js';

const VIEWS = {
  gallery: Gallery,
  card: Card,
  stacks: Stacks,
  translations: Words,
  problems: Problems,
  verify: Proof,
  print: Print,
  file: File,
} as const;

function Page() {
  const { view } = route.value;
  const View = VIEWS[view];
  const name = deck.value?.name ?? place.value;
  const title = `${errors.value > 0 ? `(${errors.value}) ` : ''}${t(view)} · ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.documentElement.lang = locale.value;
  }, [locale.value]);
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        {t('skip')}
      </button>
      <Header />
      <Notice />
      <main id="main" tabIndex={-1} class={`view-${view}`}>
        {connection.value !== 'refused' && <View />}
      </main>
    </>
  );
}

const root = document.getElementById('studio');
if (root !== null) render(<Page />, root);
listen();
