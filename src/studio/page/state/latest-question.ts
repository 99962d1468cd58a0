/** Asks the server one question at a time; while an answer is on its way, only the latest question waits. */
export class LatestQuestion<T> {
  private readonly answer: { value: T };
  private waiting: (() => Promise<T>) | undefined;
  private isAsking = false;

  constructor(answer: { value: T }) {
    this.answer = answer;
  }

  /** Where there is no answer, as in the middle of a change, the next question is asked all the same. */
  async ask(question: () => Promise<T>): Promise<void> {
    this.waiting = question;
    if (this.isAsking) return;
    this.isAsking = true;
    for (let next = this.take(); next !== undefined; next = this.take())
      this.answer.value = await next().catch(() => this.answer.value);
    // Nothing may be awaited between the last look and this: what is asked in between would wait for ever.
    this.isAsking = false;
  }

  private take(): (() => Promise<T>) | undefined {
    const question = this.waiting;
    this.waiting = undefined;
    return question;
  }
}
