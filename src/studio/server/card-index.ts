import { areSame } from '../../memo/reuse-unchanged.js';
import { CARD_KEYS } from '../../vocabulary/kinds/index.js';
import type { CardStates } from '../../workspace/card-states.js';
import type { OpenDeck } from '../../workspace/open-deck.js';
import type { CardSummary, UnreadableFiles } from '../protocol.js';
import { summarizeFaceless } from './summaries.js';

/** Changes of the last update. */
interface RosterNews {
  /** Cards without a face that changed, and cards that moved to another file. */
  readonly cards: readonly string[];
  readonly gone: readonly string[];
  /** All ids, if their order changed. */
  readonly order?: readonly string[];
}

/** All cards in the order of the deck, including those that were never valid and have no face. */
export class CardIndex {
  ids: readonly string[] = [];
  private faceless: ReadonlyMap<string, CardSummary> = new Map();
  private files: ReadonlyMap<string, string> = new Map();

  /** The note of a card without a face. */
  summarizeFaceless(id: string): CardSummary | undefined {
    return this.faceless.get(id);
  }

  update(states: CardStates, opened: OpenDeck): RosterNews {
    const before = this.faceless;
    const [source = ''] = opened.settings?.languages ?? [];
    this.faceless = new Map(
      [...states.unsound].map(([id, draft]) => {
        const [note, known] = [summarizeFaceless(draft, source), before.get(id)];
        return [id, JSON.stringify(note) === JSON.stringify(known) && known ? known : note];
      }),
    );
    const ids = this.arrange(states, opened);
    const isReordered = !areSame(ids, this.ids);
    this.ids = ids;
    const files = new Map(states.ids.map((id) => [id, states.get(id)?.file ?? '']));
    const moved = [...files].flatMap(([id, file]) => (file === this.files.get(id) ? [] : id));
    this.files = files;
    return {
      cards: [...[...this.faceless].flatMap(([id, note]) => (note === before.get(id) ? [] : id)), ...moved],
      gone: [...before.keys()].filter((id) => !this.faceless.has(id) && states.get(id) === undefined),
      ...(isReordered && { order: ids }),
    };
  }

  /** While a file can't be read, the positions of its cards are unknown: known cards keep their positions. */
  private arrange(states: CardStates, { drafts, unreadable, declared }: OpenDeck): readonly string[] {
    const known = new Set([...states.ids, ...states.unsound.keys()]);
    const keys = [...CARD_KEYS, ...(declared.kinds ?? [])] as readonly string[];
    const asRead = () => keys.flatMap((key) => drafts.filter((one) => one.key === key)).map(({ id }) => id);
    const order = unreadable.size === 0 || this.ids.length === 0 ? asRead() : this.ids;
    return [...new Set([...order, ...known])].filter((id) => known.has(id));
  }
}

/** Files that can't be read at all: their content is unknown. */
export function brokenFiles({ unreadable, settings }: OpenDeck): UnreadableFiles {
  return [...new Set([...(settings === undefined ? ['shroud.yaml'] : []), ...unreadable])];
}
