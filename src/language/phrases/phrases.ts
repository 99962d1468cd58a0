/**
 * Every phrase that a language must have, with a note for translators. `{$form :verb key=…}` inflects a verb of the
 * lexicon as the sentence needs it; `{$count :count key=… case=…}` is a number with its noun; `{:noun key=… case=…}` a
 * noun alone; `{$what :parts}` a piece that was worded before.
 */
export const phraseNotes = {
  // Sentences
  'sentence.imperative': 'An order to the reader: "Draw 2 cards." $predicate',
  'sentence.you': 'A statement about the reader: "You can\'t play events." $predicate holds verb and pronoun',
  'sentence.other': 'A statement about $subject: "Each opponent draws 2 cards." $predicate',
  'sentence.same': 'More of a subject that was just named, behind then.same: "discards 1 card." $predicate',
  'sentence.may.you': '"You may draw 2 cards." $predicate is in the infinitive',
  'sentence.may.other': '"Each opponent may draw 2 cards." $subject, $predicate in the infinitive',
  'sentence.may.same':
    'More that a subject which was just named may do: "may discard 1 card." $predicate in the infinitive',
  'sentence.if': '"If $condition, $sentence" ($sentence starts small and has its full stop)',
  'sentence.ifLast':
    '"$open if $condition.": a condition about the hand of the player named in $open, which has no full stop',
  'sentence.whenever':
    '"$event, $what." $event is one of when.*, $what starts small and has no full stop; $pause is no where $event is a time and $what no condition: some languages set no comma there',
  sentences: 'two sentences, one behind the other: "$a $b"',
  // What follows a clause. $person: who acted in it, you or other. $several is yes where each of several players acted,
  // and subject where $what lacks its subject, which is each player who did; $of is then opponents or everyone. $what
  // starts small and has no full stop
  'sentence.then': 'if that was done: "If you do, $what.", "Each player who does $what."',
  'sentence.back':
    'what follows where the character that was picked makes it plain: "Its controller draws 1 card." $what',
  'sentence.ifNot': 'if that was not done: "If you don\'t, $what."',
  'sentence.otherwise': 'if that was not done, behind a condition: "Otherwise, $what."',
  'then.next': '"$a. Then $b": goes on behind something that consists of several parts; $b starts small',
  'follow.inside':
    '"$a, and $b": what follows, in the same sentence; $b is sentence.then, sentence.ifNot or sentence.otherwise without its full stop',
  // The subject at the beginning of a sentence. The reader is "you", also on a card that lies on a character
  'who.again':
    'A player other than the reader, just named: "… the player to your left draws 1 card; then that player may …"',
  'who.playedBy': 'Whoever played this card',
  'who.opponent': 'One opponent, chosen by the reader',
  'who.opponents':
    'Each opponent; $named is other where another player was named before: each of your opponents',
  'who.left': 'The player to the left of the reader',
  'who.right': 'The player to the right of the reader',
  'who.everyone': 'Each player',
  'who.actor':
    'The player who just did, or did not do, what the sentence before says: "that player"; $named is yes behind "if they do", $may is yes before "may": some languages have a pronoun there, or nothing',
  'who.controller':
    'The controller of a character that was picked; $named is yes where that character was named last: "its controller"',
  'who.none.opponents': 'No opponent',
  'who.none.everyone': 'No player',
  'who.holding':
    'each of several who holds so many cards: "$subject (each opponent) $holding (at least 5 cards)"',
  'who.ifHolding':
    'one player, if they hold so many cards: "$subject, if holding $cards,"; $some is no where there are none',
  holding: 'holding $cards; $some is no where there are none, else yes',
  'cards.atLeast': 'at least $count cards, as the object of "hold"',
  'cards.atMost': 'at most $count cards',
  'cards.between': '$least to $count cards',
  'cards.exactly': 'exactly $count cards',
  'cards.none': 'no cards',
  // Another player inside a sentence; $person: you (the reader acts), other (another player acts)
  'player.from.opponent': 'from one opponent of choice',
  'player.from.opponents': 'from each opponent (of the player who acts)',
  'player.from.left': 'from the player to the left',
  'player.from.right': 'from the player to the right',
  'player.to.opponent': 'to one opponent of choice',
  'player.to.left': 'to the player to the left',
  'player.to.right': 'to the player to the right',
  'player.with.opponent': 'with one opponent of choice',
  'player.with.left': 'with the player to the left',
  'player.with.right': 'with the player to the right',
  // Immediate verbs, as predicates
  draw: 'draw $count cards',
  'draw.upTo': 'draw until $count cards are held',
  'draw.upTo.limit': 'draw until as many cards are held as the draw limit says',
  'discard.choice': 'discard $count cards',
  'discard.random': 'discard $count cards at random',
  'discard.downTo': 'discard until $count cards are left in hand',
  'discard.downTo.limit': 'discard until as many cards are left in hand as the draw limit says',
  'discard.hand': 'discard the whole hand',
  take: 'take $count cards at random $player (from …)',
  give: 'give $count cards $player (to …)',
  swapHands: 'exchange hands $player (with …)',
  recover: 'take $what from the discard pile into the hand',
  search: 'look for $what in the draw pile, take it into the hand, shuffle the draw pile',
  freePlay:
    'play up to $what at once as a free play (always in the infinitive, behind "may"); $count is their number: of 1, "up to" need not be said',
  extraPlay: 'get $count more plays',
  'skip.draw': 'lose the next draw phase',
  'skip.play': 'lose the next play',
  'skip.turn': 'lose the next turn',
  'moveModifier.top': 'move the topmost modifier $from (character.top: from a character) $to (onto another)',
  'moveModifier.any': 'move any one modifier $from (character.from) $to',
  'moveModifier.all': 'move all modifiers $from (character.from: of one character) $to',
  'removeModifier.top': 'discard the topmost modifier $from (character.top)',
  'removeModifier.any': 'discard any one modifier $from (character.from)',
  'removeModifier.all': 'discard all modifiers $from (character.from: of one character)',
  'returnModifier.top': 'take the topmost modifier $from (character.top) into the hand',
  'returnModifier.any': 'take any one modifier $from (character.from) into the hand',
  'returnModifier.all': 'take all modifiers $from (character.from: of one character) into the hand',
  swapModifiers: 'exchange all modifiers $a (of a character) with those $b (of a character)',
  revive: 'bring $target (a character, object) back to life; its death is discarded',
  moveDeath: 'move an untimely death $from (from a character) $to (onto another)',
  'moveDeath.any': 'the same, whatever the self-worth of the new character',
  'moveDeath.eitherWay': 'move an untimely death $from $to, or the other way round',
  'moveDeath.eitherWay.any': 'the same, whatever the self-worth of whoever dies',
  playDeath: 'play an untimely death at once $on (on a character) (always behind "may")',
  choose: 'choose one: $options (choose.or), in the infinitive where another player chooses what to do',
  'choose.or': '$a; or $b: the last two of the alternatives, each an order or a sentence that starts small',
  'choose.comma': '$a; $b: the first ones of three or more alternatives',
  // So many for each of something; $each is each.* or character.each
  scaled: '$what (draw 1 card) $each (for each …)',
  'scaled.first': '$each, $what: where what is done consists of two parts',
  'sentence.scaled': '$what $each: a whole sentence with its full stop, $what without one',
  'each.icon': 'for each $icon $among (character.among, this.lying, that.lying)',
  'each.modifier': 'for each modifier $on (character.lying)',
  'each.card': 'for each card in the hand of the player who acts; $person: you, other',
  'each.atMost': '$each, at most $count in all',
  // Reactions
  'cancel.discards': 'Cancel $what (one card of these kinds) as it is played',
  'cancel.hand': 'Cancel $what as it is played and return it to the hand of whoever played it',
  redirect: 'Choose another legal target for $what as it is played',
  // Lasting verbs
  drawLimit:
    'the draw limit is increased by $count, or reduced where $more is no; to the reader with its subject: "your draw limit is increased by 1"',
  plays: 'get $count more plays each turn, or fewer where $more is no',
  cannotPlay:
    "can't play $what (cards of these kinds, plural; $several is yes for more than one kind); with $form = none the subject is who.none.*: can play $what",
  'shield.opponents': "This character can't be the target of any $what (kinds, singular) of an opponent",
  'shield.anyone': "This character can't be the target of any $what",
  selfWorth: 'This character has $amount (signed) to its self-worth',
  'selfWorth.again': 'The same, the character just named in a condition: "it has $amount to its self-worth"',
  'pathosPer.icon':
    'This character has $amount to its self-worth for each $icon $among (among characters, on this character)',
  'pathosPer.each': 'This character has $amount to its self-worth $each (for each such character)',
  'mystery.selfWorth': 'The family has $amount (signed) to its value (on a mystery)',
  'mystery.pathosPer.icon': 'The family has $amount to its value for each $icon $among',
  'mystery.pathosPer.each': 'The family has $amount to its value $each',
  deathOnAnyPlay: 'play an untimely death as any play (always in the infinitive, behind "may")',
  openHand: 'play with the hand revealed',
  // Events of a trigger, with "whenever"; $who is the subject (whoever.*), $whose the owner, $of who that is: you,
  // opponents, left, right, everyone, playedBy
  'when.dies': 'whenever a character $whose dies',
  'when.played': 'whenever $who plays $what (one card of these kinds)',
  'when.discarded': 'whenever $who discards $what',
  'when.drawn': 'whenever $who draws $what',
  'when.turnStarts': 'at the start of each turn $whose',
  'when.turnEnds': 'at the end of each turn $whose',
  'whoever.you': 'subject of when.*: the reader; $verb is the third person otherwise',
  'whoever.playedBy': 'whoever played this card',
  'whoever.opponents': 'an opponent',
  'whoever.left': 'the player to the left',
  'whoever.right': 'the player to the right',
  'whoever.everyone': 'anyone',
  'whose.you': 'of the reader, as in "the turn of yours"',
  'whose.playedBy': 'of whoever played this card',
  'whose.opponents': 'of an opponent',
  'whose.left': 'of the player to the left',
  'whose.right': 'of the player to the right',
  'whose.everyone': 'of anyone',
  'then.other':
    '$a; then $b: what one trigger does after the other, by another player; $pause is yes where $b starts with a condition',
  'then.same': '$a, then $b: the same subject goes on, so that it is not named again',
  // Characters; $state: living, dead, any. Owner, $of: anyone, you, opponents. The subject of the sentence, $actor: self
  // (the reader) or other. $role: object, from, top, to, onto, of, ofAnother, on, each, among, count, range. $qualified:
  // family where only a family is asked for as well, yes where icons or a self-worth are, else no.
  character:
    'a character with its qualifiers, in order: $head (character.*), $owned (whose), $any (living or dead), $traits (shows, family, worth); what is said of the character must not seem to be said of its owner',
  'character.noun':
    'the noun with its state, in the case and number that $role and $count ask for: "living character"; of any state the noun alone',
  'character.any': '(living or dead), for the same $role and $count',
  'character.object': 'a character, as the object of a verb: $own $noun',
  'character.from': 'from a character',
  'character.top': 'from a character, behind "the topmost modifier"',
  'character.to': 'to (onto) another character',
  'character.onto': 'to (onto) a character that can only be another one',
  'character.of': 'of a character',
  'character.ofAnother': 'of another character',
  'character.on': 'on a character',
  'character.each': 'for each character (singular)',
  'character.among': 'among characters (plural)',
  'character.lying': 'on characters (plural), of cards that lie there',
  'character.count': '$count characters, as in "at least 2 living characters"',
  'character.range': 'characters (plural), as in "1 to 3 living characters"',
  'this.object': 'this character, as the object of a verb',
  'this.from': 'from this character',
  'this.top': 'from this character, behind "the topmost modifier"',
  'this.to': 'to (onto) this character',
  'this.of': 'of this character',
  'this.on': 'on this character',
  'this.each': 'for this character alone, as in pathosPer.each',
  'this.among': 'that it shows, behind an icon, as in pathosPer.icon: this character is the subject',
  'this.lying': 'on this character, of a card that lies there or of an icon',
  'that.lying': 'on that character, in the same way',
  'that.object': 'that character (which was picked before), as the object of a verb',
  'that.from': 'from that character',
  'that.top': 'from that character, behind "the topmost modifier"',
  'that.to': 'to (onto) that character',
  'that.of': 'of that character',
  'that.on': 'on that character',
  'owned.before':
    'article and owner, where they are before the noun ("an opponent\'s"), by $role and $of: becomes $own of character.*; else empty',
  'owned.opponents': 'qualifier: controlled by an opponent',
  'owned.left':
    'qualifier: controlled by the player to the left; $person: you (of the reader), other; where $qualified is not no, $traits must not seem to be those of the player',
  'owned.right': 'qualifier: controlled by the player to the right, in the same way',
  named: 'qualifier: the character $name (a name)',
  'named.not': 'qualifier: any character but $name',
  'shows.not': 'qualifier: not showing $icons (joined by "nor"); $several is yes for more than one',
  'family.not': 'qualifier: not of the family $family (a name)',
  'modifiers.atLeast': 'qualifier: with at least $count modifiers on it',
  'modifiers.atMost': 'qualifier: with at most $count modifiers on it',
  'modifiers.none': 'qualifier: without modifiers',
  'extreme.lowest.selfWorth': 'qualifier: with the lowest self-worth of all that are meant',
  'extreme.highest.selfWorth': 'qualifier: with the highest self-worth',
  'extreme.lowest.icons': 'qualifier: with the fewest visible icons',
  'extreme.highest.icons': 'qualifier: with the most visible icons',
  'extreme.lowest.modifiers': 'qualifier: with the fewest modifiers',
  'extreme.highest.modifiers': 'qualifier: with the most modifiers',
  shows: 'qualifier: showing $icons (joined by "and"); $count is their number',
  family: 'qualifier: of the family $family (a name)',
  'family.traits': '$family (family) with more qualifiers, $traits (shows, worth)',
  'worth.below': 'qualifier: with a self-worth below $below',
  'worth.atLeast': 'qualifier: with a self-worth of $atLeast or more',
  'worth.between': 'qualifier: with a self-worth from $atLeast to $atMost',
  // Conditions
  'if.this': 'this character $what (is.*, joined by "and" or "or")',
  'is.you': 'is yours',
  'is.opponents': "is an opponent's",
  'is.living': 'is living',
  'is.dead': 'is dead',
  'is.any': 'is in play: said of every character',
  'is.shows': 'shows $icons; $count is their number',
  'is.not.shows': 'does not show $icons (joined by "nor"); $several is yes for more than one',
  'is.family': 'is of the family $family (a name)',
  'is.not.family': 'is not of the family $family',
  'is.named': 'is the character $name (a name)',
  'is.not.named': 'is not $name',
  'is.modifiers.atLeast': 'has at least $count modifiers',
  'is.modifiers.atMost': 'has at most $count modifiers',
  'is.modifiers.none': 'has no modifiers',
  'is.worth.below': 'has a self-worth below $below',
  'is.worth.atLeast': 'has a self-worth of $atLeast or more',
  'is.worth.between': 'has a self-worth from $atLeast to $atMost',
  there:
    'there are; or, by $of (whose): you have, your opponents have in all, actor: they have, left and right: the player to your left (right) has, theirLeft and theirRight: to their left (right). $count: how many',
  'if.count.atLeast': '$there (there are, or you have) at least $what (character.count)',
  'if.count.atMost': '$there at most $what',
  'if.count.between': '$there $least to $count $what (character.range)',
  'if.count.exactly': '$there exactly $what',
  'if.count.none': '$there (with a negation, if the language needs one) no $what',
  'if.icons.atLeast': '$icon shows at least $count times $where (character.among)',
  'if.icons.atMost': '$icon shows at most $count times $where',
  'if.icons.none': '$icon does not show $where',
  'if.hand':
    'you hold $cards (cards.*), or with $person = other the player just named does; $some is no where there are none',
  either:
    'either $a: the first of several, where "and" and "or" would be unclear; $inside is yes behind an "and", no where what it joins has one',
  'either.or': '$a, or $b: the next of them, with the same $inside',
  // Requirements
  'requires.target': 'Play this only $on (on a character)',
  'requires.family': 'Play this only if your family shows $icons; $count is their number',
  'requires.if': 'Play this only if $condition',
  'requires.ifNot': "Don't play this if $condition",
  orAsPlay:
    'an event that is played in answer to a play, or as a play of its own: "Or, as a play: $what" ($what starts small and has its full stop)',
  asDrawn: 'Play this as soon as you draw it',
  // Joining
  // $start: the first letter of $b, small, for words that change before a vowel
  and: '$a and $b',
  or: '$a or $b',
  nor: '$a or $b, behind a negation',
  comma: '$a, $b: the first ones of three or more',
} as const;

export type PhraseKey = keyof typeof phraseNotes;
export const PHRASES = Object.keys(phraseNotes) as readonly PhraseKey[];

/** The verbs that every lexicon must have, and their forms. */
export const VERB_FORMS = ['imperative', 'you', 'other', 'infinitive'] as const;
export type VerbForm = (typeof VERB_FORMS)[number];
