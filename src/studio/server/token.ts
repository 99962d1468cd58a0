import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { removeFile } from '../../deck/disk/temporary.js';
import { writeAtomic } from '../../deck/disk/write-atomic.js';
import { configFolder } from '../../deck/user-folder.js';

/** Time for open pages to reconnect after a restart, in ms: browsers wake hidden pages once a minute. */
const RECONNECT_WITHIN = 120_000;

/** Limit of stored tokens: more pages than are ever open. */
const MOST = 20;

const TOKEN = /^[\w-]{32}$/;

/**
 * The tokens that grant access. Each start creates a new one. A page that was open when the studio of this deck last
 * stopped, on the same port, keeps its token if it reconnects in time. Only the tokens of open pages are stored on
 * disk, outside of the deck, readable only by their owner.
 */
export class Tokens {
  readonly fresh = randomBytes(24).toString('base64url');
  private readonly path: string;
  private readonly accepted: Set<string>;
  /** Tokens of an earlier start whose pages have not reconnected yet. */
  private readonly awaited: Set<string>;
  /** Number of open pages by token. */
  private readonly pages = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private isStopped = false;

  constructor(directory: string, port: number, reconnectWithin = RECONNECT_WITHIN) {
    const name = createHash('sha256')
      .update(`${resolve(directory)}\0${port}`)
      .digest('hex');
    this.path = join(configFolder(), 'studio', name);
    this.awaited = new Set(tokensIn(this.path));
    this.accepted = new Set([this.fresh, ...this.awaited]);
    this.timer = setTimeout(() => this.stopWaiting(), reconnectWithin).unref();
  }

  accepts(given: string): boolean {
    return [...this.accepted].filter((token) => areSame(given, token)).length > 0;
  }

  pageOpened(token: string): void {
    this.awaited.delete(token);
    this.count(token, 1);
  }

  pageClosed(token: string): void {
    this.count(token, -1);
  }

  /** From now on pages close because the studio stops; their tokens stay valid for the next start. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private count(token: string, by: 1 | -1): void {
    if (this.isStopped) return;
    const before = this.pages.get(token) ?? 0;
    if (before + by > 0) this.pages.set(token, before + by);
    else this.pages.delete(token);
    if (before === 0 || before + by === 0) this.keep();
  }

  private stopWaiting(): void {
    for (const token of this.awaited) this.accepted.delete(token);
    this.awaited.clear();
    this.keep();
  }

  private keep(): void {
    const tokens = [...this.pages.keys(), ...this.awaited].slice(0, MOST);
    try {
      if (tokens.length === 0) removeFile(this.path);
      else writeAtomic(this.path, tokens.map((token) => `${token}\n`).join(''), false, 0o600);
    } catch {
      // Not fatal: pages have to be opened again after a restart.
    }
  }
}

function tokensIn(path: string): readonly string[] {
  const found = diskFolder(dirname(path))?.read(basename(path));
  if (found === undefined || !('bytes' in found)) return [];
  const lines = new TextDecoder().decode(found.bytes).split('\n');
  return lines.filter((line) => TOKEN.test(line)).slice(0, MOST);
}

function areSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
