import type { FaceProps, FrameProps } from '../../../templates/template.js';
import { getCardStock, getKind } from '../../deck/custom-card.js';
import type { Card, Deck } from '../../deck/deck.js';
import type { FaceRequest } from '../core/face-request.js';
import { toLayout } from '../core/layout.js';
import { pictureBox, showsUnnamedPicture } from '../core/printed-regions.js';
import { fitCard } from '../core/scale-layout.js';
import { setFace } from '../fit/set-face.js';
import { cropArt } from '../pictures/crop-art.js';
import { BrokenPictureError } from '../pictures/picture-of-card.js';
import type { DeckLanguage } from '../text/face-text.js';
import type { Templates } from './templates.js';

/** The props of a template for the frame, which a card shares with others. */
export function frameProps(
  { deck, card, templates }: { deck: Deck; card: Card; templates: Templates },
  { side, edition, stock }: FaceRequest,
  theme: FrameProps['theme'],
): FrameProps {
  const rules = deck.editions[edition]?.rules ?? 'classic';
  const { layout, scale } = fitCard(templates.layout, deck.card);
  return {
    kind: getKind(card),
    side,
    rules,
    stock: stock ?? getCardStock(card),
    card: {
      width: layout.card.width * 10,
      height: layout.card.height * 10,
      bleed: (deck.card.bleed * 10) / scale,
      corner: (deck.card.corner * 10) / scale,
    },
    regions: toLayout(layout, getKind(card), rules).regions,
    theme,
  };
}

/** The props of a template for the card itself. @throws BrokenPictureError if its picture can't be drawn */
export function faceProps(
  frame: FrameProps,
  id: string,
  card: Card,
  wording: DeckLanguage,
  templates: Templates,
): FaceProps {
  const set = setFace(id, card, wording, templates, frame);
  const { art: whole, size, problem } = templates.picture(id, card);
  if (problem !== undefined) throw new BrokenPictureError(problem);
  const place = pictureBox(set.layout);
  const art = whole && card.crop && size && place ? cropArt(whole, size, place, card.crop) : whole;
  const isShown = card.art !== undefined || showsUnnamedPicture(card, set.layout);
  const family = findFamily(wording.deck, card);
  return {
    ...frame,
    id,
    language: wording.language,
    ...set.lines(),
    words: set.words(),
    pathos: 'pathos' in card ? card.pathos : {},
    icons: 'icons' in card ? card.icons : {},
    ...(family && { family }),
    ...(art && isShown && { art }),
  };
}

function findFamily(deck: Deck, card: Card): FaceProps['family'] {
  if (!('family' in card)) return undefined;
  return { id: card.family, symbol: deck.families[card.family]?.symbol ?? card.family };
}
