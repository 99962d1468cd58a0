import { serveTrials } from '../../../threads/serve-trials.js';
import { openResvg } from '../../ground/resvg.js';

const WIDTH = 800;

/** A process that draws drawings as large as on a card, and says by living on that it can. */
await serveTrials(
  () => openResvg('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>').render(),
  (input) => {
    const drawing = openResvg(input.toString('utf8'), { fitTo: { mode: 'width', value: WIDTH } });
    drawing.toString();
    drawing.render();
  },
);
