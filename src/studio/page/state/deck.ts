/**
 * The state of the deck in the page, as signals. The server pushes a full state first, then numbered patches; if a
 * patch is missing, the full state is requested again. Only this module writes these signals, but for `printing`. Entry
 * point: `listen`.
 */

import { batch, computed, signal } from '@preact/signals';
import type {
  CardSummary,
  DeckSummary,
  FaceLink,
  Hello,
  Patch,
  PrintMessage,
  ProblemSummary,
  Problems,
  ToPage,
  UnreadableFiles,
  VerifyMessage,
} from '../../protocol.js';
import { connect, send } from './connection.js';
import { faceArrived, showAgain } from './faces.js';

export const deck = signal<DeckSummary | null>(null);
export const cards = signal<ReadonlyMap<string, CardSummary>>(new Map());
/** Cards that have a face. */
export const renderableCards = computed(() =>
  [...cards.value.values()].filter(({ isFaceless }) => !isFaceless),
);
export const problems = signal<Problems>({});
/** Files that can't be read. */
export const unreadable = signal<UnreadableFiles>([]);
export const place = signal('');
/** Whether other devices in the network have access. */
export const isLan = signal(false);
/** The running verification, or the result of the last one. */
export const proof = signal<VerifyMessage>({ is: 'verify', isRunning: false });
/** Progress of the running print. */
export const printing = signal<PrintMessage | undefined>(undefined);
/** Whether the first full check is done. */
export const isChecked = signal(false);
/** Cards that changed since the page was opened. */
export const changed = signal<ReadonlySet<string>>(new Set());
/** Incremented when cards, texts or faces change; views that derive data from them depend on it. */
export const edits = signal(0);
/** Version of the last patch; views that request more data than is pushed depend on it. */
export const version = signal(-1);

export const allProblems = computed<readonly ProblemSummary[]>(() => Object.values(problems.value).flat());

/** Problems by card. */
export const problemsByCard = computed(() => {
  const found = new Map<string, ProblemSummary[]>();
  for (const one of allProblems.value) {
    if (one.card === undefined) continue;
    found.set(one.card, [...(found.get(one.card) ?? []), one]);
  }
  return found;
});

/** The error that keeps a card from being rendered as it is now: its own, or one in something that it depends on. */
export function findTrouble({ id, family, file }: CardSummary): ProblemSummary | undefined {
  const isError = ({ severity }: ProblemSummary) => severity === 'error';
  const own = problemsByCard.value.get(id) ?? [];
  const ofFamily = family === undefined ? [] : (problemsByCard.value.get(family) ?? []);
  const ofFiles = [file, ...unreadable.value].flatMap((one) =>
    unreadable.value.includes(one) ? (problems.value[one] ?? []) : [],
  );
  return own.find(isError) ?? ofFamily.find(isError) ?? ofFiles.find(isError);
}

export const errors = computed(() => allProblems.value.filter(({ severity }) => severity === 'error').length);
export const warnings = computed(() => allProblems.value.length - errors.value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isSameCard = (one: CardSummary | undefined, other: CardSummary) => {
  if (one === undefined) return false;
  // A new verification result is not a change of the card.
  const bare = ({ verification: _, isStale: __, ...rest }: CardSummary) => rest;
  return isSame(bare(one), bare(other));
};

function applyHello(hello: Hello): void {
  const before = cards.value;
  const now = new Map(hello.cards.map((card) => [card.id, card]));
  const isFirst = version.value < 0;
  deck.value = hello.deck;
  place.value = hello.place;
  isLan.value = hello.isLan;
  problems.value = hello.problems;
  unreadable.value = hello.unreadable;
  isChecked.value = hello.isChecked;
  cards.value = now;
  if (!isFirst) {
    const others = hello.cards.filter((card) => !isSameCard(before.get(card.id), card)).map(({ id }) => id);
    changed.value = new Set([...changed.value, ...others]);
    edits.value++;
  }
  version.value = hello.version;
}

function applyPatch(patch: Patch): void {
  // Equal values keep their identity: every face depends on the deck, every card on the problems.
  if (patch.deck !== null && !isSame(patch.deck, deck.value)) deck.value = patch.deck;
  const now = new Map(cards.value);
  for (const card of patch.cards) if (!isSame(card, now.get(card.id))) now.set(card.id, card);
  for (const id of patch.gone) now.delete(id);
  cards.value = patch.order === undefined ? now : sortById(now, patch.order);
  const problemsNow = Object.fromEntries(
    Object.entries({ ...problems.value, ...patch.problems }).filter(([, found]) => found.length > 0),
  );
  if (!isSame(problemsNow, problems.value)) problems.value = problemsNow;
  if (!isSame(patch.unreadable, unreadable.value)) unreadable.value = patch.unreadable;
  if (patch.touched.some((id) => !changed.value.has(id)))
    changed.value = new Set([...changed.value, ...patch.touched]);
  if (patch.touched.length + patch.gone.length > 0) edits.value++;
  isChecked.value = true;
  applyFaces(patch.faces);
  version.value = patch.version;
}

const sortById = (all: ReadonlyMap<string, CardSummary>, ids: readonly string[]) =>
  new Map(
    [...ids, ...all.keys()].flatMap((id) => [
      ...(all.has(id) ? [[id, all.get(id) as CardSummary] as const] : []),
    ]),
  );

function applyFaces(faces: readonly FaceLink[]): void {
  for (const face of faces) faceArrived(face);
}

function onMessage(message: ToPage): void {
  batch(() => {
    if (message.is === 'hello') applyHello(message);
    else if (message.is === 'faces') applyFaces(message.faces);
    else if (message.is === 'verify') proof.value = message;
    else if (message.is === 'print') printing.value = message;
    else if (message.version === version.value + 1) applyPatch(message);
    else send({ is: 'hello' });
  });
}

/** Starts to receive messages from the server. */
export const listen = (): void => connect(onMessage, showAgain);
