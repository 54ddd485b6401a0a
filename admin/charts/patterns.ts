const INK = 'var(--accent)'

/** Fills that differ without colour: whole, sloping lines, dots, and level lines, each within an outline. */
export const PATTERNS = {
  solid: { backgroundColor: INK },
  slopes: { backgroundImage: `repeating-linear-gradient(45deg, ${INK} 0 2px, transparent 2px 6px)` },
  dots: {
    backgroundImage: `radial-gradient(circle, ${INK} 1.2px, transparent 1.6px)`,
    backgroundSize: '5px 5px',
  },
  levels: { backgroundImage: `repeating-linear-gradient(0deg, ${INK} 0 1px, transparent 1px 5px)` },
} as const
export type Pattern = keyof typeof PATTERNS

/** The style of an area in a pattern; also in the colours that a system forces. */
export function patternStyle(pattern: Pattern) {
  return { ...PATTERNS[pattern], border: `1px solid ${INK}`, forcedColorAdjust: 'none' } as const
}
