import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { kill, pid } from 'node:process';
import { getErrorCode } from './errno.js';

/** The process that holds a lock, with enough data to detect that it is dead. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time in the unit of the system; empty if the system does not report it. */
  readonly start: string;
}

export const thisProcess = (): Holder => ({ pid, host: hostname(), start: readStart(pid) });

/** Whether a process is certainly dead. Processes on other machines can't be checked. */
export function isGone(holder: Holder): boolean {
  if (holder.host !== hostname()) return false;
  if (!isAlive(holder.pid)) return true;
  // Process ids are reused.
  const now = readStart(holder.pid);
  return now !== '' && holder.start !== '' && now !== holder.start;
}

function isAlive(number: number): boolean {
  try {
    kill(number, 0);
    return true;
  } catch (cause) {
    return getErrorCode(cause) === 'EPERM';
  }
}

/** Start time together with the boot id: Linux only. */
function readStart(number: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${number}/stat`, 'utf8');
    // The program name is in brackets and may contain anything; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot} ${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}

export function readHolder(value: unknown): Holder | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { pid: number, host, start } = value as Partial<Holder>;
  const isOne = Number.isSafeInteger(number) && Number(number) > 0 && typeof host === 'string';
  return isOne && typeof start === 'string' ? { pid: Number(number), host, start } : undefined;
}
