import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../src/deck/folder.js';
import { LANGUAGES, type Language } from '../../src/language/languages.js';
import { plain } from '../../src/language/part.js';
import { PhraseFormatter } from '../../src/language/phrases/phrase-formatter.js';
import { cardText } from '../../src/language/sentences/card-text.js';
import { builtInWords, wordsFor } from '../../src/services/built-in-words.js';
import { createWorkspace, openWorkspace } from '../../src/workspace/workspace.js';
import { SOUND } from '../support/deck/bad-decks.js';
import { ROOT } from '../support/places.js';

const speakers = LANGUAGES.map(
  (language) => [language, new PhraseFormatter(builtInWords(language))] as const,
);

const PRINTS = { modifiers: 'pathos: { top: -10 }, ', events: '', mysteries: '' };

/** What a card says in every language, from what is written in its file. */
function said(kind: keyof typeof PRINTS, script: string): Record<Language, string> {
  const cards = `${kind}:\n  a-card: { title: A card, ${PRINTS[kind]}${script} }\n`;
  const { deck, report } = createWorkspace(memoryFolder({ ...SOUND, 'cards/base/cards.yaml': cards })).opened;
  const card = deck?.cards['a-card'];
  if (deck === undefined || card === undefined) throw new Error(JSON.stringify(report.diagnostics));
  const texts = speakers.map(([language, formatter]) => {
    const sentences = cardText(deck, card, formatter).map(({ parts }) => plain(parts));
    return [language, sentences.join(' ')];
  });
  return Object.fromEntries(texts);
}

describe('what is said of a character is not said of its owner', () => {
  it('where the owner is an opponent', () => {
    const script = `effects: { immediate: [{ moveModifier: { from: { of: opponents, shows: beast }, to: { of: you } } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: "Move the topmost modifier from an opponent's living character showing Beast to one of your living characters.",
      it: 'Prendi il modificatore in cima a un personaggio avversario in vita con Bestia e spostalo su un tuo personaggio in vita.',
      es: 'Traspasa la carta de modificadores superior de un personaje rival vivo con Bestia visible a uno de tus personajes vivos.',
      fr: "Déplacez la modification du dessus d'un personnage adverse en vie arborant Monstre vers l'un de vos personnages en vie.",
      pl: 'Przenieś wierzchnią modyfikację z żywej postaci przeciwnika z symbolem Bestia na swoją żywą postać.',
    });
  });

  it('where characters are counted: their owner has them, opponents all together', () => {
    const script = `effects: { continuous: [{ selfWorth: -10, if: { count: { of: opponents, shows: beast }, atLeast: 2 } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'If your opponents together have at least 2 living characters showing Beast, this character gets −10 to its self-worth.',
      it: "Se i tuoi avversari hanno in tutto almeno 2 personaggi in vita con Bestia, questo personaggio ha −10 all'autostima.",
      es: 'Si tus rivales tienen en total al menos 2 personajes vivos con Bestia visible, este personaje recibe −10 de autoestima.',
      fr: 'Si vos adversaires ont en tout au moins 2 personnages en vie arborant Monstre, ce personnage reçoit −10 à son amour-propre.',
      pl: 'Jeśli twoi przeciwnicy mają łącznie co najmniej 2 żywe postacie z symbolem Bestia, ta postać otrzymuje −10 do samooceny.',
    });
  });

  it('where this character is worth something for each of its family', () => {
    const script = `effects: { continuous: [{ pathosPer: { each: character, among: { of: you, shows: lucre }, value: -5 } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'This character gets −5 to its self-worth for each of your living characters showing Lucre.',
      it: "Questo personaggio ha −5 all'autostima per ogni tuo personaggio in vita con Denaro.",
      es: 'Este personaje recibe −5 de autoestima por cada uno de tus personajes vivos con Lucro visible.',
      fr: 'Ce personnage reçoit −5 à son amour-propre pour chacun de vos personnages en vie arborant Argent.',
      pl: 'Ta postać otrzymuje −5 do samooceny za każdą twoją żywą postać z symbolem Mamona.',
    });
  });

  it('nor where it has a self-worth', () => {
    const script = `effects: { immediate: [{ swapModifiers: { a: { of: you, selfWorth: { atLeast: 0 } }, b: { of: opponents, selfWorth: { below: 0 } } } }] }`;
    expect(said('events', script)).toEqual({
      en: "Exchange all modifiers on one of your living characters with a self-worth of 0 or more for those on an opponent's living character with a self-worth below 0.",
      it: 'Scambia tutti i modificatori di un tuo personaggio in vita con autostima pari o superiore a 0 con quelli di un personaggio avversario in vita con autostima inferiore a 0.',
      es: 'Intercambia todas las cartas de modificadores de uno de tus personajes vivos con autoestima de 0 o más con las de un personaje rival vivo con autoestima inferior a 0.',
      fr: "Échangez toutes les modifications de l'un de vos personnages en vie ayant un amour-propre d'au moins 0 avec celles d'un personnage adverse en vie ayant un amour-propre inférieur à 0.",
      pl: 'Zamień miejscami wszystkie modyfikacje swojej żywej postaci z samooceną 0 lub wyższą i modyfikacje żywej postaci przeciwnika z samooceną poniżej 0.',
    });
  });
});

describe('an event with two uses', () => {
  it('names the second behind the first', () => {
    const script =
      'either: true, effects: { reaction: [{ cancel: death }], immediate: [{ revive: { of: you } }] }';
    expect(said('events', script)).toEqual({
      en: 'Cancel an untimely death as it is played. Or, as a play: revive one of your dead characters and discard its untimely death.',
      it: 'Annulla una morte prematura che un avversario sta giocando. Oppure, come azione: riporta in vita un tuo personaggio defunto e scarta la sua morte prematura.',
      es: 'Cancela una muerte prematura que un rival esté jugando. O bien, como jugada: resucita a uno de tus personajes muertos y descarta su muerte prematura.',
      fr: "Annulez une mort prématurée qu'un adversaire est en train de jouer. Ou bien, comme action : ramenez à la vie l'un de vos personnages morts et défaussez sa mort prématurée.",
      pl: 'Anuluj właśnie zagraną nagłą śmierć. Albo w ramach akcji: przywróć do życia swoją martwą postać i odrzuć jej nagłą śmierć.',
    });
  });
});

describe('opponents', () => {
  it('say whose they are where another player acts', () => {
    const script = `effects: { immediate: [{ removeModifier: { from: { of: opponents, shows: duck, selfWorth: { below: 0 } } }, who: left }] }`;
    expect(said('events', script)).toEqual({
      en: "The player to your left discards the topmost modifier from one of your opponents' living characters showing Duck and with a self-worth below 0.",
      it: 'Il giocatore alla tua sinistra scarta il modificatore in cima a un personaggio in vita con Anatra e con autostima inferiore a 0 controllato da un tuo avversario.',
      es: 'El jugador a tu izquierda descarta la carta de modificadores superior de un personaje vivo con Pato visible y con autoestima inferior a 0 controlado por uno de tus rivales.',
      fr: "Le joueur à votre gauche défausse la modification du dessus d'un personnage en vie arborant Canard et ayant un amour-propre inférieur à 0 et contrôlé par l'un de vos adversaires.",
      pl: 'Gracz po twojej lewej odrzuca wierzchnią modyfikację z żywej postaci twojego przeciwnika z symbolem Kaczka i z samooceną poniżej 0.',
    });
  });
});

describe('a neighbour', () => {
  it('is counted from the reader where this character is the subject', () => {
    const script = `effects: { continuous: [{ pathosPer: { icon: lucre, among: { of: left }, value: -5 } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'This character gets −5 to its self-worth for each Lucre among all living characters of the player to your left.',
      it: "Questo personaggio ha −5 all'autostima per ogni Denaro visibile sui personaggi in vita del giocatore alla tua sinistra.",
      es: 'Este personaje recibe −5 de autoestima por cada Lucro visible en los personajes vivos del jugador a tu izquierda.',
      fr: 'Ce personnage reçoit −5 à son amour-propre pour chaque Argent visible sur les personnages en vie du joueur à votre gauche.',
      pl: 'Ta postać otrzymuje −5 do samooceny za każdy symbol Mamona na żywych postaciach gracza po twojej lewej.',
    });
  });

  it('does not seem to have what their character has', () => {
    const script = `effects: { immediate: [{ removeModifier: { from: { of: left, shows: duck } } }] }`;
    expect(said('events', script)).toMatchObject({
      en: 'Discard the topmost modifier from a living character controlled by the player to your left and showing Duck.',
      it: 'Scarta il modificatore in cima a un personaggio in vita con Anatra controllato dal giocatore alla tua sinistra.',
      es: 'Descarta la carta de modificadores superior de un personaje vivo con Pato visible controlado por el jugador a tu izquierda.',
      fr: "Défaussez la modification du dessus d'un personnage en vie arborant Canard et contrôlé par le joueur à votre gauche.",
    });
  });
});

describe('one card is not "up to 1 card"', () => {
  it('as a free play', () => {
    expect(said('events', 'effects: { immediate: [{ freePlay: [modifier, event] }] }')).toEqual({
      en: 'You may immediately play a modifier or an event as a free play.',
      it: 'Puoi giocare subito un modificatore o un evento come mossa gratis.',
      es: 'Puedes jugar de inmediato una carta de modificadores o un evento como jugada libre.',
      fr: 'Vous pouvez jouer aussitôt une modification ou un évènement comme action gratuite.',
      pl: 'Możesz natychmiast zagrać modyfikację lub wydarzenie jako darmową zagrywkę.',
    });
  });

  it('but more of them are, and each is a free play (TURN-7)', () => {
    expect(said('events', 'effects: { immediate: [{ freePlay: { kind: death, count: 2 } }] }')).toEqual({
      en: 'You may immediately play up to 2 untimely deaths as free plays.',
      it: 'Puoi giocare subito fino a 2 morti premature come mosse gratis.',
      es: 'Puedes jugar de inmediato hasta 2 muertes prematuras como jugadas libres.',
      fr: "Vous pouvez jouer aussitôt jusqu'à 2 morts prématurées comme actions gratuites.",
      pl: 'Możesz natychmiast zagrać do 2 nagłych śmierci jako darmowe zagrywki.',
    });
  });
});

describe('several icons', () => {
  const ifThis = (condition: string) =>
    said('modifiers', `effects: { continuous: [{ selfWorth: -10, if: ${condition} }] }`);

  it('are in the plural where the language names them', () => {
    expect(ifThis('{ this: { shows: [beast, duck] } }').pl).toBe(
      'Jeśli ta postać ma symbole Bestia i Kaczka, otrzymuje −10 do samooceny.',
    );
    expect(said('events', 'effects: { immediate: [{ revive: { shows: [beast, duck] } }] }').pl).toContain(
      'martwą postać z symbolami Bestia i Kaczka',
    );
    expect(said('mysteries', 'requires: { family: { shows: [beast, duck] } }').pl).toContain(
      'widać symbole Bestia i Kaczka',
    );
  });

  it('of which one is enough are named behind one subject, and the subject not again', () => {
    const any =
      '{ any: [{ this: { shows: beast } }, { this: { shows: duck } }, { this: { shows: lucre } }] }';
    expect(ifThis(any)).toEqual({
      en: 'If this character shows Beast, Duck or Lucre, it gets −10 to its self-worth.',
      it: "Se questo personaggio mostra Bestia, Anatra o Denaro, ha −10 all'autostima.",
      es: 'Si este personaje muestra Bestia, Pato o Lucro, recibe −10 de autoestima.',
      fr: 'Si ce personnage arbore Monstre, Canard ou Argent, il reçoit −10 à son amour-propre.',
      pl: 'Jeśli ta postać ma symbol Bestia, Kaczka lub Mamona, otrzymuje −10 do samooceny.',
    });
    expect(ifThis(`{ all: [${any}, { hand: { atMost: 2 } }] }`).en).toBe(
      'If you hold at most 2 cards and this character shows Beast, Duck or Lucre, it gets −10 to its self-worth.',
    );
  });

  it('that a condition would have to nest are said one by one: "a and b or c" could mean two things', () => {
    expect(ifThis('{ any: [{ this: { shows: [beast, duck] } }, { this: { shows: lucre } }] }').en).toBe(
      'If this character shows Beast and Duck or shows Lucre, it gets −10 to its self-worth.',
    );
  });
});

describe('what a card says of hands and of the cards of others', () => {
  const immediate = (clause: string) => said('events', `effects: { immediate: [${clause}] }`);

  it('names the hand that a card leaves, and the one that it enters', () => {
    expect(immediate('{ search: { kind: death, count: 2 }, who: left }')).toMatchObject({
      it: 'Il giocatore alla tua sinistra aggiunge alla sua mano 2 morti premature a sua scelta dal mazzo, poi rimescola il mazzo.',
      es: 'El jugador a tu izquierda añade a su mano 2 muertes prematuras a su elección del mazo de robo y luego baraja el mazo.',
      fr: 'Le joueur à votre gauche prend en main 2 morts prématurées de son choix dans la pioche, puis mélange la pioche.',
    });
    expect(immediate('{ swapHands: left }').it).toBe(
      'Scambia la tua mano con quella del giocatore alla tua sinistra.',
    );
  });

  it('says who plays a card that is cancelled, and that a shield keeps off', () => {
    expect(said('events', 'effects: { reaction: [{ cancel: { kind: event, to: hand } }] }')).toMatchObject({
      it: "Annulla un evento che un avversario sta giocando; la carta torna in mano a chi l'ha giocata.",
      es: 'Cancela un evento que un rival esté jugando; la carta vuelve a la mano de ese rival.',
      fr: "Annulez un évènement qu'un adversaire est en train de jouer ; la carte lui revient en main.",
    });
    const shield = 'effects: { continuous: [{ shield: { kind: [event, death], from: opponents } }] }';
    expect(said('modifiers', shield)).toMatchObject({
      it: 'Questo personaggio non può essere bersaglio di alcun evento né di alcuna morte prematura da parte dei tuoi avversari.',
      es: 'Este personaje no puede ser objetivo de ningún evento ni de ninguna muerte prematura que jueguen tus rivales.',
      fr: "Ce personnage ne peut être la cible d'aucun évènement ni d'aucune mort prématurée de la part de vos adversaires.",
    });
  });
});

describe('a denial', () => {
  it('joins what it denies as the language wants it', () => {
    const shield = said('modifiers', 'effects: { continuous: [{ shield: [event, death] }] }');
    expect(shield.fr).toContain("d'aucun évènement ni d'aucune mort prématurée");
    expect(shield.pl).toContain('żadnego wydarzenia ani żadnej nagłej śmierci');
  });

  it('of any cards or characters does not count them', () => {
    const none = (condition: string) =>
      said('mysteries', `effects: { continuous: [{ plays: 1, if: ${condition} }] }`);
    expect(none('{ count: { of: you, state: dead }, atMost: 0 }')).toEqual({
      en: 'If you have no dead characters, you get 1 more play each turn.',
      it: 'Se non hai personaggi defunti, hai 1 azione in più per turno.',
      es: 'Si no tienes ningún personaje muerto, tienes 1 jugada más por turno.',
      fr: "Si vous n'avez aucun personnage mort, vous avez 1 action de plus par tour.",
      pl: 'Jeśli nie masz martwych postaci, masz o 1 akcję więcej w każdej swojej turze.',
    });
    expect(none('{ hand: { atMost: 0 } }').en).toBe('If you hold no cards, you get 1 more play each turn.');
  });
});

describe('MOD-3: the text of a modifier speaks to the player who controls the character', () => {
  it('with an order for what happens once', () => {
    const script = `effects: { immediate: [{ skip: turn }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'Lose your next turn.',
      it: 'Salta il tuo prossimo turno.',
      es: 'Pierdes tu próximo turno.',
      fr: 'Perdez votre prochain tour.',
      pl: 'Pomiń swoją następną turę.',
    });
  });

  it('with a statement about them for what lasts', () => {
    const script = `effects: { continuous: [{ plays: -1 }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'You get 1 fewer play each turn.',
      it: 'Hai 1 azione in meno per turno.',
      es: 'Tienes 1 jugada menos por turno.',
      fr: 'Vous avez 1 action de moins par tour.',
      pl: 'Masz o 1 akcję mniej w każdej swojej turze.',
    });
  });

  it('where a condition asks what they have', () => {
    const script = `effects: { immediate: [{ draw: 2, if: { count: { of: you, shows: lucre }, atLeast: 1 } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'If you have at least 1 living character showing Lucre, draw 2 cards.',
      it: 'Se hai almeno 1 personaggio in vita con Denaro, pesca 2 carte.',
      es: 'Si tienes al menos 1 personaje vivo con Lucro visible, roba 2 cartas.',
      fr: 'Si vous avez au moins 1 personnage en vie arborant Argent, piochez 2 cartes.',
      pl: 'Jeśli masz co najmniej 1 żywą postać z symbolem Mamona, dobierz 2 karty.',
    });
  });

  it('where an opponent acts on their characters', () => {
    const script = `effects: { immediate: [{ removeModifier: { from: { of: you } }, who: opponents }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'Each opponent discards the topmost modifier from one of your living characters.',
      it: 'Ogni avversario scarta il modificatore in cima a un tuo personaggio in vita.',
      es: 'Cada rival descarta la carta de modificadores superior de uno de tus personajes vivos.',
      fr: "Chaque adversaire défausse la modification du dessus de l'un de vos personnages en vie.",
      pl: 'Każdy przeciwnik odrzuca wierzchnią modyfikację z twojej żywej postaci.',
    });
  });

  it('where another character dies', () => {
    const script = `effects: { continuous: [{ whenever: { event: dies, of: opponents }, do: [{ draw: 1 }] }] }`;
    expect(said('modifiers', script)).toEqual({
      en: "Whenever an opponent's character dies, draw 1 card.",
      it: 'Ogni volta che muore un personaggio avversario, pesca 1 carta.',
      es: 'Siempre que muera un personaje rival, roba 1 carta.',
      fr: "Chaque fois qu'un personnage adverse meurt, piochez 1 carte.",
      pl: 'Ilekroć umiera postać przeciwnika, dobierz 1 kartę.',
    });
  });

  it('where a turn of any player starts', () => {
    const script = `effects: { continuous: [{ whenever: { event: turnStarts, of: everyone }, do: [{ draw: 1 }] }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'At the start of each turn, draw 1 card.',
      it: "All'inizio di ogni turno, pesca 1 carta.",
      es: 'Al comienzo de cada turno, roba 1 carta.',
      fr: 'Au début de chaque tour, piochez 1 carte.',
      pl: 'Na początku każdej tury dobierz 1 kartę.',
    });
  });

  it('where their hand decides at the end of their turn', () => {
    const script = `effects: { continuous: [{ whenever: { event: turnEnds }, do: [{ draw: 1, if: { hand: { atMost: 6 } } }] }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'At the end of each of your turns, if you hold at most 6 cards, draw 1 card.',
      it: 'Alla fine di ogni tuo turno, se hai in mano al massimo 6 carte, pesca 1 carta.',
      es: 'Al final de cada uno de tus turnos, si tienes como máximo 6 cartas en la mano, roba 1 carta.',
      fr: 'À la fin de chacun de vos tours, si vous avez au plus 6 cartes en main, piochez 1 carte.',
      pl: 'Na koniec każdej twojej tury, jeśli masz na ręce najwyżej 6 kart, dobierz 1 kartę.',
    });
  });

  it('where a condition speaks of them and then of their opponents', () => {
    const script = `effects: { continuous: [{ selfWorth: -10, if: { any: [{ hand: { atMost: 2 } }, { count: { of: opponents }, atLeast: 2 }] } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'If you hold at most 2 cards or your opponents together have at least 2 living characters, this character gets −10 to its self-worth.',
      it: "Se hai in mano al massimo 2 carte o i tuoi avversari hanno in tutto almeno 2 personaggi in vita, questo personaggio ha −10 all'autostima.",
      es: 'Si tienes como máximo 2 cartas en la mano o tus rivales tienen en total al menos 2 personajes vivos, este personaje recibe −10 de autoestima.',
      fr: 'Si vous avez au plus 2 cartes en main ou si vos adversaires ont en tout au moins 2 personnages en vie, ce personnage reçoit −10 à son amour-propre.',
      pl: 'Jeśli masz na ręce najwyżej 2 karty lub twoi przeciwnicy mają łącznie co najmniej 2 żywe postacie, ta postać otrzymuje −10 do samooceny.',
    });
  });
});

describe('MOD-3, DEATH-5: rules text of the deck that ships', () => {
  const { deck } = openWorkspace(ROOT).opened;
  const laid = Object.entries(deck?.cards ?? {}).filter(
    ([, { kind }]) => kind === 'modifier' || kind === 'death',
  );

  it.each(LANGUAGES)(
    'speaks in %s to the player on whose character a card lies, not about them',
    (language) => {
      if (deck === undefined) throw new Error('no deck');
      const formatter = new PhraseFormatter(wordsFor(deck, language));
      const about = laid.flatMap(([id, card]) =>
        cardText(deck, card, formatter)
          .map(({ parts }) => plain(parts))
          .filter((text) => ABOUT_THE_CONTROLLER[language].test(text))
          .map((text) => `${id}: ${text}`),
      );
      expect(laid.length).toBeGreaterThan(100);
      expect(about).toEqual([]);
    },
  );
});

/** How a language would name the player who controls a character. */
const ABOUT_THE_CONTROLLER: Readonly<Record<Language, RegExp>> = {
  en: /controller|\bcontrols\b/i,
  it: /\bchi (?:lo )?controlla|quel giocatore/i,
  es: /controlador|ese jugador/i,
  fr: /son joueur|qui contrôle|ce joueur/i,
  pl: /kontrolując|ten gracz|tego gracza/i,
};

describe('clauses that belong together', () => {
  const immediate = (clauses: string) => said('events', `effects: { immediate: [${clauses}] }`);

  it('an offer, and what it brings', () => {
    expect(immediate('{ discard: 1, may: true, then: [{ draw: 2 }], otherwise: [{ skip: play }] }')).toEqual({
      en: "You may discard 1 card. If you do, draw 2 cards. If you don't, lose your next play.",
      it: 'Puoi scartare 1 carta. Se lo fai, pesca 2 carte. Se non lo fai, perdi la tua prossima azione.',
      es: 'Puedes descartar 1 carta. Si lo haces, roba 2 cartas. Si no lo haces, pierdes tu próxima jugada.',
      fr: 'Vous pouvez défausser 1 carte. Si vous le faites, piochez 2 cartes. Si vous ne le faites pas, perdez votre prochaine action.',
      pl: 'Możesz odrzucić 1 kartę. Jeśli to zrobisz, dobierz 2 karty. Jeśli tego nie zrobisz, pomiń swoją następną akcję.',
    });
  });

  it('a condition, and what happens if it does not hold', () => {
    expect(immediate('{ draw: 2, if: { hand: { atMost: 3 } }, otherwise: [{ discard: 1 }] }')).toEqual({
      en: 'If you hold at most 3 cards, draw 2 cards. Otherwise, discard 1 card.',
      it: 'Se hai in mano al massimo 3 carte, pesca 2 carte. Altrimenti, scarta 1 carta.',
      es: 'Si tienes como máximo 3 cartas en la mano, roba 2 cartas. De lo contrario, descarta 1 carta.',
      fr: 'Si vous avez au plus 3 cartes en main, piochez 2 cartes. Sinon, défaussez 1 carte.',
      pl: 'Jeśli masz na ręce najwyżej 3 karty, dobierz 2 karty. W przeciwnym razie odrzuć 1 kartę.',
    });
  });

  it('the controller of a character that was picked, without a condition that goes without saying', () => {
    const script = '{ removeModifier: { from: { of: anyone } }, then: [{ draw: 1, who: controller }] }';
    expect(immediate(script)).toEqual({
      en: 'Discard the topmost modifier from a living character. Its controller draws 1 card.',
      it: 'Scarta il modificatore in cima a un personaggio in vita. Chi lo controlla pesca 1 carta.',
      es: 'Descarta la carta de modificadores superior de un personaje vivo. Quien lo controla roba 1 carta.',
      fr: "Défaussez la modification du dessus d'un personnage en vie. Le joueur qui le contrôle pioche 1 carte.",
      pl: 'Odrzuć wierzchnią modyfikację z żywej postaci. Gracz, który ją kontroluje, dobiera 1 kartę.',
    });
  });

  it('a choice of alternatives', () => {
    expect(immediate('{ choose: [[{ draw: 2 }], [{ discard: 1, who: opponents }]] }')).toEqual({
      en: 'Choose one: draw 2 cards; or each opponent discards 1 card.',
      it: "Scegli un'opzione: pesca 2 carte; oppure ogni avversario scarta 1 carta.",
      es: 'Elige una opción: roba 2 cartas; o bien cada rival descarta 1 carta.',
      fr: 'Choisissez une option : piochez 2 cartes ; ou chaque adversaire défausse 1 carte.',
      pl: 'Wybierz jedno: dobierz 2 karty; albo każdy przeciwnik odrzuca 1 kartę.',
    });
  });

  it('what each of several players does, and what that brings', () => {
    const script = '{ discard: 1, who: everyone, may: true, then: [{ draw: 2, who: actor }] }';
    expect(immediate(script)).toEqual({
      en: 'Each player may discard 1 card. Each player who does draws 2 cards.',
      it: 'Ogni giocatore può scartare 1 carta. Chi lo fa pesca 2 carte.',
      es: 'Cada jugador puede descartar 1 carta. Quien lo haga roba 2 cartas.',
      fr: 'Chaque joueur peut défausser 1 carte. Chaque joueur qui le fait pioche 2 cartes.',
      pl: 'Każdy gracz może odrzucić 1 kartę. Kto to zrobi, dobiera 2 karty.',
    });
  });

  it('what others do or do not do, and what that brings you', () => {
    const script =
      '{ discard: 1, who: opponents, then: [{ draw: 1 }], otherwise: [{ skip: play, who: actor }] }';
    expect(immediate(script)).toEqual({
      en: 'Each opponent discards 1 card. For each opponent who does, you draw 1 card. Each opponent who does not loses their next play.',
      it: 'Ogni avversario scarta 1 carta. Per ogni avversario che lo fa, peschi 1 carta. Ogni avversario che non lo fa perde la sua prossima azione.',
      es: 'Cada rival descarta 1 carta. Por cada rival que lo haga, robas 1 carta. Cada rival que no lo haga pierde su próxima jugada.',
      fr: 'Chaque adversaire défausse 1 carte. Pour chaque adversaire qui le fait, vous piochez 1 carte. Chaque adversaire qui ne le fait pas perd sa prochaine action.',
      pl: 'Każdy przeciwnik odrzuca 1 kartę. Za każdego przeciwnika, który to zrobi, dobierasz 1 kartę. Każdy przeciwnik, który tego nie zrobi, pomija swoją następną akcję.',
    });
  });

  it('one other player, who is not named again where that is plain', () => {
    const script =
      '{ discard: 1, who: left, then: [{ draw: 1, who: actor, may: true }], otherwise: [{ skip: turn, who: actor }] }';
    expect(immediate(script)).toEqual({
      en: "The player to your left discards 1 card. If they do, they may draw 1 card. If they don't, that player loses their next turn.",
      it: 'Il giocatore alla tua sinistra scarta 1 carta. Se lo fa, può pescare 1 carta. Se non lo fa, quel giocatore salta il suo prossimo turno.',
      es: 'El jugador a tu izquierda descarta 1 carta. Si lo hace, puede robar 1 carta. Si no lo hace, ese jugador pierde su próximo turno.',
      fr: "Le joueur à votre gauche défausse 1 carte. S'il le fait, il peut piocher 1 carte. S'il ne le fait pas, il perd son prochain tour.",
      pl: 'Gracz po twojej lewej odrzuca 1 kartę. Jeśli to zrobi, może dobrać 1 kartę. Jeśli tego nie zrobi, pomija swoją następną turę.',
    });
  });

  it('a choice that another player makes between what to do', () => {
    const script =
      '{ choose: [[{ draw: 1, who: actor }, { discard: 1, who: actor }], [{ draw: 1 }]], who: opponent }';
    expect(immediate(script)).toEqual({
      en: 'An opponent of your choice chooses one: draw 1 card, then discard 1 card; or you draw 1 card.',
      it: "Un avversario a tua scelta sceglie un'opzione: pescare 1 carta, poi scartare 1 carta; oppure peschi 1 carta.",
      es: 'Un rival a tu elección elige una opción: robar 1 carta y luego descartar 1 carta; o bien robas 1 carta.',
      fr: 'Un adversaire de votre choix choisit une option : piocher 1 carte, puis défausser 1 carte ; ou vous piochez 1 carte.',
      pl: 'Wybrany przez ciebie przeciwnik wybiera jedno: dobrać 1 kartę, a następnie odrzucić 1 kartę; albo dobierasz 1 kartę.',
    });
  });

  it('a choice in which one alternative has a condition, so that all of them name the player', () => {
    const script =
      '{ choose: [[{ draw: 1, who: actor, if: { hand: { atMost: 2 } } }], [{ skip: draw, who: actor }]], who: everyone }';
    expect(immediate(script).en).toBe(
      'Each player chooses one: that player, if holding at most 2 cards, draws 1 card; or that player loses their next draw phase.',
    );
  });

  it('a card that is played, whose character was not named', () => {
    expect(immediate('{ freePlay: death, then: [{ draw: 1, who: controller }] }').en).toBe(
      'You may immediately play an untimely death as a free play. If you do, the controller of that character draws 1 card.',
    );
  });

  it('what you do behind what another player does or has, without seeming to be an order about that player', () => {
    const event = '{ whenever: { event: played, of: opponents, kind: event }, do: [{ draw: 1 }] }';
    expect(said('modifiers', `effects: { continuous: [${event}] }`)).toEqual({
      en: 'Whenever an opponent plays an event, you draw 1 card.',
      it: 'Ogni volta che un avversario gioca un evento, peschi 1 carta.',
      es: 'Siempre que un rival juegue un evento, robas 1 carta.',
      fr: "Chaque fois qu'un adversaire joue un évènement, vous piochez 1 carte.",
      pl: 'Ilekroć przeciwnik zagrywa wydarzenie, dobierasz 1 kartę.',
    });
    expect(immediate('{ draw: 1, if: { count: { of: left, state: dead }, atLeast: 1 } }')).toEqual({
      en: 'If the player to your left has at least 1 dead character, you draw 1 card.',
      it: 'Se il giocatore alla tua sinistra ha almeno 1 personaggio defunto, peschi 1 carta.',
      es: 'Si el jugador a tu izquierda tiene al menos 1 personaje muerto, robas 1 carta.',
      fr: 'Si le joueur à votre gauche a au moins 1 personnage mort, vous piochez 1 carte.',
      pl: 'Jeśli gracz po twojej lewej ma co najmniej 1 martwą postać, dobierasz 1 kartę.',
    });
  });

  it('alternatives come last: an "and" behind them would seem to belong to the last one', () => {
    const any = '{ any: [{ count: { of: you }, atLeast: 2 }, { count: { of: opponents }, atMost: 3 }] }';
    const dead = '{ count: { of: anyone, state: dead }, atLeast: 2 }';
    expect(immediate(`{ draw: 1, if: { all: [${any}, ${dead}] } }`)).toMatchObject({
      en: 'If there are at least 2 dead characters and either you have at least 2 living characters, or your opponents together have at most 3 living characters, draw 1 card.',
      it: 'Se ci sono almeno 2 personaggi defunti e inoltre hai almeno 2 personaggi in vita oppure i tuoi avversari hanno in tutto al massimo 3 personaggi in vita, pesca 1 carta.',
    });
  });

  it('behind a trigger', () => {
    const does = '{ discard: 1, may: true, then: [{ draw: 2 }] }';
    const script = `effects: { continuous: [{ whenever: { event: dies, of: opponents }, do: [${does}] }] }`;
    expect(said('modifiers', script)).toEqual({
      en: "Whenever an opponent's character dies, you may discard 1 card. If you do, draw 2 cards.",
      it: 'Ogni volta che muore un personaggio avversario, puoi scartare 1 carta. Se lo fai, pesca 2 carte.',
      es: 'Siempre que muera un personaje rival, puedes descartar 1 carta. Si lo haces, roba 2 cartas.',
      fr: "Chaque fois qu'un personnage adverse meurt, vous pouvez défausser 1 carte. Si vous le faites, piochez 2 cartes.",
      pl: 'Ilekroć umiera postać przeciwnika, możesz odrzucić 1 kartę. Jeśli to zrobisz, dobierz 2 karty.',
    });
  });
});
