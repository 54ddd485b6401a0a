/** Calm cover colours (DESIGN.md, `--tint-*`). */
export const TINTS = ['brand', 'red', 'yellow', 'teal'] as const
