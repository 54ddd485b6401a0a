/**
 * How many letters of a word, found with typos, were typed: all (null) where the whole word is as near to what was
 * typed as its typos say, else its nearest beginning: `ipohn` is `iphon` of `iphone`.
 */
export function typedPart(word: string, typed: string, typos: number): number | null {
  const distances = distancesOfBeginnings(word, typed)
  if ((distances[word.length] ?? 0) <= typos) return null
  let nearest = word.length
  for (let length = word.length - 1; length > 0; length--) {
    const distance = distances[length] ?? Number.POSITIVE_INFINITY
    if (distance < (distances[nearest] ?? Number.POSITIVE_INFINITY)) nearest = length
  }
  return nearest === word.length ? null : nearest
}

/** The edits between what was typed and each beginning of a word, by its length; a swap of neighbours is one edit. */
function distancesOfBeginnings(word: string, typed: string): readonly number[] {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: word.length + 1 }, (_, length) => length)
  for (let at = 1; at <= typed.length; at++) {
    const next = [at]
    for (let to = 1; to <= word.length; to++) {
      const same = typed[at - 1] === word[to - 1]
      const swapped = at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row
}
