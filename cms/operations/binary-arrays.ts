/** OIDs and sizes of PostgreSQL's element types. */
const INT2 = { oid: 21, size: 2 }
const INT4 = { oid: 23, size: 4 }
const INT8 = { oid: 20, size: 8 }
const TIMESTAMPTZ = { oid: 1184, size: 8 }

/**
 * An array of numbers in PostgreSQL's binary format, as a parameter of a statement that casts it to `int[]`. The server reads
 * it several times faster than text.
 *
 * @param order the places of those to take, instead of all
 */
export function integers(values: ArrayLike<number>, order?: Int32Array): Buffer {
  const { length } = order ?? values
  const { buffer, view, start } = arrayOf(INT4, length)
  for (let at = start, n = 0; n < length; at += 8, n += 1) {
    view.setInt32(at, 4)
    view.setInt32(at + 4, values[order?.[n] ?? n] ?? 0)
  }
  return buffer
}

/** Likewise for `smallint[]`. */
export function smallIntegers(values: ArrayLike<number>, order?: Int32Array): Buffer {
  const { length } = order ?? values
  const { buffer, view, start } = arrayOf(INT2, length)
  for (let at = start, n = 0; n < length; at += 6, n += 1) {
    view.setInt32(at, 2)
    view.setInt16(at + 4, values[order?.[n] ?? n] ?? 0)
  }
  return buffer
}

/** Likewise for `bigint[]`. */
export function bigints(values: ArrayLike<bigint>, order?: Int32Array): Buffer {
  return longs(INT8, values, order)
}

/** Likewise for `timestamptz[]`. @param values milliseconds since 1970 */
export function moments(values: readonly number[]): Buffer {
  return longs(
    TIMESTAMPTZ,
    values.map((value) => BigInt(value - YEAR_2000) * 1_000n),
  )
}

/** An array of values without special characters, such as ids and codes, as text. Lists that the driver writes are quoted. */
export function plainTexts(values: readonly string[]): string {
  return `{${values.join(',')}}`
}

/** From which PostgreSQL counts microseconds. */
const YEAR_2000 = Date.UTC(2000, 0, 1)

/** The number of dimensions, whether there are nulls and the type of elements; then the length of the dimension and its first index. */
const [HEADER, DIMENSION] = [12, 8]
/** Before each element is its size. */
const SIZE = 4

function longs(type: typeof INT8, values: ArrayLike<bigint>, order?: Int32Array): Buffer {
  const { length } = order ?? values
  const { buffer, view, start } = arrayOf(type, length)
  for (let at = start, n = 0; n < length; at += 12, n += 1) {
    view.setInt32(at, 8)
    view.setBigInt64(at + 4, values[order?.[n] ?? n] ?? 0n)
  }
  return buffer
}

/** An array with its head; elements are to be set from `start` on. An empty one has no dimension. */
function arrayOf({ oid, size }: typeof INT4, length: number) {
  const start = length === 0 ? HEADER : HEADER + DIMENSION
  const buffer = Buffer.allocUnsafe(start + length * (SIZE + size))
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.length)
  const head = length === 0 ? [0, 0, oid] : [1, 0, oid, length, 1]
  for (const [at, value] of head.entries()) view.setInt32(at * 4, value)
  return { buffer, view, start }
}
