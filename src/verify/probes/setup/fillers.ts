import type { DrawPileKind } from '../../../vocabulary/kinds/index.js';
import type { Prop } from '../../core/props.js';

/** The plainest card of each kind. */
export const fillers: Readonly<Record<DrawPileKind, Prop>> = {
  modifier: '+veil',
  event: '+event',
  death: '+grave',
  mystery: '+mystery',
};
