/**
 * Renders faces lazily and serves them at content-addressed URLs. Caches are limited by size and by number, because any
 * page can request any key. Entry points: `note` renders a face, `drawing` serves it.
 */

import { setImmediate as others, setTimeout as wait } from 'node:timers/promises';
import { digest } from '../../cache/key.js';
import { chooseEdition } from '../../operations/render/render-cards.js';
import { SIDES, type Side } from '../../render/core/face-request.js';
import { TemplateFailureError } from '../../render/drawing/compile-templates.js';
import { outlineText } from '../../render/output/outlined-svg.js';
import { faceSvg } from '../../render/output/svg.js';
import { BrokenPictureError } from '../../render/pictures/picture-of-card.js';
import type { Update } from '../../workspace/changes.js';
import { UserError } from '../../workspace/errors.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { FaceKey, FaceLink } from '../protocol.js';
import { RecentMap } from './recent-map.js';

/** Cache limit in characters of SVG; the least recently rendered drawing is evicted first. */
const MOST = 32_000_000;
/** Maximum number of cached faces, several times as many as fit on a screen; the oldest are evicted first. */
export const MOST_FACES = 5_000;
/** In characters; ids of cards and editions are far shorter. */
const LONGEST_KEY = 1_000;

/** Validates a face key: any page can request anything, and requests are cached. */
export const isFaceKey = (key: unknown): key is FaceKey =>
  typeof key === 'string' && key.length <= LONGEST_KEY && key.split('/').length === 4;

/** Number of replaced drawings to keep: while a user types fast, pages may still request them. */
const PAST = 50;

/** The faces of a deck, rendered on demand, each at an address derived from its content. */
export class FaceCache {
  private readonly workspace: Workspace;
  private readonly notes = new RecentMap<FaceKey, Promise<FaceLink>>(MOST_FACES);
  /** The address of each face when it was last rendered successfully. */
  private readonly good = new RecentMap<FaceKey, string>(MOST_FACES);
  private readonly drawings = new Map<string, string>();
  /** Addresses of replaced drawings, oldest first; pages may still request them. */
  private readonly past = new Set<string>();
  /** Callbacks for the next request of an address. */
  private readonly awaited = new Map<string, () => void>();
  private size = 0;

  constructor(workspace: Workspace) {
    this.workspace = workspace;
  }

  /** The address of a face; renders it again if its drawing was evicted. */
  note(key: FaceKey): Promise<FaceLink> {
    if (!isFaceKey(key)) return Promise.resolve({ key });
    const isHere = ({ address }: FaceLink) => address === undefined || this.drawings.has(address);
    const known = this.notes.get(key);
    const found = known?.then((note) => (isHere(note) ? note : this.draw(key))) ?? this.draw(key);
    this.notes.set(key, found);
    return found;
  }

  /** The drawing at an address. */
  drawing(address: string): string | undefined {
    this.awaited.get(address)?.();
    return this.drawings.get(address);
  }

  /** Resolves when each of these addresses has been requested, or after the timeout in ms. */
  async whenFetched(addresses: readonly string[], longest: number): Promise<void> {
    const all = addresses.map((one) => new Promise<void>((done) => this.awaited.set(one, done)));
    await Promise.race([Promise.all(all), wait(longest)]);
    // Yields once, so that the responses are sent first.
    await others();
    this.awaited.clear();
  }

  /** Invalidates changed faces; they are rendered again on the next request. */
  forget(faces: Update['faces']): void {
    const changed = new Set(faces.map(({ id, language, side }) => `${id}/${language}/${side}`));
    for (const key of this.notes.keys()) {
      const [id, language, , side] = key.split('/');
      if (changed.has(`${id}/${language}/${side}`)) this.notes.delete(key);
    }
  }

  /** Invalidates faces that failed to render, so that they are retried. */
  forgetFailed(failed: Iterable<FaceKey>): void {
    for (const key of failed) this.notes.delete(key);
  }

  private async draw(key: FaceKey): Promise<FaceLink> {
    const [id = '', language = '', edition = '', side = ''] = key.split('/');
    const state = this.workspace.cards.get(id);
    if (state === undefined || !state.deck.languages.includes(language) || !isSide(side)) return { key };
    const { deck } = state;
    const isThere = edition !== '' && Object.hasOwn(deck.editions, edition);
    const request = { id, language, side, edition: isThere ? edition : chooseEdition(deck, id, undefined) };
    try {
      const [face, renderer] = [await this.workspace.face(request), await this.workspace.openRenderer(deck)];
      if (face === undefined) return { key };
      const svg = faceSvg(face, { trim: deck.card.bleed * 10, corner: deck.card.corner * 10 });
      const address = this.keep(outlineText(svg, renderer.templates.fonts));
      this.replace(key, address);
      return { key, address };
    } catch (cause) {
      const last = this.good.get(key);
      return { key, ...(last !== undefined && { address: last }), why: describeCause(cause) };
    }
  }

  /** Records the new address of a face, and evicts the oldest replaced drawing unless another face still shows it. */
  private replace(key: FaceKey, address: string): void {
    const last = this.good.get(key);
    this.good.set(key, address);
    this.past.delete(address);
    if (last !== undefined && last !== address) this.past.add(last);
    const [oldest] = this.past;
    if (oldest === undefined || this.past.size <= PAST) return;
    this.past.delete(oldest);
    if ([...this.good.values()].includes(oldest)) return;
    this.size -= this.drawings.get(oldest)?.length ?? 0;
    this.drawings.delete(oldest);
  }

  private keep(svg: string): string {
    const address = `/face/${digest(svg)}.svg`;
    if (!this.drawings.delete(address)) this.size += svg.length;
    this.drawings.set(address, svg);
    for (const [old, drawing] of this.drawings) {
      if (this.size <= MOST) break;
      this.drawings.delete(old);
      this.size -= drawing.length;
    }
    return address;
  }
}

const isSide = (side: string): side is Side => (SIDES as readonly string[]).includes(side);

/** Why a face can't be rendered, in a sentence. An unexpected error is reported as a bug of the tool. */
function describeCause(cause: unknown): string {
  const isForeseen = [UserError, TemplateFailureError, BrokenPictureError].some(
    (kind) => cause instanceof kind,
  );
  if (isForeseen && cause instanceof Error) return cause.message;
  return `Internal error (a bug in shroud): ${cause instanceof Error ? cause.message : String(cause)}`;
}
