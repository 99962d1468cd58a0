export { cardName, edition, orNothing, playerCount, times } from './common-shapes.js';
export { recordingFields, recordingShape } from './recording-shape.js';
