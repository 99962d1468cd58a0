import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { CardDetails, CardNote, DraftNote } from '../../protocol.js';
import { cut, sliceOf, spliced } from '../editor/card-slice.js';
import { CodeEditor } from '../editor/code-editor.js';
import { shapeOfCard } from '../editor/shape-of-card.js';
import { shownLanguage, titleOf } from '../parts/card-name.js';
import { faceKey } from '../parts/face.js';
import { openInEditor } from '../parts/open-in-editor.js';
import { edition } from '../state/choices.js';
import { ask } from '../state/connection.js';
import { problems } from '../state/deck.js';
import { route } from '../state/route.js';
import { say } from '../words/index.js';

interface Props {
  readonly card: CardNote;
  readonly details: CardDetails;
}

/** The card's lines of its file, to be edited in place. What was typed is lost only by whoever says so. */
export function Script({ card, details }: Props) {
  /** The file as the text in the editor was made of it. */
  const base = useSignal({ text: details.text, hash: details.hash });
  const slice = sliceOf(base.value.text, card.id);
  const saved = slice === undefined ? '' : cut(base.value.text, slice);
  const typed = useSignal(saved);
  const state = useSignal<'saved' | 'saving' | ''>('');
  const problem = useSignal('');
  const isDirty = typed.value !== saved;
  const hasMoved = base.value.hash !== details.hash;

  const takeOver = () => {
    base.value = { text: details.text, hash: details.hash };
    const found = sliceOf(details.text, card.id);
    typed.value = found === undefined ? '' : cut(details.text, found);
    problem.value = '';
  };
  // Somebody has saved elsewhere: who has typed nothing sees it at once.
  useEffect(() => {
    if (!hasMoved) return;
    const theirs = sliceOf(details.text, card.id);
    const isElsewhere = theirs !== undefined && cut(details.text, theirs) === saved;
    if (!isDirty) takeOver();
    else if (isElsewhere) base.value = { text: details.text, hash: details.hash };
  }, [details.hash]);

  const { declared, known } = details;
  const shape = useMemo(
    () => shapeOfCard(card.kind, declared, known),
    [card.kind, JSON.stringify([declared, known])],
  );
  const draft = useDraft({ card, file: details.file, base: base.value.text, typed: typed.value, isDirty });
  const shown = useMemo(
    () => (isDirty && draft !== undefined ? draft.problems : (problems.value[details.file] ?? [])),
    [isDirty, draft, problems.value, details.file],
  );

  const save = async () => {
    if (slice === undefined || typed.value === saved) return;
    state.value = 'saving';
    problem.value = '';
    try {
      const text = spliced(base.value.text, slice, typed.value);
      base.value = await ask('save', { file: details.file, hash: base.value.hash, text });
      state.value = 'saved';
    } catch (cause) {
      state.value = '';
      problem.value = hasMoved ? say('conflict') : (cause as Error).message;
    }
  };
  const openEditor = () => openInEditor({ file: details.file, line: (slice?.from ?? 0) + 1, column: 1 });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isDirty && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const line =
    route.value.query.get('file') === details.file ? Number(route.value.query.get('line')) : undefined;
  return (
    <section class="script">
      <h2>
        <code>
          {details.file}
          {slice !== undefined && `:${slice.from + 1}`}
        </code>
      </h2>
      {slice === undefined ? (
        <p class="trouble is-error">{say('noScript', { file: details.file })}</p>
      ) : (
        <CodeEditor
          label={say('yaml', { title: titleOf(card) })}
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
      {hasMoved && isDirty && <p class="trouble is-warning">{problem.value || say('conflict')}</p>}
      {problem.value !== '' && !(hasMoved && isDirty) && <p class="trouble is-error">{problem.value}</p>}
      <p class="actions">
        <button type="button" class="main" onClick={save} disabled={!isDirty}>
          {say('save')}
        </button>
        {isDirty && (
          <button type="button" onClick={takeOver}>
            {say(hasMoved ? 'theirs' : 'revert')}
          </button>
        )}
        <button type="button" onClick={openEditor}>
          {say('openEditor')}
        </button>
        <output>{isDirty ? say('unsaved') : state.value === '' ? '' : say(state.value)}</output>
      </p>
      {isDirty && draft?.face.address !== undefined && (
        <figure class="draft">
          <div class="table">
            <img src={draft.face.address} alt={say('draftFace')} />
          </div>
          <figcaption>{say('draftFace')}</figcaption>
        </figure>
      )}
    </section>
  );
}

interface Drafting {
  readonly card: CardNote;
  readonly file: string;
  readonly base: string;
  readonly typed: string;
  readonly isDirty: boolean;
}

/** What would be if what is typed were saved. While one answer is on its way, only the latest question waits. */
function useDraft({ card, file, base, typed, isDirty }: Drafting): DraftNote | undefined {
  const found = useSignal<DraftNote | undefined>(undefined);
  const waiting = useRef<string>(undefined);
  const isAsking = useRef(false);
  useEffect(() => {
    const slice = sliceOf(base, card.id);
    if (!isDirty || slice === undefined) {
      found.value = undefined;
      waiting.current = undefined;
      return;
    }
    waiting.current = spliced(base, slice, typed);
    if (isAsking.current) return;
    isAsking.current = true;
    const face = faceKey({ id: card.id, lang: shownLanguage(), edition: edition.value });
    const next = async () => {
      while (waiting.current !== undefined) {
        const text = waiting.current;
        waiting.current = undefined;
        found.value = await ask<DraftNote>('draft', { file, text, face }).catch(() => found.value);
      }
    };
    next().finally(() => {
      isAsking.current = false;
    });
  }, [typed, isDirty, base]);
  return found.value;
}
