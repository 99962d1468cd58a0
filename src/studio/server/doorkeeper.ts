import type { IncomingMessage } from 'node:http';
import type { Tokens } from './token.js';

/** Decides who may come in. A page of a stranger can ask any server on this machine: Host and Origin tell it from ours. */
export interface Doorkeeper {
  /** Whether it is our own page that asks, or nobody's: by the address it asks at, and by where it says it comes from. */
  knows(request: IncomingMessage): boolean;
  /** The token that it has, if it is one of ours, and if it is our own page that asks. */
  tokenOf(request: IncomingMessage, address: URL): string | undefined;
}

/** What is asked for; undefined where it is no address. Any page can ask for anything, be it `//`. */
export function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://studio') ? new URL(url, 'http://studio') : undefined;
}

/** @param hosts names and addresses that this server answers to */
export function doorkeeper(
  hosts: readonly string[],
  port: number,
  tokens: Pick<Tokens, 'accepts'>,
): Doorkeeper {
  const places = new Set(hosts.map((host) => `${host}:${port}`));
  const knows = ({ headers: { host = '', origin } }: IncomingMessage) =>
    places.has(host) && (origin === undefined || places.has(origin.replace(/^http:\/\//, '')));
  return {
    knows,
    tokenOf: (request, address) => {
      const given = request.headers['x-shroud-token'] ?? address.searchParams.get('token');
      return knows(request) && typeof given === 'string' && tokens.accepts(given) ? given : undefined;
    },
  };
}
