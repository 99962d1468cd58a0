import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder that files are written to: the only place here that knows of disks. */
export interface Disk {
  read(name: string): string | undefined;
  /** Quick, for what can be told from half a file. */
  put(name: string, content: string): void;
  /** Whole or not at all: whoever looks sees the old file or the new one. Throws what the system says. */
  write(name: string, content: string | Uint8Array): void;
  /** A checksum of a file; undefined where there is none. */
  sum(name: string): string | undefined;
  remove(name: string): void;
  list(): readonly string[];
}

export function diskAt(folder: string): Disk {
  let isThere = false;
  return {
    read(name) {
      try {
        return readFileSync(join(folder, name), 'utf8');
      } catch {
        return undefined;
      }
    },
    put(name, content) {
      if (!isThere) mkdirSync(folder, { recursive: true });
      isThere = true;
      writeFileSync(join(folder, name), content);
    },
    write(name, content) {
      const path = join(folder, name);
      const beside = `${path}.${process.pid}.tmp`;
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(beside, content);
        renameSync(beside, path);
      } catch (cause) {
        tidy(beside);
        throw cause;
      }
    },
    sum(name) {
      try {
        return createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex');
      } catch {
        return undefined;
      }
    },
    remove: (name) => tidy(join(folder, name)),
    list() {
      try {
        return readdirSync(folder);
      } catch {
        return [];
      }
    },
  };
}

/** Best effort: where the folder itself can't be written, there is nothing to tidy. */
function tidy(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file is in the way of the folder',
  EISDIR: 'a folder is in the way',
};

/** Why the system refused, in words. */
export function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  return REASONS[code] ?? code;
}
