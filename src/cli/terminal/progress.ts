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
 * @param lastWords a line to say when somebody interrupts it: for work that leaves this thread free to hear that
 */
export function progressOf(what: string, things: string, lastWords?: string): Progress {
  const isShown = process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  let last = -1;
  const interrupted = () => {
    process.off('SIGINT', interrupted);
    // Else the line would stand behind the bar.
    if (last >= 0) process.stderr.write('\n');
    process.stderr.write(`${lastWords}\n`);
    // The system tells whoever has started this command that it was interrupted.
    process.kill(process.pid, 'SIGINT');
  };
  if (lastWords !== undefined) process.on('SIGINT', interrupted);
  const tell = (done: number, all: number, told = `${done} of ${all} ${things}`) => {
    if (!isShown) return;
    const share = all === 0 ? 1 : done / all;
    const percent = Math.floor(100 * share);
    // A line for each of a thousand cards would cost more than the cards.
    if (percent === last && done < all) return;
    last = percent;
    const full = Math.floor(share * WIDTH);
    process.stderr.write(`\r\u001b[K${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${told}`);
  };
  return Object.assign(tell, {
    end: () => {
      process.off('SIGINT', interrupted);
      if (last < 0) return;
      last = -1;
      process.stderr.write('\r\u001b[K');
    },
  });
}
