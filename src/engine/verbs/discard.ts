import { discardCard, randomCards } from '../moves/zones.js';
import { measureFor } from './amount.js';
import { listPickedCards, offerHand } from './pick-cards.js';
import { type Scene, takePicks, type VerbFor } from './verb.js';

type Value = Parameters<NonNullable<VerbFor<'discard'>['options']>>[0]['value'];

function amount(scene: Scene<Value>): number {
  const { game, actor, value } = scene;
  if ('count' in value) return measureFor(scene, value.count);
  return Math.max(0, (game.hands[actor] as number[]).length - measureFor(scene, value.downTo));
}

/** What leaves no choice (a whole hand) needs none. */
const isAll = (scene: Scene<Value>) => 'downTo' in scene.value && measureFor(scene, scene.value.downTo) === 0;

export const discard: VerbFor<'discard'> = {
  options(scene, options) {
    if (scene.value.pick === 'choice' && !isAll(scene)) offerHand(scene, amount(scene), options);
  },
  act(scene) {
    const { game, frame, actor, value } = scene;
    const count = amount(scene);
    const picked = listPickedCards(takePicks(frame));
    const cards = isAll(scene)
      ? (game.hands[actor] as number[]).slice()
      : value.pick === 'random'
        ? randomCards(game, actor, count)
        : picked;
    for (const card of cards) discardCard(game, actor, card);
    return 'downTo' in value || cards.length === count;
  },
};
