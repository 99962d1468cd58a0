import type { IncomingMessage, ServerResponse } from 'node:http';

/** An HTTP response. */
export interface StudioResponse {
  readonly status: number;
  readonly type: string;
  readonly content: string | Uint8Array;
  /** Whether the content at this address never changes, so that browsers may cache it. */
  readonly immutable?: boolean;
  readonly policy?: string;
  /** The file name for downloads. */
  readonly name?: string;
}

/** The policy for drawings and other files opened on their own: everything is blocked. */
const CLOSED = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export const textResponse = (status: number, text: string): StudioResponse => ({
  status,
  type: 'text/plain; charset=utf-8',
  content: `${text}\n`,
});

export const asJson = (value: unknown, status = 200): StudioResponse => ({
  status,
  type: 'application/json; charset=utf-8',
  content: JSON.stringify(value),
});

const AT_HOME = /^(127\.0\.0\.1|localhost|\[::1\]):/;

export function send(response: ServerResponse, answer: StudioResponse): void {
  const { status, type, content, immutable = false, policy = CLOSED, name } = answer;
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(content),
    'content-security-policy': policy,
    'cache-control': immutable ? 'private, max-age=31536000, immutable' : 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers support this header only on the local machine, and log a warning elsewhere.
    ...(AT_HOME.test(response.req.headers.host ?? '') && { 'cross-origin-opener-policy': 'same-origin' }),
    ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }),
  });
  response.end(content);
}

/** Maximum size of a request body: larger than any file of a deck. */
const LARGEST = 16 * 1024 * 1024;

/** Reads and parses a request body; undefined if it is too large or not JSON. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > LARGEST) return undefined;
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
