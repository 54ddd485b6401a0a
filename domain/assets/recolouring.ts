/** New colours by old ones, all `#rrggbb`. */
export type Recolouring = ReadonlyMap<string, string>

/** An artwork with more colours is shown and downloaded only in its own. */
export const MAX_COLOURS = 256
const CHANGE = /^[0-9a-f]{6}-[0-9a-f]{6}$/

/** A recolouring as forms and addresses carry it: `6563ff-f0525a,17172b-3a0f14`. Unchanged colours are left out. */
export function writeRecolouring(recolouring: Recolouring): string {
  return [...recolouring]
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => `${from.slice(1)}-${to.slice(1)}`.toLowerCase())
    .join(',')
}

/** The inverse: an empty text changes nothing. Null for a malformed text. */
export function readRecolouring(text: string): Recolouring | null {
  if (text === '') return new Map()
  const changes = text.split(',')
  if (changes.length > MAX_COLOURS || !changes.every((change) => CHANGE.test(change))) return null
  return new Map(
    changes
      .map((change): [string, string] => [`#${change.slice(0, 6)}`, `#${change.slice(7)}`])
      .filter(([from, to]) => from !== to),
  )
}
