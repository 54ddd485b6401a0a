/** The nearest-rank quantile of the samples; NaN for none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/** Rounds to the number of decimals that results are stored with. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
