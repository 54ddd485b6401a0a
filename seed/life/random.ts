/** Random numbers that depend on the seed alone (mulberry32). */
export interface Random {
  /** In [0, 1). */
  fraction(): number
  /** In [from, to], whole. */
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(values: readonly [T, ...T[]]): T
  /** An index of the weights, more often that of a larger one. */
  weighed(weights: readonly number[]): number
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    fraction,
    whole: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    chance: (probability) => fraction() < probability,
    pick: (values) => values[Math.floor(fraction() * values.length)] ?? values[0],
    weighed: (weights) => {
      let left = fraction() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [index, weight] of weights.entries()) {
        left -= weight
        if (left < 0) return index
      }
      return weights.length - 1
    },
  }
}
