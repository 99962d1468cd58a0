import { nextInt } from '../random.js';
import type { Bot } from './bot.js';

/** Any legal choice, each as likely as any other. */
export const randomBot: Bot = (_view, choices, random) => nextInt(random, choices.length);
