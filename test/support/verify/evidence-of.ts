import type { Deck } from '../../../src/deck/deck.js';
import type { Engine } from '../../../src/verify/core/engine.js';
import { type CardEvidence, type ProbeChunk, probeCards } from '../../../src/verify/probes/evidence.js';

/** What the probes say of cards, with an engine that may be broken. */
export function evidenceOf(deck: Deck, chunk: ProbeChunk, engine?: Engine): Record<string, CardEvidence> {
  const proofs = Object.entries(probeCards(deck, chunk, engine));
  return Object.fromEntries(proofs.map(([id, { evidence }]) => [id, evidence]));
}
