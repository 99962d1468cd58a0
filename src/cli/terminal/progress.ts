import process from 'node:process';

/** Tells how far long work is: one line that changes on a terminal, nothing elsewhere but what the command prints. */
export interface Progress {
  /** `told` stands behind the bar; else it says how many are done. */
  (done: number, all: number, told?: string): void;
  /** Takes the line away. */
  end(): void;
}

const WIDTH = 30;

/**
 * @param things what is counted, many of them
 * @param isHeard whether this thread is free to hear, in the midst of its work, that somebody interrupts it
 */
export function progressOf(what: string, things: string, isHeard = false): Progress {
  const isShown = process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  let last = -1;
  // Else the shell would write its next line behind the bar.
  const interrupted = () => {
    process.off('SIGINT', interrupted);
    process.stderr.write('\n');
    process.kill(process.pid, 'SIGINT');
  };
  const tell = (done: number, all: number, told = `${done} of ${all} ${things}`) => {
    if (!isShown) return;
    const share = all === 0 ? 1 : done / all;
    const percent = Math.floor(100 * share);
    // A line for each of a thousand cards would cost more than the cards.
    if (percent === last && done < all) return;
    if (last < 0 && isHeard) process.on('SIGINT', interrupted);
    last = percent;
    const full = Math.floor(share * WIDTH);
    process.stderr.write(`\r\u001b[K${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${told}`);
  };
  return Object.assign(tell, {
    end: () => {
      if (!isShown || last < 0) return;
      process.off('SIGINT', interrupted);
      process.stderr.write('\r\u001b[K');
    },
  });
}
