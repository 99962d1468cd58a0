import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { openResvg } from '../../ground/resvg.js';

/** A process that draws one drawing, from its standard input, as large as on a card, and says by living on that it can. */
const WIDTH = 800;
const drawing = openResvg(await text(stdin), { fitTo: { mode: 'width', value: WIDTH } });
drawing.toString();
drawing.render();
