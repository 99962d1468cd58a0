/** The formats for exchanging texts with translators. Listed here so that the command line need not load them. */
export const EXCHANGE_NAMES = ['po', 'xliff', 'csv'] as const;
export type ExchangeName = (typeof EXCHANGE_NAMES)[number];
