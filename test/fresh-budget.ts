import { beforeEach } from 'vitest';
import { resetUntrustedBudget } from '../src/render/ground/one-look.js';

/** Each test has the whole budget for files of strangers: what others have spent of it is none of its business. */
beforeEach(() => resetUntrustedBudget());
