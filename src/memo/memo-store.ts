/** Memos of one workspace, by class. A memo is created when it is first asked for. */
export class MemoStore {
  private readonly memos = new Map<new () => unknown, unknown>();

  get<Kind>(kind: new () => Kind): Kind {
    const known = this.memos.get(kind) ?? new kind();
    this.memos.set(kind, known);
    return known as Kind;
  }
}
