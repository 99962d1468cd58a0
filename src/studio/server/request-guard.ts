import type { IncomingMessage } from 'node:http';
import type { Tokens } from './token.js';

/**
 * Access control. Any website can send requests to servers on this machine; the Host and Origin headers identify our
 * page.
 */
export interface RequestGuard {
  /** Checks the Host and Origin headers; a request without Origin is accepted. */
  isSameOrigin(request: IncomingMessage): boolean;
  /** The token of the request, if it is valid and the headers are those of our page. */
  tokenOf(request: IncomingMessage, address: URL): string | undefined;
}

/** Parses the URL of a request; undefined if it is invalid. Any page can send anything, such as `//`. */
export function parseAddress({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://studio') ? new URL(url, 'http://studio') : undefined;
}

/** @param hosts names and addresses that this server responds to */
export function createRequestGuard(
  hosts: readonly string[],
  port: number,
  tokens: Pick<Tokens, 'accepts'>,
): RequestGuard {
  const places = new Set(hosts.map((host) => `${host}:${port}`));
  const knows = ({ headers: { host = '', origin } }: IncomingMessage) =>
    places.has(host) && (origin === undefined || places.has(origin.replace(/^http:\/\//, '')));
  return {
    isSameOrigin: knows,
    tokenOf: (request, address) => {
      const given = request.headers['x-shroud-token'] ?? address.searchParams.get('token');
      return knows(request) && typeof given === 'string' && tokens.accepts(given) ? given : undefined;
    },
  };
}
