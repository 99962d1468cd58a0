import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { kill, pid } from 'node:process';
import { codeOf } from './reason.js';

/** A process that holds something, so that others can tell whether it is still there. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When it was started, as the system counts; empty where the system does not say. */
  readonly start: string;
}

export const thisProcess = (): Holder => ({ pid, host: hostname(), start: startOf(pid) });

/** Whether a process is certainly no more. Of another machine nobody knows. */
export function isGone(holder: Holder): boolean {
  if (holder.host !== hostname()) return false;
  if (!isAlive(holder.pid)) return true;
  // Numbers of processes are given out again.
  const now = startOf(holder.pid);
  return now !== '' && holder.start !== '' && now !== holder.start;
}

function isAlive(number: number): boolean {
  try {
    kill(number, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
}

/** Since a certain start of the machine: Linux only. */
function startOf(number: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${number}/stat`, 'utf8');
    // The name of the program stands in brackets, and may hold anything; the start is the 20th field behind it.
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
