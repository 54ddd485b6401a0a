/** Samples along one side of a picture: each is between two pixels. */
export interface Axis {
  readonly before: Int32Array
  readonly after: Int32Array
  /** Of the pixel after it. */
  readonly share: Float32Array
}

/**
 * Samples rows of a plane along the columns. The last two rows are cached, as each is read several times in
 * sequence.
 *
 * @param from the first sample of each row that is read, and `to` the end of the last one
 */
export function createLines(
  plane: Float32Array,
  width: number,
  { before, after, share }: Axis,
  from = 0,
  to = share.length,
) {
  const kept = [0, 1].map(() => ({ row: -1, line: new Float64Array(share.length) }))
  return (row: number): Float64Array => {
    const slot = kept[row & 1]
    if (!slot) throw new Error('no line for a row')
    if (slot.row === row) return slot.line
    slot.row = row
    const { line } = slot
    const start = row * width
    for (let x = from; x < to; x += 1) {
      const left = plane[start + (before[x] ?? 0)] ?? 0
      line[x] = mix(left, plane[start + (after[x] ?? 0)] ?? 0, share[x] ?? 0)
    }
    return line
  }
}

export function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share
}
