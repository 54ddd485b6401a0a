/** A part of a file, in bytes; both ends are included. */
export interface ByteSpan {
  readonly first: number
  readonly last: number
}

/**
 * The part of a file that a `Range` header names (RFC 9110, section 14). Null for the whole file: without a header, for other
 * units, for several parts, and for what does not follow the syntax. `unsatisfiable` for a part that begins after its end.
 *
 * @param size of the file, in bytes
 */
export function readByteRange(header: string | undefined, size: number): ByteSpan | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') return lastBytes(Number(to), size)
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (to !== '' && Number(to) < first) return null
  return first < size ? { first, last } : 'unsatisfiable'
}

function lastBytes(count: number, size: number): ByteSpan | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable'
  return { first: Math.max(0, size - count), last: size - 1 }
}
