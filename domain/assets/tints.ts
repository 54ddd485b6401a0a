/** Calm colours of covers and avatars (DESIGN.md, `--tint-*`). */
export const TINTS = ['brand', 'red', 'yellow', 'teal'] as const
