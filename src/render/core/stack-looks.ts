/** What a stack may be made of: clear plastic with white ink, plain film, film with labels, paper with windows. */
export const STACK_LOOKS = ['clear', 'film', 'labels', 'windows'] as const;
export type StackLook = (typeof STACK_LOOKS)[number];
