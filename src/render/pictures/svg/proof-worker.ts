import { serveTrials } from '../../../threads/serve-trials.js';
import { openResvg } from '../../ground/resvg.js';

const WIDTH = 800;

/** A process that draws drawings as large as on a card, and says by living on that it can. */
await serveTrials((input) => {
  const drawing = openResvg(input.toString('utf8'), { fitTo: { mode: 'width', value: WIDTH } });
  drawing.toString();
  drawing.render();
});
