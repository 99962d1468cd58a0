import { type About, whole } from './shape.js';

/** Counts are 1 or more. */
export const count = (description: string, about: About = {}) =>
  whole({ minimum: 1, maximum: 99, description, ...about });

/** An amount that is added: never 0, with either sign. */
export const change = (description: string, about: About = {}) =>
  whole({ minimum: -99, maximum: 99, except: 0, description, ...about });
