import type { Plate } from '../parts/plate.js';

/** Pictures by the id of the card that they belong to. */
export type Portraits = Readonly<Record<string, (plate: Plate) => void>>;
