import { copyNames } from '../../../deck/copy-name.js';
import type { Provocation } from './context.js';
import type { Probe } from './probe.js';
import { chooseVictim } from './provoke.js';
import type { Scene } from './scene.js';

const REFUSALS = copyNames('+refusal', 6);

/** What is done first at a table that is laid. */
export function planOpening(scene: Scene): Pick<Probe, 'plays' | 'prefers'> {
  const { board, card, context, target, active, isLaid } = scene;
  const [tool = ''] = board.seat(active).hand;
  const cover = target.stack.at(-1)?.card ?? '';
  switch (context.opening.do) {
    case 'play':
      return {
        plays: [isLaid ? { card, on: target.name } : { card }],
        prefers: context.refusal ? REFUSALS : [],
      };
    case 'answer':
      return {
        // On someone who is not the first that a redirection would offer, nor one who might be shielded.
        plays: [{ card: tool, on: board.seat(active).family[1]?.name ?? '' }],
        prefers: context.refusal ? [card, ...REFUSALS] : [card],
      };
    case 'cover':
      return { plays: [{ card: tool, on: target.name }], prefers: [] };
    case 'uncover':
      return { plays: [{ card: tool }], prefers: [cover] };
    case 'move':
      return { plays: [{ card: tool }], prefers: [card] };
    case 'provoke':
      return { plays: provokeEvent(scene, context.opening.event, tool), prefers: [] };
    default:
      return { plays: [], prefers: [] };
  }
}

/** What is drawn is drawn at the end of the turn, without a play. */
function provokeEvent(scene: Scene, event: Provocation['event'], card: string): Probe['plays'] {
  if (event === 'drawn') return [];
  return event === 'discarded' ? [{ card, discards: true }] : [{ card, on: chooseVictim(scene).name }];
}
