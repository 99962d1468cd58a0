export const number = (value: number) => value.toLocaleString('en-GB');
export const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)} %`;

/** `1 card`, `2 cards`. */
export const count = (many: number, what: string) => `${number(many)} ${what}${many === 1 ? '' : 's'}`;
