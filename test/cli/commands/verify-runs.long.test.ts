import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copiedTool } from '../../support/copied-tool.js';
import { NODES } from '../../support/nodes.js';
import { MAIN } from '../../support/shroud.js';
import { starter } from '../../support/studio/running.js';

describe('verify that is interrupted', () => {
  const interrupted = async (deck: string, isBegun: () => boolean, more: readonly string[]) => {
    // More games than anybody has time for.
    const child = spawn(process.execPath, [MAIN, 'verify', '--deck', deck, '--games', '1000000', ...more]);
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    await expect.poll(isBegun, { timeout: 60_000 }).toBe(true);
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
    child.kill('SIGINT');
    // A shell makes 130 of it.
    expect(await ended).toBe('SIGINT');
    return said;
  };

  it('says in a line what is kept, which the next run finds', async () => {
    const deck = starter();
    const proofs = join(deck, 'output/.cache/proof');
    const kept = () =>
      existsSync(proofs) ? readdirSync(proofs).filter((name) => !name.endsWith('.tmp')) : [];
    const said = await interrupted(deck, () => kept().length > 1, []);
    expect(said).toBe(
      'shroud: interrupted; no report was written. Probes of finished cards are cached: the next run continues from there and plays its games again.\n',
    );
    expect(existsSync(join(deck, 'output/verify/report.json'))).toBe(false);
    const [entry = ''] = kept();
    const before = readFileSync(join(proofs, entry));
    const { status } = spawnSync(process.execPath, [MAIN, 'verify', '--deck', deck, '--probes-only']);
    expect(status).toBe(0);
    expect(readFileSync(join(proofs, entry))).toEqual(before);
  });

  it('says that nothing is kept where that is so', async () => {
    const deck = starter();
    const isBegun = () => existsSync(join(deck, 'output/verify'));
    expect(await interrupted(deck, isBegun, ['--no-cache'])).toBe(
      'shroud: interrupted; no report was written. Nothing was cached, because of --no-cache.\n',
    );
    expect(existsSync(join(deck, 'output/.cache/proof'))).toBe(false);
  });
});

it('verify writes the same files whichever installation it is, on whichever Node', () => {
  const written = (node: string, main: string) => {
    const deck = starter();
    const args = [main, 'verify', '--deck', deck, '--cards', 'bitten-by-a-badger', '--probes-only'];
    expect(spawnSync(node, args).status).toBe(0);
    return ['report.json', 'scripts.json', 'index.html'].map((name) =>
      readFileSync(join(deck, 'output/verify', name), 'utf8'),
    );
  };
  const tool = join(copiedTool(), 'dist/cli/main.js');
  const here = written(process.execPath, MAIN);
  for (const [version, node] of NODES) expect(written(node, tool), version).toEqual(here);
});
