import { readFileSync } from 'node:fs';
import { Complaint } from '../../project/complaint.js';
import { type FoundRecording, tellReplay } from '../../project/tell-replay.js';
import { print } from '../terminal/terminal.js';
import { withDeck } from '../terminal/with-deck.js';

export function replay({ deck: directory }: { deck: string }, file = ''): Promise<number> {
  const recording = readRecording(file);
  return withDeck(directory, ({ deck }) => {
    if (recording.deck !== deck.name) {
      throw new Complaint(
        `${file} was played with the deck "${recording.deck}", not with "${deck.name}": name it with --deck`,
      );
    }
    for (const line of tellReplay(deck, recording, file)) print(`${line}\n`);
    return 0;
  });
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
