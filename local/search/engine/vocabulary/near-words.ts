import type { Lexicon } from './lexicon.ts'
import { firstRow, nextRow } from './typos.ts'

export interface NearText {
  readonly text: string
  readonly typos: number
}

/**
 * The words of a sorted list within `most` edits; with `prefix`, the beginnings of words within as many
 * edits, each the shortest with its number. Walks the list like a trie and leaves a branch as soon as no word
 * in it can be near. It needs no memory beside the list; a table of deletions (SymSpell) would be faster, but
 * larger than the words.
 */
export function nearWords(
  lexicon: Lexicon,
  run: Uint32Array,
  typed: string,
  most: number,
  prefix: boolean,
): NearText[] {
  const found: NearText[] = []
  const rows = [firstRow(typed)]
  const textAt = (at: number) => lexicon.textOf(run[at] as number)

  const visit = (from: number, to: number, depth: number, best: number): void => {
    const row = rows[depth] as Uint8Array
    const edits = row[typed.length] as number
    let nearest = best
    if (prefix && edits < best) {
      found.push({ text: textAt(from).slice(0, depth), typos: edits })
      nearest = edits
    }
    let at = from
    if (textAt(at).length === depth) {
      if (!prefix && edits <= most) found.push({ text: textAt(at), typos: edits })
      at++
    }
    while (at < to) {
      const text = textAt(at)
      const letter = text.charCodeAt(depth)
      const end = endOfBranch(lexicon, run, at, to, depth, letter)
      const below = rows[depth + 1] ?? new Uint8Array(typed.length + 1)
      rows[depth + 1] = below
      const least = nextRow(
        typed,
        letter,
        text.charCodeAt(depth - 1),
        depth + 1,
        row,
        rows[Math.max(0, depth - 1)] as Uint8Array,
        below,
      )
      if (least <= most && (!prefix || least < nearest)) visit(at, end, depth + 1, nearest)
      at = end
    }
  }

  if (run.length > 0) visit(0, run.length, 0, most + 1)
  return found
}

/**
 * The end in the list of the words with this letter at this position. Most branches are short, so the search
 * doubles its step first.
 */
function endOfBranch(
  lexicon: Lexicon,
  run: Uint32Array,
  from: number,
  to: number,
  depth: number,
  letter: number,
): number {
  const inside = (at: number) => lexicon.textOf(run[at] as number).charCodeAt(depth) === letter
  let step = 1
  while (from + step < to && inside(from + step)) step *= 2
  let low = from + (step >>> 1)
  let high = Math.min(to, from + step)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (inside(middle)) low = middle + 1
    else high = middle
  }
  return low
}
