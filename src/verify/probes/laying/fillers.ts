import type { DrawnKind } from '../../../vocabulary/kinds/index.js';
import type { Prop } from '../../ground/props.js';

/** The plainest card of each kind. */
export const fillers: Readonly<Record<DrawnKind, Prop>> = {
  modifier: '+veil',
  event: '+event',
  death: '+grave',
  mystery: '+mystery',
};
