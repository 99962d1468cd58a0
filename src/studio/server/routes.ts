import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WriteConflictError } from '../../deck/disk/deck-lock.js';
import { WriteError } from '../../deck/disk/write-atomic.js';
import { UserError } from '../../workspace/errors.js';
import { pageFile } from './page-files.js';
import { isGiven, type Params } from './params.js';
import { parseAddress, type RequestGuard } from './request-guard.js';
import { asJson, readBody, type StudioResponse, textResponse } from './response.js';
import { FAVICON, policy, shell } from './shell.js';
import type { Studio } from './studio.js';

/** A request handler: takes the request body, which it validates, and returns plain data or a file. */
type Request = (given: Params) => unknown;
export type Requests = Readonly<Record<string, Request>>;

/** A file download as a response. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array | string;
  constructor(name: string, type: string, content: Uint8Array | string) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}

const AWAY = 'This address is for the page of the studio only.';

/** Routes an HTTP request to its response. */
export async function answerTo(
  request: IncomingMessage,
  {
    studio,
    door,
    requests,
  }: { readonly studio: Studio; readonly door: RequestGuard; readonly requests: Requests },
): Promise<StudioResponse> {
  if (!door.isSameOrigin(request)) return textResponse(403, AWAY);
  const address = parseAddress(request);
  if (address === undefined) return textResponse(400, 'This is no address.');
  const path = address.pathname;
  if (path.startsWith('/api/')) {
    if (request.method !== 'POST') return textResponse(405, 'POST it.');
    if (door.tokenOf(request, address) === undefined)
      return textResponse(403, 'The token is missing, or is another one.');
    return callMethod(requests, path.slice('/api/'.length), await readBody(request));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return textResponse(405, 'There is nothing to be done here.');
  return servePage(path, request.headers.host ?? '', studio);
}

function servePage(path: string, host: string, studio: Studio): StudioResponse {
  if (path === '/') {
    const nonce = randomBytes(16).toString('base64url');
    return {
      status: 200,
      type: 'text/html; charset=utf-8',
      content: shell(nonce),
      policy: policy(host, nonce),
    };
  }
  if (path === '/favicon.svg' || path === '/favicon.ico')
    return { status: 200, type: 'image/svg+xml', content: FAVICON };
  const drawing = studio.drawing(path);
  if (drawing !== undefined) return { status: 200, type: 'image/svg+xml', content: drawing, immutable: true };
  const shelved = studio.downloads.find(path);
  if (shelved !== undefined) return shelved;
  const file = pageFile(path);
  return file === undefined ? textResponse(404, 'There is nothing here.') : { status: 200, ...file };
}

async function callMethod(requests: Requests, name: string, given: unknown): Promise<StudioResponse> {
  const request = Object.hasOwn(requests, name) ? requests[name] : undefined;
  if (request === undefined) return textResponse(404, 'Unknown API method.');
  if (!isGiven(given)) return textResponse(400, 'It takes JSON, of 16 MiB at most.');
  try {
    const answer = await request(given);
    return answer instanceof FileAnswer ? { status: 200, ...answer } : asJson(answer ?? {});
  } catch (cause) {
    const isForeseen = [UserError, WriteError, WriteConflictError].some((kind) => cause instanceof kind);
    const message = cause instanceof Error ? cause.message : String(cause);
    // An expected error is a normal response; browsers would log an HTTP error as a failure of the page.
    if (isForeseen) return asJson({ problem: message });
    return asJson({ problem: `Internal error (a bug in shroud): ${message}` }, 500);
  }
}
