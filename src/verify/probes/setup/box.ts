import { copyNames } from '../../../deck/copy-name.js';
import type { StoryIcon } from '../../../vocabulary/icons.js';
import { type PlayedCard, toCardId } from '../../core/clause-refs.js';
import { isProp, type Prop } from '../../core/props.js';
import type { TrackedDeck } from './tracked-deck.js';

/** The cards that do not lie on a table that is being laid: the card, the props, and the deck's others. */
export class Box {
  private readonly stage: TrackedDeck;
  private readonly edition: string;
  /** Whatever was taken out, even if it came back; and what came back, which lies behind all others. */
  private readonly taken = new Set<string>();
  private readonly returned: string[] = [];

  constructor(stage: TrackedDeck, edition: string) {
    this.stage = stage;
    this.edition = edition;
  }

  private card(name: string): PlayedCard {
    return this.stage.deck.cards[toCardId(name)] as PlayedCard;
  }

  take(name: string): string {
    const place = this.returned.indexOf(name);
    if (place >= 0) this.returned.splice(place, 1);
    else if (this.taken.has(name)) throw new Error(`${name} is not in the box`);
    this.taken.add(name);
    return name;
  }

  putBack(name: string): void {
    this.returned.push(name);
  }

  /** Takes a copy of a prop, if there is one left. */
  prop(id: Prop): string | undefined {
    const card = this.card(id);
    if (!card.editions.includes(this.edition)) return undefined;
    const found =
      copyNames(id, card.copies).find((name) => !this.taken.has(name)) ??
      this.returned.find((name) => toCardId(name) === id);
    return found === undefined ? undefined : this.take(found);
  }

  /** The deck's own modifiers: as they lie there now, whatever is taken and put back meanwhile. */
  *modifiers(): Generator<string> {
    const taken = new Set(this.taken);
    const returned = [...this.returned];
    for (const name of this.stage.modifiers(this.edition)) if (!taken.has(name)) yield name;
    yield* returned.filter((name) => !isProp(name) && this.card(name).kind === 'modifier');
  }

  /** The deck's own cards of a kind that print one of some icons. */
  printing(kind: 'death' | 'mystery', icons: readonly StoryIcon[]): string[] {
    const all = this.stage.printing(this.edition, kind, icons);
    const back = this.returned.filter((name) => all.includes(name));
    return [...all.filter((name) => !this.taken.has(name)), ...back];
  }
}
