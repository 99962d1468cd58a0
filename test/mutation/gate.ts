/** Lets so many through at a time, in the order in which they came. */
export class Gate {
  private room: number;
  private readonly waiting: (() => void)[] = [];

  constructor(room: number) {
    this.room = room;
  }

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.room > 0) this.room--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.room++;
      else next();
    }
  }
}
