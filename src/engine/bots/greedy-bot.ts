/** A bot that plays to win, one decision at a time, without search. The evaluation is in `move-evaluator.ts`. */

import type { Deck } from '../../deck/deck.js';
import type { CompiledDeck } from '../cards/compiled-deck.js';
import type { Choice } from '../states/choices.js';
import type { View } from '../states/view.js';
import {
  AGREE,
  CHOOSE,
  type ChoiceBuffer,
  DISCARD,
  DISCARD_FREE,
  DISCARD_HAND,
  decodeCard,
  decodeTarget,
  decodeWhat,
  PICK_CARD,
  PICK_CHARACTER,
  PICK_MODIFIER,
  PICK_PLAYER,
  PLAY,
  REACT,
} from '../table/codes.js';
import type { Game } from '../table/game.js';
import { nextInt, type Random } from '../table/random.js';
import type { QuickBot } from './bot.js';
import { GameBotView, SeatBotView } from './bot-view.js';
import { appraiser, type CardValue } from './card-value.js';
import { MoveEvaluator } from './move-evaluator.js';

/**
 * Does what looks best at once: misfortune for its own, good fortune for the others, deaths in time. It knows what the
 * rule sheets say of play (PLAY-1 … PLAY-5), and it ends a game that it leads.
 */
export function greedyBot(deck: Deck): QuickBot {
  const know = appraiser(deck);
  const appraisals = new WeakMap<CompiledDeck, readonly CardValue[]>();
  const appraise = (cards: CompiledDeck) => {
    const known = appraisals.get(cards) ?? cards.names.map(know);
    appraisals.set(cards, known);
    return known;
  };
  const outlook = new GameBotView();
  const judge = new MoveEvaluator(outlook);
  return Object.assign(
    (view: View, choices: readonly Choice[], random: Random) => {
      const ofView = new MoveEvaluator(new SeatBotView(view, know));
      return best(choices.length, random, (place) => worthOfChoice(ofView, choices[place] as Choice));
    },
    {
      quick(game: Game, { codes, length }: ChoiceBuffer, random: Random) {
        outlook.look(game, appraise(game.cards));
        return best(length, random, (place) => worthOfCode(judge, codes[place] as number));
      },
    },
  );
}

const found: number[] = [];

/** The place of the best choice; among equals, any. */
function best(length: number, random: Random, worthOf: (place: number) => number): number {
  let equals = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < length; place++) {
    const worth = worthOf(place);
    if (worth < highest) continue;
    if (worth > highest) {
      highest = worth;
      equals = 0;
    }
    found[equals++] = place;
  }
  return equals === 0 ? 0 : (found[nextInt(random, equals)] as number);
}

function worthOfChoice(judge: MoveEvaluator<string, string>, choice: Choice): number {
  switch (choice.do) {
    case 'play':
      return judge.worthOfPlay(choice.card, choice.on);
    case 'discard':
      return choice.free ? -5 : judge.worthOfDiscard(choice.card);
    case 'discardHand':
      return judge.worthOfDiscardingAll();
    case 'react':
      return judge.harm() - 8;
    case 'agree':
      return judge.wantsClause() ? 1 : -1;
    case 'pick':
      if ('player' in choice) return judge.weighSeat(choice.player);
      if ('character' in choice) return judge.worthOfCharacter(choice.character);
      if (choice.on !== undefined) return judge.worthOfTakingOff(choice.card, choice.on);
      return judge.worthOfCard(choice.card);
    case 'choose':
      return judge.worthOfAlternative(choice.alternative);
    default:
      return 0;
  }
}

function worthOfCode(judge: MoveEvaluator<number, number>, choice: number): number {
  const card = decodeCard(choice);
  const target = decodeTarget(choice);
  switch (decodeWhat(choice)) {
    case PLAY:
      return judge.worthOfPlay(card, target < 0 ? undefined : target);
    case DISCARD:
      return judge.worthOfDiscard(card);
    case DISCARD_FREE:
      return -5;
    case DISCARD_HAND:
      return judge.worthOfDiscardingAll();
    case REACT:
      return judge.harm() - 8;
    case AGREE:
      return judge.wantsClause() ? 1 : -1;
    case PICK_PLAYER:
      return judge.weighSeat(target);
    case PICK_CHARACTER:
      return judge.worthOfCharacter(target);
    case PICK_MODIFIER:
      return judge.worthOfTakingOff(card, target);
    case PICK_CARD:
      return judge.worthOfCard(card);
    case CHOOSE:
      return judge.worthOfAlternative(target);
    default:
      return 0;
  }
}
