/** The worker script: receives the deck, then one task after another. */
import type { Deck } from '../../deck/deck.js';
import { serve } from '../../workers/serve.js';
import { doTask, type Task } from './task.js';

serve((deck: Deck) => (task: Task) => doTask(deck, task));
