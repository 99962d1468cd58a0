/** Named resources of one kind; equal resources share a name. */
export class Named<T> {
  private readonly letter: string;
  private readonly byKey = new Map<unknown, [string, T]>();

  constructor(letter: string) {
    this.letter = letter;
  }

  /** Paintings are compared by identity, because comparing their content would cost more than it saves. */
  name(resource: T): string {
    const key =
      typeof resource === 'object' && resource !== null && 'content' in resource
        ? resource
        : JSON.stringify(resource);
    let entry = this.byKey.get(key);
    if (entry === undefined) {
      entry = [`${this.letter}${this.byKey.size}`, resource];
      this.byKey.set(key, entry);
    }
    return entry[0];
  }

  get isEmpty(): boolean {
    return this.byKey.size === 0;
  }

  get all(): Record<string, T> {
    return Object.fromEntries(this.byKey.values());
  }
}
