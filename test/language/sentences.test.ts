import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../src/deck/folder.js';
import { cardText } from '../../src/language/card-text.js';
import { LANGUAGES, type Language } from '../../src/language/languages.js';
import { plain } from '../../src/language/part.js';
import { PhraseFormatter } from '../../src/language/phrase-formatter.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { createWorkspace } from '../../src/workspace/workspace.js';
import { SOUND } from '../support/deck/bad-decks.js';

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
      en: "Its controller moves the topmost modifier from an opponent's living character showing Beast to a living character of their own.",
      it: 'Chi lo controlla sposta il modificatore in cima a un personaggio in vita con Bestia controllato da un avversario su un proprio personaggio in vita.',
      es: 'Su controlador traspasa la carta de modificadores superior de un personaje vivo con Bestia visible controlado por un rival a un personaje vivo propio.',
      fr: "Son joueur déplace la modification du dessus d'un personnage en vie arborant Monstre et contrôlé par un adversaire vers un personnage en vie qu'il contrôle.",
      pl: 'Gracz kontrolujący tę postać przenosi wierzchnią modyfikację z żywej postaci z symbolem Bestia pod kontrolą przeciwnika na swoją żywą postać.',
    });
  });

  it('where characters are counted: their owner has them, opponents all together', () => {
    const script = `effects: { continuous: [{ selfWorth: -10, if: { count: { of: opponents, shows: beast }, atLeast: 2 } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: "If its controller's opponents together have at least 2 living characters showing Beast, this character has −10 to its self-worth.",
      it: "Se gli avversari di chi controlla questo personaggio hanno in tutto almeno 2 personaggi in vita con Bestia, questo personaggio ha −10 all'autostima.",
      es: 'Si los rivales de su controlador tienen en total al menos 2 personajes vivos con Bestia visible, este personaje recibe −10 a la autoestima.',
      fr: 'Si les adversaires du joueur qui contrôle ce personnage ont en tout au moins 2 personnages en vie arborant Monstre, ce personnage reçoit −10 à son amour-propre.',
      pl: 'Jeśli przeciwnicy gracza kontrolującego tę postać mają łącznie co najmniej 2 żywe postacie z symbolem Bestia, ta postać ma −10 do samooceny.',
    });
  });

  it('where this character is worth something for each of its family', () => {
    const script = `effects: { continuous: [{ pathosPer: { each: character, among: { of: you, shows: lucre }, value: -5 } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: "This character has −5 to its self-worth for each of its controller's living characters showing Lucre.",
      it: "Questo personaggio ha −5 all'autostima per ogni personaggio in vita con Denaro nel suo casato.",
      es: 'Este personaje recibe −5 a la autoestima por cada personaje vivo con Lucro visible en su familia.',
      fr: 'Ce personnage reçoit −5 à son amour-propre pour chaque personnage en vie arborant Argent dans sa famille.',
      pl: 'Ta postać ma −5 do samooceny za każdą żywą postać z symbolem Mamona w jej rodzinie.',
    });
  });

  it('nor where it has a self-worth', () => {
    const script = `effects: { immediate: [{ swapModifiers: { a: { of: you, selfWorth: { atLeast: 0 } }, b: { of: opponents, selfWorth: { below: 0 } } } }] }`;
    expect(said('events', script)).toEqual({
      en: "Exchange all modifiers of a living character of yours with a self-worth of 0 or more with those of an opponent's living character with a self-worth below 0.",
      it: 'Scambia tutti i modificatori di un tuo personaggio in vita con autostima pari o superiore a 0 con quelli di un personaggio in vita con autostima inferiore a 0 controllato da un avversario.',
      es: 'Intercambia todas las cartas de modificadores de un personaje vivo tuyo con autoestima de 0 o más con las de un personaje vivo con autoestima inferior a 0 controlado por un rival.',
      fr: "Échangez toutes les modifications d'un personnage en vie que vous contrôlez ayant un amour-propre d'au moins 0 avec celles d'un personnage en vie ayant un amour-propre inférieur à 0 et contrôlé par un adversaire.",
      pl: 'Zamień wszystkie modyfikacje swojej żywej postaci z samooceną 0 lub wyższą z modyfikacjami żywej postaci z samooceną poniżej 0 pod kontrolą przeciwnika.',
    });
  });
});

describe('opponents', () => {
  it('say whose they are where another player acts', () => {
    const script = `effects: { immediate: [{ removeModifier: { from: { of: opponents, shows: duck, selfWorth: { below: 0 } } }, who: left }] }`;
    expect(said('events', script)).toEqual({
      en: 'The player to your left discards the topmost modifier from a living character showing Duck and with a self-worth below 0 that one of your opponents controls.',
      it: 'Il giocatore alla tua sinistra scarta il modificatore in cima a un personaggio in vita con Anatra e con autostima inferiore a 0 controllato da un tuo avversario.',
      es: 'El jugador a tu izquierda descarta la carta de modificadores superior de un personaje vivo con Pato visible y con autoestima inferior a 0 controlado por uno de tus rivales.',
      fr: "Le joueur à votre gauche défausse la modification du dessus d'un personnage en vie arborant Canard et ayant un amour-propre inférieur à 0 et contrôlé par l'un de vos adversaires.",
      pl: 'Gracz po twojej lewej odrzuca wierzchnią modyfikację z żywej postaci z symbolem Kaczka i z samooceną poniżej 0 pod kontrolą twojego przeciwnika.',
    });
  });
});

describe('one card is not "up to 1 card"', () => {
  it('as a free play', () => {
    expect(said('events', 'effects: { immediate: [{ freePlay: [modifier, event] }] }')).toEqual({
      en: 'You may immediately play a modifier or an event as a free play.',
      it: 'Puoi giocare subito un modificatore o un evento come mossa gratis.',
      es: 'Puedes jugar de inmediato una carta de modificadores o un evento como jugada libre.',
      fr: 'Vous pouvez jouer aussitôt une modification ou un évènement en action gratuite.',
      pl: 'Możesz natychmiast zagrać modyfikację lub wydarzenie jako darmową zagrywkę.',
    });
  });

  it('but more of them are, and each is a free play (TURN-7)', () => {
    expect(said('events', 'effects: { immediate: [{ freePlay: { kind: death, count: 2 } }] }')).toEqual({
      en: 'You may immediately play up to 2 untimely deaths as free plays.',
      it: 'Puoi giocare subito fino a 2 morti premature come mosse gratis.',
      es: 'Puedes jugar de inmediato hasta 2 muertes prematuras como jugadas libres.',
      fr: "Vous pouvez jouer aussitôt jusqu'à 2 morts prématurées en actions gratuites.",
      pl: 'Możesz natychmiast zagrać najwyżej 2 nagłe śmierci jako darmowe zagrywki.',
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
      en: 'If this character shows Beast, Duck or Lucre, it has −10 to its self-worth.',
      it: "Se questo personaggio mostra Bestia, Anatra o Denaro, ha −10 all'autostima.",
      es: 'Si este personaje muestra Bestia, Pato o Lucro, recibe −10 a la autoestima.',
      fr: 'Si ce personnage arbore Monstre, Canard ou Argent, il reçoit −10 à son amour-propre.',
      pl: 'Jeśli ta postać ma symbol Bestia, Kaczka lub Mamona, otrzymuje −10 do samooceny.',
    });
    expect(ifThis(`{ all: [{ hand: { atMost: 2 } }, ${any}] }`).en).toBe(
      'If its controller holds at most 2 cards and this character shows Beast, Duck or Lucre, this character has −10 to its self-worth.',
    );
  });

  it('that a condition would have to nest are said one by one: "a and b or c" could mean two things', () => {
    expect(ifThis('{ any: [{ this: { shows: [beast, duck] } }, { this: { shows: lucre } }] }').en).toBe(
      'If this character shows Beast and Duck or shows Lucre, it has −10 to its self-worth.',
    );
  });
});

describe('a denial', () => {
  it('joins what it denies as the language wants it', () => {
    const shield = said('modifiers', 'effects: { continuous: [{ shield: [event, death] }] }');
    expect(shield.fr).toContain("d'aucun évènement ni d'aucune mort prématurée");
    expect(shield.pl).toContain('wydarzeń ani nagłych śmierci');
  });

  it('of any cards or characters does not count them', () => {
    const none = (condition: string) =>
      said('mysteries', `effects: { continuous: [{ plays: 1, if: ${condition} }] }`);
    expect(none('{ count: { of: you, state: dead }, atMost: 0 }')).toEqual({
      en: 'If you have no dead characters, you have +1 play each turn.',
      it: 'Se non hai personaggi defunti, hai +1 azione per turno.',
      es: 'Si no tienes ningún personaje muerto, tienes +1 jugada por turno.',
      fr: "Si vous n'avez aucun personnage mort, vous avez +1 action par tour.",
      pl: 'Jeśli nie masz martwych postaci, masz +1 akcję w każdej swojej turze.',
    });
    expect(none('{ hand: { atMost: 0 } }').en).toBe('If you hold no cards, you have +1 play each turn.');
  });
});

describe('the controller', () => {
  it('whom a condition has named is not named again', () => {
    const script = `effects: { immediate: [{ draw: 2, if: { count: { of: you, shows: lucre }, atLeast: 1 } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'If its controller has at least 1 living character showing Lucre, that player draws 2 cards.',
      it: 'Se chi lo controlla ha almeno 1 personaggio in vita con Denaro, quel giocatore pesca 2 carte.',
      es: 'Si su controlador tiene al menos 1 personaje vivo con Lucro visible, ese jugador roba 2 cartas.',
      fr: 'Si son joueur a au moins 1 personnage en vie arborant Argent, ce joueur pioche 2 cartes.',
      pl: 'Jeśli gracz kontrolujący tę postać ma co najmniej 1 żywą postać z symbolem Mamona, ten gracz dobiera 2 karty.',
    });
  });

  it('who is not the one to act keeps their name', () => {
    const script = `effects: { immediate: [{ removeModifier: { from: { of: you } }, who: opponents }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'Each opponent of its controller discards the topmost modifier from a living character of its controller.',
      it: 'Ogni avversario di chi controlla questo personaggio scarta il modificatore in cima a un personaggio in vita di chi controlla questo personaggio.',
      es: 'Cada rival de su controlador descarta la carta de modificadores superior de un personaje vivo de su controlador.',
      fr: "Chaque adversaire du joueur qui contrôle ce personnage défausse la modification du dessus d'un personnage en vie du joueur qui contrôle ce personnage.",
      pl: 'Każdy przeciwnik gracza kontrolującego tę postać odrzuca wierzchnią modyfikację z żywej postaci gracza kontrolującego tę postać.',
    });
  });
});

describe('whose controller acts is clear', () => {
  it('where another character dies: what the controller does is said first', () => {
    const script = `effects: { continuous: [{ whenever: { event: dies, of: opponents }, do: [{ draw: 1 }] }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'Its controller draws 1 card whenever a character of one of their opponents dies.',
      it: 'Chi lo controlla pesca 1 carta ogni volta che muore un personaggio di un suo avversario.',
      es: 'Su controlador roba 1 carta siempre que muera un personaje de uno de sus rivales.',
      fr: "Son joueur pioche 1 carte chaque fois qu'un personnage d'un de ses adversaires meurt.",
      pl: 'Gracz kontrolujący tę postać dobiera 1 kartę, ilekroć umiera postać jego przeciwnika.',
    });
  });

  it('where any character dies', () => {
    const script = `effects: { continuous: [{ whenever: { event: dies, of: everyone }, do: [{ draw: 1 }] }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'Its controller draws 1 card whenever any character dies.',
      it: 'Chi lo controlla pesca 1 carta ogni volta che muore un personaggio qualsiasi.',
      es: 'Su controlador roba 1 carta siempre que muera cualquier personaje.',
      fr: "Son joueur pioche 1 carte chaque fois qu'un personnage meurt.",
      pl: 'Gracz kontrolujący tę postać dobiera 1 kartę, ilekroć umiera dowolna postać.',
    });
  });

  it('where a player plays a card', () => {
    const script = `effects: { continuous: [{ whenever: { event: played, of: opponents, kind: event }, do: [{ draw: 1 }] }] }`;
    expect(said('modifiers', script)).toEqual({
      en: 'Its controller draws 1 card whenever one of their opponents plays an event.',
      it: 'Chi lo controlla pesca 1 carta ogni volta che un suo avversario gioca un evento.',
      es: 'Su controlador roba 1 carta siempre que uno de sus rivales juegue un evento.',
      fr: "Son joueur pioche 1 carte chaque fois qu'un de ses adversaires joue un évènement.",
      pl: 'Gracz kontrolujący tę postać dobiera 1 kartę, ilekroć jego przeciwnik zagrywa wydarzenie.',
    });
  });

  it('where a turn of anybody starts', () => {
    const script = `effects: { continuous: [{ whenever: { event: turnStarts, of: everyone }, do: [{ draw: 1 }] }] }`;
    expect(said('modifiers', script)).toEqual({
      en: "At the start of each turn, this character's controller draws 1 card.",
      it: "All'inizio di ogni turno, chi controlla questo personaggio pesca 1 carta.",
      es: 'Al comienzo de cada turno, el controlador de este personaje roba 1 carta.',
      fr: 'Au début de chaque tour, le joueur qui contrôle ce personnage pioche 1 carte.',
      pl: 'Na początku każdej tury gracz kontrolujący tę postać dobiera 1 kartę.',
    });
  });

  it('where other characters were counted before', () => {
    const script = `effects: { immediate: [{ draw: 2, if: { count: { shows: goblet }, atLeast: 2 } }] }`;
    expect(said('modifiers', script).en).toBe(
      "If there are at least 2 living characters showing Goblet, this character's controller draws 2 cards.",
    );
  });
});

describe('no player is named twice in a sentence', () => {
  it('where the hand of the player whose turn it is decides', () => {
    const script = `effects: { continuous: [{ whenever: { event: turnEnds }, do: [{ draw: 1, if: { hand: { atMost: 6 } } }] }] }`;
    expect(said('modifiers', script)).toEqual({
      en: "At the end of each of its controller's turns, that player, if holding at most 6 cards, draws 1 card.",
      it: 'Alla fine di ogni turno di chi controlla questo personaggio, quel giocatore, se ha in mano al massimo 6 carte, pesca 1 carta.',
      es: 'Al final de cada turno de su controlador, ese jugador, si tiene un máximo de 6 cartas en la mano, roba 1 carta.',
      fr: "À la fin de chaque tour du joueur qui contrôle ce personnage, ce joueur, s'il a au plus 6 cartes en main, pioche 1 carte.",
      pl: 'Na koniec każdej tury gracza kontrolującego tę postać ten gracz, jeśli ma na ręce najwyżej 6 kart, dobiera 1 kartę.',
    });
  });

  it('where a condition speaks of the controller and then of their opponents', () => {
    const script = `effects: { continuous: [{ selfWorth: -10, if: { any: [{ hand: { atMost: 2 } }, { count: { of: opponents }, atLeast: 2 }] } }] }`;
    expect(said('modifiers', script)).toEqual({
      en: "If its controller holds at most 2 cards or that player's opponents together have at least 2 living characters, this character has −10 to its self-worth.",
      it: "Se chi lo controlla ha in mano al massimo 2 carte o gli avversari di quel giocatore hanno in tutto almeno 2 personaggi in vita, questo personaggio ha −10 all'autostima.",
      es: 'Si su controlador tiene un máximo de 2 cartas en la mano o los rivales de ese jugador tienen en total al menos 2 personajes vivos, este personaje recibe −10 a la autoestima.',
      fr: 'Si son joueur a au plus 2 cartes en main ou si les adversaires de ce joueur ont en tout au moins 2 personnages en vie, ce personnage reçoit −10 à son amour-propre.',
      pl: 'Jeśli gracz kontrolujący tę postać ma na ręce najwyżej 2 karty lub przeciwnicy tego gracza mają łącznie co najmniej 2 żywe postacie, ta postać ma −10 do samooceny.',
    });
  });
});
