export declare function dieAt(
  folder: string,
  at: number,
  die: () => void,
): { steps(): number; restore(): void };
