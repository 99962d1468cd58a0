export declare function dieAt(
  folder: string,
  at: number,
  die: () => void,
  isHalfWritten?: boolean,
): { steps(): number; restore(): void };
