import { signal } from '@preact/signals';
import type { FromPage, ToPage } from '../../protocol.js';

/** Whether the server is there: not yet, yes, gone for a while, or it does not know us. */
export const connection = signal<'opening' | 'open' | 'lost' | 'refused'>('opening');

const TOKEN = 'shroud-token';

/** The token comes with the address, is kept for reloads and other tabs, and leaves the address bar. */
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
/** So long, in ms, until the server is looked for again: short at first. */
let patience = 200;

/** Listens to the server, and finds it again when it was gone. */
export function connect(heard: (message: ToPage) => void, opened: () => void): void {
  socket = new WebSocket(`ws://${location.host}/socket?token=${encodeURIComponent(token)}`);
  let wasOpen = false;
  socket.onopen = () => {
    wasOpen = true;
    patience = 200;
    connection.value = 'open';
    opened();
  };
  socket.onmessage = ({ data }) => heard(JSON.parse(data));
  socket.onclose = async () => {
    if (!wasOpen && (await isRefused())) {
      connection.value = 'refused';
      return;
    }
    connection.value = 'lost';
    setTimeout(() => connect(heard, opened), patience);
    patience = Math.min(patience * 1.5, 3000);
  };
}

/** A socket does not say why it was refused: an ordinary request does. */
async function isRefused(): Promise<boolean> {
  try {
    return (await post('hello', {})).status === 403;
  } catch {
    return false;
  }
}

export function tell(message: FromPage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

const post = (name: string, given: object) =>
  fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shroud-token': token },
    body: JSON.stringify(given),
  });

/** What keeps a request from being done, in a sentence. */
export class Problem extends Error {}

/** Asks the server for something. @throws Problem */
export async function ask<T>(name: string, given: object = {}): Promise<T> {
  const response = await answered(name, given);
  return (await response.json()) as T;
}

/** The same for a file. @throws Problem */
export async function askFile(name: string, given: object = {}): Promise<Blob> {
  return (await answered(name, given)).blob();
}

async function answered(name: string, given: object): Promise<Response> {
  let response: Response;
  try {
    response = await post(name, given);
  } catch {
    throw new Problem('…');
  }
  const isData = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (response.ok && !isData) return response;
  const text = await response.text();
  const problem = isData ? problemIn(text) : text.trim();
  if (problem !== undefined) throw new Problem(problem);
  return new Response(text);
}

function problemIn(text: string): string | undefined {
  try {
    return JSON.parse(text).problem;
  } catch {
    return undefined;
  }
}
