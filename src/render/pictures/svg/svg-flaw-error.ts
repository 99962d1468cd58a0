/** Why a drawing can't be used: half a sentence that begins with "it". Thrown to stop reading. */
export class SvgFlawError extends Error {}
