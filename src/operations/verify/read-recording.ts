import { orNothing, recordingFields } from '../../engine/shapes/index.js';
import type { FoundRecording } from '../../verify/index.js';
import { describeId } from '../../vocabulary/id.js';
import { choice, fields, type Shape, text } from '../../vocabulary/shape.js';
import { ofShape, parseSent, readSent, type SentJson } from './read-json.js';

/** A recorded game, and the finding of `verify` in it, if any. */
const foundShape = fields(recordingFields.required, {
  ...recordingFields.optional,
  finding: fields({
    verdict: choice('verdict', ['disagrees', 'unplayable', 'never-fired', 'no-change', 'rare', 'unsound']),
    card: orNothing(describeId('the id of a card')),
    path: orNothing(text('a clause')),
    message: text('text', { mayBeEmpty: true }),
  }),
}) as Shape<unknown> as Shape<FoundRecording>;

/**
 * Reads a recorded game.
 * @throws UserError if the file is not one
 */
export const readRecording = (file: string): FoundRecording => recordingIn(readSent(file));

/** Same, from bytes that are already read. */
export const parseRecording = (file: string, bytes: Uint8Array): FoundRecording =>
  recordingIn(parseSent(file, bytes));

const recordingIn = (sent: SentJson): FoundRecording =>
  ofShape(sent, sent.value, foundShape, 'a recorded game');
