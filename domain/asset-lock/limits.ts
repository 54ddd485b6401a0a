/** Files of one lock: each is delivered once more to hash it. */
export const ASSET_LOCK_LIMITS = { files: 1_000 } as const
