import { type Signal, signal } from '@preact/signals';
import type { FaceKey, FaceLink } from '../../protocol.js';
import { send } from './connection.js';

/** Addresses of faces by key. Each has its own signal, so that a new picture updates only the places that show it. */
const known = new Map<FaceKey, Signal<FaceLink | undefined>>();
/** How many places show each face. */
const shown = new Map<FaceKey, number>();
let isTelling = false;

export function getFace(key: FaceKey): Signal<FaceLink | undefined> {
  const found = known.get(key) ?? signal<FaceLink | undefined>(undefined);
  known.set(key, found);
  return found;
}

export function faceArrived(note: FaceLink): void {
  const face = getFace(note.key);
  if (face.value?.address !== note.address || face.value?.why !== note.why) face.value = note;
}

/** A picture is no longer at its address because the server evicted it: requests it again, once per address. */
export function faceLost(key: FaceKey): void {
  const address = getFace(key).value?.address;
  if (address === undefined || lost.has(address)) return;
  lost.add(address);
  getFace(key).value = undefined;
  send({ is: 'again', faces: [key] });
}
const lost = new Set<string>();

/** Counts a face that enters the screen (1) or leaves it (-1). Changes are batched into one message. */
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

/** Sends the list of visible faces to the server. */
export const showAgain = (): void => send({ is: 'show', faces: [...shown.keys()] });
