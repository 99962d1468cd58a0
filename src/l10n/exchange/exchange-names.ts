/** The formats that texts go to translators in, and come back. Named here so that the command line need load none. */
export const EXCHANGE_NAMES = ['po', 'xliff', 'csv'] as const;
export type ExchangeName = (typeof EXCHANGE_NAMES)[number];
