import process from 'node:process';
import { renderUnicodeCompact } from 'uqr';
import { openPage } from '../../studio/server/open-page.js';
import { type Addresses, serveStudio } from '../../studio/server/serve.js';
import { handOver, paintFor, print } from '../terminal/terminal.js';

interface Options {
  readonly deck: string;
  readonly port?: number;
  readonly open?: boolean;
  readonly lan?: boolean;
}

/** Serves the deck to the browser until interrupted. */
export async function studioCommand({ deck, port, open = false, lan = false }: Options): Promise<number> {
  let opened: ReturnType<typeof openPage> | undefined;
  const formatAddresses = ({ here, there }: Addresses) => {
    handOver(`Shroud studio: ${here}\n`);
    if (lan) tellOthers(there);
    if (process.stdout.isTTY) print(paintFor(process.stdout).dim('Press Ctrl+C to stop.\n'));
    if (open) opened = openPage(deck, here);
    if (opened?.isAsked === false)
      print('The page could not be opened: a temporary file can not be written. Open the address above.\n');
  };
  const served = await serveStudio({
    deck,
    port,
    lan,
    editor: process.env.VISUAL || process.env.EDITOR,
    onListening: formatAddresses,
  });
  const stop = () => void served.stop();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  await served.done;
  opened?.end();
  return 0;
}

/** Warns that any device in the same network that has the address can change the deck. */
function tellOthers(addresses: readonly string[]): void {
  const paint = paintFor(process.stdout);
  print(
    `${paint.yellow('warning:')} anyone in this network who has one of these addresses can read and change the deck.\n`,
  );
  for (const address of addresses) handOver(`On a tablet:   ${address}\n`);
  const [first] = addresses;
  if (first === undefined) print('This machine is in no network.\n');
  else if (process.stdout.isTTY) handOver(`${renderUnicodeCompact(first)}\n`);
}
