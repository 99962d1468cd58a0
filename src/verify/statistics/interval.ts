/** A share with the ends of its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The 95 % quantile of the normal distribution, two-sided. */
export const Z = 1.96;

/** Wilson's interval: unlike the textbook's, it holds near 0 and 1. Shared victories count in parts. */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = count / of;
  const square = Z * Z;
  const middle = share + square / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  const whole = 1 + square / of;
  return {
    share: roundDigits(share),
    low: roundDigits(Math.max(0, (middle - spread) / whole)),
    high: roundDigits(Math.min(1, (middle + spread) / whole)),
  };
}

/** Rounds to four digits: the rest is noise, and would make reports longer. */
export const roundDigits = (value: number) => Math.round(value * 10_000) / 10_000;
