/**
 * Starts the studio: HTTP server, WebSocket, access control and file watcher. Entry point: `serveStudio`. The server
 * listens on the local machine only, unless `lan` is set.
 */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { UserError } from '../../workspace/errors.js';
import { createRequestGuard } from './request-guard.js';
import { requestsFor } from './requests.js';
import { send, textResponse } from './response.js';
import { answerTo } from './routes.js';
import { listenToPages } from './sockets.js';
import { Studio } from './studio.js';
import { Tokens } from './token.js';
import { VerifyService } from './verify-service.js';

/** The default port; if it is taken, the next ones are tried. */
const PORT = 4310;
const TRIES = 20;

export interface StudioOptions {
  readonly deck: string;
  readonly port?: number | undefined;
  /** Whether other devices in the same network have access. */
  readonly lan?: boolean | undefined;
  /** The command that opens files, if configured. */
  readonly editor?: string | undefined;
  /** Called with the addresses when the server listens, before the deck is opened. */
  onListening?(addresses: Addresses): void;
}

/** The addresses of the page, with the token: on this machine, and for other devices. */
export interface Addresses {
  readonly here: string;
  readonly there: readonly string[];
}

export interface Served {
  /** Resolves when the studio has stopped. */
  readonly done: Promise<void>;
  stop(): Promise<void>;
}

const HOME = ['127.0.0.1', 'localhost', '[::1]'];

/** Opens the studio of a deck. @throws UserError if the port is taken */
export async function serveStudio({
  deck,
  port,
  lan = false,
  editor,
  onListening,
}: StudioOptions): Promise<Served> {
  const others = lan ? lanAddresses() : [];
  const server = createServer();
  const found = await listen(server, lan ? '0.0.0.0' : '127.0.0.1', port);
  const tokens = new Tokens(deck, found);
  const formatAddress = (host: string) => `http://${host}:${found}/?token=${tokens.fresh}`;
  onListening?.({ here: formatAddress('127.0.0.1'), there: others.map(formatAddress) });
  const studio = openStudio(deck, lan, server);
  const door = createRequestGuard([...HOME, ...others], found, tokens);
  const prover = new VerifyService(studio);
  const requests = requestsFor({ studio, prover, editor, there: others.map(formatAddress) });
  server.on('request', (request, response) => {
    answerTo(request, { studio, door, requests }).then(
      (answer) => send(response, answer),
      () => send(response, textResponse(400, 'This could not be read.')),
    );
  });
  const sockets = listenToPages(server, studio, prover, door, tokens);
  const done = studio.watch();
  return {
    done,
    async stop() {
      tokens.stop();
      studio.stop();
      await prover.stop();
      for (const page of sockets.clients) page.terminate();
      sockets.close();
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), done]);
    },
  };
}

/** Closes the server if the deck can't be opened, so that no request stays pending. */
function openStudio(deck: string, lan: boolean, server: Server): Studio {
  try {
    return new Studio(deck, lan);
  } catch (cause) {
    server.closeAllConnections();
    server.close();
    throw cause;
  }
}

/** The addresses of this machine in its local networks. */
function lanAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
}

async function listen(server: Server, host: string, asked: number | undefined): Promise<number> {
  const first = asked ?? PORT;
  for (let port = first; port < first + (asked === undefined ? TRIES : 1); port++)
    if (await isListening(server, host, port)) return (server.address() as AddressInfo).port;
  throw new UserError(`port ${first} is taken: name another with --port`);
}

function isListening(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      cause.code === 'EADDRINUSE' || cause.code === 'EACCES' ? resolve(false) : reject(cause),
    );
    server.listen(port, host, () => resolve(true));
  });
}
