import { Plate } from './parts/plate.js';
import { blackwaterWatch } from './portraits/blackwater-watch.js';
import { castleSlogar } from './portraits/castle-slogar.js';
import { darksDenOfDeformity } from './portraits/darks-den-of-deformity.js';
import { death } from './portraits/death.js';
import { hemlockHall } from './portraits/hemlock-hall.js';
import { leCanardNoir } from './portraits/le-canard-noir.js';
import type { Portraits } from './portraits/portraits.js';
import { residences } from './portraits/residences.js';
import { callers } from './scenes/callers.js';
import { graves } from './scenes/graves.js';
import { parcels } from './scenes/parcels.js';

const all: Portraits = {
  ...castleSlogar,
  ...hemlockHall,
  ...blackwaterWatch,
  ...darksDenOfDeformity,
  ...leCanardNoir,
  ...residences,
  ...death,
  ...graves,
  ...callers,
  ...parcels,
};

/** The SVG of every picture, by the name of its file. */
export function drawings(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(all).map(([id, draw]) => {
      const plate = new Plate(id);
      draw(plate);
      return [`${id}.svg`, plate.svg()];
    }),
  );
}
