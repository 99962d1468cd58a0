import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ScriptFile } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { Quoted } from '../parts/quoted.js';
import { request } from '../state/connection.js';
import { problems, version } from '../state/deck.js';
import { linkTo, route } from '../state/route.js';
import { Script } from './script.js';

/** Edits a whole file of the deck where no single card can be edited: settings, translations, unreadable files. */
export function File() {
  const name = route.value.what;
  const found = useSignal<ScriptFile | undefined>(undefined);
  const why = useSignal('');
  useEffect(() => {
    let isWanted = true;
    request<ScriptFile>('file', { file: name }).then(
      (file) => {
        if (!isWanted) return;
        found.value = file;
        why.value = '';
      },
      (cause: Error) => {
        if (isWanted) why.value = cause.message;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name, version.value]);
  const file = found.value?.file === name ? found.value : undefined;
  const reported = problems.value[name] ?? [];
  return (
    <section class="whole-file">
      <h1>{name}</h1>
      <div class="file-problems" role="status">
        {reported.length === 0 && file !== undefined && <p>{t('allWell')}</p>}
        {reported.map(({ span, code, severity, message }) => (
          <p key={`${span.line}:${span.column}:${code}:${message}`} class={`trouble is-${severity}`}>
            <a href={linkTo('file', name, { line: String(span.line) })}>
              {span.line}:{span.column}
            </a>{' '}
            <Quoted text={message} />
          </p>
        ))}
      </div>
      {file === undefined && why.value !== '' && <p class="nothing">{why.value}</p>}
      {file !== undefined && (
        <Script
          key={name}
          file={file}
          find={(text) => ({ from: 0, to: text.split('\n').length })}
          label={t('textOf', { file: name })}
        />
      )}
    </section>
  );
}
