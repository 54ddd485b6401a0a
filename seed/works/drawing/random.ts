/** A source of numbers in 0..1 that is the same for the same seed. */
export type Random = () => number

/** Mulberry32: small, fast and even enough to scatter leaves with. */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between two others. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

/** One of several. */
export function oneOf<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}
