/** Paper sizes, in tenths of a millimetre: the usual unit of the print modules. */

import type { PaperName } from '../../vocabulary/files/paper-names.js';

/** Standard paper sizes, in tenths of a millimetre, upright. */
export const PAPERS = {
  a4: { width: 2100, height: 2970 },
  letter: { width: 2159, height: 2794 },
  a3: { width: 2970, height: 4200 },
} as const satisfies Record<PaperName, Size>;

export type { PaperName };

/** Width and height, in tenths of a millimetre. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const turnSize = ({ width, height }: Size): Size => ({ width: height, height: width });
