/**
 * Keyboard shortcuts of the page: the handlers, and the dialog that lists them. Invariant: no shortcut fires while text
 * is being typed.
 */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type MessageKey, t } from '../i18n/index.js';
import { GROUNDS, ground, language, side, theme } from '../state/choices.js';
import { deck } from '../state/deck.js';
import { goTo, VIEWS } from '../state/route.js';
import { getShownLanguage } from './card-name.js';

/** The views in the navigation, in their order. */
export const SHOWN = VIEWS.filter((view) => view !== 'card' && view !== 'file');

const after = <T,>(all: readonly T[], one: T): T | undefined => all[(all.indexOf(one) + 1) % all.length];

const isDark = () => {
  if (theme.value !== 'system') return theme.value === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Global shortcuts, inactive while typing. */
const DO: Readonly<Record<string, () => void>> = {
  '/': () => document.getElementById('search')?.focus(),
  '[': () => document.getElementById('before')?.click(),
  ']': () => document.getElementById('after')?.click(),
  l: () => {
    language.value = after(deck.value?.languages ?? [], getShownLanguage()) ?? '';
  },
  b: () => {
    side.value = side.value === 'front' ? 'back' : 'front';
  },
  f: () => {
    ground.value = after(GROUNDS, ground.value) ?? 'felt';
  },
  d: () => {
    theme.value = isDark() ? 'light' : 'dark';
  },
  ...Object.fromEntries(SHOWN.map((view, at) => [String(at + 1), () => goTo(view)])),
};

const LIST: readonly (readonly [keys: readonly string[], does: MessageKey])[] = [
  [['?'], 'keyHelp'],
  [['1', '…', String(SHOWN.length)], 'keyViews'],
  [['/'], 'keySearch'],
  [['←', '↑', '↓', '→'], 'keyArrows'],
  [['[', ']'], 'keyCards'],
  [['l'], 'keyLanguage'],
  [['b'], 'keySide'],
  [['f'], 'keyGround'],
  [['d'], 'keyTheme'],
  [['Ctrl', 'S'], 'keySave'],
  [['Ctrl', 'Enter'], 'keyNext'],
  [['Ctrl', 'Space'], 'keyComplete'],
  [['Esc'], 'keyLeave'],
];

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Handles shortcuts, and lists them on request. */
export function Keys() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useSignal(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || dialog.current?.open) return;
      if (event.key === '?') isOpen.value = true;
      else if (Object.hasOwn(DO, event.key)) DO[event.key]?.();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    if (isOpen.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen.value]);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="keys-button"
        aria-label={t('keys')}
        title={t('keys')}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        ?
      </button>
      <dialog ref={dialog} class="keys" aria-labelledby="keys-title" onClose={close}>
        <h2 id="keys-title">{t('keys')}</h2>
        <dl>
          {LIST.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (key === '…' ? <span key={key}>…</span> : <kbd key={key}>{key}</kbd>))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" class="main" onClick={close}>
          {t('close')}
        </button>
      </dialog>
    </>
  );
}
