interface ValueBarProps {
  readonly value: number
  /** The largest value of the table. */
  readonly most: number
  /** A colour token, as `var(--accent)`. */
  readonly colour: string
}

/** A value of a table as a bar, beside its number. */
export function ValueBar({ value, most, colour }: ValueBarProps) {
  const share = most > 0 ? (value / most) * 100 : 0
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden
      style={{ display: 'block', width: '100%', height: '0.625rem', minWidth: '4rem' }}
    >
      <rect width={share} height="10" style={{ fill: colour }} />
    </svg>
  )
}
