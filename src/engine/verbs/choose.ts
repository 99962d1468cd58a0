import { ALTERNATIVES } from '../cards/compiled-clause.js';
import { CHOOSE, code, decodeTarget } from '../table/codes.js';
import { takePicks, type VerbFor } from './verb.js';

/** The alternatives are branches of the clause: the one that was chosen is done next. */
export const choose: VerbFor<'choose'> = {
  options({ frame, clause }, options) {
    if (frame.picks.length > 0) return;
    for (let branch = ALTERNATIVES; branch < clause.branches.length; branch++)
      options.add(code(CHOOSE, 0, branch - ALTERNATIVES));
  },
  act({ frame }) {
    const [pick] = takePicks(frame);
    if (pick === undefined) return false;
    frame.branch = ALTERNATIVES + decodeTarget(pick);
    return true;
  },
};
