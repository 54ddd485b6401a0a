/** The cost of an edit of the first letter, which is rarely mistyped; Algolia counts it as two. */
const FIRST_LETTER = 2

/**
 * One row of the matrix of edit distances ("optimal string alignment": a transposition is one edit), for
 * letter number `depth` of the target. `fastest-levenshtein` is faster for two words, but has no
 * transpositions and no rows: rows let a walk through a sorted vocabulary compute each shared prefix once.
 */
export function nextRow(
  typed: string,
  letter: number,
  previousLetter: number,
  depth: number,
  above: Uint8Array,
  twoAbove: Uint8Array,
  row: Uint8Array,
): number {
  row[0] = (above[0] as number) + (depth === 1 ? FIRST_LETTER : 1)
  let least = row[0] as number
  for (let i = 1; i <= typed.length; i++) {
    const code = typed.charCodeAt(i - 1)
    const first = i === 1 && depth === 1
    let cost = (above[i - 1] as number) + (code === letter ? 0 : first ? FIRST_LETTER : 1)
    cost = Math.min(cost, (above[i] as number) + 1, (row[i - 1] as number) + 1)
    if (i > 1 && depth > 1 && code === previousLetter && typed.charCodeAt(i - 2) === letter) {
      cost = Math.min(cost, (twoAbove[i - 2] as number) + (i === 2 && depth === 2 ? FIRST_LETTER : 1))
    }
    row[i] = cost
    if (cost < least) least = cost
  }
  return least
}

/** The row before any letter of the target: all typed letters would have to be deleted. */
export function firstRow(typed: string): Uint8Array {
  return Uint8Array.from({ length: typed.length + 1 }, (_, i) => (i === 0 ? 0 : i - 1 + FIRST_LETTER))
}
