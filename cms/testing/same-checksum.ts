import { crc32 } from 'node:zlib'

const WANTED_BITS = 32

/**
 * A changed JSON text with the checksum of another one, as any sender can make it: CRC32 is linear, so that a member of
 * ignored letters, each in one of two cases, can be solved for. For tests of what a signature of a checksum is worth.
 */
export function sameChecksum(original: string, changed: string): string {
  const count = 48
  const print = (upper: ReadonlySet<number>) => {
    const pad = Array.from({ length: count }, (_, index) => (upper.has(index) ? 'A' : 'a')).join('')
    return `${changed.slice(0, -1)},"pad":"${pad}"}`
  }
  const base = crc32(print(new Set()))
  const rows = Array.from({ length: count }, (_, index) => ({
    bits: (crc32(print(new Set([index]))) ^ base) >>> 0,
    of: new Set([index]),
  }))
  const flipped = solve(rows, (crc32(original) ^ base) >>> 0)
  return print(flipped)
}

interface Row {
  readonly bits: number
  readonly of: ReadonlySet<number>
}

/** Gaussian elimination over bits: which rows together make the target. */
function solve(rows: readonly Row[], target: number): ReadonlySet<number> {
  let left = [...rows]
  let rest: Row = { bits: target, of: new Set() }
  for (let bit = 0; bit < WANTED_BITS; bit += 1) {
    const has = ({ bits }: Row) => ((bits >>> bit) & 1) === 1
    const pivot = left.find(has)
    if (pivot === undefined) continue
    left = left.filter((row) => row !== pivot).map((row) => (has(row) ? combined(row, pivot) : row))
    if (has(rest)) rest = combined(rest, pivot)
  }
  if (rest.bits !== 0) throw new Error('the letters do not suffice')
  return rest.of
}

function combined(a: Row, b: Row): Row {
  return {
    bits: (a.bits ^ b.bits) >>> 0,
    of: new Set([...difference(a.of, b.of), ...difference(b.of, a.of)]),
  }
}

function difference(a: ReadonlySet<number>, b: ReadonlySet<number>): number[] {
  return [...a].filter((value) => !b.has(value))
}
