import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { MAIN } from '../shroud.js';

/** The command as a person runs it, without a terminal; its one line says where the page is. */
export interface Running {
  readonly address: URL;
  readonly token: string;
  readonly child: ChildProcess;
  /** All that it has printed. */
  said(): string;
  stop(): Promise<void>;
}

export async function runStudio(folder: string, port = 0, more: readonly string[] = []): Promise<Running> {
  const child = spawn(process.execPath, [MAIN, 'studio', '--deck', folder, '--port', String(port), ...more]);
  let said = '';
  const address = await new Promise<URL>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text;
      const [, found] = /^Shroud studio: (http:\S+)\n/.exec(said) ?? [];
      if (found !== undefined) resolve(new URL(found));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => reject(new Error(said)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  return { address, token: address.searchParams.get('token') ?? '', child, said: () => said, stop };
}
