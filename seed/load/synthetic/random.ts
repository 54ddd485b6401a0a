/** A source of numbers in [0, 1) that repeats for the same seed. */
export type Random = () => number

/** Mulberry32: small, fast, and uniform enough to lay out a catalogue. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws indices in proportion to their weights. */
export function weighted(weights: readonly number[]): (random: Random) => number {
  const sums = new Float64Array(weights.length)
  let total = 0
  for (const [index, weight] of weights.entries()) {
    total += weight
    sums[index] = total
  }
  return (random) => firstAbove(sums, random() * total)
}

/** Draws ranks from 0 by Zipf's law: the second half as often as the first, the tenth a tenth as often. */
export function zipf(count: number): (random: Random) => number {
  return weighted(Array.from({ length: count }, (_, rank) => 1 / (rank + 1)))
}

function firstAbove(sums: Float64Array, value: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sums[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
