/** The glyphs that a typeface can put in the place of others. */
interface Substitutions {
  /** Each of these glyphs may replace the glyph. */
  readonly others: ReadonlyMap<number, readonly number[]>
  /** By the first of the glyphs that they replace. */
  readonly ligatures: ReadonlyMap<number, readonly Ligature[]>
}

interface Ligature {
  readonly rest: readonly number[]
  readonly glyph: number
}

export const NO_SUBSTITUTIONS: Substitutions = { others: new Map(), ligatures: new Map() }

/**
 * Reads every substitution of a `GSUB` table, whichever script and feature it belongs to. Contextual lookups
 * (types 5 and 6) are skipped: they only apply other lookups of the same list.
 *
 * @throws where a lookup has an unknown type or format
 */
export function readSubstitutions(gsub: DataView): Substitutions {
  const others = new Map<number, number[]>()
  const ligatures = new Map<number, Ligature[]>()
  const add = (glyph: number, substitutes: readonly number[]) => listIn(others, glyph).push(...substitutes)
  const addLigature = (first: number, ligature: Ligature) => listIn(ligatures, first).push(ligature)
  for (const { type, start } of subtablesOf(gsub)) {
    if (type === CONTEXT || type === CHAINED_CONTEXT) continue
    else if (type === SINGLE) readSingle(gsub, start, add)
    else if (type === MULTIPLE || type === ALTERNATE) readSequences(gsub, start, add)
    else if (type === LIGATURE) readLigatures(gsub, start, addLigature)
    else if (type === REVERSE) readReverse(gsub, start, add)
    else throw new Error(`a substitution of the type ${type}`)
  }
  return { others, ligatures }
}

/** The glyphs, and every glyph that substitutions can make of them. */
export function withSubstitutes(
  glyphs: ReadonlySet<number>,
  { others, ligatures }: Substitutions,
): Set<number> {
  const all = new Set(glyphs)
  let before = -1
  // A ligature may complete another one, so that the passes are repeated until one adds nothing.
  while (before !== all.size) {
    before = all.size
    for (const glyph of all) {
      for (const other of others.get(glyph) ?? []) all.add(other)
      for (const ligature of ligatures.get(glyph) ?? []) {
        if (ligature.rest.every((part) => all.has(part))) all.add(ligature.glyph)
      }
    }
  }
  return all
}

const SINGLE = 1
const MULTIPLE = 2
const ALTERNATE = 3
const LIGATURE = 4
const CONTEXT = 5
const CHAINED_CONTEXT = 6
const EXTENSION = 7
const REVERSE = 8

type Add = (glyph: number, substitutes: readonly number[]) => void

function* subtablesOf(gsub: DataView): Generator<{ type: number; start: number }> {
  const list = gsub.getUint16(8)
  for (const offset of uint16s(gsub, list + 2, gsub.getUint16(list))) {
    const lookup = list + offset
    const type = gsub.getUint16(lookup)
    for (const inner of uint16s(gsub, lookup + 6, gsub.getUint16(lookup + 4))) {
      const start = lookup + inner
      // An extension holds the type and a longer offset of the subtable.
      if (type === EXTENSION)
        yield { type: gsub.getUint16(start + 2), start: start + gsub.getUint32(start + 4) }
      else yield { type, start }
    }
  }
}

function readSingle(gsub: DataView, start: number, add: Add): void {
  const format = gsub.getUint16(start)
  const covered = coverageOf(gsub, start + gsub.getUint16(start + 2))
  if (format === 1) {
    const delta = gsub.getUint16(start + 4)
    for (const glyph of covered) add(glyph, [(glyph + delta) & 0xffff])
  } else if (format === 2) {
    const substitutes = uint16s(gsub, start + 6, gsub.getUint16(start + 4))
    for (const [index, glyph] of covered.entries()) add(glyph, substitutes.slice(index, index + 1))
  } else throw new Error(`single substitutions of the format ${format}`)
}

/** One glyph becomes several, or one of several. */
function readSequences(gsub: DataView, start: number, add: Add): void {
  for (const [glyph, set] of setsOf(gsub, start)) add(glyph, uint16s(gsub, set + 2, gsub.getUint16(set)))
}

function readLigatures(
  gsub: DataView,
  start: number,
  add: (first: number, ligature: Ligature) => void,
): void {
  for (const [first, set] of setsOf(gsub, start)) {
    for (const offset of uint16s(gsub, set + 2, gsub.getUint16(set))) {
      const at = set + offset
      add(first, { glyph: gsub.getUint16(at), rest: uint16s(gsub, at + 4, gsub.getUint16(at + 2) - 1) })
    }
  }
}

function readReverse(gsub: DataView, start: number, add: Add): void {
  const covered = coverageOf(gsub, start + gsub.getUint16(start + 2))
  const lookahead = start + 6 + gsub.getUint16(start + 4) * 2
  const counted = lookahead + 2 + gsub.getUint16(lookahead) * 2
  const substitutes = uint16s(gsub, counted + 2, gsub.getUint16(counted))
  for (const [index, glyph] of covered.entries()) add(glyph, substitutes.slice(index, index + 1))
}

/** Each covered glyph and the start of its set, in subtables of format 1. */
function setsOf(gsub: DataView, start: number): readonly (readonly [glyph: number, set: number])[] {
  const format = gsub.getUint16(start)
  if (format !== 1) throw new Error(`substitutions of the format ${format}`)
  const covered = coverageOf(gsub, start + gsub.getUint16(start + 2))
  return uint16s(gsub, start + 6, gsub.getUint16(start + 4)).map(
    (offset, index) => [covered[index] ?? 0, start + offset] as const,
  )
}

function coverageOf(gsub: DataView, start: number): readonly number[] {
  const format = gsub.getUint16(start)
  const count = gsub.getUint16(start + 2)
  if (format === 1) return uint16s(gsub, start + 4, count)
  if (format !== 2) throw new Error(`a coverage of the format ${format}`)
  return Array.from({ length: count }, (_, index) => {
    const range = start + 4 + index * 6
    const [first, last] = [gsub.getUint16(range), gsub.getUint16(range + 2)]
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  }).flat()
}

function uint16s(view: DataView, start: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => view.getUint16(start + index * 2))
}

function listIn<T>(map: Map<number, T[]>, key: number): T[] {
  const known = map.get(key)
  if (known) return known
  const list: T[] = []
  map.set(key, list)
  return list
}
