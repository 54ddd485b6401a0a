/** Maximum size of an original, of any format. */
export const ORIGINAL_BYTES = 30 * 1024 * 1024
