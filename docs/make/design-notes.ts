import { fileURLToPath } from 'node:url';
import type { QuotedFigures, QuotedOdds, QuotedShare } from '../../bench/deck/figures-file.js';
import type { Deck } from '../../src/deck/deck.js';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import { SLOTS, STORY_ICONS } from '../../src/vocabulary/icons.js';
import { CARD_KINDS } from '../../src/vocabulary/kinds/index.js';
import { VERBS } from '../../src/vocabulary/verbs/index.js';
import {
  askedIcons,
  clausesOf,
  type Drawn,
  hasEffect,
  isMisfortune,
  listDrawPileCards,
  modifiersOf,
  printedIcons,
  printedPathos,
  scriptShape,
  slotCounts,
  verbsOn,
} from './deck-facts.js';
import quoted from './design-figures.json' with { type: 'json' };
import { code, page, table } from './markdown.js';

const NOTE =
  '<!-- Made by `npm run docs` from docs/make/design-notes.ts, cards/ and docs/make/design-figures.json. Change those, not this page. -->';

const figures: QuotedFigures = quoted;

export function designNotes(): string {
  const { deck } = loadDeck(diskFolder(fileURLToPath(new URL('../..', import.meta.url))));
  if (deck === undefined) throw new Error('the deck that ships is not sound');
  return page(
    NOTE,
    '# How the deck is designed',
    'The deck that ships is four editions of one game, made of three sets. This page says what its cards are meant to do together, and counts whether they do. The tables come from the cards, the simulated figures from the command beside them.',
    ...census(deck),
    PRINCIPLES,
    VOICE,
    ...families(deck),
    ...pathos(deck),
    ...icons(deck),
    ...effects(deck),
    ...play(deck),
    CHANGING,
  );
}

const editionsOf = (deck: Deck) => Object.keys(deck.editions);
const head = (deck: Deck, first: string) => [first, ...editionsOf(deck)];
/** A row: a name, and a cell for each edition, made from its drawn cards. */
const row = (deck: Deck, name: string, cell: (cards: readonly Drawn[]) => number | string) => [
  name,
  ...editionsOf(deck).map((edition) => String(cell(listDrawPileCards(deck, edition)))),
];
const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
const signed = (value: number, digits = 0) =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(digits)}`;

function census(deck: Deck): string[] {
  const kinds: readonly string[] = CARD_KINDS;
  const count = (kind: string, edition: string) =>
    Object.values(deck.cards).filter((card) => card.kind === kind && card.editions.includes(edition)).length;
  return [
    '## Census',
    table(
      head(deck, 'cards'),
      kinds.map((kind) => [kind, ...editionsOf(deck).map((edition) => String(count(kind, edition)))]),
    ),
    'There is one copy of each card, so that no story repeats in a game.',
  ];
}

const PRINCIPLES = `## Principles

- **What is covered does not exist (VIS-1).** A card is two things: what it shows and what it hides. A small misfortune in a slot hides a great one, so −5 in the top slot is often a present to an opponent, and the same −5 at the bottom, where little is printed, hardly ever is.
- **Misfortune is what one wants, so it needs no reward.** It pays for itself; if it does something, that is mostly a nuisance to its controller. Effects that one would love to have are on good fortune: to get them, one has to make one's own people happy, and then to bury that under something worse (PLAY-4).
- **A lasting effect is rented.** Every modifier has a text box and hides the one below (VIS-5), so a continuous effect lasts until a player wants that character to be sadder or merrier. It may be strong, because any card ends it.
- **Slots have prices (PLAY-1).** The top one is cheap and often covered; a card that touches the bottom one prints small numbers there, because they stay.
- **Icons are questions waiting for answers (VIS-6).** They do nothing until a card asks, so each is asked for often enough to be worth a thought when something is covered, in every edition by itself.
- **A hand refills for nothing, a play does not.** A player who holds more cards draws fewer (TURN-5), so drawing is a small reward, and an event that only brings cards is a wasted play. Events touch the table, or give the play back.
- **A death is the point where points begin to count.** Most ask for nothing, so that they fit any tragedy, and print little or nothing, where it hides little or nothing; those that ask for more give more. One is too kind: it is for other people's relatives.
- **An effect that can't be used is no effect.** Conditions are such that they hold in a good part of all games, and can be worked towards.
- **No player is ever out of the game.** A play lost, a turn lost, a hand lost: each exists, few do, and each is on a card that its victim is glad to have.`;

const VOICE = `## Voice

- A modifier's title is what happened, in a few words, and it alliterates: *Pursued by Poodles*, *Taxed on a Tombstone*. A death's is how it ended. An event's could be the heading of a column in a bad newspaper.
- Flavour is one or two sentences, by a narrator who has seen worse and is not going to make a fuss. It adds a fact that the title left out; it never explains the joke, never mentions the game, and is never cruel to those who can't help what they are.
- No character bleeds. Poison is a matter of manners, and the supernatural pays rent.
- No sentence is printed twice, no title is used twice, and every translation is its own joke: alliteration is moved, not dropped.
- Rules text is not written at all. It is made from the script, in every language.`;

function families(deck: Deck): string[] {
  const cards = Object.values(deck.cards);
  const titles = (kind: string, family: string) =>
    cards
      .filter((card) => card.kind === kind && 'family' in card && card.family === family)
      .map(({ title }) => title)
      .join(', ');
  return [
    '## Families',
    table(
      ['family', 'symbol', 'characters', 'residence'],
      Object.entries(deck.families).map(([id, { title, symbol }]) => [
        title,
        symbol,
        titles('character', id),
        titles('residence', id),
      ]),
    ),
    `Characters do nothing: a family is a voice, not a strategy, and a player who likes the circus may have it. Cards that ask which family a character belongs to: ${askingForFamily(deck)}.`,
  ];
}

function askingForFamily(deck: Deck): string {
  const asking = listDrawPileCards(deck).filter((card) => /"family":"/.test(scriptShape(card)));
  return asking.map(({ title }) => `*${title}*`).join(', ');
}

function pathos(deck: Deck): string[] {
  const modifiers = (cards: readonly Drawn[]) => modifiersOf(cards);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const values = [-25, -20, -15, -10, -5, 5, 10, 15, 20, 25];
  const printed = (cards: readonly Drawn[], value: number) =>
    modifiers(cards).flatMap((card) => SLOTS.filter((slot) => card.pathos[slot] === value)).length;
  return [
    '## Pathos',
    'Steps of 5, from −25 to +25. About two thirds of the modifiers are misfortunes.',
    table(head(deck, 'modifiers'), [
      ...SLOTS.map((slot) =>
        row(deck, `that print in the ${slot} slot`, (cards) => slotCounts(modifiers(cards))[slot]),
      ),
      row(deck, 'misfortunes', (cards) => {
        const all = modifiers(cards);
        return share(all.filter(isMisfortune).length, all.length);
      }),
      row(deck, 'a misfortune prints, on average', (cards) =>
        signed(mean(modifiers(cards).filter(isMisfortune).map(printedPathos)), 1),
      ),
      row(deck, 'good fortune prints, on average', (cards) =>
        signed(
          mean(
            modifiers(cards)
              .filter((card) => !isMisfortune(card))
              .map(printedPathos),
          ),
          1,
        ),
      ),
    ]),
    'How often each value is printed on a modifier, in any slot:',
    table(
      head(deck, 'value'),
      values.map((value) => row(deck, signed(value), (cards) => printed(cards, value))),
    ),
  ];
}

function icons(deck: Deck): string[] {
  const both = (cards: readonly Drawn[], icon: (typeof STORY_ICONS)[number]) => {
    const shown = modifiersOf(cards).filter((card) => printedIcons(card).has(icon)).length;
    return `${shown} / ${cards.filter((card) => askedIcons(card).has(icon)).length}`;
  };
  return [
    '## Icons',
    'On how many modifiers each icon is printed, and how many cards ask for it (in an effect, a count or a requirement). Patches hide an icon without showing one; a card without any lets the one below show, and some of those ask for exactly that.',
    table(head(deck, 'printed / asked for'), [
      ...STORY_ICONS.map((icon) => row(deck, icon, (cards) => both(cards, icon))),
      row(
        deck,
        'a patch',
        (cards) => modifiersOf(cards).filter((card) => printedIcons(card).has('blank')).length,
      ),
      row(deck, 'none', (cards) => modifiersOf(cards).filter((card) => printedIcons(card).size === 0).length),
      row(
        deck,
        'more than one',
        (cards) => modifiersOf(cards).filter(({ icons: shown }) => Object.keys(shown).length > 1).length,
      ),
    ]),
  ];
}

function effects(deck: Deck): string[] {
  const withEffect = (cards: readonly Drawn[], kind: string) => {
    const all = cards.filter((card) => card.kind === kind);
    return all.length === 0 ? '' : share(all.filter(hasEffect).length, all.length);
  };
  const inCategory = (cards: readonly Drawn[], category: string) =>
    cards.filter((card) => clausesOf(card).some((clause) => clause.category === category)).length;
  return [
    '## Effects',
    table(head(deck, 'cards'), [
      ...['modifier', 'death', 'mystery'].map((kind) =>
        row(deck, `with an effect, of kind ${kind}`, (cards) => withEffect(cards, kind)),
      ),
      ...['immediate', 'continuous', 'persistent', 'reaction'].map((category) =>
        row(deck, `with ${category} effects`, (cards) => inCategory(cards, category)),
      ),
      row(
        deck,
        'scripts that differ in more than numbers',
        (cards) => new Set(cards.filter(hasEffect).map(scriptShape)).size,
      ),
    ]),
    'On how many cards each verb is:',
    table(
      head(deck, 'verb'),
      VERBS.map((verb) =>
        row(deck, code(verb), (cards) => cards.filter((card) => verbsOn(card).has(verb)).length),
      ),
    ),
    'The second edition has cards of two and three icons, where covering is a choice between them, effects that outlast the text box, and an event that is played as soon as it is drawn:',
    table(
      ['card', 'what it has'],
      listDrawPileCards(deck, 'second')
        .filter((card) => !card.editions.includes('classic'))
        .map((card) => [card.title, inShort(card)]),
    ),
  ];
}

function inShort(card: Drawn): string {
  const verbs = [
    ...new Set(clausesOf(card).map(({ category, clause }) => `${category} ${code(clause.verb)}`)),
  ];
  if (card.kind === 'event') return [...(card.asDrawn ? ['played as drawn'] : []), ...verbs].join(', ');
  const shown = SLOTS.flatMap((slot) => card.icons[slot] ?? []);
  return [shown.join(' + '), ...verbs].filter((part) => part !== '').join('; ');
}

function play(deck: Deck): string[] {
  const editions = Object.entries(figures.editions);
  const inPerCent = ({ share: middle, low, high }: QuotedShare) =>
    `${middle.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`;
  return [
    '## How it plays',
    `All figures of this section: \`${figures.command}\`. Greedy bots sit in every seat; they see what a player sees, and they are no experts. Intervals are 95 %.`,
    '### Length and seats',
    table(
      ['edition', 'players', 'games', 'turns each', 'stalemates, %', 'victories by seat, %'],
      editions.flatMap(([edition, { tables }]) =>
        Object.entries(tables).map(([players, { games, turnsEach, stalemates, seats }]) => [
          edition,
          players,
          String(games),
          turnsEach.toFixed(1),
          inPerCent(stalemates),
          Object.values(seats).map(inPerCent).join(' · '),
        ]),
      ),
    ),
    'The player who starts has a small advantage: one more turn at most. The rules give the first turn to the player who had the worst day (SETUP-6), and that seems fair.',
    '### Families',
    'Two players, every pair of families in both seats:',
    table(
      ['family', ...editions.map(([edition]) => `${edition}, %`)],
      Object.entries(deck.families).map(([id, { title }]) => [
        title,
        ...editions.map(([, { families: won }]) => {
          const found = won[id];
          return found === undefined ? '' : inPerCent(found);
        }),
      ]),
    ),
    '### What a card is worth',
    ODDS,
    table(
      ['edition', 'median card', 'cards beyond twice the median', 'best to play', 'worst to play'],
      editions.map(([edition, { median, outstanding, cards }]) => {
        const sorted = Object.entries(cards).filter(([, { played }]) => played >= 50);
        return [
          edition,
          `${median.toFixed(1)} points`,
          String(outstanding),
          sorted.slice(0, 4).map(tellOdds(deck)).join(', '),
          sorted.slice(-4).reverse().map(tellOdds(deck)).join(', '),
        ];
      }),
    ),
    'The best and the worst are those that at least half of the players who drew them also played.',
  ];
}

const tellOdds =
  (deck: Deck) =>
  ([id, { playing, margin }]: readonly [string, QuotedOdds]) =>
    `${deck.cards[id]?.title ?? id} ${signed(playing, 1)} ± ${margin.toFixed(1)}`;

const ODDS = `In points of win share: what playing a card changes for its player, against the average card.

Players choose which card to play, and when, so the winners among those who played it say little: those who are winning play other cards than those who are not. Who *draws* it is up to chance alone. So we compare those who were the first to draw a card with those who drew any card in the same seat at the same table, and divide by the share of them that played it (Wald's estimator; the draw is the instrument). Cards found by a search are left out. It assumes that a card which stays in the hand does nothing; a card that clogs a hand therefore looks a little worse than it is. A card is called outstanding if its whole interval lies beyond twice the median; then it is changed, or its \`notes\` say why it may be so.`;

const CHANGING = `## When you change a card

1. \`npx vitest run test/deck\` holds what this page says of numbers, icons, verbs and words.
2. \`npm run bench -- deck\` plays it: length, stalemates, seats, families, and the odds of every card. \`--games 10000\` for finer differences, \`--figures\` to keep the figures for this page.
3. \`npm run docs\` updates this page.`;
