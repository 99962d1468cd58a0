/** File types for pictures of cards. */
export const PICTURE_TYPES = ['png', 'svg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
