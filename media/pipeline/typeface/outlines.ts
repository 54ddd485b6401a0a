import { bytesOf, padded, type Tables, tableOf } from './sfnt.ts'

/** The bytes of a glyph's outline in the `glyf` table; none where it is empty. */
type OutlineOf = (glyph: number) => DataView | null

interface Outlines {
  readonly count: number
  readonly of: OutlineOf
}

export function readOutlines(tables: Tables): Outlines {
  const [glyf, loca] = [tableOf(tables, 'glyf'), tableOf(tables, 'loca')]
  const count = tableOf(tables, 'maxp').getUint16(4)
  const isLong = tableOf(tables, 'head').getInt16(LOCATION_FORMAT) === 1
  const startOf = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2)
  return {
    count,
    of: (glyph) => {
      if (glyph >= count) return null
      const [start, end] = [startOf(glyph), startOf(glyph + 1)]
      return end > start ? new DataView(glyf.buffer, glyf.byteOffset + start, end - start) : null
    },
  }
}

/** The glyphs, and those that their outlines are composed of. */
export function withComponents(glyphs: ReadonlySet<number>, { of }: Outlines): Set<number> {
  const all = new Set(glyphs)
  // A set iterates over what is added meanwhile.
  for (const glyph of all) for (const component of componentsOf(of(glyph))) all.add(component)
  return all
}

/**
 * The tables `glyf`, `loca` and `head` with these outlines alone; numbers of glyphs are unchanged. Offsets take two bytes
 * where the outlines are short enough.
 */
export function writeOutlines(tables: Tables, { count, of }: Outlines, kept: ReadonlySet<number>): Tables {
  const outlines = Array.from({ length: count }, (_, glyph) => (kept.has(glyph) ? of(glyph) : null))
  const ends = new Uint32Array(count + 1)
  for (const [glyph, outline] of outlines.entries())
    ends[glyph + 1] = (ends[glyph] ?? 0) + padded(outline?.byteLength ?? 0)
  const glyf = new Uint8Array(ends[count] ?? 0)
  for (const [glyph, outline] of outlines.entries()) {
    if (outline) glyf.set(bytesOf(outline), ends[glyph])
  }
  const isLong = glyf.length > LONGEST_SHORT
  const loca = new DataView(new ArrayBuffer((count + 1) * (isLong ? 4 : 2)))
  for (const [glyph, end] of ends.entries()) {
    if (isLong) loca.setUint32(glyph * 4, end)
    else loca.setUint16(glyph * 2, end / 2)
  }
  const head = new DataView(new Uint8Array(bytesOf(tableOf(tables, 'head'))).buffer)
  head.setInt16(LOCATION_FORMAT, isLong ? 1 : 0)
  return new Map([
    ['glyf', new DataView(glyf.buffer)],
    ['loca', loca],
    ['head', head],
  ])
}

/** Offset in `head`: 1 where `loca` has offsets of four bytes. */
const LOCATION_FORMAT = 50

/** Offsets of two bytes count pairs of bytes. */
const LONGEST_SHORT = 0xffff * 2

/** Flags of a component. */
const HAS_WORDS = 0x0001
const HAS_SCALE = 0x0008
const HAS_MORE = 0x0020
const HAS_TWO_SCALES = 0x0040
const HAS_MATRIX = 0x0080

function componentsOf(outline: DataView | null): readonly number[] {
  if (!outline || outline.getInt16(0) >= 0) return []
  const components: number[] = []
  let at = 10
  for (let hasMore = true; hasMore; ) {
    const flags = outline.getUint16(at)
    components.push(outline.getUint16(at + 2))
    at += flags & HAS_WORDS ? 8 : 6
    if (flags & HAS_SCALE) at += 2
    else if (flags & HAS_TWO_SCALES) at += 4
    else if (flags & HAS_MATRIX) at += 8
    hasMore = (flags & HAS_MORE) !== 0
  }
  return components
}
