import { argv } from 'node:process';
import { serveTrials } from '../../../threads/serve-trials.js';
import { openResvg } from '../../ground/resvg.js';

const WIDTH = 800;

/** Words are drawn with one that comes with the tool: which one hardly matters for how long that takes. */
const fontFiles = argv.slice(2).filter((file) => file.endsWith('.ttf'));

/** A process that draws drawings as large as on a card, and says by living on that it can. */
await serveTrials(
  () => openResvg('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>').render(),
  (input) => {
    const svg = input.toString('utf8');
    const drawing = openResvg(svg, {
      fitTo: { mode: 'width', value: WIDTH },
      ...(svg.includes('<text') && { font: { fontFiles } }),
    });
    drawing.toString();
    drawing.render();
  },
);
