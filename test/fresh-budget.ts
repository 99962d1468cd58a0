import { beforeEach } from 'vitest';
import { lookAnew } from '../src/render/ground/one-look.js';

/** Each test has the whole budget for files of strangers: what others have spent of it is none of its business. */
beforeEach(() => lookAnew());
