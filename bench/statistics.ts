/** The value below which a share of the samples lies (nearest rank); NaN of none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/** To so many digits after the point, as results are kept. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
