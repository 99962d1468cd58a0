/**
 * The connection to the server: a WebSocket for pushed messages, and POST requests for everything else. Both carry the
 * token. Entry points: `connect` for the socket, `request` and `requestFile` for requests.
 */

import { signal } from '@preact/signals';
import type { FromPage, ToPage } from '../../protocol.js';

/** State of the connection; `refused` means that the server does not accept our token. */
export const connection = signal<'opening' | 'open' | 'lost' | 'refused'>('opening');

const TOKEN = 'shroud-token';

/** Takes the token from the address, stores it for reloads and other tabs, and removes it from the address bar. */
function takeToken(): string {
  const address = new URL(location.href);
  const given = address.searchParams.get('token');
  if (given !== null) {
    localStorage.setItem(TOKEN, given);
    address.searchParams.delete('token');
    history.replaceState(null, '', address);
  }
  return given ?? localStorage.getItem(TOKEN) ?? '';
}

const token = takeToken();

let socket: WebSocket | undefined;
/** Delay before the next reconnect, in ms; grows with each attempt. */
let retryDelay = 200;

/** Opens the socket, and reconnects when the connection is lost. */
export function connect(onMessage: (message: ToPage) => void, onOpen: () => void): void {
  socket = new WebSocket(`ws://${location.host}/socket?token=${encodeURIComponent(token)}`);
  let wasOpen = false;
  socket.onopen = () => {
    wasOpen = true;
    retryDelay = 200;
    connection.value = 'open';
    onOpen();
  };
  socket.onmessage = ({ data }) => onMessage(JSON.parse(data));
  socket.onclose = async () => {
    if (!wasOpen && (await isRefused())) {
      connection.value = 'refused';
      return;
    }
    connection.value = 'lost';
    setTimeout(() => connect(onMessage, onOpen), retryDelay);
    retryDelay = Math.min(retryDelay * 1.5, 3000);
  };
}

/** A socket does not report why it was refused, so an ordinary request is sent to find out. */
async function isRefused(): Promise<boolean> {
  try {
    return (await post('hello', {})).status === 403;
  } catch {
    return false;
  }
}

export function send(message: FromPage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

const post = (name: string, given: object) =>
  fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shroud-token': token },
    body: JSON.stringify(given),
  });

/** Why a request failed, in a sentence. */
export class RequestError extends Error {}

/** Sends a request to the server. @throws RequestError */
export async function request<T>(name: string, given: object = {}): Promise<T> {
  const response = await fetchOk(name, given);
  return (await response.json()) as T;
}

/** The same for a request that returns a file. @throws RequestError */
export async function requestFile(name: string, given: object = {}): Promise<Blob> {
  return (await fetchOk(name, given)).blob();
}

async function fetchOk(name: string, given: object): Promise<Response> {
  let response: Response;
  try {
    response = await post(name, given);
  } catch {
    throw new RequestError('…');
  }
  const isData = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (response.ok && !isData) return response;
  const text = await response.text();
  const problem = isData ? problemIn(text) : text.trim();
  if (problem !== undefined) throw new RequestError(problem);
  return new Response(text);
}

function problemIn(text: string): string | undefined {
  try {
    return JSON.parse(text).problem;
  } catch {
    return undefined;
  }
}
