import { vi } from 'vitest';
import { run } from '../../src/cli/run.js';
import type { Outcome } from './shroud.js';

/** Runs a command in this process, since starting one for each takes most of a second; what it prints is caught. */
export async function shroudHere(
  args: readonly string[],
  { cwd }: { readonly cwd?: string } = {},
): Promise<Outcome> {
  const stoodIn = process.cwd();
  if (cwd !== undefined) process.chdir(cwd);
  const streams = [process.stdout, process.stderr].map((stream) => ({
    stream,
    before: stream.listeners('error'),
  }));
  const out = caught(process.stdout);
  const err = caught(process.stderr);
  try {
    const code = await run(args, '0.0.0');
    return { code, out: out.said.join(''), err: err.said.join('') };
  } finally {
    process.chdir(stoodIn);
    out.restore();
    err.restore();
    // One process runs many commands: listeners for the end of a pipe are removed with the command.
    for (const { stream, before } of streams)
      for (const listener of stream.listeners('error'))
        if (!before.includes(listener)) stream.off('error', listener as () => void);
  }
}

function caught(stream: NodeJS.WriteStream): { said: string[]; restore: () => void } {
  const said: string[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  return { said, restore: () => spy.mockRestore() };
}
