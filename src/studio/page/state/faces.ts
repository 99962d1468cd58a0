import { type Signal, signal } from '@preact/signals';
import type { FaceKey, FaceNote } from '../../protocol.js';
import { tell } from './connection.js';

/** Where faces are to be had, by key; each its own signal, so that one new picture moves one picture. */
const known = new Map<FaceKey, Signal<FaceNote | undefined>>();
/** How many places show a face now. */
const shown = new Map<FaceKey, number>();
let isTelling = false;

export function faceOf(key: FaceKey): Signal<FaceNote | undefined> {
  const found = known.get(key) ?? signal<FaceNote | undefined>(undefined);
  known.set(key, found);
  return found;
}

export function faceArrived(note: FaceNote): void {
  const face = faceOf(note.key);
  if (face.value?.address !== note.address || face.value?.why !== note.why) face.value = note;
}

/** A picture is not where it should be: the server has put it aside, and draws it again. Once, for each address. */
export function faceLost(key: FaceKey): void {
  const address = faceOf(key).value?.address;
  if (address === undefined || lost.has(address)) return;
  lost.add(address);
  faceOf(key).value = undefined;
  tell({ is: 'again', faces: [key] });
}
const lost = new Set<string>();

/** A face has come onto the screen, or gone (-1). The server is told once for all that move together. */
export function show(key: FaceKey, by: 1 | -1): void {
  const count = (shown.get(key) ?? 0) + by;
  if (count > 0) shown.set(key, count);
  else shown.delete(key);
  if (isTelling) return;
  isTelling = true;
  queueMicrotask(() => {
    isTelling = false;
    showAgain();
  });
}

/** Tells the server what is on show. */
export const showAgain = (): void => tell({ is: 'show', faces: [...shown.keys()] });
