import { trustThisRun } from '../src/render/ground/consent.js';

/** The decks of tests are ours. What becomes of a stranger's is asked of the built command. */
trustThisRun();
