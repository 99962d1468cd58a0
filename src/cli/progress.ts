import process from 'node:process';

/** Tells how far long work is: one line that changes on a terminal, nothing elsewhere but what the command prints. */
export interface Progress {
  (done: number, all: number): void;
  /** Takes the line away. */
  end(): void;
}

const WIDTH = 30;

export function progressOf(what: string): Progress {
  const isShown = process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  let last = -1;
  const tell = (done: number, all: number) => {
    if (!isShown) return;
    const full = all === 0 ? WIDTH : Math.floor((done / all) * WIDTH);
    // A line for each of a thousand cards would cost more than the cards.
    if (full === last && done < all) return;
    last = full;
    process.stderr.write(`\r\u001b[K${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${all}`);
  };
  return Object.assign(tell, {
    end: () => {
      if (isShown && last >= 0) process.stderr.write('\r\u001b[K');
    },
  });
}
