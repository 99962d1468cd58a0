import { parse } from 'yaml';
import { listBranches } from '../../src/deck/explain/in-words.js';
import { LANGUAGES } from '../../src/language/languages.js';
import { plain } from '../../src/language/part.js';
import { formatterByLanguage } from '../../src/language/phrases/formatter-by-language.js';
import { clauseText } from '../../src/language/sentences/clause-text.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { type AuthoredClause, listVerbs, readClause } from '../../src/vocabulary/cards/clause.js';
import { kindsWith } from '../../src/vocabulary/cards/effects.js';
import { CATEGORIES, type Category, categories } from '../../src/vocabulary/category.js';
import { storyIcons } from '../../src/vocabulary/icons.js';
import { traits } from '../../src/vocabulary/selector.js';
import type { AnyVerb } from '../../src/vocabulary/verbs/define-verb.js';
import { verbs } from '../../src/vocabulary/verbs/index.js';
import { whoMeanings } from '../../src/vocabulary/who.js';
import { code, page, table, yaml } from './markdown.js';
import { fieldRows, notation } from './shapes.js';

const NOTE = '<!-- Made by `npm run docs` from src/vocabulary. Change that, not this page. -->';

export function effects(): string {
  return page(
    NOTE,
    '# Effects',
    'The effects of a card are a script: clauses, each one verb with its value, in four categories. The rules text of the card is generated from it, and the engine plays it. Rule ids such as MOD-4 refer to the rulebook.',
    '## Categories',
    table(
      ['category', 'when it acts', 'on'],
      CATEGORIES.map((name) => [code(name), categories[name].meaning, kindsWith(name).join(', ')]),
    ),
    '## A clause',
    yaml(
      'effects:\n  immediate:\n    - draw: 2                 # the verb and its value\n      who: opponents          # who acts; left out: you\n      if: { hand: { atMost: 3 } }\n      may: true               # the acting player may decline',
    ),
    'Most verbs take `who` and `if`; immediate ones (those inside a `do` too) take `may`. Exceptions are listed with the verb and reported by `shroud check`.',
    '### Who',
    table(
      ['who', 'acts'],
      Object.entries(whoMeanings).map(([name, meaning]) => [code(name), meaning]),
    ),
    'A continuous effect has no moment at which one opponent could be chosen, and picks no character, so `opponent`, `actor` and `controller` are for immediate clauses only.',
    '### Characters: selectors',
    'A selector is `this` (the character that the card lies on), `that` (the character that this card has picked last) or a map; all of its entries must hold.',
    table(['key', 'value', '', 'meaning'], fieldRows(traits)),
    'Inside `not` and `any` (`marks`) there may be `shows`, `family`, `is`, `selfWorth` and `modifiers`. The `lowest` or `highest` is found among all that the rest of the selector means; a character that is shielded from the card is not picked instead.',
    '### Amounts',
    'Wherever a count may be, it may be counted when the clause has its turn, for each player who acts:',
    table(
      ['amount', 'meaning'],
      [
        ['`2`', 'this number'],
        [
          '`{ each: { icon: ICON, among: TRAITS } }`',
          'one for each visible icon of this sort on such characters',
        ],
        ['`{ each: { character: TRAITS } }`', 'one for each such character'],
        ['`{ each: { modifier: TRAITS } }`', 'one for each modifier on such characters'],
        ['`{ each: { card: hand } }`', 'one for each card in the hand of the player who acts'],
        ['beside `each`: `times: n`, `atMost: n`', 'so many for each; at most so many in all'],
        ['`drawLimit`', 'the draw limit of the player who acts: in `upTo` and `downTo`'],
      ],
    ),
    'Instead of a map, `among` and `modifier` may say `this` or `that`. An amount of 0 asks for nothing: nothing is chosen, and `then` follows.',
    '### Conditions',
    table(
      ['if', 'holds when'],
      [
        ['`{ this: TRAITS }`', 'the character that the card lies on has these traits'],
        [
          '`{ count: TRAITS, atLeast: n, atMost: n }`',
          'that many characters have these traits; one bound or both',
        ],
        ['`{ hand: { atLeast: n, atMost: n } }`', 'the acting player holds that many cards'],
        [
          '`{ icons: ICON, among: TRAITS, atLeast: n }`',
          'that many visible icons of this sort, or with `atMost` no more, are on such characters (left out: on all that live); two on one character are two',
        ],
        ['`{ not: IF }`', 'the condition does not hold'],
        ['`{ all: [IF, …] }`', 'all of them hold'],
        ['`{ any: [IF, …] }`', 'at least one of them holds'],
      ],
    ),
    '### Clauses that belong together',
    TOGETHER,
    '### Kinds and icons',
    'A *kind* is `modifier`, `event`, `death`, `mystery`, `card` (any of them), or a list (any of these). Counts are 1 or more.',
    table(
      ['icon', 'meaning (VIS-7)'],
      Object.entries(storyIcons).map(([name, meaning]) => [code(name), meaning]),
    ),
    ...CATEGORIES.filter((category) => category !== 'persistent').flatMap((category) => [
      category === 'continuous' ? '## Verbs: continuous and persistent' : `## Verbs: ${category}`,
      ...listVerbs(category).map((name) => verbSection(verbs[name])),
    ]),
    HOW_READ,
  );
}

function verbSection({
  name,
  meaning,
  otherwise,
  value,
  takesWho,
  categories: where,
  example,
}: AnyVerb): string {
  const maps = listBranches(value).filter((branch) => branch.is === 'fields');
  const noWho = takesWho || where.includes('reaction') ? '' : ' No `who`.';
  return page(
    `### ${name}`,
    `${meaning}${noWho}`,
    `Value: ${notation(value)}. ${otherwise}`,
    ...maps.map((map) => table(['key', 'value', '', 'meaning'], fieldRows(map))),
    yaml(example),
    saidInEachLanguage(name, where, example),
  ).trimEnd();
}

/** What a card with the example says, in every language that the tool knows: on a modifier, if the verb may be on one. */
function saidInEachLanguage(name: string, where: readonly Category[], example: string): string {
  const [category = 'immediate'] = where;
  const kind = kindsWith(category).includes('modifier') ? 'modifier' : 'event';
  const [authored = {}] = parse(example) as AuthoredClause[];
  const clause = readClause(authored);
  const rows = LANGUAGES.map((language) => {
    const formatter = getFormatter(language);
    const getTitle = (family: string) => family;
    return [language, plain(clauseText(clause, category, { formatter, kind, getTitle }))];
  });
  return table([kind === 'modifier' ? 'on a modifier' : 'on an event', name], rows);
}

const getFormatter = formatterByLanguage(builtInWords);

const TOGETHER = `Immediate clauses (those inside a \`do\` too) may be followed by others, and \`choose\` offers alternatives:

\`\`\`yaml
- discard: 1              # "You may discard 1 card. If you do, draw 2 cards."
  may: true
  then:
    - draw: 2
- removeModifier: { from: { of: anyone } }   # "… Its controller draws 1 card."
  then:
    - draw: 1
      who: controller
- choose:                 # "Choose one: draw 2 cards; or each opponent discards 1 card."
    - - draw: 2
    - - discard: 1
        who: opponents
\`\`\`

- \`then\` is done if the clause did all that it says: as many cards as asked for were drawn, discarded, taken, given or found; every free play was used, cancelled or not; a character or modifier was picked and something happened to it. \`discard: { downTo }\`, \`extraPlay\`, \`skip\` and \`swapHands\` always do all that they say.
- \`otherwise\` is done if it did not, for whatever reason: it could do only a part, it was declined, or its \`if\` did not hold.
- Where several act, each player has what follows before the next one acts. Inside, \`who: actor\` is the player who acted; \`you\` stays the player whom the card serves. A clause without anyone to act (\`controller\`, and nothing was picked) is followed by nothing.
- \`choose\` is one decision of the player who acts. An alternative that could do nothing may still be chosen. \`choose\` has no \`then\` of its own, and no \`choose\` may be inside an alternative.
- \`that\` and \`controller\` refer to the character that the card's clauses picked last, as the card is played or as its trigger fires; of two picks to the second; of a card played by \`freePlay\` or \`playDeath\` to the character that it was laid on. A shield does not keep \`that\` away: it was asked when the character was picked.
- Lasting clauses and reactions have no \`then\`: what follows a reaction is written under \`immediate\`.`;

const HOW_READ = `## How a script is read

- **you** is the controller of the character on a modifier or death (MOD-3, DEATH-5), the owner of the residence on a mystery, and the player of an event; fixed when the card lands. In \`requires\`, \`you\` is the player of the card.
- \`left\` and \`right\` are counted from the acting player. What there is to choose within a clause is chosen by the player who acts; several act clockwise from the active player.
- A play: the card leaves the hand, its target is named, reactions are asked for (EVENT-5), it lands, the end is looked at (END-1), its immediate clauses happen in order (each \`if\` judged when its turn comes), then triggers, then an event goes to the discards.
- Reactions answer modifiers, events, deaths, mysteries, free plays and reactions; not discards, passes, moves or draws. A player never answers their own play. In the classic edition and the expansion every other player may answer it, the active player too; in the second edition only plays of the active player are answered, so the active player never reacts, and a reaction is not answered (EVENT-3). Players who hold a reaction that fits are asked.
- A choice with one option is still a choice: nothing is decided silently.
- Nothing that has no legal target or no card to act on stops the rest: the clause does what it can, then the next one.
- \`whenever\` looks at the table after the event, does not notice its own card's arrival, and can't fire while its own clauses resolve. Its \`of\` is read as \`who\` is; \`opponent\` means any one of them. \`kind\` narrows \`played\`, \`discarded\` and \`drawn\`; the other events are not about a card.
- Inside \`among\`, and in an \`if\` on \`selfWorth\` or \`pathosPer\`, self-worth is printed pathos only: no circles.
- \`pathosPer\` counts either \`icon: …\` (each visible one) or \`each: character\`, among the characters of \`among\`.
- \`pick: top\` is the topmost modifier; deaths are not modifiers. A moved death does not act again, but the character dies.
- Several effects on one number add up. Continuous effects of cards on the dead go on while visible.

What the rules leave open beyond this is settled in [the engine's readings](../dev/engine.md#readings).`;
