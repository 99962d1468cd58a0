/** The server of the studio in a process of its own: restarts on request, with nothing in memory. */
import process from 'node:process';
import { type Served, serveStudio } from '../../src/studio/server/serve.js';

export type Told =
  | { readonly is: 'address'; readonly address: string }
  | { readonly is: 'memory'; readonly heap: number; readonly resident: number };
export type Asked = 'serve' | 'stop' | 'memory';

const [deck = '', port = '0'] = process.argv.slice(2);
const MEGABYTE = 1024 * 1024;
let served: Served | undefined;
let found = Number(port);

const tell = (news: Told) => process.send?.(news);

process.on('message', async (asked: Asked) => {
  if (asked === 'stop') {
    await served?.stop();
    tell({ is: 'address', address: '' });
  } else if (asked === 'serve') {
    served = await serveStudio({
      deck,
      port: found,
      onListening: ({ here }) => {
        found = Number(new URL(here).port);
        tell({ is: 'address', address: here });
      },
    });
  } else {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    tell({ is: 'memory', heap: heapUsed / MEGABYTE, resident: rss / MEGABYTE });
  }
});
process.on('disconnect', () => process.exit());
