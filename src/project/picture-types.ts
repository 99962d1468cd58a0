/** The sorts of picture that cards are drawn as. */
export const PICTURE_TYPES = ['png', 'svg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
