import { t } from '../i18n/index.js';
import { route, setQuery } from '../state/route.js';

/** The search field of a view; its text is part of the address. */
export function SearchBox({ placeholder }: { readonly placeholder: string }) {
  return (
    <div class="choose">
      <label for="search">{t('search')}</label>
      <input
        type="search"
        id="search"
        value={route.value.query.get('q') ?? ''}
        placeholder={placeholder}
        onInput={({ currentTarget }) => setQuery('q', currentTarget.value)}
      />
    </div>
  );
}
