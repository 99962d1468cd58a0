/**
 * Every phrase that a language must have, with what it is for: the notes are what a translator reads. `{$form :verb
 * key=…}` puts a verb of the lexicon into the form that the sentence needs; `{$count :count key=… case=…}` a number with
 * its noun; `{$what :parts}` a piece that was made before.
 */
export const phraseNotes = {
  // Sentences
  'sentence.imperative': 'An order to the reader: "Draw 2 cards." $predicate',
  'sentence.you':
    'A statement about the reader: "You have −1 to the draw limit." $predicate holds verb and pronoun',
  'sentence.other': 'A statement about $subject: "Each opponent draws 2 cards." $predicate',
  'sentence.may.you': '"You may draw 2 cards." $predicate is in the infinitive',
  'sentence.may.other': '"Each opponent may draw 2 cards." $subject, $predicate in the infinitive',
  'sentence.if': '"If $condition, $sentence" ($sentence starts small and has its full stop)',
  'sentence.unless': '"Unless $condition, $sentence"',
  'sentence.whenever': '"Whenever $event: $sentences"; $small is the same with a small first letter',
  // Who, as the subject of a sentence, at its beginning
  'who.controller': 'The controller of the character the card lies on',
  'who.again':
    'The controller, just named in a condition: "If its controller holds …, that player draws"; may be empty',
  'who.playedBy': 'Whoever played this card',
  'who.opponent':
    'One opponent, chosen by the reader; for the controller ($person = controller) chosen by them',
  'who.opponents': 'Each opponent; with $person = controller: each opponent of the controller',
  'who.left': 'The player to the left of the reader or ($person = controller) of the controller',
  'who.right': 'The player to the right of the reader or ($person = controller) of the controller',
  'who.everyone': 'Each player',
  // Another player inside a sentence; $person: you (the reader acts), other (somebody else acts)
  'player.from.opponent': 'from one opponent of choice',
  'player.from.opponents': 'from each opponent',
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
  'discard.choice': 'discard $count cards',
  'discard.random': 'discard $count cards at random',
  'discard.downTo': 'discard until $count cards are left in hand',
  'discard.hand': 'discard the whole hand',
  take: 'take $count cards at random $player (from …)',
  give: 'give $count cards $player (to …)',
  swapHands: 'exchange hands $player (with …)',
  recover: 'take $what from the discard pile into the hand',
  search: 'look for $what in the draw pile, take it into the hand, shuffle the pile',
  freePlay:
    'play up to $what at once as a free play (always in the infinitive, behind "may"); $count is their number: of 1, "up to" need not be said',
  extraPlay: 'get $count more plays',
  'skip.draw': 'lose the next draw phase',
  'skip.play': 'lose the next play',
  'skip.turn': 'lose the next turn',
  'moveModifier.top': 'move the topmost modifier $from (from a character) $to (onto another)',
  'moveModifier.any': 'move any one modifier $from $to',
  'removeModifier.top': 'discard the topmost modifier $from',
  'removeModifier.any': 'discard any one modifier $from',
  'returnModifier.top': 'take the topmost modifier $from into the hand',
  'returnModifier.any': 'take any one modifier $from into the hand',
  swapModifiers: 'exchange all modifiers $a (of a character) with those $b (of a character)',
  revive: 'bring $target (a character, object) back to life; its death is discarded',
  moveDeath: 'move an untimely death $from (from a character) $to (onto another)',
  'moveDeath.any': 'the same, whatever the self-worth of the new character',
  'moveDeath.eitherWay': 'move an untimely death $from $to, or the other way round',
  'moveDeath.eitherWay.any': 'the same, whatever the self-worth of whoever dies',
  playDeath: 'play an untimely death at once $on (on a character) (always behind "may")',
  // Reactions
  'cancel.discards': 'Cancel $what (one card of these kinds) as it is played',
  'cancel.hand': 'Cancel $what as it is played and return it to the hand of whoever played it',
  redirect: 'Choose another legal target for $what as it is played',
  // Lasting verbs
  drawLimit: 'have $amount (a signed number) to the draw limit',
  plays: 'have $amount (a signed number with its noun) each turn',
  cannotPlay: "can't play $what (cards of these kinds, plural)",
  'shield.opponents':
    'No $what (kinds, singular) of an opponent of the controller may be laid on this character or pick it',
  'shield.anyone': 'No $what may be laid on this character or pick it',
  selfWorth: 'This character has $amount (signed) to its self-worth',
  'selfWorth.again': 'The same, the character just named in a condition: "it has $amount to its self-worth"',
  'pathosPer.icon':
    'This character has $amount to its self-worth for each $icon among $among (characters, plural)',
  'pathosPer.each': 'This character has $amount to its self-worth for each $each (one character)',
  'mystery.selfWorth': 'The family has $amount (signed) to its value (on a mystery)',
  'mystery.pathosPer.icon': 'The family has $amount to its value for each $icon among $among',
  'mystery.pathosPer.each': 'The family has $amount to its value for each $each',
  deathOnAnyPlay: 'play an untimely death as any play (always in the infinitive, behind "may")',
  openHand: 'play with an open hand',
  // Events of a trigger; $who is the subject (who.* in small letters), $whose the owner, $of who that is: you, controller,
  // opponents, left, right, everyone, playedBy
  'when.dies': 'a character $whose dies',
  'when.played': '$who plays $what (one card of these kinds)',
  'when.discarded': '$who discards $what',
  'when.drawn': '$who draws $what',
  'when.turnStarts': 'the turn $whose starts',
  'when.turnEnds': 'the turn $whose ends',
  'whoever.you': 'subject of when.*: the reader; $verb is the third person otherwise',
  'whoever.controller': 'the controller of the character',
  'whoever.playedBy': 'whoever played this card',
  'whoever.opponents': 'an opponent',
  'whoever.left': 'the player to the left',
  'whoever.right': 'the player to the right',
  'whoever.everyone': 'anyone',
  'whose.you': 'of the reader, as in "a character of yours", "the turn of yours"',
  'whose.controller': 'of the controller',
  'whose.playedBy': 'of whoever played this card',
  'whose.opponents': 'of an opponent',
  'whose.left': 'of the player to the left',
  'whose.right': 'of the player to the right',
  'whose.everyone': 'of anyone',
  // Characters; $state: living, dead, any. Whose they are, $of: anyone, you, controller, opponents (of the reader), others
  // (opponents of the controller). Of whom the sentence speaks, $person: self (the reader or controller), this (this
  // character), other. $role: object, from, to, onto, of, ofAnother, on, is, each, among, count. $qualified: yes where
  // traits are told as well, else no.
  character:
    'a character with its qualifiers, in order: $head (character.*), $owned (whose), $traits (shows, family, worth); what is said of the character must not seem to be said of its owner',
  'character.object': 'a character, as the object of a verb',
  'character.from': 'from a character',
  'character.to': 'to (onto) another character',
  'character.onto': 'to (onto) a character that can only be another one',
  'character.of': 'of a character',
  'character.ofAnother': 'of another character',
  'character.on': 'on a character',
  'character.is': 'as in "this character is …"',
  'character.each': 'as in "for each …" (singular)',
  'characters.among': 'as in "among …" (plural)',
  'characters.count': 'as in "at least 2 …"; $count is their number',
  'this.object': 'this character, as the object of a verb',
  'this.from': 'from this character',
  'this.to': 'to (onto) this character',
  'this.of': 'of this character',
  'this.on': 'on this character',
  'this.each': 'this character, in "for each …"',
  'this.among': 'this character alone, in "among …"',
  'owned.before':
    'whose it is, where that stands before the noun ("an opponent\'s"), by $role and $of: becomes $own of character.*; else empty',
  'owned.you': 'qualifier: controlled by the reader',
  'owned.controller': 'qualifier: controlled by the controller of the character the card lies on',
  'owned.opponents': 'qualifier: controlled by an opponent',
  'owned.others': "qualifier: controlled by an opponent of this character's controller",
  shows: 'qualifier: showing $icons (joined by "and"); $count is their number',
  family: 'qualifier: of the family $family (a name)',
  'worth.below': 'qualifier: with a self-worth below $below',
  'worth.atLeast': 'qualifier: with a self-worth of $atLeast or more',
  'worth.between': 'qualifier: with a self-worth of $atLeast or more and below $below',
  // Conditions
  'if.this': 'this character is $what (character.is)',
  'if.this.shows': 'this character shows $icons; $count is their number',
  'if.this.family': 'this character is of the family $family (a name)',
  'if.this.worth.below': 'this character has a self-worth below $below',
  'if.this.worth.atLeast': 'this character has a self-worth of $atLeast or more',
  'if.this.worth.between': 'this character has a self-worth of $atLeast or more and below $below',
  there:
    'there are; or, by $of (whose): you have, its controller has, your opponents have in all, those of its controller have in all. $count: how many',
  'if.count.atLeast': '$there (there are, or you have) at least $what (characters.count)',
  'if.count.atMost': '$there at most $what',
  'if.count.between': '$there at least $least and at most $what',
  'if.hand.atLeast': 'the acting player ($person: you, controller, other) holds at least $count cards',
  'if.hand.atMost': 'the acting player holds at most $count cards',
  'if.hand.between': 'the acting player holds $least to $count cards',
  'if.not': 'it is not true that $condition',
  'if.group': '$condition in brackets, where "and" and "or" would be unclear',
  // Requirements
  'requires.target': 'Play this only $on (on a character)',
  'requires.family': 'Play this only if your family shows $icons; $count is their number',
  'requires.if': 'Play this only if $condition',
  asDrawn: 'Play this as soon as you draw it',
  // Joining
  and: '$a and $b',
  or: '$a or $b',
  a: 'one card of a kind, without its number: "a modifier", "an event"; $name is the noun, $kind which: card, modifier, event, death, mystery',
  nor: '$a or $b, behind a negation',
  comma: '$a, $b: the first ones of three or more',
} as const;

export type PhraseKey = keyof typeof phraseNotes;
export const PHRASES = Object.keys(phraseNotes) as readonly PhraseKey[];

/** The verbs that every lexicon must have, and their forms. */
export const VERB_FORMS = ['imperative', 'you', 'other', 'infinitive'] as const;
export type VerbForm = (typeof VERB_FORMS)[number];
