import { readRecording } from '../../operations/verify/read-recording.js';
import { tellReplay } from '../../operations/verify/tell-replay.js';
import { UserError } from '../../workspace/errors.js';
import { print } from '../terminal/terminal.js';
import { withSourceDeck } from '../terminal/with-deck.js';

export function replay({ deck: directory }: { deck: string }, file = ''): Promise<number> {
  const recording = readRecording(file);
  return withSourceDeck(directory, ({ deck }) => {
    if (recording.deck !== deck.name) {
      throw new UserError(
        `${file} was played with the deck "${recording.deck}", not with "${deck.name}": name it with --deck`,
      );
    }
    for (const line of tellReplay(deck, recording, file)) print(`${line}\n`);
    return 0;
  });
}
