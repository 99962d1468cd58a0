import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FaceKey, FromPage, ToPage } from '../protocol.js';
import { MOST_FACES } from './face-cache.js';
import { parseAddress, type RequestGuard } from './request-guard.js';
import type { Client, Studio } from './studio.js';
import type { Tokens } from './token.js';
import type { VerifyService } from './verify-service.js';

/** Maximum size of a message: pages send only short lists. */
const LARGEST = 1024 * 1024;

/** Faces are sent in batches, the first at once, so that scrolling does not wait for the last of a thousand. */
const HANDFUL = 8;

/** Accepts WebSocket connections: each page gets the full state once, then patches. */
export function listenToPages(
  server: Server,
  studio: Studio,
  prover: VerifyService,
  door: RequestGuard,
  tokens: Tokens,
): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST });
  server.on('upgrade', (request, socket, head) => {
    // A client that disconnects before the response needs no error handling.
    socket.on('error', () => socket.destroy());
    const address = parseAddress(request);
    const token = address?.pathname === '/socket' ? door.tokenOf(request, address) : undefined;
    if (token === undefined) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (page) => {
      tokens.pageOpened(token);
      page.on('close', () => tokens.pageClosed(token));
      welcome(page, studio, prover);
    });
  });
  return sockets;
}

function welcome(page: WebSocket, studio: Studio, prover: VerifyService): void {
  const send = (message: ToPage) => {
    if (page.readyState === page.OPEN) page.send(JSON.stringify(message));
  };
  const onlooker: Client = { shown: new Set(), send: send };
  studio.clients.add(onlooker);
  page.on('close', () => studio.clients.delete(onlooker));
  page.on('error', () => page.terminate());
  page.on('message', (raw) => {
    const message = parseMessage(String(raw));
    if (message?.is === 'hello') send(studio.hello());
    if (message?.is === 'show') show(studio, onlooker, message.faces, send);
    if (message?.is === 'again')
      void studio.faces(message.faces).then((faces) => send({ is: 'faces', faces }));
  });
  send(studio.hello());
  send(prover.now);
}

async function show(
  studio: Studio,
  onlooker: Client,
  keys: readonly FaceKey[],
  send: (message: ToPage) => void,
): Promise<void> {
  const fresh = keys.filter((key) => !onlooker.shown.has(key));
  onlooker.shown = new Set(keys);
  for (let at = 0; at < fresh.length; at += HANDFUL) {
    // Skips faces that have left the screen in the meantime.
    const wanted = fresh.slice(at, at + HANDFUL).filter((key) => onlooker.shown.has(key));
    if (wanted.length > 0) send({ is: 'faces', faces: await studio.faces(wanted) });
  }
}

function parseMessage(raw: string): FromPage | undefined {
  try {
    const message = JSON.parse(raw);
    if (message?.is === 'hello') return { is: 'hello' };
    const isAsked = message?.is === 'show' || message?.is === 'again';
    if (!isAsked || !Array.isArray(message.faces)) return undefined;
    const faces = message.faces.slice(0, MOST_FACES).filter((key: unknown) => typeof key === 'string');
    return { is: message.is, faces };
  } catch {
    return undefined;
  }
}
