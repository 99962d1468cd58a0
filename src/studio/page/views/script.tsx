/**
 * Edits part of a file in place and previews the result. Entry point: `Script`. Invariant: unsaved text is discarded
 * only on request; a conflicting save elsewhere is shown, never merged silently.
 */

import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Shape } from '../../../vocabulary/shape.js';
import type { DraftSummary, FaceKey, ScriptFile } from '../../protocol.js';
import { cut, type Slice, splice } from '../editor/card-slice.js';
import { CodeEditor } from '../editor/code-editor.js';
import { t } from '../i18n/index.js';
import { openInEditor } from '../parts/open-in-editor.js';
import { request } from '../state/connection.js';
import { problems } from '../state/deck.js';
import { LatestRequest } from '../state/latest-request.js';
import { route } from '../state/route.js';

interface Props {
  readonly file: ScriptFile;
  /** Locates the edited lines in the current text of the file. */
  find(text: string): Slice | undefined;
  readonly label: string;
  /** The shape of the edited value. */
  readonly shape?: Shape | undefined;
  /** The face that the edited lines affect. */
  readonly face?: FaceKey;
  /** Shown if the lines no longer exist. */
  readonly lost?: ComponentChild;
}

/** Edits lines of a file in place. Unsaved text is discarded only on request. */
export function Script({ file: details, find, label, shape, face, lost }: Props) {
  /** The version of the file that the text in the editor is based on. */
  const base = useSignal({ text: details.text, hash: details.hash });
  const slice = find(base.value.text);
  const saved = slice === undefined ? '' : cut(base.value.text, slice);
  const typed = useSignal(saved);
  const state = useSignal<'saved' | 'saving' | ''>('');
  const problem = useSignal('');
  const isDirty = typed.value !== saved;
  const hasMoved = base.value.hash !== details.hash;

  const takeSaved = () => {
    base.value = { text: details.text, hash: details.hash };
    const found = find(details.text);
    typed.value = found === undefined ? '' : cut(details.text, found);
    problem.value = '';
  };
  // The file was saved elsewhere: without unsaved text, the editor shows the new version at once.
  useEffect(() => {
    if (!hasMoved) return;
    const theirs = find(details.text);
    const isElsewhere = theirs !== undefined && cut(details.text, theirs) === saved;
    if (!isDirty) takeSaved();
    else if (isElsewhere) base.value = { text: details.text, hash: details.hash };
  }, [details.hash]);

  const whole = isDirty && slice !== undefined ? splice(base.value.text, slice, typed.value) : undefined;
  const draft = useDraft(details.file, whole, face);
  const shown = useMemo(
    () => (isDirty && draft !== undefined ? draft.problems : (problems.value[details.file] ?? [])),
    [isDirty, draft, problems.value, details.file],
  );

  const save = async () => {
    if (slice === undefined || typed.value === saved) return;
    state.value = 'saving';
    problem.value = '';
    try {
      const text = splice(base.value.text, slice, typed.value);
      base.value = await request('save', { file: details.file, hash: base.value.hash, text });
      state.value = 'saved';
    } catch (cause) {
      state.value = '';
      problem.value = hasMoved ? t('conflict') : (cause as Error).message;
    }
  };
  const openEditor = () => openInEditor({ file: details.file, line: (slice?.from ?? 0) + 1, column: 1 });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isDirty && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const { view, query } = route.value;
  const isHere = view === 'file' || query.get('file') === details.file;
  const line = isHere && query.has('line') ? Number(query.get('line')) : undefined;
  return (
    <section class="script">
      <h2>
        <code>
          {details.file}
          {slice !== undefined && `:${slice.from + 1}`}
        </code>
      </h2>
      {slice === undefined ? (
        lost
      ) : (
        <CodeEditor
          label={label}
          shape={shape}
          text={typed.value}
          firstLine={slice.from + 1}
          problems={shown}
          {...(line !== undefined && { line })}
          onChange={(text) => {
            typed.value = text;
            state.value = '';
          }}
          onSave={save}
        />
      )}
      {hasMoved && isDirty && <p class="trouble is-warning">{problem.value || t('conflict')}</p>}
      {problem.value !== '' && !(hasMoved && isDirty) && <p class="trouble is-error">{problem.value}</p>}
      <p class="actions">
        <button type="button" class="main" onClick={save} disabled={!isDirty}>
          {t('save')}
        </button>
        {isDirty && (
          <button type="button" onClick={takeSaved}>
            {t(hasMoved ? 'theirs' : 'revert')}
          </button>
        )}
        <button type="button" onClick={openEditor}>
          {t('openEditor')}
        </button>
        <output>{isDirty ? t('unsaved') : state.value === '' ? '' : t(state.value)}</output>
      </p>
      {isDirty && draft?.face?.address !== undefined && (
        <figure class="draft">
          <div class="table">
            <img src={draft.face.address} alt={t('draftFace')} />
          </div>
          <figcaption>{t('draftFace')}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** Previews the file as if the typed text were saved; undefined if there is nothing to save. */
function useDraft(
  file: string,
  text: string | undefined,
  face: FaceKey | undefined,
): DraftSummary | undefined {
  const found = useSignal<DraftSummary | undefined>(undefined);
  const questions = useMemo(() => new LatestRequest(found), []);
  useEffect(() => {
    if (text === undefined) found.value = undefined;
    const asked = { file, text, ...(face !== undefined && { face }) };
    questions.ask(async () => (text === undefined ? undefined : request<DraftSummary>('draft', asked)));
  }, [text, face]);
  return found.value;
}
