import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from '../../../src/cli/terminal/progress.js';
import { verifyProgress } from '../../../src/cli/terminal/verify-progress.js';

const isTTY = process.stderr.isTTY;

/** What is shown on a terminal, line after line. */
function onTerminal(): string[] {
  const shown: string[] = [];
  process.stderr.isTTY = true;
  vi.stubEnv('TERM', 'xterm');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    shown.push(String(text).replace('\r\u001b[K', ''));
    return true;
  });
  return shown;
}

afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('progress on a terminal', () => {
  it('names the things that it counts', () => {
    const shown = onTerminal();
    const progress = createProgress('render', 'pictures');
    progress(1, 2);
    progress.end();
    expect(shown).toEqual([`render ${'█'.repeat(15)}${'░'.repeat(15)} 1 of 2 pictures`, '']);
  });

  it('leaves its line and says its last words when it is interrupted', () => {
    const shown = onTerminal();
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const before = process.listeners('SIGINT');
    const progress = createProgress('verify', 'pieces', 'What is kept.');
    progress(1, 2);
    const [interrupted] = process.listeners('SIGINT').filter((one) => !before.includes(one));
    interrupted?.('SIGINT');
    expect(shown.slice(-2)).toEqual(['\n', 'What is kept.\n']);
    expect(kill).toHaveBeenCalledWith(process.pid, 'SIGINT');
    expect(process.listeners('SIGINT'), 'the second time it is not caught').toEqual(before);
  });

  it('of verify counts probes and games, and with a budget never falls back', () => {
    const shares: number[] = [];
    const told: string[] = [];
    const progress = Object.assign(
      (done: number, _: number, text = '') => {
        shares.push(done);
        told.push(text);
      },
      { end: () => {} },
    );
    let time = 0;
    const tell = verifyProgress(progress, 100, () => time);
    const work = (now: number, done: number, of: number) => {
      time = now;
      tell({ done, of, games: 40 * done, probes: 1, disagreements: 0 });
    };
    work(10, 2, 4);
    work(80, 4, 4);
    work(81, 5, 20);
    work(90, 20, 20);
    work(100, 21, 21);
    expect(shares).toEqual([0.1, 0.8, 0.8, 0.9, 1]);
    expect(told[0]).toBe('10 %, 1 probe, 80 games');
  });
});
