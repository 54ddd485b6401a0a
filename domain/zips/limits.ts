const MEGABYTE = 1024 * 1024

/** Bounds of one ZIP. */
export const ZIP_LIMITS = {
  assets: 500,
  /** Sum of the originals. */
  bytes: 200 * MEGABYTE,
} as const
