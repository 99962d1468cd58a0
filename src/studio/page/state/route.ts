/** The current view and its settings, stored in the address. Entry points: `route`, `linkTo`, `goTo`. */

import { signal } from '@preact/signals';

export const VIEWS = [
  'gallery',
  'card',
  'stacks',
  'translations',
  'problems',
  'verify',
  'print',
  'file',
] as const;
export type View = (typeof VIEWS)[number];

/** The current view, its subject and its settings. Stored in the address, so that it can be bookmarked and shared. */
export interface Route {
  readonly view: View;
  readonly what: string;
  readonly query: URLSearchParams;
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const [view = '', ...what] = path.split('/').map(decodeURIComponent);
  const known = VIEWS.find((one) => one === view) ?? 'gallery';
  return { view: known, what: what.join('/'), query: new URLSearchParams(query) };
}

export const route = signal<Route>(read());
addEventListener('hashchange', () => {
  route.value = read();
});

export function linkTo(view: View, what = '', query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  const path = what === '' ? view : `${view}/${what.split('/').map(encodeURIComponent).join('/')}`;
  return `#/${path}${search === '' ? '' : `?${search}`}`;
}

export function goTo(view: View, what = '', query: Readonly<Record<string, string>> = {}): void {
  location.hash = linkTo(view, what, query);
}

/** Changes a setting of the view without a history entry. */
export function setQuery(name: string, value: string): void {
  const { view, what, query } = route.value;
  const all = { ...Object.fromEntries(query), [name]: value };
  history.replaceState(null, '', linkTo(view, what, all));
  route.value = read();
}
