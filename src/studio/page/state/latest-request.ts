/** Sends one request at a time; while it is running, only the latest next request is queued. */
export class LatestRequest<T> {
  private readonly answer: { value: T };
  private waiting: (() => Promise<T>) | undefined;
  private isAsking = false;

  constructor(answer: { value: T }) {
    this.answer = answer;
  }

  /** A failed request, as in the middle of a change, does not stop the next one. */
  async ask(question: () => Promise<T>): Promise<void> {
    this.waiting = question;
    if (this.isAsking) return;
    this.isAsking = true;
    for (let next = this.take(); next !== undefined; next = this.take())
      this.answer.value = await next().catch(() => this.answer.value);
    // Race: nothing may be awaited between the last check and this line, or a request queued in between would wait
    // forever.
    this.isAsking = false;
  }

  private take(): (() => Promise<T>) | undefined {
    const question = this.waiting;
    this.waiting = undefined;
    return question;
  }
}
