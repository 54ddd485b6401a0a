import { expect, test } from 'vitest'
import { LARGEST_SEGMENT, nextMerge } from './merge-policy.ts'

const alive = (...sizes: number[]) => sizes.map((size) => ({ size, universe: size }))

test('eight segments of one class are merged, seven are not', () => {
  expect(nextMerge(alive(100, 110, 120, 130, 140, 150, 160))).toBeNull()
  expect(nextMerge(alive(100, 5000, 110, 120, 130, 140, 150, 160, 170))).toEqual([0, 2, 3, 4, 5, 6, 7, 8])
})

test('the smallest segments are merged first', () => {
  const [large, small] = [new Array<number>(8).fill(5000), [2, 3, 2, 3, 2, 3, 2, 3]]
  expect(nextMerge(alive(...large, ...small))).toEqual([8, 9, 10, 11, 12, 13, 14, 15])
})

test('a segment larger than half of the maximum is never merged', () => {
  const half = LARGEST_SEGMENT / 2
  expect(nextMerge(alive(...new Array<number>(9).fill(half + 1)))).toBeNull()
  expect(nextMerge(alive(...new Array<number>(8).fill(half)))).toEqual([0, 1])
})

test('a segment is rewritten when most of it is deleted, and dropped when all of it is', () => {
  expect(nextMerge([{ size: 50, universe: 100 }])).toBeNull()
  expect(nextMerge([{ size: 49, universe: 100 }])).toEqual([0])
  expect(nextMerge([...alive(7), { size: 0, universe: 100 }])).toEqual([1])
})

test('any stream of writes leaves few segments', () => {
  let sizes: number[] = []
  for (let write = 0; write < 3000; write++) {
    sizes.push(1)
    for (let merge = nextMerge(alive(...sizes)); merge; merge = nextMerge(alive(...sizes))) {
      const merged = merge
      const sum = merged.reduce((total, at) => total + (sizes[at] ?? 0), 0)
      sizes = [...sizes.filter((_, at) => !merged.includes(at)), sum]
    }
  }
  expect(sizes.length).toBeLessThan(30)
})
