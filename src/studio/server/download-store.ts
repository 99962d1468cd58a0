import { createHash, randomBytes } from 'node:crypto';
import { REPORT_SCRIPT } from '../../operations/verify/last-report.js';
import type { StudioResponse } from './response.js';

/** Limits of files and bytes; the oldest file is evicted first. */
const MOST_FILES = 200;
const MOST_BYTES = 256 * 1024 * 1024;

interface Shelved {
  readonly type: string;
  /** Bytes in memory; 0 for a file on disk. */
  readonly size: number;
  read(): Uint8Array | undefined;
}

/** Files for download, each at an unguessable address that is known only to pages that received it. */
export class DownloadStore {
  private readonly files = new Map<string, Shelved>();

  /** Adds a file; returns its address. */
  put(name: string, content: Uint8Array | (() => Uint8Array | undefined)): string {
    const address = `/file/${randomBytes(24).toString('base64url')}/${encodeURIComponent(name)}`;
    const isHere = typeof content !== 'function';
    this.files.set(address, {
      type: chooseType(name),
      size: isHere ? content.length : 0,
      read: isHere ? () => content : content,
    });
    this.tidy();
    return address;
  }

  find(address: string): StudioResponse | undefined {
    const found = this.files.get(address);
    const content = found?.read();
    if (found === undefined || content === undefined) return undefined;
    const common = { status: 200, type: found.type, content };
    return found.type.startsWith('text/html') ? { ...common, policy: REPORT_POLICY } : common;
  }

  private tidy(): void {
    let bytes = [...this.files.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [address, { size }] of this.files) {
      if (this.files.size <= MOST_FILES && bytes <= MOST_BYTES) break;
      this.files.delete(address);
      bytes -= size;
    }
  }
}

function chooseType(name: string): string {
  if (name.endsWith('.pdf')) return 'application/pdf';
  if (name.endsWith('.svg')) return 'image/svg+xml';
  return name.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream';
}

/** A report may run only the script of this tool, by its checksum, and may load nothing. */
const REPORT_POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(REPORT_SCRIPT).digest('base64')}'; style-src 'unsafe-inline'; img-src data:; sandbox allow-scripts allow-popups`;
