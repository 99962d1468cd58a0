import { beforeEach } from 'vitest';
import { resetUntrustedBudget } from '../../src/render/core/untrusted-budget.js';

/** Each test has the whole budget for files of strangers: what others have spent of it is none of its business. */
beforeEach(() => resetUntrustedBudget());
