import { argv } from 'node:process';
import { serveTrials } from '../../../workers/serve-process-jobs.js';
import { openResvg } from '../../core/resvg.js';

const WIDTH = 800;

/** Text is drawn with a built-in font: the choice hardly affects the duration. */
const fontFiles = argv.slice(2).filter((file) => file.endsWith('.ttf'));

/** Sandboxed process that renders drawings at the size of a card; surviving means success. */
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
