/**
 * The tables whose counters count what visitors find, in the order in which they are recounted. Packs are not among them
 * (cms/operations/counters/count.ts).
 */
export const RECOUNTED = ['contributors', 'categories', 'styles', 'tags'] as const

/** Up to where a recount has come. */
export interface RecountPosition {
  readonly table: (typeof RECOUNTED)[number]
  /** The last row that was recounted; 0 at the start of the table. */
  readonly after: number
}

/** Where the first batch begins. */
export const RECOUNT_START: RecountPosition = { table: RECOUNTED[0], after: 0 }

/**
 * Where the batch after one with these rows begins; null when all tables are recounted.
 *
 * @param size of a full batch: a smaller one is the last of its table
 */
export function nextPosition(
  { table }: RecountPosition,
  ids: readonly number[],
  size: number,
): RecountPosition | null {
  const last = ids.at(-1)
  if (last !== undefined && ids.length === size) return { table, after: last }
  const next = RECOUNTED[RECOUNTED.indexOf(table) + 1]
  return next === undefined ? null : { table: next, after: 0 }
}
