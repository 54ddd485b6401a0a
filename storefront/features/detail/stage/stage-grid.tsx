interface StageGridProps {
  readonly width: number
  readonly height: number
}

/** Construction lines over the artwork: its frame, thirds, diagonals and the circle that fits. */
export function StageGrid({ width, height }: StageGridProps) {
  const thirds = [1, 2].map((n) => `M${(width * n) / 3} 0V${height}M0 ${(height * n) / 3}H${width}`)
  return (
    <svg className="stage__grid" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 0H${width}V${height}H0Z${thirds.join('')}`} />
      <circle cx={width / 2} cy={height / 2} r={Math.min(width, height) / 2} />
      <path className="stage__diagonals" d={`M0 0L${width} ${height}M${width} 0L0 ${height}`} />
    </svg>
  )
}
