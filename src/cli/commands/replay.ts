import { readFileSync } from 'node:fs';
import { withoutLayout } from '../../deck/without-layout.js';
import { WrongCall } from '../../engine/index.js';
import { openDeck } from '../../project/open-deck.js';
import { tellReplay } from '../../project/tell-replay.js';
import type { FoundRecording } from '../../verify/index.js';
import { reportDeck } from '../report-deck.js';
import { Complaint, print } from '../terminal.js';

export function replay({ deck: directory }: { deck: string }, file = ''): number {
  const recording = readRecording(file);
  const loaded = openDeck(directory);
  if (loaded.deck === undefined) {
    reportDeck(loaded, directory, 'text');
    return 1;
  }
  if (recording.deck !== loaded.deck.name) {
    throw new Complaint(
      `${file} was played with the deck "${recording.deck}", not with "${loaded.deck.name}": name it with --deck`,
    );
  }
  try {
    for (const line of tellReplay(withoutLayout(loaded.deck), recording)) print(`${line}\n`);
  } catch (cause) {
    if (cause instanceof WrongCall) throw new Complaint(`${file} does not fit the deck. ${cause.message}`);
    throw cause;
  }
  return 0;
}

function readRecording(file: string): FoundRecording {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Complaint(
      `${file} can't be read: ${cause instanceof SyntaxError ? 'it is not JSON' : 'there is no such file, or no permission'}`,
    );
  }
  const recording = value as Partial<FoundRecording> | null;
  const isRecording =
    recording?.shroud === 'replay' &&
    Array.isArray(recording.choices) &&
    typeof recording.options === 'object' &&
    recording.options !== null;
  if (!isRecording) throw new Complaint(`${file} is not a recorded game`);
  return recording as FoundRecording;
}
