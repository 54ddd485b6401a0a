import { expect, test } from 'vitest'
import { createPace, inSlices } from './pace.ts'

const busy = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('processes every item once, in order', async () => {
  const items = Array.from({ length: 10_000 }, (_, at) => at)
  const seen: number[] = []
  await inSlices(items, (slice) => seen.push(...slice))
  expect(seen).toEqual(items)
})

test('makes slices longer while they are fast and shorter when they are slow', async () => {
  const quick: number[] = []
  await inSlices(Array.from({ length: 5_000 }), (slice) => quick.push(slice.length))
  expect(Math.max(...quick)).toBeGreaterThan(quick[0] ?? 0)
  const slow: number[] = []
  await inSlices(
    Array.from({ length: 100 }),
    (slice) => {
      slow.push(slice.length)
      busy(slice.length)
    },
    4,
  )
  expect(slow.at(-2)).toBeLessThan(slow[0] ?? 0)
})

test('yields to other work between slices', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await inSlices(Array.from({ length: 400 }), () => busy(2), 1)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})

test('continues at once while the time slice lasts', () => {
  expect(createPace(1_000)()).toBeUndefined()
})
