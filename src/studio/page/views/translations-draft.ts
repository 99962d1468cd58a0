import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { RoomSummary, TranslationsDraft } from '../../protocol.js';
import { edition } from '../state/choices.js';
import { request } from '../state/connection.js';
import { edits } from '../state/deck.js';
import { LatestRequest } from '../state/latest-request.js';
import type { Typed } from '../state/typed.js';

/** Previews the typed translations; before anything is typed, returns only how well the current texts fit. */
export function useWordsDraft(
  lang: string,
  card: string | undefined,
  typed: readonly (Typed & { readonly context: string })[],
  isWanted: boolean,
): TranslationsDraft | undefined {
  const found = useSignal<TranslationsDraft | undefined>(undefined);
  const questions = useMemo(() => new LatestRequest(found), []);
  const key = JSON.stringify([lang, typed, isWanted, edition.value, edits.value]);
  useEffect(() => {
    if (!isWanted) return;
    questions.ask(async () =>
      typed.length === 0
        ? { refusals: [], problems: [], room: await requestRoom(lang, card) }
        : request<TranslationsDraft>('draftWords', {
            lang,
            edition: edition.value,
            ...(card !== undefined && { card }),
            texts: typed.map(({ context, source, before, text }) => ({
              context,
              source,
              translation: text,
              ...(before !== undefined && { before }),
            })),
          }),
    );
  }, [key]);
  return found.value;
}

const requestRoom = (lang: string, card: string | undefined): Promise<readonly RoomSummary[]> =>
  card === undefined ? Promise.resolve([]) : request('room', { id: card, language: lang });
