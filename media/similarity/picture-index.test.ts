import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { COLOUR_BINS } from '#media/artwork/descriptor/colours.ts'
import { type QueryView, SHAPES } from '#media/artwork/descriptor/descriptor.ts'
import { SHAPE_LENGTH, SHAPE_SIZE } from '#media/artwork/descriptor/project.ts'
import type { IndexedPicture } from './indexed-picture.ts'
import { type Kernel, openKernel, scan } from './kernel.ts'
import { createPictureIndex, type PictureIndex } from './picture-index.ts'

/** A pseudo-random shape for each number: nearly orthogonal to every other. */
function shapeOf(seed: number): Int8Array {
  let state = seed * 2_654_435_761 + 1
  const values = Float32Array.from({ length: SHAPE_SIZE }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 2 ** 31
  })
  const length = Math.hypot(...values)
  return Int8Array.from(values, (value) => Math.round((value * SHAPE_LENGTH) / length))
}

const RED = Uint8Array.from({ length: COLOUR_BINS }, (_, bin) => (bin === 0 ? 255 : 0))
const BLUE = Uint8Array.from({ length: COLOUR_BINS }, (_, bin) => (bin === 8 ? 255 : 0))

const picture = (item: number, seed = item, colours = RED): IndexedPicture => ({
  item,
  revision: item * 10,
  look: 'drawing',
  shape: shapeOf(seed),
  colours,
})
/** Each window has a different shape. */
function photograph(item: number, start: number): IndexedPicture {
  const shape = new Int8Array(SHAPES.photograph * SHAPE_SIZE)
  for (let at = 0; at < SHAPES.photograph; at += 1) shape.set(shapeOf(start + at), at * SHAPE_SIZE)
  return { item, revision: item * 10, look: 'photograph', shape, colours: RED }
}
const view = (seed: number, discount = 0, colours = RED): QueryView => ({
  look: 'drawing',
  shape: shapeOf(seed),
  colours,
  discount,
})
const found = (index: PictureIndex, seed: number, count = 3) =>
  index.search([view(seed)], count).map(({ item }) => item)

let usearch: Kernel
beforeAll(async () => {
  usearch = await openKernel()
})

describe.each([
  ['with the processor’s instructions', () => usearch],
  ['in plain JavaScript', () => scan],
])('an index searched %s', (_name, kernel) => {
  it('finds a picture by its own descriptor, with a similarity of 1', () => {
    const index = createPictureIndex(kernel())
    for (let item = 1; item <= 2000; item += 1) index.put(picture(item))
    expect(index.search([view(1234)], 1)).toEqual([{ item: 1234, similarity: expect.closeTo(1, 1) }])
  })

  it('reads a view at any offset of its buffer', () => {
    const index = createPictureIndex(kernel())
    for (let item = 1; item <= 50; item += 1) index.put(picture(item))
    const inside = new Int8Array(SHAPE_SIZE + 24)
    inside.set(shapeOf(7), 24)
    expect(index.search([{ ...view(7), shape: inside.subarray(24) }], 1)).toMatchObject([{ item: 7 }])
  })

  it('finds nothing where nothing is similar, and nothing in an empty index', () => {
    const index = createPictureIndex(kernel())
    expect(index.search([view(1)], 5)).toEqual([])
    index.put(picture(1))
    expect(found(index, 2)).toEqual([])
  })

  it('forgets pictures that were removed or replaced', () => {
    const index = createPictureIndex(kernel())
    for (const item of [1, 2, 3]) index.put(picture(item))
    index.remove(1)
    index.remove(1)
    index.put(picture(2, 20))
    expect([found(index, 1), found(index, 2), found(index, 20), found(index, 3)]).toEqual([[], [], [2], [3]])
    expect([index.size, index.get(1), index.get(2)?.shape]).toEqual([2, undefined, shapeOf(20)])
  })

  it('uses the best of several views, less the discount of each', () => {
    const index = createPictureIndex(kernel())
    for (const item of [1, 2]) index.put(picture(item))
    const matches = index.search([view(1, 0.1), view(2)], 2)
    expect(matches.map(({ item }) => item)).toEqual([2, 1])
    expect((matches[0]?.similarity ?? 0) - (matches[1]?.similarity ?? 0)).toBeCloseTo(0.1, 1)
  })

  it('compares photographs with each window of photographs only, and merges both looks into one ranking', () => {
    const index = createPictureIndex(kernel())
    index.put(picture(1, 7))
    for (const [item, start] of [
      [2, 100],
      [3, 200],
    ] as const)
      index.put(photograph(item, start))
    const seen = { ...view(204), look: 'photograph' as const }
    expect(index.search([seen], 5).map(({ item }) => item)).toEqual([3])
    expect(index.search([view(204)], 5)).toEqual([])
    expect(index.search([view(7, 0.1), seen], 5).map(({ item }) => item)).toEqual([3, 1])
    expect([index.size, index.get(3)?.look]).toEqual([3, 'photograph'])
  })

  it('forgets a drawing whose item becomes a photograph', () => {
    const index = createPictureIndex(kernel())
    index.put(picture(1, 7))
    index.put(photograph(1, 100))
    expect([index.size, found(index, 7)]).toEqual([1, []])
    index.remove(1)
    expect([index.size, index.get(1)]).toEqual([0, undefined])
  })

  it('ranks the same drawing in the same colours first', () => {
    const index = createPictureIndex(kernel())
    index.put(picture(1, 7, BLUE))
    index.put(picture(2, 7, RED))
    expect(index.search([view(7, 0, RED)], 2).map(({ item }) => item)).toEqual([2, 1])
    expect(index.search([view(7, 0, BLUE)], 2).map(({ item }) => item)).toEqual([1, 2])
  })
})

it('contains the pictures that were put and not removed, after any sequence of changes', () => {
  const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(changes, (steps) => {
      const index = createPictureIndex(scan)
      const expected = new Map<number, number>()
      for (const [item, seed] of steps) {
        if (seed === 0) index.remove(item)
        else index.put(picture(item, seed))
        if (seed === 0) expected.delete(item)
        else expected.set(item, seed)
      }
      expect(index.size).toBe(expected.size)
      for (const [item, seed] of expected) expect(index.get(item)?.shape).toEqual(shapeOf(seed))
      expect(new Set([...index.pictures()].map(({ item }) => item))).toEqual(new Set(expected.keys()))
    }),
  )
})
