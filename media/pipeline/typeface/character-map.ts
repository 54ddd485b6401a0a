/** The number of a character's glyph; 0 where the typeface lacks it. */
type GlyphOf = (codePoint: number) => number

/** Reads the Unicode map of a `cmap` table: format 12 where there is one, else format 4. */
export function readCharacterMap(cmap: DataView): GlyphOf {
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) => ({
    platform: cmap.getUint16(4 + index * 8),
    start: cmap.getUint32(8 + index * 8),
  })).filter(({ platform }) => platform === 0 || platform === 3)
  for (const [format, read] of [[12, readGroups] as const, [4, readSegments] as const]) {
    const found = subtables.find(({ start }) => cmap.getUint16(start) === format)
    if (found) return read(cmap, found.start)
  }
  throw new Error('a typeface without a map of Unicode characters')
}

/** A `cmap` table of format 12 with these characters. */
export function writeCharacterMap(glyphs: ReadonlyMap<number, number>): DataView {
  const sorted = groupsOf([...glyphs].sort(([one], [other]) => one - other))
  const length = GROUPS_START + sorted.length * GROUP_BYTES
  const table = new DataView(new ArrayBuffer(SUBTABLE_START + length))
  table.setUint16(2, 1)
  table.setUint16(4, 3)
  table.setUint16(6, 10)
  table.setUint32(8, SUBTABLE_START)
  table.setUint16(SUBTABLE_START, 12)
  table.setUint32(SUBTABLE_START + 4, length)
  table.setUint32(SUBTABLE_START + 12, sorted.length)
  for (const [index, { first, last, glyph }] of sorted.entries()) {
    const group = SUBTABLE_START + GROUPS_START + index * GROUP_BYTES
    table.setUint32(group, first)
    table.setUint32(group + 4, last)
    table.setUint32(group + 8, glyph)
  }
  return table
}

/** Successive characters whose glyphs are successive too. */
function groupsOf(sorted: readonly (readonly [codePoint: number, glyph: number])[]) {
  const groups: { first: number; last: number; glyph: number }[] = []
  for (const [codePoint, glyph] of sorted) {
    const group = groups.at(-1)
    const isNext = group && codePoint === group.last + 1 && glyph === group.glyph + codePoint - group.first
    if (isNext) group.last = codePoint
    else groups.push({ first: codePoint, last: codePoint, glyph })
  }
  return groups
}

const SUBTABLE_START = 12
const GROUPS_START = 16
const GROUP_BYTES = 12

/** Format 12: sorted groups of first character, last character and first glyph. */
function readGroups(cmap: DataView, start: number): GlyphOf {
  const count = cmap.getUint32(start + 12)
  return (codePoint) => {
    const group = firstAtLeast(count, codePoint, (index) =>
      cmap.getUint32(start + GROUPS_START + index * GROUP_BYTES + 4),
    )
    if (group === count) return 0
    const at = start + GROUPS_START + group * GROUP_BYTES
    const first = cmap.getUint32(at)
    return first > codePoint ? 0 : cmap.getUint32(at + 8) + codePoint - first
  }
}

/** Format 4: parallel arrays of the segments' ends, starts, differences and offsets into the glyphs. */
function readSegments(cmap: DataView, start: number): GlyphOf {
  const doubled = cmap.getUint16(start + 6)
  const ends = start + 14
  const starts = ends + doubled + 2
  const deltas = starts + doubled
  const offsets = deltas + doubled
  const count = doubled / 2
  return (codePoint) => {
    const segment = firstAtLeast(count, codePoint, (index) => cmap.getUint16(ends + index * 2))
    if (segment === count) return 0
    const first = cmap.getUint16(starts + segment * 2)
    if (first > codePoint) return 0
    const delta = cmap.getUint16(deltas + segment * 2)
    const offset = cmap.getUint16(offsets + segment * 2)
    if (offset === 0) return (codePoint + delta) & 0xffff
    const glyph = cmap.getUint16(offsets + segment * 2 + offset + (codePoint - first) * 2)
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}

/** The first index whose value is not below the wanted one; `count` where all are. */
function firstAtLeast(count: number, wanted: number, valueAt: (index: number) => number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (valueAt(middle) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
