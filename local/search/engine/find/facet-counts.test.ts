import { describe, expect, it } from 'vitest'
import { setOf } from '../docset/doc-set.ts'
import type { Columns, FacetColumn } from '../segment/columns.ts'
import type { Segment } from '../segment/segment.ts'
import { Counted, countValues } from './facet-counts.ts'
import { jointColumnOf } from './joint-columns.ts'
import type { SegmentView } from './view.ts'

const DOCUMENTS = 20_000

/**
 * Number of values of each facet: the first three have few combinations, the next has too many for one
 * column, and the last still more.
 */
const VALUES = [2, 3, 9, 400, 300, 2000]

/** The value of a facet in a document: pseudo-random, but the same in each run. */
function valueAt(doc: number, facet: number): number {
  return Math.floor(Math.abs(Math.sin(doc * (facet + 1) * 12.9898) * 43_758.5453)) % (VALUES[facet] ?? 1)
}

const facets = VALUES.map(
  (values, facet): FacetColumn => ({
    combinations: Uint16Array.from({ length: DOCUMENTS }, (_, doc) => valueAt(doc, facet)),
    starts: Uint32Array.from({ length: values + 1 }, (_, at) => at),
    values: Uint32Array.from({ length: values }, (_, at) => at),
  }),
)
const columns: Partial<Columns> = { count: DOCUMENTS, facets, numbers: [] }
const segment = { columns, universe: DOCUMENTS } as Segment
const schema = { facets: VALUES.map((_, facet) => ({ path: `${facet}`, counted: true })) }
const view = { segment, index: { layout: { schema } } } as unknown as SegmentView

describe('counting the values of facets', () => {
  it.each([
    ['none', () => false],
    ['few', (doc: number) => doc % 997 === 0],
    ['many', (doc: number) => doc % 3 === 0],
    ['most', (doc: number) => doc % 7 !== 0],
    ['all', () => true],
  ])('of %s of the documents gives the counts of a scan', (_, counts) => {
    const docs = Uint32Array.from({ length: DOCUMENTS }, (__, doc) => doc).filter(counts)
    const counted = new Counted(view, setOf(docs, DOCUMENTS))
    VALUES.forEach((values, facet) => {
      const expected = new Array<number>(values).fill(0)
      for (const doc of docs) expected[valueAt(doc, facet)] = (expected[valueAt(doc, facet)] ?? 0) + 1
      expect([...countValues([counted], facet, values)]).toEqual(expected)
    })
  })
})

describe('joint columns', () => {
  it('contain facets with few combinations together', () => {
    const joint = VALUES.map((_, facet) => jointColumnOf(segment, facet, () => true))
    expect(joint.slice(0, 3)).toEqual([joint[0], joint[0], joint[0]])
    expect(joint[0]?.size).toBe(2 * 3 * 9)
    expect(joint.slice(3)).toEqual([undefined, undefined, undefined])
  })
})
