import process from 'node:process';

/** Progress of long work: a line that is updated on a terminal, no output elsewhere. */
export interface Progress {
  /** The optional text is shown after the bar; default: how many are done. */
  (done: number, all: number, count?: string): void;
  /** Clears the line. */
  end(): void;
}

const WIDTH = 30;

/**
 * @param things what is counted, in the plural
 * @param lastWords printed on SIGINT; only for work that leaves this thread free to handle the signal
 */
export function createProgress(what: string, things: string, lastWords?: string): Progress {
  const isShown = process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  let last = -1;
  const onInterrupt = () => {
    process.off('SIGINT', onInterrupt);
    // Otherwise the message would be appended to the bar.
    if (last >= 0) process.stderr.write('\n');
    process.stderr.write(`${lastWords}\n`);
    // Dies by the signal, so that the parent process sees the interruption.
    process.kill(process.pid, 'SIGINT');
  };
  if (lastWords !== undefined) process.on('SIGINT', onInterrupt);
  const update = (done: number, all: number, count = `${done} of ${all} ${things}`) => {
    if (!isShown) return;
    const share = all === 0 ? 1 : done / all;
    const percent = Math.floor(100 * share);
    // Throttled: a line for each of a thousand cards would cost more than the cards.
    if (percent === last && done < all) return;
    last = percent;
    const full = Math.floor(share * WIDTH);
    process.stderr.write(`\r\u001b[K${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${count}`);
  };
  return Object.assign(update, {
    end: () => {
      process.off('SIGINT', onInterrupt);
      if (last < 0) return;
      last = -1;
      process.stderr.write('\r\u001b[K');
    },
  });
}
